import { cancelOrderCall, createOrderCall, orderCall, walletOrderCall } from '@detour/shared-contracts/api';
import {
  cancelOrderValidator,
  createOrderValidator,
  orderValidator,
  walletOrderValidator,
} from '@detour/shared-contracts/validator-loaders';
import type { Api } from '@detour/remote-kit';
import type { OrderNames } from './order-names';
import { confirmFreeOrder } from './confirm-free';
import type { OrderPort } from './order-port';

/** The order calls of a checkout. A remote that uses them declares `orderPart` in its contract. @spec WALLET-003 WALLET-004 */
export const orderPortOf = (api: Api<OrderNames>): OrderPort => ({
  create: (body, idempotencyKey) =>
    api.request(createOrderCall, createOrderValidator, { body, idempotencyKey }),
  load: (orderUUID) => api.request(orderCall, orderValidator, { params: { orderUUID } }),
  release: (orderUUID) => api.request(cancelOrderCall, cancelOrderValidator, { params: { orderUUID } }),
  confirm: (orderUUID) => confirmFreeOrder(api, orderUUID),
  pay: (body) => api.request(walletOrderCall, walletOrderValidator, { body }),
});
