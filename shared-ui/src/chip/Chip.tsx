import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { media } from '../foundation/media';
import { ChevronDownIcon } from '../icon/icons';

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** An active filter or shortcut. The label contains its value: "Prix : 80 à 220 €". */
  selected?: boolean | undefined;
  /** 18 px, left. */
  icon?: ReactNode;
  /** For a chip that opens a panel: adds the arrow. Also set `aria-expanded`. */
  opens?: boolean | undefined;
  /** `aria-pressed` for a toggle chip; not for one that opens a panel. */
  toggles?: boolean | undefined;
}

/** A 44 px pill for filters and shortcuts. */
export const Chip = ({
  selected = false,
  icon,
  opens,
  toggles,
  type = 'button',
  children,
  ...rest
}: ChipProps) => (
  <button
    type={type}
    {...(opens && { 'aria-haspopup': 'dialog' as const })}
    {...(toggles && { 'aria-pressed': selected })}
    {...rest}
    css={[chip, selected && chosen]}
  >
    {icon}
    <span>{children}</span>
    {opens && <ChevronDownIcon size={17} />}
  </button>
);

const chip = css({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4rem',
  minHeight: 'var(--size-target)',
  padding: '0 1rem',
  border: 'var(--border-control)',
  borderRadius: 'var(--radius-pill)',
  background: 'var(--color-surface-raised)',
  color: 'var(--color-ink)',
  fontSize: '0.9375rem',
  fontWeight: 540,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  [media.hover]: { '&:not(:disabled):hover': { borderColor: 'var(--color-ink)' } },
  '&:disabled': {
    background: 'var(--color-surface-sunken)',
    borderColor: 'transparent',
    color: 'var(--color-ink-muted)',
    cursor: 'not-allowed',
  },
});

const chosen = css({
  padding: '0 calc(1rem - 1px)',
  border: 'var(--border-selected)',
  background: 'var(--color-brand-tint)',
  color: 'var(--color-brand)',
  [media.hover]: { '&:not(:disabled):hover': { borderColor: 'var(--color-brand-strong)' } },
});
