import type { OrderRequest } from '@detour/shared-contracts/api';
import {
  payByWallet,
  placeOrder,
  useOrderRun,
  type DraftStore,
  type OrderButton,
  type OrderFailure,
} from '@detour/shared-checkout';
import { useApi } from '@detour/remote-kit';
import type { Names } from '../../contract';
import { confirmExchange } from '../exchange/confirm-exchange';

/** Why the purchase failed: the order was rejected, or the wallet payment failed. */
export type GiftOrderFailure = OrderFailure | { readonly kind: 'wallet'; readonly message: string };

export interface GiftOrdering {
  /** The button whose request is running. */
  readonly busy: OrderButton | null;
  readonly failure: GiftOrderFailure | null;
  byCard(request: OrderRequest): void;
  byWallet(request: OrderRequest): void;
}

/** Creates the order, then opens the card form or, when paid by wallet, the confirmation. Ignores clicks while running. */
export const useGiftOrdering = (draft: DraftStore, onAmountChanged: () => Promise<unknown>): GiftOrdering => {
  const api = useApi<Names>();
  const { busy, failure, services, fail, run, open } = useOrderRun<GiftOrderFailure, Names>(draft);

  const refused = async (reason: GiftOrderFailure): Promise<void> => {
    if (reason.kind === 'amount-changed') await onAmountChanged();
    fail(reason);
  };

  return {
    busy,
    failure,
    byCard: (request) =>
      run('card', async () => {
        const placed = await placeOrder(services, request);
        if (!placed.ok) return refused(placed.error);
        const { orderUUID, status, expectedAmount } = placed.value;
        const isFree = status !== 'confirmed' && expectedAmount === 0;
        if (isFree) {
          const confirmed = await confirmExchange(api, orderUUID);
          if (!confirmed.ok) return refused(confirmed.error);
        }
        await open(orderUUID, isFree || status === 'confirmed');
      }),
    byWallet: (request) =>
      run('wallet', async () => {
        const paid = await payByWallet(services, request);
        if (!paid.ok) {
          const { order, message } = paid.error;
          return refused(order ?? { kind: 'wallet', message });
        }
        await open(paid.value, true);
      }),
  };
};
