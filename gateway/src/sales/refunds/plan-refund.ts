import { randomUUID } from 'node:crypto';
import type { RefundCause } from '../../database/tables/sales/order-life-tables';
import type { Trx } from '../../database/transaction';
import { enqueue } from '../../outbox/outbox.repository';
import { writeLedger } from '../payments/ledger.repository';
import { requestRelease } from '../payments/request-release';
import { findOrder, findPayment } from '../records/order.repository';
import { findKept } from './refund.repository';
import type { RefundPart } from './split-refund';

interface Plan {
  readonly cause: RefundCause;
  readonly now: Date;
}

/**
 * Plans a refund of a confirmed order's payment and queues it with the transaction. When nothing of the payment is kept, all of it is
 * released: that voids an authorisation, and refunds a capture. A part is refunded under the key of its row, after the capture.
 */
const planCardRefund = async (
  trx: Trx,
  { orderUuid, amount }: RefundPart,
  { cause, now }: Plan,
): Promise<void> => {
  const order = await findOrder(trx, orderUuid);
  const payment = await findPayment(trx, orderUuid);
  if (!order || !payment?.intent_id) throw new Error(`The confirmed order ${orderUuid} has no payment.`);
  const { intent_id: intentId, captured } = payment;
  const id = randomUUID();
  await trx
    .insertInto('refund')
    .values({ id, order_uuid: orderUuid, intent_id: intentId, amount, cause, planned_at: now })
    .execute();
  const kept = await findKept(trx, order);
  if (kept < 0) throw new Error(`Order ${orderUuid} keeps ${kept + amount} cents, not ${amount}.`);
  const isVoided = kept === 0 && !captured;
  await writeLedger(trx, {
    order_uuid: orderUuid,
    kind: isVoided ? 'voided' : 'refund_pending',
    amount: -amount,
    intent_id: intentId,
    movement: isVoided ? '' : id,
    at: now,
  });
  if (kept === 0) return requestRelease(trx, orderUuid, now);
  await enqueue(trx, {
    topic: 'payment.refund',
    payload: { orderUuid, refundId: id },
    dueAt: now,
    dedupeKey: `payment.refund:${id}`,
  });
};

/** Plans the card's parts of a refund of a booking and its changes. The booking must be locked: its writers lock it first. */
export const planRefund = async (trx: Trx, parts: readonly RefundPart[], plan: Plan): Promise<void> => {
  for (const part of parts) if (part.to === 'card') await planCardRefund(trx, part, plan);
};
