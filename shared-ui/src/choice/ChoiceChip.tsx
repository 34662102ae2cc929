import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface ChoiceChipProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  children: ReactNode;
}

/** A radio button as a 44 px box with a short label: title, time slot, number of nights. */
export const ChoiceChip = ({ children, className, ...input }: ChoiceChipProps) => (
  <label css={chip} className={className}>
    <input {...input} type="radio" css={radio} />
    {children}
  </label>
);

const chip = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'var(--size-target)',
  padding: '0.35rem 1.15rem',
  border: 'var(--border-control)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-raised)',
  fontWeight: 520,
  lineHeight: 1.2,
  cursor: 'pointer',
  '&:has(:checked)': {
    padding: 'calc(0.35rem - 1px) calc(1.15rem - 1px)',
    border: 'var(--border-selected)',
    background: 'var(--color-brand-tint)',
  },
  '&:has(:disabled)': {
    background: 'var(--color-surface-sunken)',
    color: 'var(--color-ink-muted)',
    cursor: 'not-allowed',
  },
  '&:has(:focus-visible)': {
    outline: '2.5px solid var(--color-focus)',
    outlineOffset: '2px',
    boxShadow: '0 0 0 2px var(--color-focus-halo)',
  },
});

// Transparent and covering the chip, so that touch, screen reader and form still reach it.
const radio = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
