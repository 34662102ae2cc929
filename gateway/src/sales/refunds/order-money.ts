import type { Cents } from '@detour/shared-contracts/base';
import type { VoucherKind } from '@detour/shared-contracts/rules';
import type { Database } from '../../database/open-database';
import type { Keyring } from '../../settings/keyring';
import type { OrderRow } from '../records/order.repository';
import { voucherCodeOf } from '../vouchers/codes/voucher-seal';
import type { VoucherRow } from '../vouchers/voucher-row';
import { findRefunds, keptOf, type RefundRow } from './refund.repository';
import type { MoneyPart } from './split-refund';

/** What a voucher paid for an order, in cents. */
interface PaidByVoucher {
  readonly voucher: VoucherRow;
  readonly paid: Cents;
  readonly returned: Cents;
}

/** All money of a confirmed order: how it came, and what has gone back. */
export interface OrderMoney {
  readonly intentId: string | null;
  /** Cents paid online. */
  readonly paidByCard: Cents;
  readonly refunds: readonly RefundRow[];
  readonly vouchers: readonly PaidByVoucher[];
}

const findPaidByVouchers = async (db: Database, orderUuid: string): Promise<readonly PaidByVoucher[]> => {
  const rows = await db
    .selectFrom('voucher_use')
    .innerJoin('voucher', 'voucher.id', 'voucher_use.voucher_id')
    .selectAll('voucher')
    .select(['voucher_use.amount as paid', 'voucher_use.returned'])
    .where('voucher_use.order_uuid', '=', orderUuid)
    .orderBy('voucher.id')
    .execute();
  return rows.map(({ paid, returned, ...voucher }) => ({ voucher, paid, returned }));
};

/** Reads the money of an order. Under the order's lock it cannot change. */
export const findOrderMoney = async (db: Database, order: OrderRow): Promise<OrderMoney> => {
  const payment = await db
    .selectFrom('payment')
    .select('intent_id')
    .where('order_uuid', '=', order.uuid)
    .executeTakeFirst();
  return {
    intentId: payment?.intent_id ?? null,
    paidByCard: order.amount,
    refunds: await findRefunds(db, order.uuid),
    vouchers: await findPaidByVouchers(db, order.uuid),
  };
};

/** What the order still keeps, by the way it came. */
export const partsOf = (
  order: OrderRow,
  { intentId, refunds, vouchers }: OrderMoney,
): readonly MoneyPart[] => [
  ...(intentId
    ? [{ to: 'card' as const, ref: intentId, net: keptOf(order, refunds), validUntil: null }]
    : []),
  ...vouchers.map(({ voucher, paid, returned }) => ({
    to: voucher.kind,
    ref: voucher.id,
    net: paid - returned,
    validUntil: voucher.valid_until,
  })),
];

/** How a voucher is told to its user: its kind and the end of its code. */
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
