import { css } from '@emotion/react';
import { Children, type ReactNode, type Ref } from 'react';
import { media } from '../foundation/media';

export interface RailProps {
  /** Name of the list for screen readers. */
  label: string;
  /** Item width in rem while scrolling: 17.5 for stay cards, 14 for boxes. */
  itemWidth?: number | undefined;
  /** Columns from tablets up. `scroll` keeps it scrollable at every width. */
  columns?: 2 | 3 | 4 | 6 | 'scroll' | undefined;
  ref?: Ref<HTMLUListElement> | undefined;
  children: ReactNode;
}

/** Scrolls and snaps on mobile, bleeding to the right edge. A grid from tablets up; with three columns from desktops up. */
export const Rail = ({ label, itemWidth = 17.5, columns = 3, ref, children }: RailProps) => (
  <ul
    ref={ref}
    css={[rail, columns === 'scroll' ? null : columns === 3 ? threeInRow : grid(columns)]}
    role="list"
    aria-label={label}
    // A scroll container must be reachable by keyboard. As a grid nothing scrolls, and the links suffice.
    {...(columns === 'scroll' && { tabIndex: 0 })}
  >
    {Children.map(children, (child) => child && <li css={{ flex: `0 0 ${itemWidth}rem` }}>{child}</li>)}
  </ul>
);

const rail = css({
  display: 'flex',
  gap: '1rem',
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  // The scroll container must not clip the focus ring of a card.
  marginBlock: '-0.5rem',
  paddingBlock: '0.5rem',
  '& > li': { minWidth: 0, scrollSnapAlign: 'start' },
  [media.mobile]: { marginInline: '-1.25rem', paddingInline: '1.25rem', scrollPaddingInline: '1.25rem' },
});

// Three cards in two columns would leave a gap, so tablets keep the scrolling row.
const threeInRow = css({
  [media.tablet]: {
    gap: '1.5rem',
    marginInline: '-2rem',
    paddingInline: '2rem',
    scrollPaddingInline: '2rem',
  },
  [media.desktop]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '2.5rem 1.5rem',
    overflow: 'visible',
  },
});

const grid = (columns: 2 | 4 | 6) =>
  css({
    [media.fromTablet]: {
      display: 'grid',
      gridTemplateColumns: `repeat(${columns === 6 ? 3 : Math.min(columns, 2)}, minmax(0, 1fr))`,
      gap: '2.5rem 1.5rem',
      overflow: 'visible',
    },
    [media.desktop]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
  });
