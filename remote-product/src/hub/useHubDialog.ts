import { useState } from 'react';
import type { Order } from '@detour/shared-contracts/api';
import { useCriteria, useHost, useShopLocation } from '@detour/remote-kit';
import type { Criteria, Names } from '../contract';

export type HubDialog = 'cancel' | 'invoice' | 'change';

const dialogs: Readonly<Record<NonNullable<Criteria['r']>, HubDialog>> = {
  cancellation: 'cancel',
  withdrawal: 'cancel',
  invoice: 'invoice',
  modification: 'change',
};

/**
 * The open dialog of an order's page. `#r=` opens its dialog once; closing it removes the word from the address, so that a reload shows
 * the page. @spec ACC-009
 */
export const useHubDialog = ({ orderUUID }: Pick<Order, 'orderUUID'>) => {
  const { r } = useCriteria<Names>();
  const { navigation } = useHost();
  const { path, search } = useShopLocation();
  const asked = r ? dialogs[r] : null;
  // The criteria come after the first render, and again with another link to this order.
  const [seen, setSeen] = useState<string | null>(null);
  const [open, setOpen] = useState<HubDialog | null>(null);
  const key = asked && `${orderUUID} ${asked}`;
  if (key !== seen) {
    setSeen(key);
    if (asked) setOpen(asked);
  }
  return {
    open,
    show: setOpen,
    close: (): void => {
      setOpen(null);
      if (asked) void navigation.navigate(path + search, { replace: true });
    },
  };
};
