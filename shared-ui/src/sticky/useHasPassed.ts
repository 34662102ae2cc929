import { useEffect, useState, type RefObject } from 'react';

/** Whether the element has left the window at its top. False on the server and until the first observation. */
export const useHasPassed = (element: RefObject<HTMLElement | null>): boolean => {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setPassed(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
      },
      // Everything below counts as visible: a jump from above the element to below it crosses only this edge.
      { rootMargin: '0px 0px 1000000px 0px' },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return passed;
};
