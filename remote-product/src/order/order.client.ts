import { extendHoldCall, orderCall, type Order } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import { extendHoldValidator, orderValidator } from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

export interface OrderQuestion {
  readonly orderUUID: string;
  /** Token of a signed link. Without one, the buyer's session authorises the request. */
  readonly token?: string;
}

export const loadOrder = (
  api: Api<Names>,
  { orderUUID, token }: OrderQuestion,
  signal?: AbortSignal,
): Promise<Result<Order, ApiError>> =>
  api.request(orderCall, orderValidator, {
    params: { orderUUID },
    ...(token && { orderLink: token }),
    ...(signal && { signal }),
  });

/** Extends the hold, to at most 30 minutes from its start. */
export const extendHold = (api: Api<Names>, orderUUID: string): Promise<Result<Order, ApiError>> =>
  api.request(extendHoldCall, extendHoldValidator, { params: { orderUUID } });
