import { useEffect, useState, type RefObject } from 'react';

/** True once the element was within half a screen of the window. False `active`: not yet watched. */
export const useNear = (element: RefObject<HTMLElement | null>, active = true): boolean => {
  const [isNear, setNear] = useState(false);
  const isWatched = active && !isNear;
  useEffect(() => {
    const target = element.current;
    if (!target || !isWatched) return;
    const watched = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '50%' },
    );
    watched.observe(target);
    return () => watched.disconnect();
  }, [element, isWatched]);
  return isNear;
};
