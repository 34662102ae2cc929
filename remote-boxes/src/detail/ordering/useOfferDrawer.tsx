import type { BoxDetail } from '@detour/shared-contracts/api';
import type { EventBus } from '@detour/shared-contracts/mount';
import type { GiftFormat } from '@detour/shared-contracts/rules';
import { Fragment, useFragmentDrawer, useSite, type FragmentDrawer } from '@detour/remote-kit';
import { checkoutOf, drawerPropsOf } from '../box-detail.view-model';
import type { Names } from '../../contract';

export interface OfferDrawer extends FragmentDrawer {
  /** Fallback if the drawer fails to load: the checkout, which has the same fields. */
  readonly href: string;
}

const closedOn = (bus: EventBus<never, 'gifting.drawer-closed@1'>) => bus.on('gifting.drawer-closed@1');

/** The gift drawer of remote-gifting. @spec BOX-011 BOX-012 */
export const useOfferDrawer = (box: BoxDetail, format: GiftFormat): OfferDrawer => {
  const href = checkoutOf(box, format, useSite().locale);
  const drawer = useFragmentDrawer<Names>({
    closedOn,
    href,
    draw: (isOpen) => (
      <Fragment<Names>
        remote="remote-gifting"
        name="gift-drawer"
        loading="eager"
        props={drawerPropsOf(box, format, isOpen)}
      />
    ),
  });
  return { ...drawer, href };
};
