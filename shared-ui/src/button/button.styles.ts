import { css } from '@emotion/react';
import { media } from '../foundation/media';

export type ButtonKind = 'buy' | 'brand' | 'quiet' | 'link';
export type ButtonSize = 'regular' | 'small';

/** Width: of the label, of the container, or of the container on mobile only. */
export type ButtonWidth = 'label' | 'full' | 'full-on-mobile';

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'var(--space-2)',
  minHeight: 'var(--size-control)',
  padding: '0.25rem 1.5rem',
  border: '1px solid transparent',
  borderRadius: 'var(--radius-m)',
  background: 'none',
  color: 'inherit',
  fontFamily: 'var(--font-text)',
  fontSize: '1rem',
  fontWeight: 620,
  lineHeight: 1.2,
  textAlign: 'center',
  textWrap: 'balance',
  textDecoration: 'none',
  cursor: 'pointer',
  transition:
    'background-color var(--motion-quick) var(--motion-ease-out), border-color var(--motion-quick) var(--motion-ease-out), color var(--motion-quick) var(--motion-ease-out)',
  '&[aria-busy="true"]': { cursor: 'progress' },
  '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': {
    background: 'var(--color-surface-sunken)',
    borderColor: 'transparent',
    color: 'var(--color-ink-muted)',
    cursor: 'not-allowed',
  },
});

const enabled = '&:not(:disabled, [aria-disabled="true"])';

const kinds = {
  buy: css({
    background: 'var(--color-accent)',
    color: 'var(--color-on-accent)',
    [media.hover]: { [`${enabled}:hover`]: { background: 'var(--color-accent-strong)' } },
  }),
  brand: css({
    background: 'var(--color-brand)',
    color: 'var(--color-on-brand)',
    [media.hover]: { [`${enabled}:hover`]: { background: 'var(--color-brand-strong)' } },
  }),
  quiet: css({
    borderColor: 'var(--color-line-strong)',
    background: 'var(--color-surface-raised)',
    color: 'var(--color-ink)',
    [media.hover]: { [`${enabled}:hover`]: { borderColor: 'var(--color-ink)' } },
  }),
  link: css({
    minHeight: 'var(--size-target)',
    padding: 0,
    border: 0,
    color: 'var(--color-brand)',
    fontWeight: 560,
    // Two lines begin where the text around them begins.
    textAlign: 'inherit',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.22em',
    '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': { background: 'none' },
    [media.hover]: {
      [`${enabled}:hover`]: { color: 'var(--color-brand-strong)', textDecorationThickness: '2px' },
    },
  }),
} satisfies Record<ButtonKind, ReturnType<typeof css>>;

const small = css({ minHeight: 'var(--size-control-small)', paddingInline: '1.1rem', fontSize: '0.9375rem' });
const smallLink = css({ fontSize: '0.9375rem' });

const widths = {
  label: null,
  full: css({ width: '100%' }),
  'full-on-mobile': css({ [media.mobile]: { width: '100%' } }),
} satisfies Record<ButtonWidth, ReturnType<typeof css> | null>;

export const buttonStyles = (kind: ButtonKind, size: ButtonSize, width: ButtonWidth) => [
  base,
  kinds[kind],
  size === 'small' && (kind === 'link' ? smallLink : small),
  widths[width],
];

/** A link inside a sentence: link colour, no 44 px target. */
export const textLink = css({
  color: 'var(--color-brand)',
  fontWeight: 560,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
  [media.hover]: { '&:hover': { color: 'var(--color-brand-strong)', textDecorationThickness: '2px' } },
});
