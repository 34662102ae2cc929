import { css } from '@emotion/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import { media } from '../foundation/media';
import { XIcon } from '../icon/icons';

export interface ToastProps {
  /** "Retiré de vos favoris" */
  children: ReactNode;
  /** "Annuler", "Réessayer" */
  actionLabel: string;
  onAction: () => void;
  /** "Fermer" */
  closeLabel: string;
  /** Called by the close button and at the end of its time. */
  onClose: () => void;
  /** Time (ms) that it stays without pointer or focus. */
  life?: number | undefined;
  'data-testid'?: string | undefined;
}

/** Confirms an action at the bottom of the screen, with an undo. It may disappear: the control that was used remains. */
export const Toast = ({
  children,
  actionLabel,
  onAction,
  closeLabel,
  onClose,
  life = 10_000,
  ...rest
}: ToastProps) => {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onClose, life);
    return () => clearTimeout(timer);
  }, [held, life, onClose]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    const opener = document.activeElement;
    return () => {
      const isInside = element?.contains(document.activeElement) ?? false;
      if (isInside && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <div
      {...rest}
      ref={box}
      css={toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p css={words}>{children}</p>
      <Button kind="link" css={action} onClick={onAction}>
        {actionLabel}
      </Button>
      <IconButton label={closeLabel} icon={<XIcon size={20} />} css={close} onClick={onClose} />
    </div>
  );
};

const toast = css({
  position: 'fixed',
  zIndex: 'var(--z-toast)',
  insetInline: 0,
  bottom: 'calc(1.5rem + env(safe-area-inset-bottom))',
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-4)',
  width: 'fit-content',
  maxWidth: 'min(34rem, 100vw - 2.5rem)',
  marginInline: 'auto',
  padding: '0.35rem 0.5rem 0.35rem 1.25rem',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-night, var(--color-ink))',
  color: 'var(--color-ink-inverse)',
  boxShadow: 'var(--shadow-float)',
  '& :focus-visible': { outlineColor: 'var(--color-focus-on-dark)', boxShadow: 'none' },
  // Above the price bar of a stay page.
  [media.mobile]: { bottom: 'calc(var(--size-bar-mobile) + 0.75rem + env(safe-area-inset-bottom))' },
});
const words = css({ flex: 1, fontWeight: 480, lineHeight: 1.35 });
const action = css({
  flex: 'none',
  '&, &:not(:disabled, [aria-disabled="true"]):hover': { color: 'var(--color-focus-on-dark)' },
});
const close = css({ '&:not(:disabled, [aria-disabled="true"]):hover': { background: '#FFFFFF1F' } });
