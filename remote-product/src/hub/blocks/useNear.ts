import { useEffect, useState, type RefObject } from 'react';

/** True once the element was within half a screen of the window. */
export const useNear = (element: RefObject<HTMLElement | null>): boolean => {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target || isNear) return;
    const watched = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '50%' },
    );
    watched.observe(target);
    return () => watched.disconnect();
  }, [element, isNear]);
  return isNear;
};
