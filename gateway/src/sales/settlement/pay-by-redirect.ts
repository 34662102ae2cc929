import type { Buyer, StartedRedirect } from '@detour/shared-contracts/api';
import { err, ok, type Result } from '@detour/shared-contracts/base';
import type { RedirectMethod } from '@detour/shared-contracts/sites';
import type { Trx } from '../../database/transaction';
import type { PaymentProvider } from '../../context/payment-provider';
import type { Keyring } from '../../settings/keyring';
import { openPayment } from '../payments/open-payment';
import { returnAddress } from '../payments/return-address';
import type { OrderRefusal } from '../records/order-refusal';
import { settlePayment } from './settle-payment';
import { startPayment, type StartDeps } from './start-payment';

export interface RedirectDeps extends StartDeps {
  readonly provider: PaymentProvider;
  readonly secret: Keyring;
}

export interface RedirectRequest {
  readonly method: RedirectMethod;
  /** Origin of the shop to which the visitor returns. */
  readonly origin: string;
}

const noteUrl = async (trx: Trx, orderUuid: string, url: string): Promise<true> => {
  await trx.updateTable('payment').set({ redirect_url: url }).where('order_uuid', '=', orderUuid).execute();
  return true;
};

/**
 * Begins a payment on the page of a method. The former page of another attempt ends. A payment that is running, or that is reported later, is
 * `pending`; a paid order is `confirmed`. The caller has checked that the order's site offers the method. Throws a `ProviderError`.
 */
export const payByRedirect = async (
  deps: RedirectDeps,
  uuid: string,
  { method, origin }: RedirectRequest,
): Promise<Result<StartedRedirect, OrderRefusal>> => {
  const { buyer } = await openPayment(deps, uuid);
  const started = await startPayment(deps, uuid, { method });
  if (!started.ok) return started;
  if (started.value.kind === 'known')
    return ok({ status: started.value.status === 'confirmed' ? 'confirmed' : 'pending' });
  const { intentId } = started.value;
  const { firstName, lastName } = buyer as Buyer;
  const { state, url } = await deps.provider.startRedirect(intentId, {
    method,
    returnTo: returnAddress(deps.secret, origin, { orderUuid: uuid, intentId }),
    payerName: `${firstName} ${lastName}`,
  });
  const settled = await settlePayment(deps, { orderUuid: uuid, intentId, state }, (trx) =>
    url === null ? Promise.resolve(true) : noteUrl(trx, uuid, url),
  );
  if (settled.refusal) return err(settled.refusal);
  if (settled.status === 'requires_action' && url !== null) return ok({ status: 'redirect', url });
  return ok({ status: settled.status === 'confirmed' ? 'confirmed' : 'pending' });
};
