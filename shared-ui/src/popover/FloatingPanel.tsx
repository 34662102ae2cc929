import { css } from '@emotion/react';
import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { AnchorHolder } from './Anchored';
import { usePopoverShift } from './usePopoverShift';
import { useDismiss, type DismissReason } from './useDismiss';

export interface FloatingPanelProps {
  /** Called on Escape and on a press or focus outside. The focus has already returned to the opener. */
  onClose: (reason?: DismissReason) => void;
  /** Name of the panel for screen readers. */
  label: string;
  /** CSS width; 368 px for filters, 928 for the calendar. */
  width?: string | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  /** Focus on open: `panel` moves it into the panel, `none` leaves it in its field. */
  focus?: 'panel' | 'none' | undefined;
  /** Pinned below the content, after a hairline. */
  foot?: ReactNode;
  /** Content without padding. */
  flush?: boolean | undefined;
  children: ReactNode;
}

const intoViewAfter = 300;

/** The panel of an open popover, inside `Anchored`. */
export const FloatingPanel = ({
  onClose,
  label,
  width = '23rem',
  align = 'start',
  focus = 'panel',
  foot,
  flush,
  children,
}: FloatingPanelProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const wrapper = useContext(AnchorHolder);
  if (!wrapper) throw new Error('A floating panel must be inside `Anchored`.');
  useDismiss(true, wrapper, onClose);
  const { up, right } = usePopoverShift(panel, wrapper);

  useEffect(() => {
    const opener = document.activeElement;
    const element = panel.current;
    if (focus === 'panel') element?.focus({ preventScroll: true });
    const timer = setTimeout(
      () => element?.scrollIntoView({ block: 'nearest', behavior: 'smooth' }),
      intoViewAfter,
    );
    return () => {
      clearTimeout(timer);
      const focused = document.activeElement;
      const lost = focused === null || focused === document.body || element?.contains(focused);
      if (lost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [focus]);

  return (
    <div
      ref={panel}
      css={[panelStyle, aligns[align], { width }, up > 0 && lifted(up), right !== 0 && moved(align, right)]}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      data-floating=""
    >
      <div css={!flush && inset}>{children}</div>
      {foot && <div css={footStyle}>{foot}</div>}
    </div>
  );
};

const panelStyle = css({
  position: 'absolute',
  top: 'calc(100% + 0.5rem)',
  zIndex: 'var(--z-popover)',
  maxWidth: 'calc(100vw - 2.5rem)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-raised)',
  color: 'var(--color-ink)',
  boxShadow: 'var(--shadow-float)',
  scrollMargin: '1rem',
  transition:
    'opacity var(--motion-calm) var(--motion-ease-out), translate var(--motion-calm) var(--motion-ease-out)',
  '@starting-style': { opacity: 0, translate: '0 8px' },
  '&:focus-visible': { outline: 'none', boxShadow: 'var(--shadow-float)' },
});

const aligns = {
  start: css({ insetInlineStart: 0 }),
  end: css({ insetInlineEnd: 0 }),
  center: css({ left: '50%', transform: 'translateX(-50%)' }),
};

// A panel aligned to its right end moves by its right margin.
const moved = (align: 'start' | 'center' | 'end', right: number) =>
  css(align === 'end' ? { marginInlineEnd: -right } : { marginInlineStart: right });

// In a window lower than the panel, the panel scrolls inside.
const lifted = (shift: number) =>
  css({ marginTop: -shift, maxHeight: 'calc(100dvh - 2rem)', overflowY: 'auto' });

const inset = css({ padding: '1.4rem 1.5rem 1rem' });

const footStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 'var(--space-4)',
  padding: '0.9rem 1.5rem',
  borderTop: 'var(--border-hairline)',
});
