import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { container } from '../layout/Container';
import { media } from '../foundation/media';

export interface StickyTopBarProps {
  /** Slides in when the content that it repeats has left the window: `useHasPassed`. */
  visible: boolean;
  children: ReactNode;
}

/** Desktop: a bar at the top of the window, with a hairline. Hidden below 768 px. */
export const StickyTopBar = ({ visible, children }: StickyTopBarProps) => (
  <div css={[top, visible && topVisible]} inert={!visible}>
    <div css={container}>{children}</div>
  </div>
);

export interface PriceBarProps {
  /** "389,40 €" with its basis, or "à partir de". */
  start: ReactNode;
  /** The clay button: "Réserver", "Choisir les dates". */
  action: ReactNode;
  /** Visible below 1280 px, where the panel beside the text is missing, or on mobile only. */
  until?: 'desktop' | 'tablet' | undefined;
}

/**
 * A bar at the bottom of the window: amount and basis on the left, one action on the right. Hidden while the on-screen
 * keyboard is open.
 */
export const PriceBar = ({ start, action, until = 'desktop' }: PriceBarProps) => (
  <div css={[bottom, until === 'desktop' ? fromDesktop : fromTablet]} data-price-bar={until}>
    <div css={startStyle}>{start}</div>
    <div css={actionStyle}>{action}</div>
  </div>
);

const top = css({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: 'var(--z-sticky)',
  background: 'var(--color-surface)',
  borderBottom: 'var(--border-hairline)',
  visibility: 'hidden',
  opacity: 0,
  transform: 'translateY(-100%)',
  transition:
    'transform var(--motion-calm) var(--motion-ease-out), opacity var(--motion-quick) var(--motion-ease-out), visibility 0s var(--motion-calm)',
  [media.mobile]: { display: 'none' },
  [media.print]: { display: 'none' },
  [media.reducedMotion]: { transform: 'none' },
});

const topVisible = css({
  visibility: 'visible',
  opacity: 1,
  transform: 'none',
  transitionDelay: '0s',
});

const bottom = css({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 'var(--z-bar)',
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-4)',
  minHeight: 'calc(var(--size-bar-mobile) + env(safe-area-inset-bottom))',
  padding: '0.75rem 1.25rem calc(0.75rem + env(safe-area-inset-bottom))',
  background: 'var(--color-surface-raised)',
  boxShadow: 'var(--shadow-bar)',
  // On paper it would lie on the text of each sheet.
  [media.print]: { display: 'none' },
  [media.tablet]: { paddingInline: '2rem' },
  // The on-screen keyboard takes half of the window: the bar would cover the field.
  'body:has(input:not([type=radio], [type=checkbox], [type=range]):focus-visible, textarea:focus-visible) &':
    {
      [media.mobile]: { display: 'none' },
    },
});

const fromDesktop = css({ [media.desktop]: { display: 'none' } });
const fromTablet = css({ [media.fromTablet]: { display: 'none' } });
const startStyle = css({ flex: 1, minWidth: 0 });
const actionStyle = css({ flex: 'none', '& > *': { width: 'auto' } });
