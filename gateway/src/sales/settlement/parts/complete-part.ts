import type { Trx } from '../../../database/transaction';
import { enqueue } from '../../../outbox/outbox.repository';
import { lockInstalment, setInstalment } from '../../instalments/plan.repository';
import { confirmOrder } from '../../records/confirm-order';
import { writeEvent } from '../../records/order-event.repository';
import { lockOrder, type OrderRow } from '../../records/order.repository';

/**
 * Books a paid part of a plan, in the transaction that confirms its order. Returns false and changes nothing when the booking has ended or
 * the part is already paid: the caller then returns the money. The order must be locked and open; its lock includes the booking's.
 */
export const completePart = async (trx: Trx, order: OrderRow, now: Date): Promise<boolean> => {
  const { uuid, amends, part, amount } = order;
  const booking = await lockOrder(trx, amends ?? '');
  if (booking?.status !== 'confirmed' || part === null) return false;
  const row = await lockInstalment(trx, { order_uuid: booking.uuid, position: part });
  if (!row || row.state === 'paid' || row.state === 'ended') return false;
  await confirmOrder(trx, uuid, now);
  await setInstalment(trx, row, { state: 'paid', next_at: null, paid_by: uuid });
  const open = booking.later_amount - amount;
  await trx.updateTable('orders').set({ later_amount: open }).where('uuid', '=', booking.uuid).execute();
  const data = { position: part, amount, open };
  await writeEvent(trx, { orderUuid: booking.uuid, kind: 'part.paid', actor: 'system', data, at: now });
  await enqueue(trx, {
    topic: 'mail.instalment',
    payload: { orderUuid: booking.uuid, position: part, what: 'paid', attempt: row.attempts },
    dueAt: now,
    dedupeKey: `mail.instalment:${uuid}`,
  });
  return true;
};
