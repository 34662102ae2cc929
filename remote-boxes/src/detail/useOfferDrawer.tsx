import { useEffect, useState, type ReactNode } from 'react';
import type { BoxDetail, GiftFormat } from '@detour/shared-contracts';
import { Fragment, useFailedFragment, useHost, useSite } from '@detour/shared-ui/remote';
import { checkoutOf, drawerPropsOf } from './box-detail.view-model';

export interface OfferDrawer {
  /** The checkout itself, for whoever cannot have the drawer. */
  readonly href: string;
  readonly fragment: ReactNode;
  prepare(): void;
  open(): void;
}

/**
 * The gift drawer of remote-gifting: loaded when somebody comes near, opened on demand, closed by its own event. Where it cannot be
 * loaded the visitor goes on to the checkout, which asks the same.
 * @spec BOX-011 BOX-012
 */
export const useOfferDrawer = (box: BoxDetail, format: GiftFormat): OfferDrawer => {
  const { bus, navigation } = useHost();
  const { locale } = useSite();
  const [wanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const href = checkoutOf(box, format, locale);

  useEffect(() => {
    const closed = bus.on('gifting.drawer-closed@1').subscribe(() => setOpen(false));
    return () => closed.unsubscribe();
  }, [bus]);

  const place = useFailedFragment(isOpen, () => {
    setOpen(false);
    setWanted(false);
    void navigation.navigate(href);
  });

  return {
    href,
    fragment: wanted && (
      <div ref={place}>
        <Fragment remote="remote-gifting" name="gift-drawer" props={drawerPropsOf(box, format, isOpen)} />
      </div>
    ),
    prepare: () => setWanted(true),
    open: () => {
      setWanted(true);
      setOpen(true);
    },
  };
};
