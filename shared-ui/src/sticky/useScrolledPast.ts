import { useSyncExternalStore } from 'react';

/** Read after a frame only: reading it during a render makes the browser lay out the page at once. */
let scrolled = 0;

const subscribe = (listener: () => void): (() => void) => {
  const read = (): void => {
    scrolled = scrollY;
    listener();
  };
  // The page may be scrolled already, after a reload or Back.
  const frame = requestAnimationFrame(read);
  addEventListener('scroll', read, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', read);
  };
};

/** Whether the page is scrolled by more than `pixels`. False on the server and until the first frame. */
export const useScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrolled > pixels,
    () => false,
  );
