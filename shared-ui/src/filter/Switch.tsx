import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> {
  children: ReactNode;
}

/** A toggle in a row of 44 px: label left, switch right. */
export const Switch = ({ children, className, ...input }: SwitchProps) => (
  <label css={row} className={className}>
    <span css={words}>{children}</span>
    <input {...input} type="checkbox" role="switch" css={track} />
  </label>
);

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem',
  minHeight: 'var(--size-target)',
  cursor: 'pointer',
});

const words = css({ fontWeight: 520 });

const track = css({
  flex: 'none',
  appearance: 'none',
  width: '3rem',
  height: '1.75rem',
  margin: 0,
  borderRadius: 'var(--radius-pill)',
  border: '1.5px solid var(--color-line-strong)',
  background: 'var(--color-surface-sunken)',
  cursor: 'inherit',
  transition: 'background var(--motion-quick) var(--motion-ease-out)',
  '&::after': {
    content: '""',
    display: 'block',
    width: '1.25rem',
    height: '1.25rem',
    margin: '0.125rem',
    borderRadius: '50%',
    background: 'var(--color-ink-muted)',
    transition: 'transform var(--motion-quick) var(--motion-ease-out)',
  },
  '&:checked': { borderColor: 'var(--color-brand)', background: 'var(--color-brand)' },
  '&:checked::after': { transform: 'translateX(1.25rem)', background: 'var(--color-on-brand)' },
});
