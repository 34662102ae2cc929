import type { ReactNode } from 'react';
import { Dialog, type DialogProps } from '../dialog/Dialog';
import { mobileQuery, useMedia } from '../foundation/useMedia';
import { Popover, type PopoverProps } from './Popover';

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
export const Panel = ({ title, closeLabel, mobile = 'sheet', action, ...props }: PanelProps) => {
  const isMobile = useMedia(mobileQuery);
  if (!isMobile) return <Popover label={title} {...props} />;
  const { anchor, className, open, onClose, foot, flush, children } = props;
  return (
    <div className={className}>
      {anchor}
      <Dialog
        onClose={() => onClose('escape')}
        open={open}
        title={title}
        closeLabel={closeLabel}
        mobile={mobile}
        action={action}
        foot={foot}
        flush={flush}
      >
        {children}
      </Dialog>
    </div>
  );
};
