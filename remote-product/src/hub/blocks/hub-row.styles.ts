import { css } from '@emotion/react';
import { media } from '@detour/shared-ui';

/** A row of the list of actions or documents: icon, words, hairline below. At least 48 px high. */
export const hubRow = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  width: '100%',
  minHeight: '3rem',
  padding: 'var(--space-2) 0',
  border: 0,
  borderBottom: 'var(--border-hairline)',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 540,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '& > svg': { flex: 'none', color: 'var(--color-brand)' },
  '& > span': { flex: 1, minWidth: 0 },
  [media.hover]: { '&:hover > span': { textDecoration: 'underline', textUnderlineOffset: '0.14em' } },
});
