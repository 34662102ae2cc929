import { css } from '@emotion/react';
import { media } from '@detour/shared-ui';

export const fileStyles = {
  /** Booking, tabs, actions. */
  columns: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 19rem) minmax(0, 1fr)',
    alignItems: 'start',
    gap: 'var(--space-6) var(--space-8)',
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 18rem) minmax(0, 1fr)', gap: 'var(--space-6)' },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  withActions: css({
    // Seven tabs fit on one line.
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 17.5rem) minmax(0, 1fr) minmax(0, 15rem)',
      columnGap: 'var(--space-6)',
    },
  }),
  panel: css({
    display: 'grid',
    gap: 'var(--space-4)',
    padding: 'var(--space-4)',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius-m)',
    background: 'var(--color-surface-raised)',
  }),
  stack: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-4)' }),
  facts: css({
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    gap: 'var(--space-1) var(--space-4)',
    margin: 0,
    fontSize: '0.9375rem',
    lineHeight: 1.45,
    [media.belowDesktop]: { columnGap: 'var(--space-3)', fontSize: '0.875rem' },
    '& dt': { color: 'var(--color-ink-muted)' },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  }),
  list: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }),
  row: css({
    display: 'grid',
    gap: 'var(--space-1)',
    paddingBlock: 'var(--space-3)',
    borderBottom: 'var(--border-hairline)',
    '&:last-of-type': { borderBottom: 'none' },
  }),
  /** A text and, at the end of its line, an amount or a tag. */
  line: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: 'var(--space-1) var(--space-4)',
  }),
  /** A text and a time. On a phone each has its own line, in every row. */
  dated: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: 'var(--space-1) var(--space-4)',
    [media.mobile]: { display: 'grid', gap: '0.1rem', justifyItems: 'start' },
  }),
  /** Wide tables scroll inside of their own frame. */
  tableFrame: css({ overflowX: 'auto' }),
  table: css({
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: '0.9375rem',
    '& th, & td': {
      padding: 'var(--space-2) var(--space-4) var(--space-2) 0',
      borderBottom: 'var(--border-hairline)',
      textAlign: 'start',
      verticalAlign: 'baseline',
    },
    '& th': { color: 'var(--color-ink-muted)', fontWeight: 520, whiteSpace: 'nowrap' },
  }),
  amount: css({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' }),
  heading: css({ marginBottom: 'var(--space-2)' }),
};
