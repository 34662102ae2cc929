import { useEffect, useRef, type RefObject } from 'react';

/**
 * A reference for the element around a fragment that a press opens: while it is wanted, tells once when the shell could not load it, so
 * that the visitor can be sent on to the page that shows the same. A press never leads nowhere.
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
