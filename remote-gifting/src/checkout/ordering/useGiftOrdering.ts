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

/** Why the purchase failed: the order was rejected, or the wallet payment failed. */
export type GiftOrderFailure = OrderFailure | { readonly kind: 'wallet'; readonly message: string };

export interface GiftOrdering {
  /** The button whose request is running. */
  readonly busy: 'card' | 'wallet' | null;
  readonly failure: GiftOrderFailure | null;
  byCard(request: OrderRequest): void;
  byWallet(request: OrderRequest): void;
}

/** Creates the order, then opens the card form or, when paid by wallet, the confirmation. Ignores clicks while running. */
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
