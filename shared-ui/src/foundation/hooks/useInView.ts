import { useEffect, type RefObject } from 'react';

export interface InViewOptions {
  readonly element: RefObject<HTMLElement | null>;
  /** False pauses the observer. */
  readonly active: boolean;
  readonly onVisible: () => void;
}

/** Calls back when the element becomes visible, and again when it reappears after `active` was renewed. */
export const useInView = ({ element, active, onVisible }: InViewOptions): void => {
  useEffect(() => {
    const target = element.current;
    if (!active || !target) return;
    const watched = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onVisible();
    });
    watched.observe(target);
    return () => watched.disconnect();
  }, [element, active, onVisible]);
};
