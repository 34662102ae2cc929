import type { PaymentResponse } from '@detour/shared-contracts/api';
import type { Clock, Result } from '@detour/shared-contracts/base';
import type { RedirectMethod } from '@detour/shared-contracts/sites';
import type { Config } from '../../settings/settings';
import type { Database } from '../../database/open-database';
import { inTransaction } from '../../database/transaction';
import { moveHoldExpiry } from '../orders/room-holds.repository';
import { orderNotFound, type OrderRefusal } from '../records/order-refusal';
import { holdLimitOf } from '../records/hold-limit';
import { lockOrder, type OrderRow, type PaymentRow } from '../records/order.repository';

export interface StartDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'holdMaxMinutes'>;
}

export type StartedPayment =
  | { readonly kind: 'ask'; readonly intentId: string }
  | { readonly kind: 'known'; readonly status: PaymentResponse['status'] };

// A started payment may extend the hold by this time, within the limit of all holds. It never shortens one: customer care gives two hours.
const paymentMs = 5 * 60_000;
// The page of a method takes longer: its visitor may have to find a phone.
const redirectMs = 15 * 60_000;
// A payment counts as running for this time; then a new call queries the provider again.
const patienceMs = 20_000;

interface StartOptions {
  /** Repeats a payment that has just started. */
  readonly again?: boolean;
  /** Method whose page the visitor opens. */
  readonly method?: RedirectMethod;
}

const holdEnd = (order: OrderRow, until: number, maxMinutes: number): Date =>
  new Date(
    Math.max(order.hold_expires_at.getTime(), Math.min(holdLimitOf(order, maxMinutes).getTime(), until)),
  );

const isUnderWay = (payment: PaymentRow, now: number): boolean =>
  payment.status === 'processing' && now - payment.updated_at.getTime() < patienceMs;

const refusalOf = (order: OrderRow, now: number): OrderRefusal | null => {
  const { uuid } = order;
  if (order.status === 'cancelled') return { kind: 'ORDER_CLOSED', message: `Order ${uuid} was cancelled.` };
  if (order.status === 'expired' || order.hold_expires_at.getTime() <= now)
    return { kind: 'HOLD_EXPIRED', message: `The hold of order ${uuid} has expired; nothing is charged.` };
  if (order.amount === 0)
    return { kind: 'PAYMENT_FAILED', message: `Order ${uuid} has nothing left to pay.` };
  return null;
};

/**
 * Records the start of a payment before the call to the provider, so that the reconciliation job finds it after a crash. A
 * payment that has just started is reported as pending, unless `again` allows a repeat; one whose method reports later always is.
 */
export const startPayment = (
  { db, clock, config }: StartDeps,
  uuid: string,
  { again = false, method }: StartOptions = {},
): Promise<Result<StartedPayment, OrderRefusal>> =>
  inTransaction<StartedPayment, OrderRefusal>(db, async (trx, refuse) => {
    const now = clock.now();
    const order = await lockOrder(trx, uuid);
    if (!order) return refuse(orderNotFound(uuid));
    if (order.status === 'confirmed') return { kind: 'known', status: 'confirmed' };
    const refusal = refusalOf(order, now);
    if (refusal) return refuse(refusal);
    const payment = await trx
      .selectFrom('payment')
      .selectAll()
      .where('order_uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    if (!payment.intent_id) throw new Error(`The payment of order ${uuid} has not been opened.`);
    // A bank that reports later may still take the money: nothing else is started meanwhile.
    if (payment.pending_since !== null || (!again && isUnderWay(payment, now)))
      return { kind: 'known', status: 'pending' };
    const until = now + (method ? redirectMs : paymentMs);
    const expiresAt = holdEnd(order, until, config.holdMaxMinutes);
    await trx
      .updateTable('orders')
      .set({ status: 'paying', hold_expires_at: expiresAt })
      .where('uuid', '=', uuid)
      .execute();
    await moveHoldExpiry(trx, uuid, expiresAt);
    await trx
      .updateTable('payment')
      .set({
        status: 'processing',
        attempt: payment.attempt + 1,
        method: method ?? null,
        redirect_url: null,
        refusal: null,
        updated_at: new Date(now),
      })
      .where('order_uuid', '=', uuid)
      .execute();
    return { kind: 'ask', intentId: payment.intent_id };
  });
