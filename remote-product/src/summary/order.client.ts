import {
  createOrderCall,
  walletOrderCall,
  type CallBody,
  type CallResponse,
  type OrderRequest,
  type OrderResponse,
  type Result,
} from '@detour/shared-contracts';
import { validateCreateOrder, validateWalletOrder } from '@detour/shared-contracts/validators';
import type { Api, ApiError } from '@detour/shared-ui/remote';

/** @spec WALLET-003 */
export const createOrder = (
  api: Api,
  request: OrderRequest,
  idempotencyKey: string,
): Promise<Result<OrderResponse, ApiError>> =>
  api.request(createOrderCall, validateCreateOrder, { body: request, idempotencyKey });

export type WalletRequest = NonNullable<CallBody<typeof walletOrderCall>>;

/** Idempotent by `paymentIntentId`, so it may be repeated. @spec WALLET-004 */
export const payWalletOrder = (
  api: Api,
  request: WalletRequest,
): Promise<Result<CallResponse<typeof walletOrderCall>, ApiError>> =>
  api.request(walletOrderCall, validateWalletOrder, { body: request });
