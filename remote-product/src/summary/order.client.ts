import {
  createOrderCall,
  walletOrderCall,
  type OrderRequest,
  type OrderResponse,
  type Result,
  type WalletOrderRequest,
  type WalletOrderResponse,
} from '@detour/shared-contracts';
import { validateCreateOrder, validateWalletOrder } from '@detour/shared-contracts/validators';
import type { OrderPort } from '@detour/shared-ui/checkout';
import type { Api, ApiError } from '@detour/shared-ui/remote';
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

export const orderPortOf = (api: Api): OrderPort => ({
  create: (request, key) => createOrder(api, request, key),
  load: (orderUUID) => loadOrder(api, { orderUUID }),
  release: (orderUUID) => releaseOrder(api, orderUUID),
  pay: (request) => payWalletOrder(api, request),
});
