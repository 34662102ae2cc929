import type { CancelRequest } from '@detour/shared-contracts/api';
import type { Clock, Result } from '@detour/shared-contracts/base';
import type { Database } from '../../database/open-database';
import { inTransaction, type Trx } from '../../database/transaction';
import { enqueue } from '../../outbox/outbox.repository';
import { supersedeOrder } from '../orders/opening/supersede-order';
import { lockNightsOfOrder, lockNightsOfOrders, releaseRooms } from '../orders/room-holds.repository';
import { releaseOrder } from '../orders/release-order';
import { givePromotionUseBack } from '../promotions/promotion-use.repository';
import { findAmendments, holderOf, lockOpenAmendment } from '../records/amendment.repository';
import { byBuyer, writeEvent, type By } from '../records/order-event.repository';
import { orderNotFound, type OrderRefusal } from '../records/order-refusal';
import { findPayment, lockOrder, type OrderRow } from '../records/order.repository';
import { creditRefund } from '../invoices/open-invoice';
import { findOrderMoney, partsOf } from '../refunds/order-money';
import { planRefund } from '../refunds/plan-refund';
import { stopDeliveries } from '../vouchers/deliveries/delivery.repository';
import { returnVoucherParts, type VoucherPart } from '../vouchers/redemption/return-vouchers';
import type { VoucherRow } from '../vouchers/voucher-row';
import { voidVouchers } from '../vouchers/voucher.repository';
import { careRulesOf, remainingOf, rulesOf, type OwnVoucher, type Rules } from '../terms/cancellation-rules';
import { findOwnVouchers } from '../terms/own-vouchers';
import { endPlan } from '../instalments/plan.repository';
import { hasFixedVisit } from '../slots/booking.repository';
import { releaseVisit } from '../visits/end-visit';
import { findInsuredPrice } from './insured-price';
import { priceCancellation, type PricedCancellation } from './price-cancellation';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * `REFUND_CHANGED`: the refund differs from the one that the buyer saw. `PAYMENT_UNDER_WAY`: a checkout cancels without a
 * click of the buyer, and the money may have been taken.
 */
export interface CancellationRefused {
  readonly kind: OrderRefusal['kind'] | 'REFUND_CHANGED' | 'PAYMENT_UNDER_WAY';
  readonly message: string;
}

/** Customer care cancels by its own rules. `percent` replaces that of the terms. */
export interface CareCancel {
  readonly by: By;
  readonly percent?: number | undefined;
}

interface Ask {
  readonly uuid: string;
  /** Refund that the buyer saw. Undefined: only a full refund is accepted. */
  readonly expected?: NonNullable<CancelRequest>['expected'] | undefined;
  /** Absent for the buyer. */
  readonly care?: CareCancel;
  /** True for a checkout that cancels its order before it opens another one. Only a cancellation by the buyer names amounts. */
  readonly isRelease?: boolean;
}

type Refuse = (refusal: CancellationRefused) => never;

const close = async (
  trx: Trx,
  { uuid }: OrderRow,
  { now, by, data }: { readonly now: Date; readonly by: By; readonly data?: object },
): Promise<void> => {
  await trx
    .updateTable('orders')
    .set({ status: 'cancelled', closed_at: now })
    .where('uuid', '=', uuid)
    .execute();
  await writeEvent(trx, {
    orderUuid: uuid,
    kind: 'cancelled',
    ...by,
    at: now,
    ...(data && { data }),
  });
};

const whyNot: Readonly<Record<NonNullable<Rules['refusal']>, string>> = {
  started: 'has begun',
  'too-late': 'can no longer be withdrawn from',
  used: 'has a voucher that is already used',
  closed: 'has ended',
};

export const closed = ({ uuid }: Pick<OrderRow, 'uuid'>, why: string): CancellationRefused => ({
  kind: 'ORDER_CLOSED',
  message: `Order ${uuid} ${why}.`,
});

export const checkExpected = (
  order: Pick<OrderRow, 'uuid'>,
  { expected }: Pick<Ask, 'expected'>,
  { percent, card, vouchers }: PricedCancellation,
): CancellationRefused | null => {
  if (!expected)
    return percent === 100
      ? null
      : closed(order, `is refunded by ${percent} % only: send the previewed sums as \`expected\``);
  if (expected.card === card && expected.vouchers === vouchers) return null;
  return {
    kind: 'REFUND_CHANGED',
    message: `Order ${order.uuid} gives back ${card} and ${vouchers} cents, not ${expected.card} and ${expected.vouchers}.`,
  };
};

/** Amounts that are returned to the vouchers that paid. */
export const voucherPartsOf = ({ parts }: PricedCancellation): readonly VoucherPart[] =>
  parts.flatMap(({ orderUuid, to, ref, amount }) =>
    to === 'card' ? [] : [{ orderUuid, voucherId: ref, amount }],
  );

/** Ends unused vouchers and cancels their booked days. False when one is used or its day can no longer be cancelled. */
export const endVouchers = async (trx: Trx, vouchers: readonly VoucherRow[], now: Date): Promise<boolean> => {
  if (!(await voidVouchers(trx, vouchers, now))) return false;
  for (const voucher of vouchers) {
    if (await hasFixedVisit(trx, voucher.id, now)) return false;
    await releaseVisit(trx, voucher, now);
  }
  return true;
};

interface Return {
  /** Vouchers that this order sold and that are still unused. */
  readonly vouchers: readonly OwnVoucher[];
  readonly priced: PricedCancellation;
  readonly rules: Rules;
  readonly by: By;
  readonly now: Date;
}

/**
 * Releases and refunds by the terms. Takes locks in this order: unpaid change (superseded here), nights, vouchers, slots, payment.
 */
const releaseAndRefund = async (
  trx: Trx,
  order: OrderRow,
  { vouchers, priced, rules, by, now }: Return,
): Promise<boolean> => {
  const { uuid } = order;
  const change = await lockOpenAmendment(trx, uuid);
  await lockNightsOfOrders(trx, [holderOf(order), ...(change ? [change.uuid] : [])]);
  if (change) await supersedeOrder(trx, change, now);
  await releaseRooms(trx, holderOf(order));
  if (!(await endVouchers(trx, vouchers, now))) return false;
  await stopDeliveries(trx, uuid);
  await returnVoucherParts(trx, voucherPartsOf(priced), now);
  if (priced.percent === 100)
    for (const one of [order, ...(await findAmendments(trx, uuid))])
      await givePromotionUseBack(trx, one.uuid);
  const cause = rules.right === 'terms' ? 'cancellation' : 'withdrawal';
  await planRefund(trx, priced.parts, { cause, now });
  await creditRefund(trx, order, { amount: priced.card + priced.vouchers + order.later_amount, now });
  await endPlan(trx, order, { by, now });
  return true;
};

const cancelConfirmed = async (
  trx: Trx,
  { order, ask, now }: { readonly order: OrderRow; readonly ask: Ask; readonly now: Date },
  refuse: Refuse,
): Promise<void> => {
  if (order.amends) return refuse(closed(order, 'is an applied change; cancel its booking'));
  const own = await findOwnVouchers(trx, order, now);
  const { care } = ask;
  const rules = (care ? careRulesOf : rulesOf)(order, own, now);
  if (rules.refusal) return refuse(closed(order, whyNot[rules.refusal]));
  const money = await findOrderMoney(trx, order);
  const insured = await findInsuredPrice(trx, order);
  const priced = priceCancellation(partsOf(money), care?.percent ?? rules.percent, {
    insured,
    unpaid: order.later_amount,
  });
  const refusal = checkExpected(order, ask, priced);
  if (refusal) return refuse(refusal);
  const by = care?.by ?? byBuyer;
  const remaining = remainingOf(own);
  // The vouchers were read without a lock, so one that was used meanwhile cannot be voided.
  if (!(await releaseAndRefund(trx, order, { vouchers: remaining, priced, rules, by, now })))
    return refuse(closed(order, whyNot.used));
  const { percent, card, vouchers, kept } = priced;
  await close(trx, order, {
    now,
    by,
    data: { right: rules.right, percent, card, vouchers, kept },
  });
  await enqueue(trx, {
    topic: 'mail.cancellation',
    payload: { orderUuid: order.uuid },
    dueAt: now,
    dedupeKey: `mail.cancellation:${order.uuid}`,
  });
};

/**
 * Reason why a checkout may not cancel its locked order: it is paid, or a request for the money at the provider has no
 * response yet.
 */
const whyNotReleased = async (trx: Trx, order: OrderRow): Promise<CancellationRefused | null> => {
  if (order.status === 'confirmed')
    return closed(order, 'is paid; a cancellation names the sums that come back');
  const payment = await findPayment(trx, order.uuid);
  return payment?.status === 'processing'
    ? { kind: 'PAYMENT_UNDER_WAY', message: `The payment of order ${order.uuid} is under way.` }
    : null;
};

/** Cancels an order within a transaction of the caller. */
export const cancelBookingIn = async (
  trx: Trx,
  { ask, now }: { readonly ask: Ask; readonly now: Date },
  refuse: Refuse,
): Promise<true> => {
  const order = await lockOrder(trx, ask.uuid);
  if (!order) return refuse(orderNotFound(ask.uuid));
  if (order.status === 'cancelled') return true;
  if (order.status === 'expired') {
    return refuse({ kind: 'HOLD_EXPIRED', message: `The hold of order ${ask.uuid} has expired.` });
  }
  const kept = ask.isRelease ? await whyNotReleased(trx, order) : null;
  if (kept) return refuse(kept);
  if (order.status === 'confirmed') {
    await cancelConfirmed(trx, { order, ask, now }, refuse);
    return true;
  }
  await lockNightsOfOrder(trx, order.uuid);
  await releaseOrder(trx, order.uuid, now);
  await close(trx, order, { now, by: ask.care?.by ?? byBuyer });
  return true;
};

/**
 * Cancels an order: releases its rooms or voucher and refunds its money. An unpaid order can always be cancelled, a paid one
 * within its sold terms or the right of withdrawal. A payment that arrives later is refunded by
 * `settlement/payment-outcomes.ts`. Idempotent: a cancelled order stays as it is.
 */
export const cancelBooking = ({ db, clock }: Deps, ask: Ask): Promise<Result<true, CancellationRefused>> =>
  inTransaction<true, CancellationRefused>(db, (trx, refuse) =>
    cancelBookingIn(trx, { ask, now: new Date(clock.now()) }, refuse),
  );
