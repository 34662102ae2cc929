import type { OrderedStay } from '@detour/shared-contracts/api';
import { err, ok, type Clock, type IsoDate, type Result } from '@detour/shared-contracts/base';
import type { Database } from '../../database/open-database';
import { inTransaction, type Trx } from '../../database/transaction';
import { enqueue } from '../../outbox/outbox.repository';
import { writeLedger } from '../payments/ledger.repository';
import { withdrawUntilOf } from '../vouchers/voucher-validity';
import { marketDayOf, voidVoucher } from '../vouchers/voucher.repository';
import { lockNightsOfOrder } from './room-holds.repository';
import { orderNotFound, type OrderRefusal } from '../records/order-refusal';
import { findPayment, lockOrder, type OrderRow } from '../records/order.repository';
import { releaseOrder } from './release-order';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

const closed = (order: OrderRow, why: string): Result<true, OrderRefusal> =>
  err({ kind: 'ORDER_CLOSED', message: `Order ${order.uuid} ${why}.` });

/** Applies the cancellation policy that was sold, by today's date in the market. */
const checkStayCancellable = (order: OrderRow, today: IsoDate): Result<true, OrderRefusal> => {
  const { cancellationPolicy } = order.stay as OrderedStay;
  const deadline = cancellationPolicy.cancellationDeadline;
  if (deadline !== null && today <= deadline) return ok(true);
  return closed(order, deadline ? `could be cancelled until ${deadline}` : 'is not cancellable');
};

/** A voucher without a date can be withdrawn from for 14 days (2011/83, art. 9) while it is unused. Withdrawal makes it void. */
const withdrawVoucher = async (
  trx: Trx,
  order: OrderRow,
  { today, now }: { readonly today: IsoDate; readonly now: Date },
): Promise<Result<true, OrderRefusal>> => {
  const until = withdrawUntilOf(marketDayOf(order.locale, order.confirmed_at ?? now));
  if (today > until) return closed(order, `could be withdrawn from until ${until}`);
  return (await voidVoucher(trx, order.uuid, now))
    ? ok(true)
    : closed(order, 'has a voucher that is already used');
};

const checkCancellable = async (
  trx: Trx,
  order: OrderRow,
  now: Date,
): Promise<Result<true, OrderRefusal>> => {
  const today = marketDayOf(order.locale, now);
  return order.kind === 'stay'
    ? checkStayCancellable(order, today)
    : withdrawVoucher(trx, order, { today, now });
};

/** Books the refund as pending; `releaseOrder` asks the provider, whose confirmation settles it. */
const bookMoneyBack = async (trx: Trx, order: OrderRow, now: Date): Promise<void> => {
  const payment = await findPayment(trx, order.uuid);
  if (!payment?.intent_id) throw new Error(`The confirmed order ${order.uuid} has no payment.`);
  await writeLedger(trx, {
    order_uuid: order.uuid,
    kind: payment.captured ? 'refund_pending' : 'voided',
    amount: -order.amount,
    intent_id: payment.intent_id,
    at: now,
  });
};

/**
 * Cancels an order and releases its rooms or voucher. An unpaid order can always be cancelled; a paid one as long as the sold policy or
 * the right of withdrawal allows, with a refund. A payment that arrives after the cancellation is refunded by the code that learns of
 * it. Idempotent.
 */
export const cancelOrder = ({ db, clock }: Deps, uuid: string): Promise<Result<true, OrderRefusal>> =>
  inTransaction<true, OrderRefusal>(db, async (trx, refuse) => {
    const now = new Date(clock.now());
    const order = await lockOrder(trx, uuid);
    if (!order) return refuse(orderNotFound(uuid));
    if (order.status === 'cancelled') return true;
    if (order.status === 'expired') {
      return refuse({ kind: 'HOLD_EXPIRED', message: `The hold of order ${uuid} has expired.` });
    }
    const isPaid = order.status === 'confirmed';
    const allowed = isPaid ? await checkCancellable(trx, order, now) : ok(true);
    if (!allowed.ok) return refuse(allowed.error);
    await lockNightsOfOrder(trx, uuid);
    await releaseOrder(trx, uuid, now);
    await trx
      .updateTable('orders')
      .set({ status: 'cancelled', closed_at: now })
      .where('uuid', '=', uuid)
      .execute();
    if (!isPaid) return true;
    if (order.amount > 0) await bookMoneyBack(trx, order, now);
    await enqueue(trx, {
      topic: 'mail.cancellation',
      payload: { orderUuid: uuid },
      dueAt: now,
      dedupeKey: `mail.cancellation:${uuid}`,
    });
    return true;
  });
