import { css } from '@emotion/react';

export const wayStyles = {
  way: css({
    display: 'grid',
    alignContent: 'start',
    gap: 'var(--space-3)',
    padding: 'var(--space-6)',
    borderRadius: 'var(--radius-l)',
    background: 'var(--color-surface-sunken)',
  }),
  // Capitalises the first letter, because other sentences contain the same text.
  sentence: css({ '&::first-letter': { textTransform: 'uppercase' } }),
  action: css({ marginTop: 'var(--space-3)' }),
};
