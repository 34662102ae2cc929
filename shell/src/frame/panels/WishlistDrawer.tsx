import { useEffect, useState } from 'react';
import { FrameFragment, useFrameServices } from '../frame-services';

export interface WishlistDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The account remote's drawer. Loads when first opened, and reports by event that the visitor closed it. @spec HDR-004 */
export const WishlistDrawer = ({ open, onClose }: WishlistDrawerProps) => {
  const services = useFrameServices();
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  useEffect(() => services?.onWishlistClosed(onClose), [services, onClose]);
  return wanted ? (
    <FrameFragment remote="remote-account" name="wishlist-drawer" loading="eager" props={{ open }} />
  ) : null;
};
