import { createContext, useContext } from 'react';

/** Whether the first client render is over. `HydrationState` provides it; a tree that was never on a server needs none. */
export const HydratedHolder = createContext(true);

/**
 * False on the server and in the first client render of server HTML, then true. The change is a transition: React renders its
 * effects in slices, after the page reacts to touches.
 */
export const useHydrated = (): boolean => useContext(HydratedHolder);
