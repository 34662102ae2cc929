import type { Trx } from '../../database/transaction';
import { enqueue } from '../../outbox/outbox.repository';

/**
 * Queues the release of an order's money, authorised or captured, with the transaction. Each request has its own key, so that money
 * that arrives after an earlier release is returned too. The order must be locked.
 */
export const requestRelease = async (trx: Trx, orderUuid: string, now: Date): Promise<void> => {
  const payment = await trx
    .updateTable('payment')
    .set(({ eb }) => ({ releases: eb('releases', '+', 1), failures: 0, refund_state: 'pending' }))
    .where('order_uuid', '=', orderUuid)
    .where('intent_id', 'is not', null)
    .returning(['intent_id', 'releases'])
    .executeTakeFirst();
  if (!payment?.intent_id) return;
  const { intent_id: intentId, releases } = payment;
  await enqueue(trx, {
    topic: 'payment.release',
    payload: { orderUuid, intentId },
    dueAt: now,
    dedupeKey: `payment.release:${intentId}:${releases}`,
  });
};

/**
 * Queues the release for an order that is closed, unless its payment has ended already, so that nothing can be paid on it later.
 */
export const releaseUnlessEnded = async (trx: Trx, orderUuid: string, now: Date): Promise<void> => {
  const payment = await trx
    .selectFrom('payment')
    .select('status')
    .where('order_uuid', '=', orderUuid)
    .executeTakeFirst();
  if (payment && payment.status !== 'voided') await requestRelease(trx, orderUuid, now);
};
