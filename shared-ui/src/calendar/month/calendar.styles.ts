import { css } from '@emotion/react';
import { text } from '../../foundation/text';
import { media } from '../../foundation/media';

export const calendarStyles = {
  months: css({
    '& [data-months]': { display: 'grid', gap: '1.4rem 3rem' },
    '& table': { width: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: '0 3px' },
    '& th': {
      padding: 0,
      color: 'var(--color-ink-muted)',
      fontSize: '0.8125rem',
      fontWeight: 520,
      lineHeight: '2rem',
      textAlign: 'center',
    },
    '& td': { padding: 0 },
  }),
  pages: css({
    '& [data-months]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
    // Six rows, so that paging between months never changes the height.
    '& tbody': { display: 'table-row-group' },
  }),
  head: css({
    display: 'grid',
    gridTemplateColumns: '2.75rem 1fr 2.75rem',
    alignItems: 'center',
    marginBottom: '0.5rem',
  }),
  caption: css(text.h3, {
    gridColumn: 2,
    gridRow: 1,
    textAlign: 'center',
    '&::first-letter': { textTransform: 'uppercase' },
  }),
  stackCaption: css(text.h3, {
    padding: '0 0 0.5rem 0.5rem',
    '&::first-letter': { textTransform: 'uppercase' },
  }),
  previous: css({ gridColumn: 1, gridRow: 1 }),
  next: css({ gridColumn: 3, gridRow: 1 }),
  searching: css(text.small, {
    minHeight: '1.45em',
    marginTop: '0.75rem',
    color: 'var(--color-ink-muted)',
    textAlign: 'center',
  }),
} as const;

export const dayStyles = {
  cell: css({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.1rem',
    width: '100%',
    minWidth: 'var(--size-target)',
    height: '3.5rem',
    // Six weeks with header and footer exceed a small laptop's window.
    [media.lowDesktop]: { height: '3rem' },
    padding: 0,
    border: 0,
    borderRadius: 'var(--radius-m)',
    background: 'none',
    color: 'inherit',
    fontFamily: 'var(--font-text)',
    fontVariantNumeric: 'tabular-nums lining-nums',
    cursor: 'pointer',
    '&:focus-visible': { zIndex: 1, outlineOffset: '-2px' },
    '&:hover [data-note], &:focus-visible [data-note]': { visibility: 'visible', opacity: 1 },
  }),
  figure: css({ fontSize: '1rem', fontWeight: 560, lineHeight: 1.2 }),
  price: css({
    minHeight: '0.86rem',
    color: 'var(--color-ink-muted)',
    fontSize: '0.75rem',
    fontWeight: 460,
    lineHeight: 1.15,
    whiteSpace: 'nowrap',
  }),
  best: css({ color: 'var(--color-positive)', fontWeight: 680 }),
  free: css({ [media.hover]: { '&:hover': { background: 'var(--color-brand-tint)' } } }),
  blocked: css({
    cursor: 'not-allowed',
    '& > [data-figure]': {
      color: 'var(--color-line-strong)',
      fontWeight: 400,
      textDecoration: 'line-through',
      textDecorationThickness: '1px',
    },
  }),
  end: css({
    background: 'var(--color-brand)',
    color: 'var(--color-on-brand)',
    '& > [data-price]': { color: 'var(--color-on-brand)', fontWeight: 460 },
    '&:focus-visible': {
      outlineColor: 'var(--color-focus-on-brand, var(--color-focus-on-dark))',
      outlineOffset: '-4px',
    },
  }),
  checkin: css({ borderRadius: 'var(--radius-m) 0 0 var(--radius-m)' }),
  checkout: css({ borderRadius: '0 var(--radius-m) var(--radius-m) 0' }),
  between: css({ borderRadius: 0, background: 'var(--color-brand-tint)' }),
  today: css({
    position: 'absolute',
    bottom: '0.2rem',
    width: 4,
    height: 4,
    borderRadius: '50%',
    background: 'var(--color-accent)',
  }),
  loading: css({ width: '2.25rem', height: '0.6rem', margin: '0.13rem 0' }),
  note: css({
    position: 'absolute',
    bottom: 'calc(100% + 2px)',
    left: '50%',
    zIndex: 'var(--z-raised)',
    translate: '-50% 0',
    padding: '0.35rem 0.6rem',
    borderRadius: 'var(--radius-s)',
    background: 'var(--color-ink)',
    color: 'var(--color-surface)',
    fontSize: '0.8125rem',
    fontWeight: 520,
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
    visibility: 'hidden',
    opacity: 0,
    transition: 'opacity var(--motion-quick) var(--motion-ease-out)',
    pointerEvents: 'none',
  }),
} as const;
