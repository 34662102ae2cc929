import { css } from '@emotion/react';
import { media } from '@detour/shared-ui';

export const securityStyles = {
  list: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }),
  row: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 'var(--space-2) var(--space-4)',
    paddingBlock: 'var(--space-3)',
    borderTop: 'var(--border-hairline)',
    '&:last-of-type': { borderBottom: 'var(--border-hairline)' },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
  }),
  words: css({ display: 'grid', gap: 'var(--space-1)', overflowWrap: 'anywhere' }),
  name: css({ fontWeight: 560 }),
};
