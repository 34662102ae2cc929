import { useLayoutEffect, useState, type RefObject } from 'react';
import { popoverNudge, popoverShift } from './popover-shift';

export interface PopoverMove {
  /** Pixels up. */
  readonly up: number;
  /** Pixels to the right. */
  readonly right: number;
}

const still: PopoverMove = { up: 0, right: 0 };

/** The shift of an open panel, measured again when its size changes: the calendar chunk loads later. */
export const usePopoverShift = (
  panel: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
): PopoverMove => {
  const [move, setMove] = useState(still);
  useLayoutEffect(() => {
    const [element, from] = [panel.current, anchor.current];
    if (!element || !from || typeof ResizeObserver === 'undefined') return;
    let present = still;
    const observer = new ResizeObserver(() => {
      const next = {
        up: Math.round(popoverShift(element, from, present.up)),
        right: Math.round(popoverNudge(element, present.right)),
      };
      if (Math.abs(next.up - present.up) <= 1 && Math.abs(next.right - present.right) <= 1) return;
      present = next;
      setMove(next);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [panel, anchor]);
  return move;
};
