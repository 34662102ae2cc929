import { useEffect, useRef, type RefObject } from 'react';
import type { Swiper } from 'swiper';

export interface SwiperHook {
  /** While false, the list stays as in the server's HTML: it scrolls and snaps. */
  active: boolean;
  /** Contains one `.swiper-wrapper` with `.swiper-slide` children. */
  container: RefObject<HTMLElement | null>;
  index: number;
  onIndex: (index: number) => void;
}

/**
 * A swipe of a sixth of the width changes the picture, at any speed, and settles in 300 ms. The library's rule for short
 * swipes is off, because it requires no distance; its rule for long swipes has no time limit.
 * @spec UI-012 UI-013
 */
export const swipeSettings = {
  speed: 300,
  longSwipesRatio: 1 / 6,
  longSwipesMs: 0,
  shortSwipes: false,
} as const;

/**
 * Turns a scrolling list into a carousel once its library has loaded. The library sets styles by script, which the policy
 * against inline styles allows, and removes all of them.
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
      // The visitor may have scrolled the list before: the carousel starts at that position.
      element.scrollLeft = 0;
      element.dataset['carousel'] = '';
      carousel.current = new Carousel(element, {
        ...swipeSettings,
        initialSlide: latest.current.index,
        on: { slideChange: (swiper) => latest.current.onIndex(swiper.activeIndex) },
      });
    };
    // Without the library the list keeps scrolling.
    start().catch(() => undefined);
    return () => {
      current = false;
      carousel.current?.destroy(true, true);
      carousel.current = null;
      delete element.dataset['carousel'];
    };
  }, [active, container]);
};
