import { useEffect, useState, type ReactNode } from 'react';
import { Fragment, useFailedFragment, useHost } from '@detour/shared-ui/remote';

export interface HotelOffersSubject {
  readonly hotelId: string;
  readonly hotel: string;
  /** The offer of the card. */
  readonly offerId: string;
  /** The page of the hotel's offers, for whoever cannot have the drawer. */
  readonly href: string;
}

export interface HotelOffers {
  readonly fragment: ReactNode;
  open(): void;
}

/** The drawer of remote-product with a hotel's offers: loaded when it is first asked for, closed by its own event. @spec SRCH-028 DRAWER-001 */
export const useHotelOffers = ({ href, ...subject }: HotelOffersSubject): HotelOffers => {
  const { bus, navigation } = useHost();
  const [wanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const closed = bus.on('product.offers-drawer-closed@1').subscribe(() => setOpen(false));
    return () => closed.unsubscribe();
  }, [bus]);
  const place = useFailedFragment(isOpen, () => {
    setOpen(false);
    setWanted(false);
    void navigation.navigate(href);
  });
  return {
    fragment: wanted && (
      <div ref={place}>
        <Fragment
          remote="remote-product"
          name="offers-drawer"
          props={{ ...subject, flow: 'booking', open: isOpen }}
        />
      </div>
    ),
    open: () => {
      setWanted(true);
      setOpen(true);
    },
  };
};
