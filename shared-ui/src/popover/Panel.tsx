import type { ReactNode } from 'react';
import { Dialog, type DialogProps } from '../dialog/Dialog';
import { mobileQuery, useMedia } from '../foundation/hooks/useMedia';
import { Anchored } from './Anchored';
import { FloatingPanel } from './FloatingPanel';
import type { PopoverProps } from './Popover';

export interface PanelProps extends Pick<
  PopoverProps,
  'open' | 'onClose' | 'anchor' | 'width' | 'align' | 'focus' | 'flush'
> {
  /** Title of the sheet, and name of the popover. */
  title: string;
  closeLabel: string;
  mobile?: DialogProps['mobile'];
  /** Right of the sheet's title: "Effacer". */
  action?: ReactNode;
  foot?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A popover on desktop, a sheet or a full screen on mobile: filters, guests, theme, calendar. */
export const Panel = ({
  title,
  closeLabel,
  mobile = 'sheet',
  action,
  anchor,
  className,
  open,
  onClose,
  ...panel
}: PanelProps) => (
  <Anchored anchor={anchor} className={className}>
    {useMedia(mobileQuery) ? (
      <Dialog
        onClose={() => onClose('escape')}
        open={open}
        title={title}
        closeLabel={closeLabel}
        mobile={mobile}
        action={action}
        foot={panel.foot}
        flush={panel.flush}
      >
        {panel.children}
      </Dialog>
    ) : (
      open && <FloatingPanel label={title} onClose={onClose} {...panel} />
    )}
  </Anchored>
);
