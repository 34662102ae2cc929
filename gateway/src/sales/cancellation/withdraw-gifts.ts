import type { Cancellation, WithdrawRequest } from '@detour/shared-contracts/api';
import type { Cents, Clock, Result } from '@detour/shared-contracts/base';
import { refundDays } from '@detour/shared-contracts/rules';
import type { GatewayContext } from '../../context/context';
import type { Database } from '../../database/open-database';
import { inTransaction, type Trx } from '../../database/transaction';
import { enqueue } from '../../outbox/outbox.repository';
import { creditRefund } from '../invoices/open-invoice';
import { byBuyer, writeEvent, type By } from '../records/order-event.repository';
import { orderNotFound } from '../records/order-refusal';
import { lockOrder, type OrderRow } from '../records/order.repository';
import { cardOf, findOrderMoney, partsOf, type OrderMoney } from '../refunds/order-money';
import { planRefund } from '../refunds/plan-refund';
import { toBack } from '../refunds/refund-view';
import {
  careWithdrawableOf,
  remainingOf,
  withdrawableOf,
  type OwnVoucher,
} from '../terms/cancellation-rules';
import { findOwnVouchers } from '../terms/own-vouchers';
import { stopDelivery } from '../vouchers/deliveries/delivery.repository';
import { findSnapshots } from '../vouchers/gift-snapshots';
import { returnVoucherParts } from '../vouchers/redemption/return-vouchers';
import {
  cancelBookingIn,
  checkExpected,
  closed,
  endVouchers,
  voucherPartsOf,
  type CancellationRefused,
} from './cancel-booking';
import { paidForEach, priceWithdrawal, type PricedCancellation } from './price-cancellation';

/** Data of the event `gift.withdrawn`. Amounts in cents. */
export interface GiftsWithdrawn {
  readonly positions: readonly number[];
  readonly amount: Cents;
  readonly card: Cents;
  readonly vouchers: Cents;
}

interface Chosen {
  /** Gifts to withdraw from that have not been withdrawn from yet. */
  readonly gifts: readonly OwnVoucher[];
  /** True when the order has no other gifts left. */
  readonly areAll: boolean;
  readonly refusal: CancellationRefused | null;
}

interface Choice {
  readonly own: readonly OwnVoucher[];
  readonly positions: readonly number[];
  readonly now: Date;
  /** Customer care also takes gifts back after their 14 days. */
  readonly isCare: boolean;
}

const choose = (order: OrderRow, { own, positions, now, isCare }: Choice): Chosen => {
  const remaining = remainingOf(own);
  const named = own.filter(({ position }) => positions.includes(position));
  const gifts = remainingOf(named);
  const open = isCare ? careWithdrawableOf(own) : withdrawableOf(order, own, now);
  const isUnknown = order.status !== 'confirmed' || named.length < positions.length;
  const isOver = gifts.some((gift) => !open.includes(gift));
  return {
    gifts,
    areAll: gifts.length === remaining.length,
    refusal:
      isUnknown || isOver
        ? closed(
            order,
            isUnknown ? 'has no such gift' : 'has a gift that is used or can no longer be withdrawn from',
          )
        : null,
  };
};

/** Refund for these gifts: the price of each, less its share of a promotion. */
const priceOf = async (
  db: Database,
  order: OrderRow,
  { gifts, money }: { readonly gifts: readonly OwnVoucher[]; readonly money: OrderMoney },
): Promise<PricedCancellation> => {
  const prices = (await findSnapshots(db, order)).map(({ price }) => price);
  const paid =
    money.payments.reduce((sum, one) => sum + one.paid, 0) +
    money.vouchers.reduce((sum, one) => sum + one.paid, 0);
  const each = paidForEach(prices, paid);
  return priceWithdrawal(
    partsOf(money),
    gifts.reduce((sum, { position }) => sum + (each[position] ?? 0), 0),
  );
};

interface Previewed {
  readonly positions: readonly number[];
  /** For customer care, also after the 14 days. */
  readonly isCare?: boolean;
}

/** Returns the refund of a withdrawal from some gifts of an order. Changes nothing. */
export const previewWithdrawal = async (
  { db, clock, secret }: Pick<GatewayContext, 'db' | 'clock' | 'secret'>,
  order: OrderRow,
  { positions, isCare = false }: Previewed,
): Promise<Cancellation> => {
  const now = new Date(clock.now());
  const own = await findOwnVouchers(db, order, now);
  const { gifts, refusal } = choose(order, { own, positions, now, isCare });
  const money = await findOrderMoney(db, order);
  const isOpen = refusal === null && gifts.length > 0;
  const { percent, parts, kept } = await priceOf(db, order, { gifts: isOpen ? gifts : [], money });
  return {
    allowed: isOpen,
    reason: isOpen ? null : 'used',
    right: 'withdrawal',
    steps: [],
    now: { percent: isOpen ? percent : 0, ...toBack(secret, money, parts), kept },
    card: cardOf(money.payments.map(({ kept: amount, ...payment }) => ({ ...payment, amount }))),
    daysToCard: refundDays,
  };
};

interface Ask extends WithdrawRequest {
  readonly uuid: string;
  /** Absent for the buyer. */
  readonly care?: By;
}

interface Ending {
  readonly gifts: readonly OwnVoucher[];
  readonly priced: PricedCancellation;
  readonly by: By;
  readonly now: Date;
}

const endGifts = async (trx: Trx, order: OrderRow, { gifts, priced, by, now }: Ending): Promise<boolean> => {
  const { uuid: orderUuid } = order;
  const { parts, card, vouchers } = priced;
  if (!(await endVouchers(trx, gifts, now))) return false;
  const positions = gifts.map(({ position }) => position);
  for (const position of positions) await stopDelivery(trx, { orderUuid, position });
  await returnVoucherParts(trx, voucherPartsOf(priced), now);
  await planRefund(trx, parts, { cause: 'withdrawal', now });
  await creditRefund(trx, order, { amount: card + vouchers, now });
  const data: GiftsWithdrawn = { positions, amount: card + vouchers, card, vouchers };
  await writeEvent(trx, { orderUuid, kind: 'gift.withdrawn', ...by, data, at: now });
  await enqueue(trx, {
    topic: 'mail.cancellation',
    payload: { orderUuid, gifts: { positions, at: now.toISOString() } },
    dueAt: now,
    dedupeKey: `mail.cancellation:${orderUuid}:${positions.join()}`,
  });
  return true;
};

/** Withdraws from gifts within a transaction of the caller. Customer care does so after the 14 days too. */
export const withdrawGiftsIn = async (
  trx: Trx,
  { ask, now }: { readonly ask: Ask; readonly now: Date },
  refuse: (refusal: CancellationRefused) => never,
): Promise<true> => {
  const { uuid, positions, expected, care: by } = ask;
  const order = await lockOrder(trx, uuid);
  if (!order) return refuse(orderNotFound(uuid));
  if (order.status === 'cancelled') return true;
  const own = await findOwnVouchers(trx, order, now);
  const { gifts, areAll, refusal } = choose(order, { own, positions, now, isCare: by !== undefined });
  if (refusal) return refuse(refusal);
  if (gifts.length === 0) return true;
  if (areAll) {
    const care = by && { by, percent: 100 };
    return cancelBookingIn(trx, { ask: { uuid, expected, ...(care && { care }) }, now }, refuse);
  }
  const priced = await priceOf(trx, order, { gifts, money: await findOrderMoney(trx, order) });
  const changed = checkExpected(order, { expected }, priced);
  if (changed) return refuse(changed);
  // The gifts were read without a lock, so one that was used meanwhile cannot be voided.
  return (await endGifts(trx, order, { gifts, priced, by: by ?? byBuyer, now }))
    ? true
    : refuse(closed(order, 'has a gift that is already used'));
};

/**
 * Withdraws from some gifts of an order, each unused and within its 14 days. The order stays while one gift remains; with the last one it
 * is cancelled. A gift that was withdrawn from before is skipped, so a repeated request changes nothing.
 */
export const withdrawGifts = (
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  ask: Omit<Ask, 'care'>,
): Promise<Result<true, CancellationRefused>> =>
  inTransaction<true, CancellationRefused>(db, (trx, refuse) =>
    withdrawGiftsIn(trx, { ask, now: new Date(clock.now()) }, refuse),
  );
