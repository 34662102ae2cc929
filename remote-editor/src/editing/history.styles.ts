import { css } from '@emotion/react';

/** The list of versions of an item or a promotion. */
export const historyStyles = {
  section: css({ display: 'grid', justifyItems: 'start', gap: 'var(--space-3)' }),
  list: css({ display: 'grid', width: '100%', margin: 0, padding: 0, listStyle: 'none' }),
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'var(--space-3)',
    paddingBlock: 'var(--space-3)',
    borderBottom: 'var(--border-hairline)',
  }),
  words: css({ display: 'grid', gap: 'var(--space-1)', minWidth: 0, overflowWrap: 'anywhere' }),
};
