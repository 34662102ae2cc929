import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { media } from '../foundation/media';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Accessible name. */
  label: string;
  icon: ReactNode;
  /** `disc`: paper disc on a picture; `outlined`: hairline, for paging; `plain`: none. */
  look?: 'plain' | 'disc' | 'outlined';
}

/** A round button of 44 px without words. */
export const IconButton = ({ label, icon, look = 'plain', type = 'button', ...rest }: IconButtonProps) => (
  <button {...rest} type={type} aria-label={label} css={[base, looks[look]]}>
    {icon}
  </button>
);

const base = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 'var(--size-target)',
  height: 'var(--size-target)',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: 'var(--radius-pill)',
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  transition: 'background-color var(--motion-quick) var(--motion-ease-out)',
  '&:disabled, &[aria-disabled="true"]': { color: 'var(--color-line-strong)', cursor: 'not-allowed' },
  [media.hover]: {
    '&:not(:disabled, [aria-disabled="true"]):hover': { background: 'var(--color-surface-sunken)' },
  },
});

const looks = {
  plain: null,
  disc: css({ background: 'var(--color-surface)', color: 'var(--color-ink)' }),
  outlined: css({ borderColor: 'var(--color-line)' }),
};
