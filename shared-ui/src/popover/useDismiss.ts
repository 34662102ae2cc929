import { useEffect, useRef, type RefObject } from 'react';

export type DismissReason = 'escape' | 'outside';

/** Calls `onDismiss` on Escape and on a press or focus outside the element, while it is open. @spec UI-016 */
export const useDismiss = (
  open: boolean,
  element: RefObject<HTMLElement | null>,
  onDismiss: (reason: DismissReason) => void,
): void => {
  const latest = useRef(onDismiss);
  useEffect(() => {
    latest.current = onDismiss;
  });
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      // A dialog opened from the panel is in the top layer, but still inside the panel's DOM.
      if (event.target instanceof Node && !element.current?.contains(event.target)) latest.current('outside');
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      latest.current('escape');
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [open, element]);
};
