import { useEffect, useState, type RefObject } from 'react';

export interface ScrollEnds {
  readonly start: boolean;
  readonly end: boolean;
}

/** Which ends of a horizontal scroll container are reached, measured again when it scrolls or when its size or items change. */
export const useScrollEnds = (list: RefObject<HTMLElement | null>): ScrollEnds => {
  const [ends, setEnds] = useState<ScrollEnds>({ start: true, end: false });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = (): void => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      // One pixel may remain from rounding.
      const next = { start: scrollLeft <= 1, end: scrollLeft >= scrollWidth - clientWidth - 1 };
      setEnds((now) => (now.start === next.start && now.end === next.end ? now : next));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const size = new ResizeObserver(look);
    size.observe(element);
    const items = new MutationObserver(look);
    items.observe(element, { childList: true });
    return () => {
      element.removeEventListener('scroll', look);
      size.disconnect();
      items.disconnect();
    };
  }, [list]);
  return ends;
};
