import { css } from '@emotion/react';
import type { ReactNode } from 'react';

/** A key of the keyboard. */
export const Key = ({ children }: { readonly children: ReactNode }) => <kbd css={key}>{children}</kbd>;

const key = css({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.5rem',
  height: '1.5rem',
  paddingInline: '0.375rem',
  border: '1px solid var(--color-line-strong)',
  borderRadius: 'var(--radius-s)',
  background: 'var(--color-surface-raised)',
  color: 'var(--color-ink-muted)',
  fontFamily: 'var(--font-text)',
  fontSize: '0.8125rem',
  lineHeight: 1,
});
