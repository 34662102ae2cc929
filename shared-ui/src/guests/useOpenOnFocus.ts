import { useEffect, useRef, useState } from 'react';

export interface OpenOnFocus {
  /** For the button that opens. */
  readonly anchorProps: {
    readonly 'aria-haspopup': 'dialog';
    readonly 'aria-expanded': boolean;
    readonly onPointerDown: () => void;
    readonly onFocus: () => void;
    readonly onClick: () => void;
  };
  /** Opened by the focus alone, the panel leaves it where it is: Tab walks on into the panel. */
  readonly panelFocus: 'panel' | 'none';
}

interface Input {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Off where the panel is modal: focus alone must not take the visitor elsewhere (WCAG 3.2.1). */
  readonly byFocus: boolean;
}

/** Opens at once when the keyboard reaches the button, and by a press; the focus that comes back on closing opens nothing. @spec UI-033 */
export const useOpenOnFocus = ({ open, onOpenChange, byFocus }: Input): OpenOnFocus => {
  const [panelFocus, setPanelFocus] = useState<OpenOnFocus['panelFocus']>('panel');
  const pressed = useRef(false);
  const returning = useRef(false);
  useEffect(() => {
    // The panel has given the focus back by now.
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
        // Enter on what the focus has opened goes into it; it was not opened to be closed at once.
        if (open && byKey && panelFocus === 'none') return setPanelFocus('panel');
        setPanelFocus('panel');
        onOpenChange(!open);
      },
    },
  };
};
