import type { CardRequest } from '@detour/shared-contracts/api';
import { err, ok, type Result } from '@detour/shared-contracts/base';
import type { OrderRefusal } from '../records/order-refusal';
import type { Keyring } from '../../settings/keyring';
import type { OrderRow, PaymentRow } from '../records/order.repository';
import { openPayment } from '../payments/open-payment';
import type { DirectProvider, ProviderState } from '../../context/payment-provider';
import { settlePayment, type SettledPayment } from './settle-payment';
import { startPayment, type StartDeps } from './start-payment';

export interface PayDeps extends StartDeps {
  readonly provider: DirectProvider;
  readonly secret: Keyring;
}

/** Means of payment of a buyer. */
export type PaymentMeans =
  | { readonly kind: 'card'; readonly card: CardRequest }
  | { readonly kind: 'wallet'; readonly method: string };

const ask = (provider: DirectProvider, intentId: string, means: PaymentMeans): Promise<ProviderState> =>
  means.kind === 'card'
    ? provider.authoriseCard(intentId, means.card)
    : provider.authoriseWallet(intentId, means.method);

/**
 * Pays a held order. A concurrent second call gets `pending`, a paid order `confirmed`: the provider is called once. The
 * money is only authorised here; it is captured after the order is confirmed.
 * @spec CALL-076 WALLET-004
 */
export const payOrder = async (
  deps: PayDeps,
  orderUuid: string,
  means: PaymentMeans,
): Promise<Result<SettledPayment, OrderRefusal>> => {
  await openPayment(deps, orderUuid);
  const started = await startPayment(deps, orderUuid);
  if (!started.ok) return started;
  if (started.value.kind === 'known') return ok({ status: started.value.status });
  const { intentId } = started.value;
  const state = await ask(deps.provider, intentId, means);
  return ok(await settlePayment(deps, { orderUuid, intentId, state }));
};

/** Completes the payment after 3-D Secure and applies the provider's state to the order. */
export const finishThreeds = async (
  deps: PayDeps,
  { order, payment }: { readonly order: OrderRow; readonly payment: PaymentRow },
  result: 'approved' | 'refused',
): Promise<Result<SettledPayment, OrderRefusal>> => {
  if (order.status === 'confirmed') return ok({ status: 'confirmed' });
  if (payment.status !== 'requires_action' || !payment.intent_id) {
    return err({
      kind: 'PAYMENT_FAILED',
      message: `Order ${order.uuid} does not wait for a 3-D Secure result.`,
    });
  }
  const state = await deps.provider.completeAction(payment.intent_id, result);
  return ok(await settlePayment(deps, { orderUuid: order.uuid, intentId: payment.intent_id, state }));
};
