import type { EventBus } from '@detour/shared-contracts/mount';
import { Fragment, useFragmentDrawer, type FragmentDrawer } from '@detour/remote-kit';
import type { Names } from '../../contract';

export interface HotelOffersSubject {
  readonly hotelId: string;
  readonly hotel: string;
  /** The offer of the card. */
  readonly offerId: string;
  /** URL of the hotel's offers, as fallback for the drawer. */
  readonly href: string;
}

const closedOn = (bus: EventBus<never, 'product.offers-drawer-closed@1'>) =>
  bus.on('product.offers-drawer-closed@1');

/** The drawer of remote-product with a hotel's offers. @spec SRCH-028 DRAWER-001 */
export const useHotelOffers = ({ href, ...subject }: HotelOffersSubject): FragmentDrawer =>
  useFragmentDrawer<Names>({
    closedOn,
    href,
    draw: (open) => (
      <Fragment<Names>
        remote="remote-product"
        name="offers-drawer"
        loading="eager"
        props={{ ...subject, flow: 'booking', open }}
      />
    ),
  });
