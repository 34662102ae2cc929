import { useSyncExternalStore } from 'react';

/** `(max-width: 767.98px)`: the same width at which the styles change. */
export const mobileQuery = '(max-width: 767.98px)';

/** A window that is dragged passes many widths: what opens is decided once it rests, ms. @spec SHELL-006 */
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

/** One for each query; queries are constants of the code. */
const storeOf = (query: string): MediaStore => {
  const known = stores.get(query);
  if (known) return known;
  const store = createMediaStore(query);
  stores.set(query, store);
  return store;
};

/**
 * Whether a media query matches; false on the server and on the first client render. Decided anew when the window has been resized, and
 * rests. For behaviour only (which panel opens): what is seen at first must be chosen by CSS. @spec SHELL-006
 */
export const useMedia = (query: string): boolean => {
  const { subscribe, matches } = storeOf(query);
  return useSyncExternalStore(subscribe, matches, () => false);
};
