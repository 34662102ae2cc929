import { useState } from 'react';

/** Whether something is open or has been: what only it shows is made then, and kept for its closing and its next opening. */
export const useWasOpen = (open: boolean): boolean => {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return wasOpen;
};
