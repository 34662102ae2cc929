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

/** Cents that come back at this moment, as the buyer saw them. */
const expectedOf = ({ now }: Cancellation): { readonly card: number; readonly vouchers: number } => ({
  card: now.card,
  vouchers: now.vouchers.reduce((sum, { amount }) => sum + amount, 0),
});

/** Withdraws from some gifts for what the buyer saw. A repeated request changes nothing more. */
export const withdrawAsTold = (
  api: Api<Names>,
  { orderUUID, positions }: { readonly orderUUID: string; readonly positions: readonly number[] },
  told: Cancellation,
): Promise<Result<Order, ApiError>> =>
  api.request(withdrawGiftsCall, withdrawGiftsValidator, {
    params: { orderUUID },
    body: { positions: [...positions], expected: expectedOf(told) },
  });

/** Cancels for what the buyer saw. A repeated request, after a lost answer, gets the same cancelled order. */
export const cancelAsTold = (
  api: Api<Names>,
  orderUUID: string,
  told: Cancellation,
): Promise<Result<Order, ApiError>> =>
  api.request(cancelOrderCall, cancelOrderValidator, {
    params: { orderUUID },
    body: { expected: expectedOf(told) },
  });
