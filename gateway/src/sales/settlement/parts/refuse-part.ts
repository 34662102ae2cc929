import { raiseAlarm } from '../../../alarms/alarm.repository';
import type { Trx } from '../../../database/transaction';
import { enqueue } from '../../../outbox/outbox.repository';
import { lockInstalment, setInstalment, type InstalmentRow } from '../../instalments/plan.repository';
import { supersedeOrder } from '../../orders/opening/supersede-order';
import { writeEvent } from '../../records/order-event.repository';
import { lockOrder, type OrderRow } from '../../records/order.repository';
import { isOpen } from '../payment-outcomes';

/** Days from a refused charge to the next one. After the last the buyer pays the part, or customer care finds a way (record 0960). */
const retryDays: readonly number[] = [3, 7];

const dayMs = 86_400_000;

/** When a part is charged again. Null when it is tried no more. */
const nextTryOf = (attempts: number, now: Date): Date | null => {
  const days = retryDays[attempts - 1];
  return days === undefined ? null : new Date(now.getTime() + days * dayMs);
};

const note = async (
  trx: Trx,
  booking: Pick<OrderRow, 'uuid'>,
  { row, next, now }: { readonly row: InstalmentRow; readonly next: Date | null; readonly now: Date },
): Promise<void> => {
  const { position, attempts, amount } = row;
  const what = next ? ('refused' as const) : ('unpaid' as const);
  const data = { position, amount, attempts };
  await writeEvent(trx, { orderUuid: booking.uuid, kind: 'part.refused', actor: 'system', data, at: now });
  await enqueue(trx, {
    topic: 'mail.instalment',
    payload: { orderUuid: booking.uuid, position, what, attempt: attempts },
    dueAt: now,
    dedupeKey: `mail.instalment:${booking.uuid}:${position}:${attempts}`,
  });
  if (next) return;
  const text = `Part ${position} of ${amount} cents was refused ${attempts} times and is tried no more: customer care has to ask the buyer.`;
  await raiseAlarm(trx, { kind: 'instalment-unpaid', subject: `order ${booking.uuid}`, text }, now);
};

/** Closes a refused charge: releases its intent, plans the next try and writes to the buyer. Does nothing for one that was paid meanwhile. */
export const refusePart = async (trx: Trx, partUuid: string, now: Date): Promise<void> => {
  const order = await lockOrder(trx, partUuid);
  if (!order || order.part === null || order.amends === null || order.confirmed_at) return;
  if (isOpen(order)) await supersedeOrder(trx, order, now);
  const row = await lockInstalment(trx, { order_uuid: order.amends, position: order.part });
  if (row?.state !== 'charging' || row.paid_by !== partUuid) return;
  const next = nextTryOf(row.attempts, now);
  await setInstalment(trx, row, { state: next ? 'refused' : 'unpaid', next_at: next });
  await note(trx, { uuid: order.amends }, { row, next, now });
};
