import { css } from '@emotion/react';
import { pagesToShow } from './pages-to-show';
import { Anchor } from '../link/Anchor';
import { media } from '../foundation/media';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons';

export interface PaginationProps {
  /** One-based. */
  current: number;
  count: number;
  /** URL of a page. Real links, so that each page can be shared and crawled. */
  hrefOf: (page: number) => string;
  /** "Pages de résultats" */
  label: string;
  /** "Page 3" */
  pageLabel: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
}

/** Pages of a list. Renders nothing for one page. */
export const Pagination = ({
  current,
  count,
  hrefOf,
  label,
  pageLabel,
  previousLabel,
  nextLabel,
}: PaginationProps) => {
  if (count < 2) return null;
  return (
    <nav aria-label={label} data-testid="pagination">
      <ul css={list} role="list">
        {current > 1 && (
          <li>
            <Anchor css={page} href={hrefOf(current - 1)} rel="prev" aria-label={previousLabel}>
              <ChevronLeftIcon />
            </Anchor>
          </li>
        )}
        {pagesToShow(current, count).map((number, index, all) => (
          <li key={number} css={gapBefore(number, all[index - 1])}>
            <Anchor
              css={[page, number === current && currentPage]}
              href={hrefOf(number)}
              aria-label={pageLabel(number)}
              aria-current={number === current ? 'page' : undefined}
            >
              {number}
            </Anchor>
          </li>
        ))}
        {current < count && (
          <li>
            <Anchor css={page} href={hrefOf(current + 1)} rel="next" aria-label={nextLabel}>
              <ChevronRightIcon />
            </Anchor>
          </li>
        )}
      </ul>
    </nav>
  );
};

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '0.25rem',
  padding: 0,
  listStyle: 'none',
});

const page = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: 'var(--size-target)',
  height: 'var(--size-target)',
  paddingInline: '0.5rem',
  borderRadius: 'var(--radius-m)',
  color: 'var(--color-ink)',
  fontWeight: 540,
  lineHeight: 1,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums lining-nums',
  [media.hover]: { '&:hover': { background: 'var(--color-surface-sunken)' } },
});

const currentPage = css({
  background: 'var(--color-brand)',
  color: 'var(--color-on-brand)',
  [media.hover]: { '&:hover': { background: 'var(--color-brand-strong)' } },
});

// A wider gap where numbers are skipped.
const gapBefore = (number: number, before: number | undefined) =>
  before !== undefined && number - before > 1 ? leap : undefined;
const leap = css({ marginInlineStart: '0.75rem' });
