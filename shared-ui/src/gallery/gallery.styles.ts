import { css, type CSSObject } from '@emotion/react';
import { media } from '../foundation/media';

const mosaic = (shown: number, more: CSSObject) =>
  css({
    [media.fromTablet]: {
      display: 'grid',
      gridTemplateColumns: '2fr 1fr 1fr',
      gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
      gap: '0.5rem',
      height: '22rem',
      borderRadius: 'var(--radius-l)',
      overflow: 'hidden',
      '& > li:first-of-type': { gridRow: 'span 2' },
      [`& > li:nth-of-type(n + ${shown + 1})`]: { display: 'none' },
      ...more,
    },
    // Title and tabs have room in a window of 900 px, so that the price beside the tabs is in the first view.
    [media.desktop]: { height: 'clamp(20rem, 100vh - 30rem, 29rem)' },
  });

export const galleryStyles = {
  // The carousel derives the slide size from its container, so the container must not depend on the slides.
  gallery: css({ position: 'relative', minWidth: 0, [media.mobile]: { marginInline: '-1.25rem' } }),
  container: css({
    [media.mobile]: {
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
      '&::-webkit-scrollbar': { display: 'none' },
      // From here on the library moves the list.
      '&[data-carousel]': { overflow: 'hidden', scrollSnapType: 'none', touchAction: 'pan-y' },
    },
  }),
  list: css({
    padding: 0,
    listStyle: 'none',
    [media.mobile]: { display: 'flex', transitionProperty: 'transform' },
  }),
  layouts: {
    five: mosaic(5, {}),
    four: mosaic(4, { '& > li:nth-of-type(2)': { gridColumn: 'span 2' } }),
    one: css({
      [media.fromTablet]: {
        borderRadius: 'var(--radius-l)',
        overflow: 'hidden',
        aspectRatio: '16 / 9',
        '& > li': { height: '100%' },
        '& > li:nth-of-type(n + 2)': { display: 'none' },
      },
    }),
  },
  slide: css({ minWidth: 0, minHeight: 0, [media.mobile]: { flex: '0 0 100%', scrollSnapAlign: 'start' } }),
  tile: css({
    display: 'block',
    width: '100%',
    height: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'zoom-in',
    [media.mobile]: { aspectRatio: '4 / 3' },
    // Inside the tile, because the rounded corners clip everything outside.
    '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'inset 0 0 0 6px var(--color-focus-halo)' },
  }),
  picture: css({ height: '100%', '& img': { height: '100%' } }),
  disc: css({
    position: 'absolute',
    top: '1rem',
    zIndex: 'var(--z-raised)',
    [media.fromTablet]: { display: 'none' },
  }),
  start: css({ insetInlineStart: '1rem' }),
  end: css({ insetInlineEnd: '1rem' }),
  counter: css({
    position: 'absolute',
    insetInlineEnd: '1rem',
    bottom: '1rem',
    zIndex: 'var(--z-raised)',
    padding: '0.5rem 0.7rem',
    borderRadius: 'var(--radius-s)',
    background: 'var(--color-surface-night, var(--color-ink))',
    color: 'var(--color-ink-inverse)',
    fontSize: '0.875rem',
    fontWeight: 560,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums lining-nums',
    [media.fromTablet]: { display: 'none' },
  }),
  seeAll: css({
    position: 'absolute',
    insetInlineEnd: '1rem',
    bottom: '1rem',
    [media.mobile]: { display: 'none' },
  }),
} as const;

export const viewerStyles = {
  dialog: css({
    width: '100vw',
    height: '100dvh',
    maxWidth: '100vw',
    maxHeight: '100dvh',
    margin: 0,
    padding: 0,
    border: 0,
    background: 'var(--color-surface-night, var(--color-ink))',
    color: 'var(--color-ink-inverse)',
    // On ink all focus rings are pale.
    '--color-focus': 'var(--color-focus-on-dark)',
    '--color-focus-halo': 'var(--color-surface-night, var(--color-ink))',
    '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto auto' },
    opacity: 0,
    transition:
      'opacity var(--motion-calm) var(--motion-ease-out), overlay var(--motion-calm) allow-discrete, display var(--motion-calm) allow-discrete',
    '&:modal': { opacity: 1 },
    '@starting-style': { '&:modal': { opacity: 0 } },
  }),
  head: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '0.6rem 0.75rem 0.6rem 1.5rem',
  }),
  title: css({
    fontFamily: 'var(--font-text)',
    fontSize: '1rem',
    fontWeight: 560,
    fontVariantNumeric: 'tabular-nums lining-nums',
    '&:focus, &:focus-visible': { outline: 'none', boxShadow: 'none' },
  }),
  stage: css({ position: 'relative', minHeight: 0, overflow: 'hidden', touchAction: 'pan-y' }),
  list: css({
    display: 'flex',
    height: '100%',
    padding: 0,
    listStyle: 'none',
    transitionProperty: 'transform',
  }),
  slide: css({
    flex: '0 0 100%',
    display: 'grid',
    placeItems: 'center',
    minHeight: 0,
    paddingInline: '1rem',
  }),
  picture: css({
    height: '100%',
    '& img': { width: '100%', height: '100%', objectFit: 'contain', background: 'none' },
  }),
  arrow: css({
    position: 'absolute',
    top: 'calc(50% - 1.625rem)',
    zIndex: 'var(--z-raised)',
    width: 'var(--size-control)',
    height: 'var(--size-control)',
  }),
  previous: css({ insetInlineStart: '1rem' }),
  next: css({ insetInlineEnd: '1rem' }),
  caption: css({ minHeight: '3rem', padding: '0.75rem 1.5rem', textAlign: 'center', lineHeight: 1.4 }),
  thumbnails: css({
    display: 'flex',
    gap: '0.5rem',
    padding: '0.25rem 1.5rem 1.25rem',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    listStyle: 'none',
    '& > li:first-of-type': { marginInlineStart: 'auto' },
    '& > li:last-of-type': { marginInlineEnd: 'auto' },
    [media.mobile]: { display: 'none' },
  }),
  thumbnail: css({
    display: 'block',
    width: '5rem',
    height: '3.375rem',
    padding: 0,
    border: '2px solid transparent',
    borderRadius: 'var(--radius-s)',
    background: 'none',
    overflow: 'hidden',
    opacity: 0.6,
    cursor: 'pointer',
    '&[aria-current="true"]': { borderColor: 'var(--color-ink-inverse)', opacity: 1 },
    '& picture, & img': { height: '100%' },
  }),
} as const;
