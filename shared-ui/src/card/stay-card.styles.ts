import { css } from '@emotion/react';
import { text } from '../foundation/text';
import { media } from '../foundation/media';

/** Boxes 1 to 8, shared by the card and its skeleton with equal line heights, so that nothing moves on load. */
export const cardParts = {
  card: css({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    height: '100%',
    [media.hover]: {
      '&:hover [data-part="picture"] img': { transform: 'scale(1.03)' },
      '&:hover [data-part="title"] a': { textDecoration: 'underline' },
    },
  }),
  stage: css({ position: 'relative' }),
  picture: css({
    aspectRatio: '3 / 2',
    borderRadius: 'var(--radius-m)',
    overflow: 'hidden',
    '& picture, & img': { height: '100%' },
    '& img': { transition: 'transform var(--motion-slow) var(--motion-ease-out)' },
    [media.reducedMotion]: { '& img': { transition: 'none', transform: 'none !important' } },
  }),
  flag: css({
    position: 'absolute',
    insetInlineStart: 0,
    top: '1rem',
    padding: '0.5rem 0.75rem',
    borderRadius: '0 var(--radius-s) var(--radius-s) 0',
    background: 'var(--color-accent)',
    color: 'var(--color-on-accent)',
    fontSize: '0.875rem',
    fontWeight: 640,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
  // Last in the DOM, so that the keyboard reaches the stay first. Above the covering link, which would catch the click.
  heart: css({ position: 'absolute', insetInlineEnd: '0.625rem', top: '0.625rem', zIndex: 2 }),
  place: css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: '0.75rem',
    marginTop: '0.9rem',
    color: 'var(--color-ink-muted)',
    fontSize: '0.875rem',
    fontWeight: 500,
    lineHeight: 1.4,
    '& > span:last-of-type:not(:only-of-type)': { flex: 'none' },
  }),
  title: css(text.h3, {
    marginTop: '0.2rem',
    marginBottom: 0,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  }),
  hotel: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.15rem 0.6rem',
    marginTop: '0.3rem',
    fontSize: '0.9375rem',
    fontWeight: 450,
    lineHeight: 1.4,
  }),
  words: css({
    marginTop: '0.45rem',
    color: 'var(--color-ink-muted)',
    fontSize: '0.9063rem',
    fontWeight: 420,
    lineHeight: 1.45,
  }),
  stress: css({ marginTop: '0.5rem' }),
  foot: css({ marginTop: 'auto', paddingTop: '0.8rem' }),
  footLine: css({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'end',
    gap: '0.75rem',
    // Height of a price with "à partir de", so that the lines of a row align.
    minHeight: 'calc(0.75rem + 1px + 2.65rem)',
    paddingTop: '0.75rem',
    borderTop: 'var(--border-hairline)',
  }),
  basis: css({ color: 'var(--color-ink-muted)', fontSize: '0.875rem', fontWeight: 440, lineHeight: 1.4 }),
  basisLine: css({ display: 'block' }),
};

/** Style differences of a look. @spec FLAG-012 CARE-005 */
export const cardLooks = {
  full: null,
  plain: css({
    '& [data-part="picture"]': { borderRadius: 0 },
    [media.hover]: { '&:hover [data-part="picture"] img': { transform: 'none' } },
  }),
  // One row: the picture beside all other content in the same order.
  modification: css({
    display: 'grid',
    gridTemplateColumns: '7.5rem minmax(0, 1fr)',
    alignContent: 'start',
    columnGap: '1rem',
    '& > *': { gridColumn: 2 },
    '& > div:first-of-type': { gridColumn: 1, gridRow: '1 / span 4' },
    '& > p:first-of-type': { marginTop: 0 },
  }),
};
