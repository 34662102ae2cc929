import { css } from '@emotion/react';

export const actionStyles = {
  column: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-5)' }),
  list: css({ display: 'grid', gap: 'var(--space-2)' }),
  /** A button of the list, over its whole width. */
  item: css({ justifyContent: 'start', width: '100%', textAlign: 'start' }),
  lines: css({ display: 'grid', margin: 0 }),
  line: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(55%)',
    gap: 'var(--space-1) var(--space-4)',
    paddingBlock: 'var(--space-3)',
    borderTop: 'var(--border-hairline)',
    '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere', textAlign: 'end' },
  }),
  strong: css({ '& dd': { fontWeight: 620 } }),
  second: css({ display: 'block' }),
  pair: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
    alignItems: 'start',
    gap: 'var(--space-4)',
  }),
  three: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    alignItems: 'end',
    gap: 'var(--space-3)',
  }),
  group: css({ display: 'grid', margin: 0, padding: 0, border: 0 }),
  // Level with the boxes below; a browser's own padding moves it.
  legend: css({ padding: 0, marginBottom: 'var(--space-2)' }),
  preview: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'var(--space-3)',
    padding: 'var(--space-4)',
    borderRadius: 'var(--radius-m)',
    background: 'var(--color-surface-sunken)',
  }),
  dim: css({ opacity: 0.6 }),
};
