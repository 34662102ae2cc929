import {
  confirmFreeCall,
  createOrderCall,
  walletOrderCall,
  type OrderRequest,
  type OrderResponse,
  type PaymentResponse,
  type WalletOrderRequest,
  type WalletOrderResponse,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import {
  validateConfirmFree,
  validateCreateOrder,
  validateWalletOrder,
} from '@detour/shared-contracts/validators';
import type { OrderPort } from '@detour/shared-checkout';
import type { Api, ApiError } from '@detour/remote-kit';
import { loadOrder, releaseOrder } from '../order/order.client';

/** @spec WALLET-003 */
const createOrder = (
  api: Api,
  request: OrderRequest,
  idempotencyKey: string,
): Promise<Result<OrderResponse, ApiError>> =>
  api.request(createOrderCall, validateCreateOrder, { body: request, idempotencyKey });

/** @spec WALLET-004 */
const payWalletOrder = (
  api: Api,
  request: WalletOrderRequest,
): Promise<Result<WalletOrderResponse, ApiError>> =>
  api.request(walletOrderCall, validateWalletOrder, { body: request });

/** Of an order that codes pay in full; confirmed twice, it is confirmed once. */
export const confirmFree = (api: Api, orderUUID: string): Promise<Result<PaymentResponse, ApiError>> =>
  api.request(confirmFreeCall, validateConfirmFree, { params: { orderUUID } });

export const orderPortOf = (api: Api): OrderPort => ({
  create: (request, key) => createOrder(api, request, key),
  load: (orderUUID) => loadOrder(api, { orderUUID }),
  release: (orderUUID) => releaseOrder(api, orderUUID),
  pay: (request) => payWalletOrder(api, request),
});
