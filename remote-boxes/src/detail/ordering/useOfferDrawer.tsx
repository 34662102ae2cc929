import type { BoxDetail } from '@detour/shared-contracts/api';
import type { RemoteHost } from '@detour/shared-contracts/mount';
import type { GiftFormat } from '@detour/shared-contracts/rules';
import { Fragment, useFragmentDrawer, useSite, type FragmentDrawer } from '@detour/remote-kit';
import { checkoutOf, drawerPropsOf } from '../box-detail.view-model';

export interface OfferDrawer extends FragmentDrawer {
  /** Fallback if the drawer fails to load: the checkout, which asks the same questions. */
  readonly href: string;
}

const closedOn = (bus: RemoteHost['bus']) => bus.on('gifting.drawer-closed@1');

/** The gift drawer of remote-gifting. @spec BOX-011 BOX-012 */
export const useOfferDrawer = (box: BoxDetail, format: GiftFormat): OfferDrawer => {
  const href = checkoutOf(box, format, useSite().locale);
  const drawer = useFragmentDrawer({
    closedOn,
    href,
    draw: (isOpen) => (
      <Fragment
        remote="remote-gifting"
        name="gift-drawer"
        loading="eager"
        props={drawerPropsOf(box, format, isOpen)}
      />
    ),
  });
  return { ...drawer, href };
};
