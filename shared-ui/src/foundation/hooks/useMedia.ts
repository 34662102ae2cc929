import { useSyncExternalStore } from 'react';
import { useHydrated } from '../hydrated';

/** `(max-width: 767.98px)`: the breakpoint of the styles. */
export const mobileQuery = '(max-width: 767.98px)';

/**
 * Delay (ms) after the last resize event. Dragging a window crosses many widths; only the final one decides what opens.
 * @spec SHELL-006
 */
export const resizeRest = 150;

interface MediaStore {
  subscribe(onChange: () => void): () => void;
  matches(): boolean;
}

const createMediaStore = (query: string): MediaStore => {
  const listeners = new Set<() => void>();
  let decided = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let list: MediaQueryList | null = null;
  const decide = (): void => {
    const matches = matchMedia(query).matches;
    if (matches === decided) return;
    decided = matches;
    listeners.forEach((listener) => listener());
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(decide, resizeRest);
  };
  return {
    subscribe(onChange) {
      if (listeners.size === 0) {
        list = matchMedia(query);
        decided = list.matches;
        list.addEventListener('change', later);
        addEventListener('resize', later);
      }
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        list?.removeEventListener('change', later);
        removeEventListener('resize', later);
      };
    },
    matches: () => (listeners.size > 0 ? decided : matchMedia(query).matches),
  };
};

const stores = new Map<string, MediaStore>();

/** One store per query. Queries are constants in code. */
const storeOf = (query: string): MediaStore => {
  const known = stores.get(query);
  if (known) return known;
  const store = createMediaStore(query);
  stores.set(query, store);
  return store;
};

const no = (): boolean => false;

/**
 * Whether a media query matches. False on the server and until the page is hydrated. Evaluated again after a resize has
 * settled. For behaviour only (which panel opens): CSS decides what is visible at first.
 * @spec SHELL-006
 */
export const useMedia = (query: string): boolean => {
  const { subscribe, matches } = storeOf(query);
  // React renders a store that changed during hydration in one piece; what follows `useHydrated` it renders in slices.
  return useSyncExternalStore(subscribe, useHydrated() ? matches : no, no);
};
