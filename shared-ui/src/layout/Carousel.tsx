import { css } from '@emotion/react';
import { useRef, type ReactNode } from 'react';
import { IconButton } from '../button/IconButton';
import { media } from '../foundation/media';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons';
import { Rail } from './Rail';
import { useScrollEnds } from './useScrollEnds';

export interface CarouselProps {
  /** Name of the list for screen readers. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Item width in rem. */
  itemWidth?: number | undefined;
  children: ReactNode;
}

/** @spec UI-010 */
const itemsPerStep = 4;

/** Visible part (px) of the previous item, as a hint that there is more. @spec UI-011 */
const scrollOffset = 16;

/** A row that scrolls at every width. With a mouse also by two arrows, four items per press. @spec UI-010 UI-011 */
export const Carousel = ({ label, previousLabel, nextLabel, itemWidth, children }: CarouselProps) => {
  const list = useRef<HTMLUListElement>(null);
  const ends = useScrollEnds(list);
  const step = (direction: -1 | 1): void => {
    const element = list.current;
    const items = [...(element?.children ?? [])] as HTMLElement[];
    const [origin] = items;
    if (!element || !origin) return;
    const placeOf = (item: HTMLElement): number => item.offsetLeft - origin.offsetLeft;
    const first = items.findIndex((item) => placeOf(item) >= element.scrollLeft);
    const next = items[Math.min(items.length - 1, Math.max(0, first + direction * itemsPerStep))] ?? origin;
    element.scrollTo({ left: Math.max(0, placeOf(next) - scrollOffset), behavior: 'smooth' });
  };
  const arrow = (direction: -1 | 1, off: boolean) => (
    <IconButton
      look="disc"
      label={direction === 1 ? nextLabel : previousLabel}
      icon={direction === 1 ? <ChevronRightIcon size={24} /> : <ChevronLeftIcon size={24} />}
      // Not `disabled`: the button would lose the focus at the end.
      aria-disabled={off || undefined}
      onClick={() => step(direction)}
    />
  );
  return (
    <div css={root}>
      <Rail ref={list} label={label} columns="scroll" itemWidth={itemWidth}>
        {children}
      </Rail>
      {!(ends.start && ends.end) && (
        <div css={arrows}>
          {arrow(-1, ends.start)}
          {arrow(1, ends.end)}
        </div>
      )}
    </div>
  );
};

const root = css({
  display: 'grid',
  gap: 'var(--space-4)',
  // Without it, the list would snap to the item and hide the previous one.
  [media.fromTablet]: { '& > ul': { scrollPaddingInlineStart: scrollOffset } },
});

// Touch needs no arrows.
const arrows = css({
  display: 'none',
  justifyContent: 'end',
  gap: 'var(--space-2)',
  [media.fromTablet]: { display: 'flex' },
  '& > [aria-disabled="true"]': { color: 'var(--color-line-strong)', cursor: 'not-allowed' },
});
