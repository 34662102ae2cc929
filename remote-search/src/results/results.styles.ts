import { css } from '@emotion/react';
import { media } from '@detour/shared-ui';

export const resultsStyles = {
  heading: css({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'end',
    gap: 'var(--space-2) var(--space-8)',
    marginBlock: '2.25rem 1.5rem',
    [media.mobile]: { flexDirection: 'column', alignItems: 'stretch', marginBlock: '1.25rem 1.25rem' },
  }),
  titles: css({ display: 'flex', flexDirection: 'column', gap: '0.35rem', flex: 1, minWidth: 0 }),
  anchor: css({ scrollMarginBlockStart: '5.5rem' }),
  note: css({ marginBlockEnd: '1.5rem' }),
  failed: css({ display: 'block', fontWeight: 620 }),
  pages: css({ marginBlockStart: '3.5rem' }),
  struck: css({ marginBlockStart: '2rem', color: 'var(--color-ink-muted)', fontSize: '0.875rem' }),
} as const;
