import {
  cancellationCall,
  cancelOrderCall,
  withdrawGiftsCall,
  type Cancellation,
  type Order,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import {
  cancellationValidator,
  cancelOrderValidator,
  withdrawGiftsValidator,
} from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

export interface CancellationAsk {
  readonly orderUUID: string;
  /** Gifts of several, sorted; null for the whole order. */
  readonly positions: readonly number[] | null;
}

export const loadCancellation = (
  api: Api<Names>,
  { orderUUID, positions }: CancellationAsk,
  signal?: AbortSignal,
): Promise<Result<Cancellation, ApiError>> =>
  api.request(cancellationCall, cancellationValidator, {
    params: { orderUUID },
    ...(positions && { query: { positions: positions.join(',') } }),
    ...(signal && { signal }),
  });

/** Current refund in cents, as the buyer saw it. */
const expectedOf = ({ now }: Cancellation): { readonly card: number; readonly vouchers: number } => ({
  card: now.card,
  vouchers: now.vouchers.reduce((sum, { amount }) => sum + amount, 0),
});

/** Withdraws some gifts for the refund that the buyer saw. A repeated request has no further effect. */
export const withdrawAsTold = (
  api: Api<Names>,
  { orderUUID, positions }: { readonly orderUUID: string; readonly positions: readonly number[] },
  told: Cancellation,
): Promise<Result<Order, ApiError>> =>
  api.request(withdrawGiftsCall, withdrawGiftsValidator, {
    params: { orderUUID },
    body: { positions: [...positions], expected: expectedOf(told) },
  });

/** Cancels for the refund that the buyer saw. A repeated request, after a lost response, gets the same cancelled order. */
export const cancelAsTold = (
  api: Api<Names>,
  orderUUID: string,
  told: Cancellation,
): Promise<Result<Order, ApiError>> =>
  api.request(cancelOrderCall, cancelOrderValidator, {
    params: { orderUUID },
    body: { expected: expectedOf(told) },
  });
