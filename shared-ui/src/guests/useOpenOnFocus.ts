import { useEffect, useRef, useState } from 'react';

export interface OpenOnFocus {
  /** For the opening button. */
  readonly anchorProps: {
    readonly 'aria-haspopup': 'dialog';
    readonly 'aria-expanded': boolean;
    readonly onPointerDown: () => void;
    readonly onFocus: () => void;
    readonly onClick: () => void;
  };
  /** A panel opened by focus does not move the focus: the next Tab enters the panel. */
  readonly panelFocus: 'panel' | 'none';
}

interface Input {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Disabled for modal panels: focus alone must not change the context (WCAG 3.2.1). */
  readonly byFocus: boolean;
}

/** Opens on keyboard focus and on press. The focus that returns on close does not open it again. @spec UI-033 */
export const useOpenOnFocus = ({ open, onOpenChange, byFocus }: Input): OpenOnFocus => {
  const [panelFocus, setPanelFocus] = useState<OpenOnFocus['panelFocus']>('panel');
  const pressed = useRef(false);
  const returning = useRef(false);
  useEffect(() => {
    // By now the panel has returned the focus.
    if (!open) returning.current = false;
    else returning.current = true;
  }, [open]);
  return {
    panelFocus,
    anchorProps: {
      'aria-haspopup': 'dialog',
      'aria-expanded': open,
      onPointerDown: () => {
        pressed.current = true;
      },
      onFocus: () => {
        if (!byFocus || open || pressed.current || returning.current) return;
        setPanelFocus('none');
        onOpenChange(true);
      },
      onClick: () => {
        const byKey = !pressed.current;
        pressed.current = false;
        // Enter on a panel opened by focus enters it instead of closing it.
        if (open && byKey && panelFocus === 'none') return setPanelFocus('panel');
        setPanelFocus('panel');
        onOpenChange(!open);
      },
    },
  };
};
