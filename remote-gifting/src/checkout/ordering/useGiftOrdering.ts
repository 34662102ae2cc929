import { useRef, useState } from 'react';
import type { OrderRequest } from '@detour/shared-contracts/api';
import { confirmationAddress, paymentAddress } from '@detour/shared-contracts/sites';
import {
  createKey,
  payByWallet,
  placeOrder,
  type DraftStore,
  type OrderFailure,
  type OrderServices,
  orderPortOf,
} from '@detour/shared-checkout';
import { useApi, useHost, useSite } from '@detour/remote-kit';
import { orderPortOf } from '../order.client';

/** Why nothing was bought: the order was refused, or the wallet did not pay. */
export type GiftOrderFailure = OrderFailure | { readonly kind: 'wallet'; readonly message: string };

export interface GiftOrdering {
  /** Which button is at work. */
  readonly busy: 'card' | 'wallet' | null;
  readonly failure: GiftOrderFailure | null;
  byCard(request: OrderRequest): void;
  byWallet(request: OrderRequest): void;
}

/** Opens the order, then goes to the card form or, paid by wallet, to the confirmation. One press at a time. */
export const useGiftOrdering = (draft: DraftStore, onAmountChanged: () => Promise<unknown>): GiftOrdering => {
  const api = useApi();
  const { locale } = useSite();
  const { clock, navigation } = useHost();
  const running = useRef(false);
  const [busy, setBusy] = useState<GiftOrdering['busy']>(null);
  const [failure, setFailure] = useState<GiftOrderFailure | null>(null);
  const services: OrderServices = { orders: orderPortOf(api), draft, now: () => clock.now(), createKey };

  const once = async (button: 'card' | 'wallet', work: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(button);
    setFailure(null);
    try {
      await work();
    } finally {
      running.current = false;
      setBusy(null);
    }
  };

  const refused = async (reason: GiftOrderFailure): Promise<void> => {
    if (reason.kind === 'amount-changed') await onAmountChanged();
    setFailure(reason);
  };

  return {
    busy,
    failure,
    byCard: (request) =>
      void once('card', async () => {
        const placed = await placeOrder(services, request);
        if (!placed.ok) return refused(placed.error);
        const { orderUUID, status } = placed.value;
        await navigation.navigate(
          status === 'confirmed' ? confirmationAddress(locale, orderUUID) : paymentAddress(locale, orderUUID),
        );
      }),
    byWallet: (request) =>
      void once('wallet', async () => {
        const paid = await payByWallet(services, request);
        if (!paid.ok) {
          const { order, message } = paid.error;
          return refused(order ?? { kind: 'wallet', message });
        }
        await navigation.navigate(confirmationAddress(locale, paid.value));
      }),
  };
};
