import { css } from '@emotion/react';
import { media } from '@detour/shared-ui';

/** Header tools: icon and label on wide screens, icon only on others. */
export const toolStyles = {
  tool: css({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.45rem',
    minWidth: 'var(--size-target)',
    minHeight: 'var(--size-target)',
    paddingInline: '0.7rem',
    borderRadius: 'var(--radius-m)',
    fontSize: '0.9375rem',
    fontWeight: 540,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    [media.belowDesktop]: { paddingInline: 0 },
    [media.hover]: { '&:hover': { background: 'var(--color-surface-sunken)' } },
  }),
  button: css({
    border: 0,
    background: 'none',
    color: 'inherit',
    fontFamily: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  }),
  word: css({
    [media.belowDesktop]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  }),
} as const;
