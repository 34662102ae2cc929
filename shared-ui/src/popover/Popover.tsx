import { Anchored, type AnchoredProps } from './Anchored';
import { FloatingPanel, type FloatingPanelProps } from './FloatingPanel';

export interface PopoverProps extends FloatingPanelProps, Pick<AnchoredProps, 'className'> {
  open: boolean;
  /** The opener, with `aria-expanded`. The panel is positioned below it. */
  anchor: AnchoredProps['anchor'];
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
