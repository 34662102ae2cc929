import { css } from '@emotion/react';
import { media } from '@detour/shared-ui';

/** Rows of a name with its numbers beside it; on a phone below it, two beside each other. */
export const figureList = css({
  display: 'grid',
  gap: 'var(--space-3)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const figureRow = css({
  display: 'grid',
  gridTemplateColumns: '14rem minmax(0, 1fr)',
  gap: 'var(--space-2) var(--space-4)',
  paddingBlockStart: 'var(--space-3)',
  borderBlockStart: '1px solid var(--color-line)',
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const figures = (columns: number) =>
  css({
    display: 'grid',
    gridTemplateColumns: `repeat(${columns}, minmax(5rem, 1fr))`,
    gap: 'var(--space-2) var(--space-4)',
    margin: 0,
    [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  });
export const figure = css({ margin: 0, fontVariantNumeric: 'tabular-nums' });
