import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLayer } from './layers';

export interface DialogState {
  dialogRef: RefObject<HTMLDialogElement | null>;
  titleRef: RefObject<HTMLHeadingElement | null>;
  /** Keeps the content while the dialog is open and during its closing animation. */
  present: boolean;
}

/**
 * Opens and closes a native `<dialog>`, which makes the page inert and manages focus. Focus goes to the title, so that a screen
 * reader announces it. `onClose` is called when the visitor goes back in the browser.
 */
export const useDialog = (open: boolean, onClose: () => void): DialogState => {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const [present, setPresent] = useState(false);
  if (open && !present) setPresent(true);
  useLayer(open, onClose);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    keepPageWidth();
    if (!dialog.open) dialog.showModal();
    titleRef.current?.focus();
    return () => {
      if (dialog.open) dialog.close();
      // The browser returns the focus; do so manually only where it was lost or stayed in the closing dialog.
      const { activeElement, body } = document;
      const lost = activeElement === null || activeElement === body || dialog.contains(activeElement);
      if (lost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);

  useEffect(() => {
    if (open || !present) return;
    let current = true;
    const animations = dialogRef.current?.getAnimations({ subtree: true }) ?? [];
    void Promise.allSettled(animations.map((animation) => animation.finished)).then(() => {
      if (current) setPresent(false);
    });
    return () => {
      current = false;
    };
  }, [open, present]);

  return { dialogRef, titleRef, present };
};

// Base styles stop page scrolling. This reserves the width of the removed scrollbar.
const keepPageWidth = (): void => {
  const { style, clientWidth } = document.documentElement;
  style.setProperty('--scrollbar-width', `${Math.max(0, innerWidth - clientWidth)}px`);
};
