import {
  cancellationCall,
  cancelOrderCall,
  type Cancellation,
  type Order,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import { validateCancellation, validateCancelOrder } from '@detour/shared-contracts/validators';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

export const loadCancellation = (
  api: Api<Names>,
  orderUUID: string,
  signal?: AbortSignal,
): Promise<Result<Cancellation, ApiError>> =>
  api.request(cancellationCall, validateCancellation, {
    params: { orderUUID },
    ...(signal && { signal }),
  });

/** Cents that come back at this moment, as the buyer was told. */
const expectedOf = ({ now }: Cancellation): { readonly card: number; readonly vouchers: number } => ({
  card: now.card,
  vouchers: now.vouchers.reduce((sum, { amount }) => sum + amount, 0),
});

/** Cancels for what the buyer was told. A repeated request, after a lost answer, gets the same cancelled order. */
export const cancelAsTold = (
  api: Api<Names>,
  orderUUID: string,
  told: Cancellation,
): Promise<Result<Order, ApiError>> =>
  api.request(cancelOrderCall, validateCancelOrder, {
    params: { orderUUID },
    body: { expected: expectedOf(told) },
  });
