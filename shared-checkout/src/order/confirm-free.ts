import { confirmFreeCall, type PaymentResponse } from '@detour/shared-contracts/api';
import { err, ok, type Result } from '@detour/shared-contracts/base';
import { confirmFreeValidator } from '@detour/shared-contracts/validator-loaders';
import { isTransient, type Api, type ApiError } from '@detour/remote-kit';
import type { OrderNames } from './order-names';
import type { OrderFailure } from './order-failure';

const toFailure = (error: ApiError): OrderFailure =>
  isTransient(error) || error.kind !== 'problem'
    ? { kind: 'unreachable', message: error.message }
    : { kind: 'refused', message: error.message, ...(error.code !== undefined && { code: error.code }) };

const confirmOnce = (api: Api<OrderNames>, orderUUID: string): Promise<Result<PaymentResponse, ApiError>> =>
  api.request(confirmFreeCall, confirmFreeValidator, { params: { orderUUID } });

/** Confirms an order with nothing left to pay. Retries once after a lost response; the retry finds the order confirmed. */
export const confirmFreeOrder = async (
  api: Api<OrderNames>,
  orderUUID: string,
): Promise<Result<true, OrderFailure>> => {
  const once = await confirmOnce(api, orderUUID);
  const answer = !once.ok && isTransient(once.error) ? await confirmOnce(api, orderUUID) : once;
  if (!answer.ok) return err(toFailure(answer.error));
  return answer.value.status === 'confirmed'
    ? ok(true)
    : err({ kind: 'refused', message: `Order ${orderUUID} is ${answer.value.status}.` });
};
