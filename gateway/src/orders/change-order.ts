import {
  err,
  ok,
  timeZoneOf,
  zonedNow,
  type Clock,
  type Locale,
  type Order,
  type Result,
} from '@detour/shared-contracts';
import type { Config } from '../config';
import type { Database } from '../database/open-database';
import { inTransaction, type Trx } from '../database/transaction';
import { enqueue } from '../outbox/outbox.repository';
import { writeLedger } from '../payments/settle-payment';
import { lockNightsOfOrder, moveHoldExpiry, releaseRooms } from './inventory.repository';
import { orderNotFound, type OrderRefusal } from './order-refusal';
import { findPayment, lockOrder, type OrderRow } from './order.repository';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'holdMinutes' | 'holdMaxMinutes'>;
}

const isHeldNow = (order: OrderRow, now: number): boolean =>
  order.status === 'held' && order.hold_expires_at.getTime() > now;

/** Keeps the rooms for another while, `holdMaxMinutes` after the order was opened at most. */
export const extendHold = ({ db, clock, config }: Deps, uuid: string): Promise<Result<true, OrderRefusal>> =>
  inTransaction<true, OrderRefusal>(db, async (trx, refuse) => {
    const now = clock.now();
    const order = await lockOrder(trx, uuid);
    if (!order) return refuse(orderNotFound(uuid));
    if (!isHeldNow(order, now)) {
      const isOver = order.status === 'held' || order.status === 'expired';
      return refuse({
        kind: isOver ? 'HOLD_EXPIRED' : 'ORDER_CLOSED',
        message: `Order ${uuid} is ${order.status}; its hold cannot be extended.`,
      });
    }
    const end = Math.min(
      order.created_at.getTime() + config.holdMaxMinutes * 60_000,
      now + config.holdMinutes * 60_000,
    );
    const expiresAt = new Date(Math.max(end, order.hold_expires_at.getTime()));
    await trx.updateTable('orders').set({ hold_expires_at: expiresAt }).where('uuid', '=', uuid).execute();
    await moveHoldExpiry(trx, uuid, expiresAt);
    return true;
  });

/** The policy that was sold, on the market's calendar of today. */
const checkCancellable = (order: OrderRow, now: number): Result<true, OrderRefusal> => {
  const { cancellationPolicy } = order.stay as Order['stay'];
  const deadline = cancellationPolicy.cancellationDeadline;
  const today = zonedNow(now, timeZoneOf(order.locale as Locale)).date;
  if (deadline !== null && today <= deadline) return ok(true);
  const until = deadline ? `was free until ${deadline}` : 'is not cancellable';
  return err({ kind: 'ORDER_CLOSED', message: `Order ${order.uuid} ${until}.` });
};

const giveMoneyBack = async (trx: Trx, order: OrderRow, now: Date): Promise<void> => {
  const payment = await findPayment(trx, order.uuid);
  if (!payment) throw new Error(`The confirmed order ${order.uuid} has no payment.`);
  await writeLedger(trx, {
    order_uuid: order.uuid,
    kind: payment.captured ? 'refunded' : 'voided',
    amount: -order.amount,
    intent_id: payment.intent_id,
    at: now,
  });
  await trx
    .updateTable('payment')
    .set({ refunded: true, updated_at: now })
    .where('intent_id', '=', payment.intent_id)
    .execute();
  await enqueue(trx, {
    topic: 'payment.release',
    payload: { orderUuid: order.uuid, intentId: payment.intent_id },
    dueAt: now,
    dedupeKey: `payment.release:${payment.intent_id}`,
  });
};

/**
 * Gives the rooms back: at once while unpaid, and after payment as long as the policy that was sold allows, with the money. A payment
 * that arrives after the cancellation is given back by whoever hears of it. Cancelling twice is cancelling once.
 */
export const cancelOrder = ({ db, clock }: Deps, uuid: string): Promise<Result<true, OrderRefusal>> =>
  inTransaction<true, OrderRefusal>(db, async (trx, refuse) => {
    const now = new Date(clock.now());
    const order = await lockOrder(trx, uuid);
    if (!order) return refuse(orderNotFound(uuid));
    if (order.status === 'cancelled') return true;
    if (order.status === 'expired') {
      return refuse({ kind: 'HOLD_EXPIRED', message: `The hold of order ${uuid} has run out already.` });
    }
    const isPaid = order.status === 'confirmed';
    const allowed = isPaid ? checkCancellable(order, now.getTime()) : ok(true);
    if (!allowed.ok) return refuse(allowed.error);
    await lockNightsOfOrder(trx, uuid);
    await releaseRooms(trx, uuid);
    await trx
      .updateTable('orders')
      .set({ status: 'cancelled', closed_at: now })
      .where('uuid', '=', uuid)
      .execute();
    if (!isPaid) return true;
    await giveMoneyBack(trx, order, now);
    await enqueue(trx, {
      topic: 'mail.cancellation',
      payload: { orderUuid: uuid },
      dueAt: now,
      dedupeKey: `mail.cancellation:${uuid}`,
    });
    return true;
  });
