import { useLayoutEffect, useState, type RefObject } from 'react';
import { fitList, type ListFit } from './fit-list';

/**
 * Fits an open floating list to the window, measured again when its content, the window or the scroll position changes. null until it
 * is measured. The field is the list's offset parent.
 */
export const useListFit = (list: RefObject<HTMLElement | null>, active: boolean): ListFit | null => {
  const [fit, setFit] = useState<ListFit | null>(null);
  useLayoutEffect(() => {
    const element = list.current;
    const field = element?.parentElement;
    if (!active || !element || !field) return;
    const measure = (): void => {
      const next = fitList(field.getBoundingClientRect(), element.scrollHeight, innerHeight);
      setFit((now) => (now?.side === next.side && now.room === next.room ? now : next));
    };
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    observer?.observe(element);
    addEventListener('resize', measure);
    addEventListener('scroll', measure, { passive: true, capture: true });
    return () => {
      observer?.disconnect();
      removeEventListener('resize', measure);
      removeEventListener('scroll', measure, { capture: true });
    };
  }, [list, active]);
  return active ? fit : null;
};
