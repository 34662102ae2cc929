import { useLayoutEffect, useState, type RefObject } from 'react';
import { popoverShift } from './popover-shift';

/** The shift of an open panel, measured again when its size changes: a calendar is a chunk that comes later. */
export const usePopoverShift = (
  panel: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
): number => {
  const [shift, setShift] = useState(0);
  useLayoutEffect(() => {
    const [element, from] = [panel.current, anchor.current];
    if (!element || !from || typeof ResizeObserver === 'undefined') return;
    let present = 0;
    const observer = new ResizeObserver(() => {
      const next = Math.round(popoverShift(element, from, present));
      if (Math.abs(next - present) <= 1) return;
      present = next;
      setShift(next);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [panel, anchor]);
  return shift;
};
