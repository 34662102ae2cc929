import {
  err,
  ok,
  type CardRequest,
  type Clock,
  type PaymentResponse,
  type Result,
} from '@detour/shared-contracts';
import type { Config } from '../config';
import type { Database } from '../database/open-database';
import { inTransaction } from '../database/transaction';
import { moveHoldExpiry } from '../orders/inventory.repository';
import { orderNotFound, type OrderRefusal } from '../orders/order-refusal';
import { lockOrder, type OrderRow, type PaymentRow } from '../orders/order.repository';
import type { PaymentProvider, ProviderState } from './payment-provider';
import { settlePayment, type SettledPayment } from './settle-payment';

export interface PayDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'holdMaxMinutes'>;
  readonly provider: PaymentProvider;
  readonly secret: string;
}

/** What a buyer pays with. */
export type PaymentMeans =
  | { readonly kind: 'card'; readonly card: CardRequest }
  | { readonly kind: 'wallet'; readonly method: string };

type Started =
  | { readonly kind: 'ask'; readonly order: OrderRow; readonly intentId: string }
  | { readonly kind: 'known'; readonly status: PaymentResponse['status'] };

// A payment that has begun may outlast the hold by this much, within the limit of all holds.
const paymentMs = 5 * 60_000;
// For so long a payment counts as being on its way; then it is asked for again.
const patienceMs = 20_000;

const holdEnd = (order: OrderRow, now: number, maxMinutes: number): Date =>
  new Date(
    Math.min(
      order.created_at.getTime() + maxMinutes * 60_000,
      Math.max(order.hold_expires_at.getTime(), now + paymentMs),
    ),
  );

const isUnderWay = (payment: PaymentRow, now: number): boolean =>
  payment.status === 'processing' && now - payment.updated_at.getTime() < patienceMs;

/** Writes down that the provider is about to be asked, so that a crash in between leaves a trace that the reconciling job follows. */
const startPayment = ({ db, clock, config }: PayDeps, uuid: string): Promise<Result<Started, OrderRefusal>> =>
  inTransaction<Started, OrderRefusal>(db, async (trx, refuse) => {
    const now = clock.now();
    const order = await lockOrder(trx, uuid);
    if (!order) return refuse(orderNotFound(uuid));
    if (order.status === 'confirmed') return { kind: 'known', status: 'confirmed' };
    if (order.status === 'cancelled')
      return refuse({ kind: 'ORDER_CLOSED', message: `Order ${uuid} was cancelled.` });
    if (order.status === 'expired' || order.hold_expires_at.getTime() <= now) {
      return refuse({
        kind: 'HOLD_EXPIRED',
        message: `The hold of order ${uuid} has run out; nothing is charged.`,
      });
    }
    if (order.amount === 0)
      return refuse({ kind: 'PAYMENT_FAILED', message: `Of order ${uuid} nothing is left to be paid.` });
    const payment = await trx
      .selectFrom('payment')
      .selectAll()
      .where('order_uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    if (isUnderWay(payment, now)) return { kind: 'known', status: 'pending' };
    const expiresAt = holdEnd(order, now, config.holdMaxMinutes);
    await trx
      .updateTable('orders')
      .set({ status: 'paying', hold_expires_at: expiresAt })
      .where('uuid', '=', uuid)
      .execute();
    await moveHoldExpiry(trx, uuid, expiresAt);
    await trx
      .updateTable('payment')
      .set({ status: 'processing', attempt: payment.attempt + 1, updated_at: new Date(now) })
      .where('intent_id', '=', payment.intent_id)
      .execute();
    return { kind: 'ask', order, intentId: payment.intent_id };
  });

const ask = (
  provider: PaymentProvider,
  order: OrderRow,
  intentId: string,
  means: PaymentMeans,
): Promise<ProviderState> =>
  means.kind === 'card'
    ? provider.authoriseCard(intentId, order.amount, means.card)
    : provider.authoriseWallet(intentId, order.amount, means.method);

/**
 * Pays a held order. A second click while the first is under way is told `pending`, a paid order `confirmed`: the provider is asked
 * once. Money is only promised here; it is taken after the order is confirmed.
 * @spec CALL-076 WALLET-004
 */
export const payOrder = async (
  deps: PayDeps,
  orderUuid: string,
  means: PaymentMeans,
): Promise<Result<SettledPayment, OrderRefusal>> => {
  const started = await startPayment(deps, orderUuid);
  if (!started.ok) return started;
  if (started.value.kind === 'known') return ok({ status: started.value.status });
  const { order, intentId } = started.value;
  const state = await ask(deps.provider, order, intentId, means);
  return ok(await settlePayment(deps, { orderUuid, intentId, state }));
};

/** Back from 3-D Secure: the provider finishes, and the order follows. */
export const finishThreeds = async (
  deps: PayDeps,
  order: OrderRow,
  payment: PaymentRow,
  result: 'approved' | 'refused',
): Promise<Result<SettledPayment, OrderRefusal>> => {
  if (order.status === 'confirmed') return ok({ status: 'confirmed' });
  if (payment.status !== 'requires_action') {
    return err({ kind: 'PAYMENT_FAILED', message: `Order ${order.uuid} awaits no 3-D Secure answer.` });
  }
  const state = await deps.provider.completeAction(payment.intent_id, result);
  const settled = await settlePayment(deps, { orderUuid: order.uuid, intentId: payment.intent_id, state });
  if (settled.refusal?.kind !== 'CARD_DECLINED') return ok(settled);
  return ok({
    ...settled,
    refusal: { kind: 'THREEDS_REFUSED', message: 'The bank’s check was refused; nothing is charged.' },
  });
};
