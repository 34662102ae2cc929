import { useState } from 'react';
import type { Buyer } from '@detour/shared-contracts/api';
import {
  payByCard,
  useOrderRun,
  type Authorisation,
  type OrderButton,
  type OrderFailure,
  type WalletFailure,
} from '@detour/shared-checkout';
import { useHost, usePatchCriteria, useSite } from '@detour/remote-kit';
import { toOrderRequest, type OrderWish } from './order-request';
import { useCheckoutDraft } from '../useCheckoutDraft';
import type { Names } from '../../contract';

export interface Ordering {
  /** The button whose request is running. */
  readonly busy: OrderButton | null;
  /** The gateway is busy, and the order is sent again in a moment. */
  readonly isWaiting: boolean;
  readonly failure: OrderFailure | null;
  /** The button of the failed run. */
  readonly failedBy: OrderButton;
  byCard(buyer: Buyer): void;
  /** False if another order is running. */
  byWallet(buyer: Buyer, authorisation: Authorisation): boolean;
}

export type Wish = Omit<OrderWish, 'buyer' | 'locale'>;

/** The page's data is outdated: price, codes or days must be requested again before an order. */
const isOutdated = (reason: OrderFailure): boolean =>
  reason.kind === 'amount-changed' || reason.kind === 'refused';

/**
 * Holds the rooms, then opens the card form or, if a wallet or codes paid, the confirmation. Ignores clicks while running. `refresh`
 * requests price and codes again.
 */
export const useOrdering = (wish: Wish, refresh: () => Promise<unknown>): Ordering => {
  const { locale } = useSite();
  const { bus, report } = useHost<Names>();
  const patchCriteria = usePatchCriteria<Names>();
  const { busy, isWaiting, failure, services, fail, run, open } = useOrderRun<OrderFailure, Names>(
    useCheckoutDraft(),
  );

  const [failedBy, setFailedBy] = useState<OrderButton>('card');

  const refused = async (reason: OrderFailure, button: OrderButton = 'card'): Promise<void> => {
    if (isOutdated(reason)) await refresh();
    setFailedBy(button);
    fail(reason);
  };

  /** @spec WALLET-014 WALLET-015 WALLET-016 WALLET-017 WALLET-018 */
  const walletFailed = async (method: string, reason: WalletFailure): Promise<void> => {
    bus.emit('product.wallet-failed@1', { id: wish.offerId, method, reason: reason.kind });
    if (reason.kind === 'network') report({ kind: 'data', code: 'PRODUCT-401', error: reason.message });
    // Dates, guests and activity dates are already in the hash and stay there beside the error.
    patchCriteria({ error: true });
    if (reason.order) await refused(reason.order, 'wallet');
  };

  return {
    busy,
    isWaiting,
    failure,
    failedBy,
    byCard: (buyer) =>
      void run('card', async () => {
        const placed = await payByCard(services, toOrderRequest({ ...wish, buyer, locale }));
        if (!placed.ok) return refused(placed.error);
        await open(placed.value.orderUUID, placed.value.isPaid);
      }),
    byWallet: (buyer, { method, pay }) =>
      run('wallet', async () => {
        const paid = await pay(services, toOrderRequest({ ...wish, buyer, locale }));
        if (!paid.ok) return walletFailed(method, paid.error);
        await open(paid.value.orderUUID, paid.value.isPaid);
      }),
  };
};
