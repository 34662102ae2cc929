import { css } from '@emotion/react';
import { Children, type ReactNode } from 'react';
import { media } from '../foundation/media';

export interface CardGridProps {
  /** Columns on desktop; two on tablets, one on mobile. */
  columns?: 2 | 3 | 4 | undefined;
  /** During a refresh, cards dim to 60 % after 150 ms and keep their places. */
  dimmed?: boolean | undefined;
  children: ReactNode;
}

/** Cards that the first view of a phone can show. The shell lays the others out later (`data-below`, decision 1115). */
const firstViewCards = 2;

/** Cards in rows, 24 px between columns and 40 between rows. A child with `data-full-width` takes a full row. */
export const CardGrid = ({ columns = 3, dimmed = false, children }: CardGridProps) => (
  <ul css={[grid, columnStyles[columns], dimmed && dim]} role="list" aria-busy={dimmed || undefined}>
    {Children.map(
      children,
      (child, at) =>
        child && (
          <li css={item} {...(at < firstViewCards ? {} : { 'data-below': '' })}>
            {child}
          </li>
        ),
    )}
  </ul>
);

const grid = css({
  display: 'grid',
  gap: '2.5rem 1.5rem',
  padding: 0,
  listStyle: 'none',
  opacity: 1,
  transition: 'opacity var(--motion-quick) var(--motion-ease-out)',
  // Dense: if a full row follows an odd number of cards, the next card fills the gap.
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridAutoFlow: 'row dense' },
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '2rem' },
});

const columnStyles = {
  2: css({
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridAutoFlow: 'row dense' },
  }),
  3: css({ [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } }),
  4: css({ [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } }),
};

const dim = css({ opacity: 0.6, transitionDelay: '150ms' });

const item = css({ minWidth: 0, '&:has(> [data-full-width])': { gridColumn: '1 / -1' } });
