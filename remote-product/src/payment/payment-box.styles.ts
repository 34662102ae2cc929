import { css } from '@emotion/react';

/** A question in the place of the payment form. */
export const paymentBox = {
  box: css({
    display: 'grid',
    gap: 'var(--space-4)',
    padding: 'var(--space-6)',
    borderRadius: 'var(--radius-l)',
    border: 'var(--border-hairline)',
    background: 'var(--color-surface-raised)',
  }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' }),
};
