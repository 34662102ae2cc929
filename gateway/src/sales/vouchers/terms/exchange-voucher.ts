import { createTranslate } from '../../../messages/message-catalogue';
import { exchangeOf, voucherEndOf } from '@detour/shared-contracts/rules';
import { isoDate, type Cents, type IsoDate } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import type { Trx } from '../../../database/transaction';
import { writeEvent, type By } from '../../records/order-event.repository';
import type { NewOrderLine, OrderRow } from '../../records/order.repository';
import { lockVoucher } from '../lock-voucher';
import { lockVouchers } from '../redemption/voucher-use.repository';
import { findSnapshotOf } from '../gift-snapshots';
import type { Exchanged, VoucherSnapshot } from '../voucher-snapshot';

interface Sold {
  readonly snapshot: VoucherSnapshot;
  /** Cents. */
  readonly total: Cents;
  readonly lines: readonly NewOrderLine[];
}

/**
 * The price of a voucher that another one pays by exchange. A cheaper one keeps the value of the old one: the surplus is a
 * separate line. Locks the old voucher, so that its remaining value is exact. Null for an unknown code; whether it may be
 * exchanged is checked with its payment.
 */
export const priceExchange = async (
  trx: Trx,
  code: string,
  { snapshot, total, lines, locale }: Sold & { readonly locale: Locale },
): Promise<Sold | null> => {
  const [old] = (await lockVouchers(trx, [code])) ?? [];
  if (!old) return null;
  // An exchange without own words keeps those of the giver.
  const { fromName, message } = await findSnapshotOf(trx, old);
  const { worth, added } = exchangeOf(Math.max(total, snapshot.worth ?? 0), old.remaining);
  const extra = Math.max(0, old.remaining - total);
  const exchange: Exchanged = {
    voucherId: old.id,
    validUntil: old.valid_until,
    extendedAt: old.extended_at?.toISOString() ?? null,
  };
  const rest: NewOrderLine = {
    kind: 'extra',
    label: createTranslate(locale)('voucher.exchangeRest'),
    quantity: 1,
    amount: extra,
    vat_rate_bp: null,
    voucher_type: null,
  };
  return {
    total: total + extra,
    lines: extra > 0 ? [...lines, rest] : lines,
    snapshot: {
      ...snapshot,
      ...(snapshot.fromName === '' && snapshot.message === '' && { fromName, message }),
      worth,
      // A gift card shows its value.
      ...(snapshot.value !== null && added > 0 && { value: worth }),
      exchange,
    },
  };
};

/** The last day of the old voucher as it is now: it may have been extended since the exchange was opened. Locks it. */
export const termsNow = async (trx: Trx, exchange: Exchanged): Promise<Exchanged> => {
  const old = await lockVoucher(trx, exchange.voucherId);
  if (!old) throw new Error(`There is no voucher ${exchange.voucherId} to exchange.`);
  const { valid_until: validUntil, extended_at: extendedAt } = old;
  return { ...exchange, validUntil, extendedAt: extendedAt?.toISOString() ?? null };
};

/** Last day of the voucher of an order. An exchange prolongs nothing, unless the buyer pays a difference. */
export const endOfVoucher = (
  { kind, exchange }: Pick<VoucherSnapshot, 'kind' | 'exchange'>,
  { amount }: Pick<OrderRow, 'amount'>,
  today: IsoDate,
): IsoDate => {
  const ordinary = voucherEndOf(kind, today);
  if (!exchange) return ordinary;
  const former = isoDate(exchange.validUntil);
  return amount > 0 && ordinary > former ? ordinary : former;
};

/** The person who ordered it: the recipient, or a member of staff with the reason of the order. */
const findExchanger = async (trx: Trx, orderUuid: string): Promise<By> => {
  const opened = await trx
    .selectFrom('order_event')
    .select(['actor', 'staff', 'reason'])
    .where('order_uuid', '=', orderUuid)
    .where('kind', '=', 'opened')
    .executeTakeFirst();
  if (opened?.actor !== 'care') return { actor: 'recipient' };
  return { actor: 'care', staff: opened.staff ?? undefined, reason: opened.reason ?? undefined };
};

/**
 * Ends the voucher that the confirmed order has exchanged. Its remaining value is spent and moves to the order's own
 * voucher. If another order has returned an amount in the meantime, the voucher stays valid with that amount.
 */
export const endExchanged = async (
  trx: Trx,
  { voucherId }: Exchanged,
  { order, now }: { readonly order: Pick<OrderRow, 'uuid'>; readonly now: Date },
): Promise<void> => {
  const old = await trx
    .selectFrom('voucher')
    .select(['order_uuid', 'state', 'remaining'])
    .where('id', '=', voucherId)
    .executeTakeFirstOrThrow();
  const isSpent = old.state === 'redeemed' && old.remaining === 0;
  if (!isSpent && old.remaining === 0)
    throw new Error(`Order ${order.uuid} exchanges the voucher ${voucherId}, which is ${old.state}.`);
  if (isSpent)
    await trx
      .updateTable('voucher')
      .set({ state: 'exchanged', closed_at: now })
      .where('id', '=', voucherId)
      .execute();
  await writeEvent(trx, {
    orderUuid: old.order_uuid,
    kind: 'voucher.exchanged',
    ...(await findExchanger(trx, order.uuid)),
    data: { voucherId, to: order.uuid },
    at: now,
  });
};
