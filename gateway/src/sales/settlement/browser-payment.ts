import { err, ok, type Result } from '@detour/shared-contracts/base';
import { isRedirectMethod } from '@detour/shared-contracts/sites';
import type { Keyring } from '../../settings/keyring';
import type { OrderRefusal } from '../records/order-refusal';
import type { OrderRow } from '../records/order.repository';
import { openPayment } from '../payments/open-payment';
import type { PaymentProvider } from '../../context/payment-provider';
import { settlePayment, type SettledPayment } from './settle-payment';
import { startPayment, type StartDeps } from './start-payment';

export interface BrowserDeps extends StartDeps {
  readonly provider: PaymentProvider;
  readonly secret: Keyring;
}

/** What the browser needs to pay; null for an order that is already paid. */
export type Started = { readonly clientSecret: string } | null;

/**
 * Begins a payment in the browser. Extends the hold for the payment; from now on the reconciliation job watches it. A repeated call
 * returns the same intent, so nothing is paid twice. Throws a `ProviderError`.
 */
export const startBrowserPayment = async (
  deps: BrowserDeps,
  uuid: string,
): Promise<Result<Started, OrderRefusal>> => {
  const payment = await openPayment(deps, uuid);
  const started = await startPayment(deps, uuid, { again: true });
  if (!started.ok) return started;
  if (started.value.kind === 'known') {
    if (started.value.status === 'confirmed') return ok(null);
    const message = `A payment of order ${uuid} is on its way; another one cannot be started.`;
    return err({ kind: 'ORDER_CLOSED', message });
  }
  if (isRedirectMethod(payment.method)) await deps.provider.useForm(started.value.intentId);
  return ok({ clientSecret: payment.client_secret ?? '' });
};

/** Reads the state of the payment from the provider and applies it to the order. Throws a `ProviderError`. */
export const checkPayment = async (
  deps: BrowserDeps,
  order: OrderRow,
): Promise<Result<SettledPayment, OrderRefusal>> => {
  if (order.status === 'confirmed') return ok({ status: 'confirmed' });
  const { intent_id: intentId } = await openPayment(deps, order.uuid);
  if (!intentId) return err({ kind: 'PAYMENT_FAILED', message: `Order ${order.uuid} has no payment.` });
  const state = await deps.provider.retrieve(intentId);
  return ok(await settlePayment(deps, { orderUuid: order.uuid, intentId, state }));
};
