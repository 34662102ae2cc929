import { css } from '@emotion/react';
import { media } from './media';

const display = { fontFamily: 'var(--font-display)', fontOpticalSizing: 'auto' } as const;
const plain = { fontFamily: 'var(--font-text)' } as const;
const figures = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;

/** Text styles as Emotion styles: `<h2 css={text.h2}>`. The README ("Type") says where each is used. */
export const text = {
  display: css({
    ...display,
    fontSize: 'clamp(2.5rem, 1.72rem + 3.2vw, 4.25rem)',
    lineHeight: 1.04,
    fontWeight: 460,
    // The same letters: the weight selects the width of the local font (`font-faces.ts`).
    [media.desktop]: { fontWeight: 464 },
    letterSpacing: '-0.022em',
    textWrap: 'balance',
  }),
  h1: css({
    ...display,
    fontSize: 'clamp(2rem, 1.62rem + 1.55vw, 2.875rem)',
    lineHeight: 1.1,
    fontWeight: 480,
    [media.desktop]: { fontWeight: 484 },
    letterSpacing: '-0.018em',
    textWrap: 'balance',
  }),
  h2: css({
    ...display,
    fontSize: 'clamp(1.5rem, 1.3rem + 0.85vw, 2rem)',
    lineHeight: 1.16,
    fontWeight: 480,
    letterSpacing: '-0.012em',
    textWrap: 'balance',
  }),
  h3: css({
    ...display,
    fontSize: 'clamp(1.1875rem, 1.14rem + 0.2vw, 1.3125rem)',
    lineHeight: 1.24,
    fontWeight: 520,
    letterSpacing: '-0.006em',
    textWrap: 'balance',
  }),
  priceLarge: css({
    ...plain,
    ...figures,
    fontSize: 'clamp(1.75rem, 1.66rem + 0.35vw, 2rem)',
    lineHeight: 1,
    fontWeight: 640,
    letterSpacing: '-0.02em',
    whiteSpace: 'nowrap',
  }),
  price: css({
    ...plain,
    ...figures,
    fontSize: '1.375rem',
    lineHeight: 1.1,
    fontWeight: 650,
    letterSpacing: '-0.012em',
    whiteSpace: 'nowrap',
  }),
  lead: css({
    ...plain,
    fontSize: 'clamp(1.0625rem, 1.02rem + 0.2vw, 1.1875rem)',
    lineHeight: 1.5,
    fontWeight: 400,
    letterSpacing: 0,
    textWrap: 'pretty',
  }),
  body: css({
    ...plain,
    fontSize: '1rem',
    lineHeight: 1.55,
    fontWeight: 400,
    letterSpacing: 0,
    textWrap: 'pretty',
  }),
  label: css({ ...plain, fontSize: '0.9375rem', lineHeight: 1.35, fontWeight: 560, letterSpacing: 0 }),
  small: css({ ...plain, fontSize: '0.875rem', lineHeight: 1.45, fontWeight: 420, letterSpacing: 0 }),
  micro: css({
    ...plain,
    fontSize: '0.8125rem',
    lineHeight: 1.35,
    fontWeight: 520,
    letterSpacing: '0.002em',
  }),
  /** Italic Fraunces, for reviews and gift messages only. Its file loads on first use. */
  quote: css({
    ...display,
    fontStyle: 'italic',
    fontSize: '1.1875rem',
    lineHeight: 1.45,
    fontWeight: 420,
    textWrap: 'pretty',
  }),
  /** Add to another style: digits of equal width, for amounts, counts and dates. */
  figures: css(figures),
  muted: css({ color: 'var(--color-ink-muted)' }),
} as const;
