import { useEffect, useRef, type RefObject } from 'react';
import type { Swiper } from 'swiper';

export interface SwiperHook {
  /** While false the list is what the server sent: one that scrolls and snaps. */
  active: boolean;
  /** Holds one `.swiper-wrapper` with `.swiper-slide` children. */
  container: RefObject<HTMLElement | null>;
  index: number;
  onIndex: (index: number) => void;
}

/**
 * A swipe counts from a sixth of the width, be it quick or slow, and settles in 300 ms: the library's own rule for quick
 * ones, which asks for no distance, is off, and no swipe is too quick for the other. @spec UI-012 UI-013
 */
export const swipeSettings = {
  speed: 300,
  longSwipesRatio: 1 / 6,
  longSwipesMs: 0,
  shortSwipes: false,
} as const;

/**
 * Makes a list that scrolls into a carousel, once its library is there; it sets styles by script, which the policy against
 * inline styles allows, and takes them all back.
 */
export const useSwiper = ({ active, container, index, onIndex }: SwiperHook): void => {
  const carousel = useRef<Swiper | null>(null);
  const latest = useRef({ index, onIndex });
  useEffect(() => {
    latest.current = { index, onIndex };
    if (carousel.current && carousel.current.activeIndex !== index) carousel.current.slideTo(index);
  }, [index, onIndex]);

  useEffect(() => {
    const element = container.current;
    if (!active || !element) return;
    let current = true;
    const start = async () => {
      const { default: Carousel } = await import('swiper');
      if (!current) return;
      // The list may have been scrolled before; the carousel takes its place from there.
      element.scrollLeft = 0;
      element.dataset['carousel'] = '';
      carousel.current = new Carousel(element, {
        ...swipeSettings,
        initialSlide: latest.current.index,
        on: { slideChange: (swiper) => latest.current.onIndex(swiper.activeIndex) },
      });
    };
    // Without its library the list goes on scrolling.
    start().catch(() => undefined);
    return () => {
      current = false;
      carousel.current?.destroy(true, true);
      carousel.current = null;
      delete element.dataset['carousel'];
    };
  }, [active, container]);
};
