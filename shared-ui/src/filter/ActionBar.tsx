import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { media } from '../foundation/media';

export interface ActionBarProps {
  /** Name of the bar: "Résultats". */
  label: string;
  /** Two or three `ActionBarButton`s, or custom content with `actionBarPart`. */
  children: ReactNode;
}

/** Mobile: a green bar of equal parts at the bottom of the window. @spec SRCH-019 */
export const ActionBar = ({ label, children }: ActionBarProps) => (
  <div css={bar} role="group" aria-label={label} data-action-bar="">
    {children}
  </div>
);

export interface ActionBarButtonProps extends ComponentPropsWithRef<'button'> {
  icon: ReactNode;
  /** Badge after the label. Hidden at 0. */
  badge?: ReactNode;
}

export const ActionBarButton = ({ icon, badge, children, ...button }: ActionBarButtonProps) => (
  <button type="button" {...button} css={actionBarPart}>
    {icon}
    <span>{children}</span>
    {badge}
  </button>
);

const bar = css({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 'var(--z-bar)',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  [media.print]: { display: 'none' },
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: 'var(--color-surface-brand, var(--color-brand))',
  color: 'var(--color-ink-inverse)',
  boxShadow: 'var(--shadow-bar)',
  [media.fromTablet]: { display: 'none' },
  '& > * + *': {
    borderInlineStart: '1px solid color-mix(in srgb, var(--color-ink-inverse) 25%, transparent)',
  },
});

export const actionBarPart = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5rem',
  minHeight: '3.5rem',
  padding: '0 0.5rem',
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: 560,
  cursor: 'pointer',
  '&:focus-visible, &:has(:focus-visible)': {
    outline: '2.5px solid var(--color-focus-on-dark)',
    outlineOffset: '-5px',
    boxShadow: 'none',
  },
});

export const actionBarBadge = css({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.5rem',
  height: '1.5rem',
  padding: '0 0.35rem',
  borderRadius: 'var(--radius-pill)',
  background: 'var(--color-surface)',
  color: 'var(--color-brand)',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
