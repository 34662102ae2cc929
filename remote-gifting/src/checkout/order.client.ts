import { cancelOrderCall, createOrderCall, orderCall, walletOrderCall } from '@detour/shared-contracts/api';
import {
  validateCancelOrder,
  validateCreateOrder,
  validateOrder,
  validateWalletOrder,
} from '@detour/shared-contracts/validators';
import type { OrderPort } from '@detour/shared-checkout';
import type { Api } from '@detour/remote-kit';

export const orderPortOf = (api: Api): OrderPort => ({
  create: (body, idempotencyKey) =>
    api.request(createOrderCall, validateCreateOrder, { body, idempotencyKey }),
  load: (orderUUID) => api.request(orderCall, validateOrder, { params: { orderUUID } }),
  release: (orderUUID) => api.request(cancelOrderCall, validateCancelOrder, { params: { orderUUID } }),
  pay: (body) => api.request(walletOrderCall, validateWalletOrder, { body }),
});
