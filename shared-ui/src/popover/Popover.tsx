import type { ReactNode } from 'react';
import { Anchored } from './Anchored';
import { FloatingPanel } from './FloatingPanel';
import type { DismissReason } from './useDismiss';

export interface PopoverProps {
  open: boolean;
  /** Called on Escape and on a press or focus outside. The focus has already returned to the opener. */
  onClose: (reason?: DismissReason) => void;
  /** Name of the panel for screen readers. */
  label: string;
  /** The opener, with `aria-expanded`. The panel is positioned below it. */
  anchor: ReactNode;
  /** CSS width; 368 px for filters, 928 for the calendar. */
  width?: string | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  /** Focus on open: `panel` moves it into the panel, `none` leaves it in its field. */
  focus?: 'panel' | 'none' | undefined;
  /** Pinned below the content, after a hairline. */
  foot?: ReactNode;
  /** Content without padding. */
  flush?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A panel below its opener. Not modal: the page stays usable, Tab walks through it, and leaving it closes it. In the DOM
 * only while open.
 * @spec UI-014 UI-016
 */
export const Popover = ({ anchor, className, open, ...panel }: PopoverProps) => (
  <Anchored anchor={anchor} className={className}>
    {open && <FloatingPanel {...panel} />}
  </Anchored>
);
