import { raiseAlarm } from '../../alarms/alarm.repository';
import type { RefundState } from '../../database/tables/sales/payment-tables';
import type { Trx } from '../../database/transaction';
import type { OrderRow, PaymentRow } from '../records/order.repository';
import { writeLedger } from '../payments/ledger.repository';
import { findRefunds, keptOf, type RefundRow } from '../refunds/refund.repository';
import { bookRefundRows } from './book-refund-rows';
import { findPaymentMismatch } from './payment-mismatch';
import type { ProviderRefund, ProviderState } from '../../context/payment-provider';

export interface Booking {
  readonly order: OrderRow;
  readonly payment: PaymentRow & { readonly intent_id: string };
  readonly state: ProviderState;
  readonly now: Date;
}

/** Failed attempts in a row after which an alarm is raised. */
export const alarmAfter = 5;

const kinds = { pending: 'refund_pending', settled: 'refunded', failed: 'refund_failed' } as const;

const sumOf = (refunds: readonly ProviderRefund[], status: ProviderRefund['status']): number =>
  refunds.filter((refund) => refund.status === status).reduce((sum, { amount }) => sum + amount, 0);

/** A refund is settled only when the provider reports that everything captured was returned. */
const refundStateOf = ({ captured, refunds }: ProviderState): RefundState => {
  const settled = sumOf(refunds, 'settled');
  if (settled >= captured) return 'settled';
  if (settled + sumOf(refunds, 'pending') >= captured) return 'pending';
  return refunds.some(({ status }) => status === 'failed') ? 'failed' : 'pending';
};

const noteFailedRefund = async (
  trx: Trx,
  { order, now }: Pick<Booking, 'order' | 'now'>,
  which: string,
): Promise<void> => {
  await trx
    .updateTable('payment')
    .set(({ eb }) => ({ failures: eb('failures', '+', 1) }))
    .where('order_uuid', '=', order.uuid)
    .execute();
  const text = `${which} failed at the provider. It is tried ${alarmAfter} times; after that an operator must pay it back.`;
  await raiseAlarm(trx, { kind: 'refund-failed', subject: `order ${order.uuid}`, text }, now);
};

const isPlanned = (planned: readonly RefundRow[], { key }: ProviderRefund): boolean =>
  planned.some(({ id }) => id === key);

const bookRefunds = async (
  trx: Trx,
  { order, payment, state, now }: Booking,
  planned: readonly RefundRow[],
): Promise<void> => {
  for (const refund of state.refunds) {
    const { id, amount, status } = refund;
    const isNew = await writeLedger(trx, {
      order_uuid: order.uuid,
      intent_id: payment.intent_id,
      kind: kinds[status],
      amount: -amount,
      movement: id,
      at: now,
    });
    if (!isNew) continue;
    if (status === 'failed')
      await noteFailedRefund(trx, { order, now }, `The refund ${id} of ${amount} cents`);
    if (keptOf(order, planned) > 0 && !isPlanned(planned, refund)) {
      const text = `The provider refunds ${amount} cents (${id}) that the shop keeps by the terms of the order.`;
      await raiseAlarm(trx, { kind: 'refund-unasked', subject: `order ${order.uuid}`, text }, now);
    }
  }
};

const bookCapture = async (trx: Trx, booking: Booking): Promise<void> => {
  const { order, payment, state, now } = booking;
  const isNew = await writeLedger(trx, {
    order_uuid: order.uuid,
    intent_id: payment.intent_id,
    kind: 'captured',
    amount: state.captured,
    at: now,
  });
  const wrong = findPaymentMismatch(state, { ...payment, ...order });
  if (isNew && wrong)
    await raiseAlarm(trx, { kind: 'capture-differs', subject: `order ${order.uuid}`, text: wrong }, now);
};

/**
 * Books what the provider reports about captures and refunds, each movement once, however often it is reported. The order must be
 * locked.
 */
export const bookProviderState = async (trx: Trx, booking: Booking): Promise<void> => {
  const { order, payment, state, now } = booking;
  const isTaken = state.captured > 0;
  if (isTaken) await bookCapture(trx, booking);
  const planned = await findRefunds(trx, order.uuid);
  await bookRefunds(trx, booking, planned);
  const unplanned = state.refunds.filter((refund) => !isPlanned(planned, refund));
  const isReturning = payment.refund_state !== 'none' || unplanned.length > 0;
  const isVoid = state.status === 'voided';
  const refundState: RefundState =
    !isReturning || (!isTaken && !isVoid) ? payment.refund_state : isVoid ? 'settled' : refundStateOf(state);
  await bookRefundRows(trx, planned, {
    refunds: state.refunds,
    whole: keptOf(order, planned) > 0 ? null : refundState,
    now,
  });
  await trx
    .updateTable('payment')
    .set({
      captured: payment.captured || isTaken,
      refund_state: refundState,
      refunded: isTaken && refundState === 'settled',
      // A confirmed order keeps its payment method.
      ...(isVoid && !order.confirmed_at ? { status: 'voided' as const } : {}),
      updated_at: now,
    })
    .where('order_uuid', '=', order.uuid)
    .execute();
};
