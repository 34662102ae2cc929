import {
  cancelOrderCall,
  extendHoldCall,
  orderCall,
  type Order,
  type Result,
} from '@detour/shared-contracts';
import { validateCancelOrder, validateExtendHold, validateOrder } from '@detour/shared-contracts/validators';
import type { Api, ApiError } from '@detour/remote-kit';

export interface OrderQuestion {
  readonly orderUUID: string;
  /** Of a signed link; without one the buyer's session decides. */
  readonly token?: string;
}

export const loadOrder = (
  api: Api,
  { orderUUID, token }: OrderQuestion,
  signal?: AbortSignal,
): Promise<Result<Order, ApiError>> =>
  api.request(orderCall, validateOrder, {
    params: { orderUUID },
    ...(token && { orderLink: token }),
    ...(signal && { signal }),
  });

/** Keeps the rooms longer, 30 minutes from the first hold at most. */
export const extendHold = (api: Api, orderUUID: string): Promise<Result<Order, ApiError>> =>
  api.request(extendHoldCall, validateExtendHold, { params: { orderUUID } });

/** Gives back what an order holds, or what it bought while that is allowed. */
export const releaseOrder = (api: Api, orderUUID: string): Promise<Result<Order, ApiError>> =>
  api.request(cancelOrderCall, validateCancelOrder, { params: { orderUUID } });
