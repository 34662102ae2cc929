import { css } from '@emotion/react';
import { media } from '@detour/shared-ui';

/** Pictures on the left, choices on the right; stacked below the desktop width. */
export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
  gap: '4rem',
  alignItems: 'start',
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-6)' },
});
