import { useEffect, useState, type RefObject } from 'react';

/** Whether the element has left the window at its top: false on the server and until the browser has looked. */
export const useHasPassed = (element: RefObject<HTMLElement | null>): boolean => {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setPassed(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
      },
      // All that lies below counts as in sight: a jump from above the element to below it crosses the one edge that is left.
      { rootMargin: '0px 0px 1000000px 0px' },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return passed;
};
