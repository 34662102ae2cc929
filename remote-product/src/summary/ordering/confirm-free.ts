import { err, ok, type Result } from '@detour/shared-contracts/base';
import type { OrderFailure } from '@detour/shared-checkout';
import { isTransient, type Api, type ApiError } from '@detour/remote-kit';
import { confirmFree } from './confirm-free.client';
import type { Names } from '../../contract';

const toFailure = (error: ApiError): OrderFailure =>
  isTransient(error) || error.kind !== 'problem'
    ? { kind: 'unreachable', message: error.message }
    : { kind: 'refused', message: error.message, ...(error.code !== undefined && { code: error.code }) };

/** Confirms an order with nothing left to pay. Retries once after a lost response; the retry finds the order confirmed. */
export const confirmFreeOrder = async (
  api: Api<Names>,
  orderUUID: string,
): Promise<Result<true, OrderFailure>> => {
  const once = await confirmFree(api, orderUUID);
  const answer = !once.ok && isTransient(once.error) ? await confirmFree(api, orderUUID) : once;
  if (!answer.ok) return err(toFailure(answer.error));
  return answer.value.status === 'confirmed'
    ? ok(true)
    : err({ kind: 'refused', message: `Order ${orderUUID} is ${answer.value.status}.` });
};
