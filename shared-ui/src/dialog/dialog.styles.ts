import { css } from '@emotion/react';
import { media } from '../foundation/media';

const calm = 'var(--motion-calm)';
const easing = 'var(--motion-ease-in-out)';

// `allow-discrete` keeps the dialog in the top layer during its fade-out. Other browsers close at once.
const moves = `opacity ${calm} ${easing}, transform ${calm} ${easing}, overlay ${calm} ${easing} allow-discrete, display ${calm} ${easing} allow-discrete`;

const slide = (from: string) => ({
  transform: from,
  '&[open]': { opacity: 1, transform: 'none' },
  '@starting-style': { '&[open]': { opacity: 0, transform: from } },
});

export const dialogStyles = {
  dialog: css({
    maxWidth: '100vw',
    maxHeight: '100dvh',
    padding: 0,
    border: 0,
    background: 'var(--color-surface)',
    color: 'var(--color-ink)',
    overflow: 'hidden',
    opacity: 0,
    transition: moves,
    boxShadow: 'var(--shadow-float)',
    '&::backdrop': {
      background: 'var(--color-scrim)',
      opacity: 0,
      transition: `opacity ${calm} ${easing}, overlay ${calm} ${easing} allow-discrete, display ${calm} ${easing} allow-discrete`,
    },
    '&[open]::backdrop': { opacity: 1 },
    '@starting-style': { '&[open]::backdrop': { opacity: 0 } },
    [media.reducedMotion]: { transform: 'none !important' },
  }),
  kinds: {
    modal: css({
      [media.fromTablet]: {
        width: '40rem',
        margin: 'auto',
        maxHeight: '88dvh',
        borderRadius: 'var(--radius-l)',
        ...slide('translateY(8px)'),
      },
    }),
    wide: css({
      [media.fromTablet]: {
        width: 'min(55rem, 100vw - 4rem)',
        margin: 'auto',
        maxHeight: '88dvh',
        borderRadius: 'var(--radius-l)',
        ...slide('translateY(8px)'),
      },
    }),
    side: css({
      [media.fromTablet]: {
        width: '30rem',
        height: '100dvh',
        margin: 0,
        marginInlineStart: 'auto',
        ...slide('translateX(100%)'),
      },
    }),
  },
  mobile: {
    sheet: css({
      [media.mobile]: {
        width: '100%',
        maxHeight: '92dvh',
        margin: 'auto 0 0',
        borderRadius: 'var(--radius-sheet) var(--radius-sheet) 0 0',
        ...slide('translateY(100%)'),
        '& > div': { maxHeight: '92dvh' },
        // The grip: 36 × 4.
        '& > div::before': {
          content: '""',
          flex: 'none',
          width: '2.25rem',
          height: '0.25rem',
          margin: '0.5rem auto 0',
          borderRadius: 'var(--radius-pill)',
          background: 'var(--color-line-strong)',
        },
      },
    }),
    full: css({
      [media.mobile]: { width: '100%', height: '100dvh', margin: 0, ...slide('translateY(24px)') },
      // Scrolls as a whole: head and sub-head would leave no room for the content. The foot stays.
      [media.lowMobile]: { overflowY: 'auto', scrollPaddingBlockEnd: '4rem' },
    }),
  },
  box: css({
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    maxHeight: 'inherit',
    '&[data-dialog="full"]': { [media.lowMobile]: { height: 'auto', minHeight: '100%', maxHeight: 'none' } },
  }),
  head: css({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-3)',
    minHeight: '4rem',
    padding: '0.6rem 0.75rem 0.6rem 1.5rem',
    [media.mobile]: {
      padding: '0.4rem 0.6rem 0.4rem 1.25rem',
      minHeight: '3.5rem',
      // In full-screen mode the back button is on the left and the title centred, like on a page.
      '[data-dialog="full"] > &': {
        display: 'grid',
        gridTemplateColumns: 'minmax(2.75rem, 1fr) auto minmax(2.75rem, 1fr)',
        padding: '0.6rem 1.25rem 0.6rem 0.6rem',
      },
    },
  }),
  line: css({ borderBottom: 'var(--border-hairline)' }),
  subHead: css({ flex: 'none' }),
  action: css({
    flex: 'none',
    '[data-dialog="full"] &': { [media.mobile]: { gridColumn: 3, justifySelf: 'end' } },
  }),
  title: css({
    flex: 1,
    minWidth: 0,
    // Focused so that it is announced, not as a control.
    '&:focus, &:focus-visible': { outline: 'none', boxShadow: 'none' },
    '[data-dialog="full"] &': { [media.mobile]: { gridColumn: 2, gridRow: 1, textAlign: 'center' } },
  }),
  close: css({ '[data-dialog="full"] &': { [media.mobile]: { gridColumn: 1, gridRow: 1 } } }),
  body: css({
    flex: '1 1 auto',
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '[data-dialog="full"] > &': { [media.lowMobile]: { flex: '1 0 auto', overflowY: 'visible' } },
  }),
  inset: css({ padding: '1.5rem', [media.mobile]: { padding: '1.25rem' } }),
  // One action is on the right; of two, the secondary one is on the left.
  foot: css({
    flex: 'none',
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 'var(--space-4)',
    padding: '1rem 1.5rem',
    '& > :only-child': { marginInlineStart: 'auto' },
    borderTop: 'var(--border-hairline)',
    background: 'var(--color-surface-raised)',
    [media.mobile]: {
      padding: '0.75rem 1.25rem calc(0.75rem + env(safe-area-inset-bottom))',
      '& > :only-child': { flex: 1 },
    },
    '[data-dialog="full"] > &': {
      [media.lowMobile]: {
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: 'var(--z-raised)',
        paddingBlock: '0.4rem',
      },
    },
  }),
};
