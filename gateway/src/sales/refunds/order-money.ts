import type { Cents } from '@detour/shared-contracts/base';
import type { VoucherKind } from '@detour/shared-contracts/rules';
import type { Database } from '../../database/open-database';
import type { Keyring } from '../../settings/keyring';
import { findAmendments } from '../records/amendment.repository';
import { findPayment, type OrderRow } from '../records/order.repository';
import { voucherCodeOf } from '../vouchers/codes/voucher-seal';
import type { VoucherRow } from '../vouchers/voucher-row';
import { findRefunds, keptOf, type RefundRow } from './refund.repository';
import { splitRefund, type MoneyPart, type RefundPart } from './split-refund';

/** What a voucher paid for an order, in cents. */
interface PaidByVoucher {
  readonly orderUuid: string;
  readonly voucher: VoucherRow;
  readonly paid: Cents;
  readonly returned: Cents;
}

/** Online payment of an order, with its refunds. */
interface PaidOnline {
  readonly order: OrderRow;
  readonly intentId: string | null;
  readonly method: string | null;
  readonly last4: string | null;
  /** Cents. */
  readonly paid: Cents;
  readonly kept: Cents;
  readonly refunds: readonly RefundRow[];
}

/** All money of an order and of its confirmed changes: payments and refunds. */
export interface OrderMoney {
  /** The order's own payment first, then those of its changes, oldest first. */
  readonly payments: readonly PaidOnline[];
  readonly vouchers: readonly PaidByVoucher[];
}

const findPaidByVouchers = async (
  db: Database,
  orderUuids: readonly string[],
): Promise<readonly PaidByVoucher[]> => {
  const rows = await db
    .selectFrom('voucher_use')
    .innerJoin('voucher', 'voucher.id', 'voucher_use.voucher_id')
    .selectAll('voucher')
    .select(['voucher_use.order_uuid as user', 'voucher_use.amount as paid', 'voucher_use.returned'])
    .where('voucher_use.order_uuid', 'in', orderUuids)
    .orderBy('voucher.id')
    .execute();
  const place = ({ orderUuid }: PaidByVoucher): number => orderUuids.indexOf(orderUuid);
  return rows
    .map(({ user, paid, returned, ...voucher }) => ({ orderUuid: user, voucher, paid, returned }))
    .sort((a, b) => place(a) - place(b));
};

const findPaidOnline = async (db: Database, order: OrderRow): Promise<PaidOnline> => {
  const payment = await findPayment(db, order.uuid);
  const refunds = await findRefunds(db, order.uuid);
  return {
    order,
    intentId: payment?.intent_id ?? null,
    method: payment?.method ?? null,
    last4: payment?.last4 ?? null,
    paid: order.amount,
    kept: keptOf(order, refunds),
    refunds,
  };
};

/** Reads the money of an order and of its changes. Under the order's lock it cannot change. */
export const findOrderMoney = async (db: Database, order: OrderRow): Promise<OrderMoney> => {
  const orders = [order, ...(order.applied || order.plan ? await findAmendments(db, order.uuid) : [])];
  const payments: PaidOnline[] = [];
  for (const one of orders) payments.push(await findPaidOnline(db, one));
  return {
    payments,
    vouchers: await findPaidByVouchers(
      db,
      orders.map(({ uuid }) => uuid),
    ),
  };
};

/** Amounts that the order still keeps, by means of payment. */
export const partsOf = ({ payments, vouchers }: OrderMoney): readonly MoneyPart[] => [
  ...payments.flatMap(({ order, intentId, kept }, turn) =>
    intentId
      ? [{ orderUuid: order.uuid, to: 'card' as const, ref: intentId, net: kept, validUntil: null, turn }]
      : [],
  ),
  ...vouchers.map(({ orderUuid, voucher, paid, returned }) => ({
    orderUuid,
    to: voucher.kind,
    ref: voucher.id,
    net: paid - returned,
    validUntil: voucher.valid_until,
    turn: payments.findIndex(({ order }) => order.uuid === orderUuid),
  })),
];

/** Cents that the order keeps. */
export const netOf = (parts: readonly MoneyPart[]): Cents => parts.reduce((sum, { net }) => sum + net, 0);

/** The parts of a refund of a cheaper stay: never more than the order keeps, since care may have given back some before. */
export const refundOf = (money: OrderMoney, amount: Cents): readonly RefundPart[] => {
  const parts = partsOf(money);
  return splitRefund(parts, Math.min(amount, netOf(parts)));
};

/** Sums by voucher, when changes of a booking have used one more than once. */
export const byVoucher = (uses: OrderMoney['vouchers']): OrderMoney['vouchers'] => {
  const sums = new Map<string, PaidByVoucher>();
  for (const use of uses) {
    const { paid = 0, returned = 0 } = sums.get(use.voucher.id) ?? {};
    sums.set(use.voucher.id, { ...use, paid: use.paid + paid, returned: use.returned + returned });
  }
  return [...sums.values()];
};

/** The means of the payments that count, when they are one: with two cards a page names none. Null when nothing was paid online. */
export const cardOf = (
  payments: readonly (Pick<PaidOnline, 'method' | 'last4'> & { readonly amount: Cents })[],
): { readonly method: string; readonly last4: string | null } | null => {
  const [first, ...others] = payments.filter(({ amount }) => amount > 0);
  if (!first) return null;
  const isOne = others.every(({ last4 }) => last4 === first.last4);
  return { method: first.method ?? 'card', last4: isOne ? first.last4 : null };
};

/** How a voucher is shown to its user: its kind and the end of its code. */
export interface VoucherName {
  readonly kind: VoucherKind;
  /** Last four characters of the code. Null when its key is no longer configured. */
  readonly codeEnd: string | null;
}

export const voucherNameOf = (secret: Keyring, voucher: VoucherRow): VoucherName => ({
  kind: voucher.kind,
  codeEnd:
    voucherCodeOf(secret, voucher)
      ?.replace(/[^A-Z0-9]/gi, '')
      .slice(-4) ?? null,
});
