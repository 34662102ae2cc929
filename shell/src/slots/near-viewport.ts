/** Distance from the viewport at which a fragment loads: one screen. */
export const whenNearViewport = (element: HTMLElement, load: () => void): { disconnect(): void } => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      load();
    },
    { rootMargin: '600px' },
  );
  // A page may hide an empty fragment. A hidden element never intersects, so observe its parent.
  const drawn = element.getClientRects().length > 0;
  observer.observe(drawn ? element : (element.parentElement ?? element));
  return observer;
};
