import { randomUUID } from 'node:crypto';
import type { Cents } from '@detour/shared-contracts/base';
import type { Trx } from '../../database/transaction';
import { enqueue } from '../../outbox/outbox.repository';
import { creditRefund } from '../invoices/open-invoice';
import { writeEvent, type By } from '../records/order-event.repository';
import { orderNotFound } from '../records/order-refusal';
import { lockOrder, type OrderRow } from '../records/order.repository';
import { findOrderMoney, netOf, partsOf, type OrderMoney } from '../refunds/order-money';
import { planRefund } from '../refunds/plan-refund';
import { splitRefund, type MoneyPart, type RefundPart } from '../refunds/split-refund';
import { returnVoucherParts } from '../vouchers/redemption/return-vouchers';
import type { VoucherSnapshot } from '../vouchers/voucher-snapshot';
import type { CancellationRefused } from './cancel-booking';

/** Cents to each way. */
interface Sums {
  readonly card: Cents;
  readonly vouchers: Cents;
}

/** Journal entry of a goodwill refund. All amounts in cents. */
export interface Goodwill extends Sums {
  /** Id of this refund, for its letter. */
  readonly refund: string;
  /** Amounts that the order keeps afterwards. */
  readonly kept: Cents;
  readonly parts: readonly { readonly to: RefundPart['to']; readonly ref: string; readonly amount: Cents }[];
}

/** Amounts that an order keeps, by card and by vouchers. */
export const keptByWay = (parts: readonly MoneyPart[]): Sums => ({
  card: netOf(parts.filter(({ to }) => to === 'card')),
  vouchers: netOf(parts.filter(({ to }) => to !== 'card')),
});

/** Splits a refund with separate amounts for card and vouchers. Null when the order keeps less. */
export const splitApart = (
  parts: readonly MoneyPart[],
  { card, vouchers }: Sums,
): readonly RefundPart[] | null => {
  const kept = keptByWay(parts);
  if (card > kept.card || vouchers > kept.vouchers) return null;
  return [
    ...splitRefund(
      parts.filter(({ to }) => to === 'card'),
      card,
    ),
    ...splitRefund(
      parts.filter(({ to }) => to !== 'card'),
      vouchers,
    ),
  ];
};

/**
 * Parts that goodwill can come from. The value that an exchange moved from the old voucher is in the new one. It is not
 * refunded again while the order exists; a cancellation undoes the exchange.
 */
export const goodwillParts = (
  { status, voucher }: Pick<OrderRow, 'status' | 'voucher'>,
  money: OrderMoney,
): readonly MoneyPart[] => {
  const parts = partsOf(money);
  const isExchange = status === 'confirmed' && (voucher as VoucherSnapshot | null)?.exchange !== undefined;
  return isExchange ? parts.filter(({ to }) => to === 'card') : parts;
};

interface Ask extends Sums {
  readonly uuid: string;
  readonly by: By;
}

/**
 * Refunds a part of a paid order as goodwill; the order stays unchanged. Rejected when the order keeps less than the
 * requested amount, so concurrent refunds never exceed what was paid.
 */
export const refundOrderIn = async (
  trx: Trx,
  { ask: { uuid, by, card, vouchers }, now }: { readonly ask: Ask; readonly now: Date },
  refuse: (refusal: CancellationRefused) => never,
): Promise<true> => {
  const order = await lockOrder(trx, uuid);
  if (!order || order.amends) return refuse(orderNotFound(uuid));
  if (order.confirmed_at === null)
    return refuse({ kind: 'ORDER_CLOSED', message: `Order ${uuid} was never paid.` });
  const money = await findOrderMoney(trx, order);
  const parts = splitApart(goodwillParts(order, money), { card, vouchers });
  if (!parts || parts.length === 0)
    return refuse({ kind: 'REFUND_CHANGED', message: `Order ${uuid} keeps less than the requested refund.` });
  const toVouchers = parts.flatMap(({ orderUuid, to, ref, amount }) =>
    to === 'card' ? [] : [{ orderUuid, voucherId: ref, amount }],
  );
  await returnVoucherParts(trx, toVouchers, now);
  await planRefund(trx, parts, { cause: 'care', now });
  await creditRefund(trx, order, { amount: card + vouchers, now });
  const refund = randomUUID();
  const data: Goodwill & { readonly amount: Cents } = {
    refund,
    card,
    vouchers,
    amount: card + vouchers,
    kept: netOf(partsOf(money)) - card - vouchers,
    parts: parts.map(({ to, ref, amount }) => ({ to, ref, amount })),
  };
  await writeEvent(trx, { orderUuid: uuid, kind: 'refunded', ...by, data, at: now });
  await enqueue(trx, {
    topic: 'mail.refund',
    payload: { orderUuid: uuid, refund },
    dueAt: now,
    dedupeKey: `mail.refund:${refund}`,
  });
  return true;
};
