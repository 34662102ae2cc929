import { useEffect, useRef, type RefObject } from 'react';

/**
 * Ref for the element of a fragment that opens on click. Calls back once when the shell failed to load the wanted fragment, so
 * that the caller can navigate to an equivalent page.
 */
export const useFailedFragment = (
  isWanted: boolean,
  onFailed: () => void,
): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onFailed);
  useEffect(() => {
    latest.current = onFailed;
  });
  useEffect(() => {
    const element = place.current;
    if (!isWanted || !element) return;
    const watched = new MutationObserver(() => tellIfFailed());
    const tellIfFailed = (): void => {
      if (!element.querySelector('[data-remote-state="failed"]')) return;
      watched.disconnect();
      latest.current();
    };
    watched.observe(element, { subtree: true, attributes: true, attributeFilter: ['data-remote-state'] });
    tellIfFailed();
    return () => watched.disconnect();
  }, [isWanted]);
  return place;
};
