import { confirmFreeCall, type PaymentResponse } from '@detour/shared-contracts/api';
import { err, ok, type Result } from '@detour/shared-contracts/base';
import { validateConfirmFree } from '@detour/shared-contracts/validators';
import type { OrderFailure } from '@detour/shared-checkout';
import { isTransient, type Api, type ApiError } from '@detour/remote-kit';
import type { Names } from '../../contract';

const confirm = (api: Api<Names>, orderUUID: string): Promise<Result<PaymentResponse, ApiError>> =>
  api.request(confirmFreeCall, validateConfirmFree, { params: { orderUUID } });

/** Confirms an exchange without a difference. Idempotent: a retry after a lost response finds the order confirmed. */
export const confirmExchange = async (
  api: Api<Names>,
  orderUUID: string,
): Promise<Result<true, OrderFailure>> => {
  const once = await confirm(api, orderUUID);
  const answer = !once.ok && isTransient(once.error) ? await confirm(api, orderUUID) : once;
  if (answer.ok && answer.value.status === 'confirmed') return ok(true);
  if (answer.ok) return err({ kind: 'refused', message: `Order ${orderUUID} is ${answer.value.status}.` });
  const { message, code } = answer.error;
  return err(
    isTransient(answer.error)
      ? { kind: 'unreachable', message }
      : { kind: 'refused', message, ...(code !== undefined && { code }) },
  );
};
