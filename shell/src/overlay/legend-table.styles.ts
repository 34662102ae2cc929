import { css } from '@emotion/react';

/** Tables of the legend. */
export const legendTable = css({
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'start',
  '& th': { fontWeight: 560, textAlign: 'start', whiteSpace: 'nowrap' },
  '& thead th': { color: 'var(--color-ink-muted)' },
  '& td, & th': {
    padding: '0.3rem 1rem 0.3rem 0',
    borderBlockEnd: '1px solid var(--color-line)',
    verticalAlign: 'top',
  },
});
