import { useSyncExternalStore } from 'react';

/** `(max-width: 767.98px)`: the same width at which the styles change. */
export const mobileQuery = '(max-width: 767.98px)';

/**
 * Whether a media query matches; false on the server and on the first client render. For behaviour only (which panel
 * opens): what is seen at first must be chosen by CSS.
 */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
