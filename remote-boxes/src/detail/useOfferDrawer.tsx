import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { BoxDetail, GiftFormat } from '@detour/shared-contracts';
import { Fragment, useHost, useSite } from '@detour/shared-ui/remote';
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
  const place = useRef<HTMLDivElement>(null);
  const href = checkoutOf(box, format, locale);

  useEffect(() => {
    const closed = bus.on('gifting.drawer-closed@1').subscribe(() => setOpen(false));
    return () => closed.unsubscribe();
  }, [bus]);

  useEffect(() => {
    const element = place.current;
    if (!isOpen || !element) return;
    const leaveIfFailed = (): void => {
      if (!element.querySelector('[data-remote-state="failed"]')) return;
      setOpen(false);
      setWanted(false);
      void navigation.navigate(href);
    };
    const watched = new MutationObserver(leaveIfFailed);
    watched.observe(element, { subtree: true, attributes: true, attributeFilter: ['data-remote-state'] });
    leaveIfFailed();
    return () => watched.disconnect();
  }, [isOpen, href, navigation]);

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
