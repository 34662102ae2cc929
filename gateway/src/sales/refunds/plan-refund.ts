import { randomUUID } from 'node:crypto';
import type { Cents } from '@detour/shared-contracts/base';
import type { RefundCause } from '../../database/tables/order-life-tables';
import type { Trx } from '../../database/transaction';
import { enqueue } from '../../outbox/outbox.repository';
import { writeLedger } from '../payments/ledger.repository';
import { requestRelease } from '../payments/request-release';
import { findPayment, type OrderRow } from '../records/order.repository';
import { findKept } from './refund.repository';

interface Plan {
  /** Cents, more than 0. */
  readonly amount: Cents;
  readonly cause: RefundCause;
  readonly now: Date;
}

/**
 * Plans a refund of a confirmed order's payment and queues it with the transaction. When nothing of the payment is kept, all of it is
 * released: that voids an authorisation, and refunds a capture. A part is refunded under the key of its row, after the capture. The
 * order must be locked.
 */
export const planRefund = async (trx: Trx, order: OrderRow, { amount, cause, now }: Plan): Promise<void> => {
  const payment = await findPayment(trx, order.uuid);
  if (!payment?.intent_id) throw new Error(`The confirmed order ${order.uuid} has no payment.`);
  const { intent_id: intentId, captured } = payment;
  const id = randomUUID();
  await trx
    .insertInto('refund')
    .values({ id, order_uuid: order.uuid, intent_id: intentId, amount, cause, planned_at: now })
    .execute();
  const kept = await findKept(trx, order);
  if (kept < 0) throw new Error(`Order ${order.uuid} keeps ${kept + amount} cents, not ${amount}.`);
  const isVoided = kept === 0 && !captured;
  await writeLedger(trx, {
    order_uuid: order.uuid,
    kind: isVoided ? 'voided' : 'refund_pending',
    amount: -amount,
    intent_id: intentId,
    movement: isVoided ? '' : id,
    at: now,
  });
  if (kept === 0) return requestRelease(trx, order.uuid, now);
  await enqueue(trx, {
    topic: 'payment.refund',
    payload: { orderUuid: order.uuid, refundId: id },
    dueAt: now,
    dedupeKey: `payment.refund:${id}`,
  });
};
