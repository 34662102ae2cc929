import type { OrderRequest } from '@detour/shared-contracts/api';
import {
  payByCard,
  useOrderRun,
  type Authorisation,
  type DraftStore,
  type OrderButton,
  type OrderFailure,
} from '@detour/shared-checkout';
import type { Names } from '../../contract';

/** Why the purchase failed: the order was rejected, or the wallet payment failed. */
export type GiftOrderFailure = OrderFailure | { readonly kind: 'wallet'; readonly message: string };

export interface GiftOrdering {
  /** The button whose request is running. */
  readonly busy: OrderButton | null;
  /** The gateway is busy, and the order is sent again in a moment. */
  readonly isWaiting: boolean;
  readonly failure: GiftOrderFailure | null;
  byCard(request: OrderRequest): void;
  /** False if another order is running. */
  byWallet(request: OrderRequest, authorisation: Authorisation): boolean;
}

/** Creates the order, then opens the card form or, when a wallet or codes paid, the confirmation. Ignores clicks while running. `refresh`
 * requests price and codes again. */
export const useGiftOrdering = (draft: DraftStore, refresh: () => Promise<unknown>): GiftOrdering => {
  const { busy, isWaiting, failure, services, fail, run, open } = useOrderRun<GiftOrderFailure, Names>(draft);

  const refused = async (reason: GiftOrderFailure): Promise<void> => {
    if (reason.kind === 'amount-changed' || reason.kind === 'refused') await refresh();
    fail(reason);
  };

  return {
    busy,
    isWaiting,
    failure,
    byCard: (request) =>
      void run('card', async () => {
        const placed = await payByCard(services, request);
        if (!placed.ok) return refused(placed.error);
        await open(placed.value.orderUUID, placed.value.isPaid);
      }),
    byWallet: (request, authorisation) =>
      run('wallet', async () => {
        const paid = await authorisation.pay(services, request);
        if (!paid.ok) {
          const { order, message } = paid.error;
          return refused(order ?? { kind: 'wallet', message });
        }
        await open(paid.value.orderUUID, paid.value.isPaid);
      }),
  };
};
