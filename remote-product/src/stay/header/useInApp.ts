import { useHost, useHydrated } from '@detour/remote-kit';
import type { Names } from '../../contract';

/** Whether the page runs inside the native app. The shell stores it for the session, from whichever page the app opens. */
export const useInApp = (): boolean => {
  const { storage } = useHost<Names>();
  // The server does not know it, and the first client render must equal the server's.
  return useHydrated() && storage.read('inApp') === '1';
};
