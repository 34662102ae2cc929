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
  // It has the focus so that it is read, not so that something is done with it.
  told: css({ '&:focus, &:focus-visible': { outline: 'none', boxShadow: 'none' } }),
  lined: css({ borderTop: 'var(--border-hairline)', paddingTop: 'var(--space-8)' }),
};
