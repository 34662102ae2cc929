import { useEffect, useState } from 'react';

/**
 * Visible share from which a section counts as visible. For a section higher than the window: share of the window.
 * @spec PROD-009
 */
const inView = 0.3;

const shareInView = ({ top, bottom, height }: DOMRect, offset: number): number =>
  (Math.min(bottom, innerHeight) - Math.max(top, offset)) / Math.min(height, innerHeight - offset);

/**
 * The section being read: the first visible one below the bars, otherwise the last one whose top has passed them, and the
 * very last one at the end of the page. `choose` scrolls to a section and moves the focus into it.
 * @param offset Pixels that the bars at the top cover.
 */
export const useActiveSection = (
  sectionIds: readonly string[],
  offset: number,
): readonly [active: string | undefined, choose: (id: string) => void] => {
  const [active, setActive] = useState(sectionIds[0]);
  const key = sectionIds.join(' ');

  useEffect(() => {
    const ids = key.split(' ');
    let frame = 0;
    const read = () => {
      frame = 0;
      const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      const sections = ids.flatMap((id) => {
        const box = document.getElementById(id)?.getBoundingClientRect();
        return box ? [{ id, box }] : [];
      });
      const seen = sections.find(({ box }) => shareInView(box, offset - slack) >= inView);
      const passed = sections.findLast(({ box }) => box.top <= offset + slack);
      setActive(atEnd && scrollY > 0 ? ids.at(-1) : ((seen ?? passed)?.id ?? ids[0]));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(read);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [key, offset]);

  const choose = (id: string) => {
    const section = document.getElementById(id);
    if (!section) return;
    section.focus({ preventScroll: true });
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({
      top: scrollY + section.getBoundingClientRect().top - offset,
      behavior: calm ? 'auto' : 'smooth',
    });
    setActive(id);
  };
  return [active, choose];
};

// A smooth scroll may stop one or two pixels early.
const slack = 8;
