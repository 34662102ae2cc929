import { css } from '@emotion/react';
import { media } from '@detour/shared-ui';

export const formStyles = {
  form: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-5)' }),
  pair: css({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'start',
    gap: 'var(--space-5)',
    [media.mobile]: { gridTemplateColumns: '1fr' },
  }),
  actions: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--space-3) var(--space-5)',
  }),
  section: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-5)' }),
  // Receives the focus only to be read by screen readers, so it has no focus ring.
  told: css({ '&:focus, &:focus-visible': { outline: 'none', boxShadow: 'none' } }),
  lined: css({ borderTop: 'var(--border-hairline)', paddingTop: 'var(--space-8)' }),
};
