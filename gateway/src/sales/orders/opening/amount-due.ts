import type { OrderRequest } from '@detour/shared-contracts/api';
import { err, ok, type Cents, type IsoDate, type Result } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import type { Trx } from '../../../database/transaction';
import { createTranslate } from '../../../messages/message-catalogue';
import { findReduction, type PromotionAsk, type Reduction } from '../../promotions/promotion-code.repository';
import { findBooking } from '../../slots/booking.repository';
import { checkUsable } from '../../vouchers/redemption/usable-voucher';
import { type Purchase } from '../../records/purchase';
import { lockVouchers, type VoucherUse } from '../../vouchers/redemption/voucher-use.repository';
import type { VoucherRow } from '../../vouchers/voucher-row';
import type { OrderRefusal } from '../../records/order-refusal';
import type { NewOrderLine } from '../../records/order.repository';

export interface AmountInput {
  readonly items: Pick<OrderRequest['items'], 'promotionCodeItem' | 'voucherCodes'>;
  readonly purchase: Purchase;
  /** Cents without taxes, shipping and insurance: a promotion reduces only this. */
  readonly price: Cents;
  /** Cents of everything that the buyer pays to us. */
  readonly total: Cents;
  readonly locale: Locale;
  readonly today: IsoDate;
  /** Of a dated stay. */
  readonly promoted?: PromotionAsk['promoted'];
}

export interface AmountDue {
  /** Cents that the buyer still has to pay. */
  readonly due: Cents;
  /** Negative lines of promotion, gift cards and vouchers. */
  readonly lines: readonly NewOrderLine[];
  readonly uses: readonly VoucherUse[];
  /** By a typed code; null without one. */
  readonly reduction: Reduction | null;
}

/** A line that reduces the amount due by `amount` cents. */
export const creditLine = (kind: string, label: string, amount: Cents): NewOrderLine => ({
  kind,
  label,
  quantity: 1,
  amount: -amount,
  vat_rate_bp: null,
  voucher_type: null,
});

const promotionOf = async (
  trx: Trx,
  { items, purchase, price, today, locale, promoted }: AmountInput,
): Promise<Result<Reduction | null, OrderRefusal>> => {
  if (items.promotionCodeItem.trim() === '') return ok(null);
  const ask = { purchase, amount: price, today, locale, ...(promoted && { promoted }) };
  return findReduction(trx, items.promotionCodeItem, ask);
};

/** A day with the partner is booked: it has to be cancelled first. */
const bookedVisit: Result<never, OrderRefusal> = err({
  kind: 'VOUCHER_NOT_USABLE',
  message: 'A day is booked with the voucher.',
  reason: 'used',
});

/** Smallest first, so that the remainder stays on one card. */
const bySize = (a: VoucherRow, b: VoucherRow): number => a.remaining - b.remaining || (a.id < b.id ? -1 : 1);

/** Label of the line of a voucher that pays. */
export const creditLabelOf = ({ kind }: Pick<VoucherRow, 'kind'>, locale: Locale): string =>
  createTranslate(locale)(kind === 'gift_card' ? 'voucher.giftCard' : 'voucher.giftTitle');

/**
 * Returns the amount that remains after promotion code, gift cards and vouchers, and locks these vouchers. A card pays at most its
 * balance, and a code reduces the price to 0 at most.
 * @spec CHK-011
 */
export const computeAmountDue = async (
  trx: Trx,
  ask: AmountInput,
): Promise<Result<AmountDue, OrderRefusal>> => {
  const promotion = await promotionOf(trx, ask);
  if (!promotion.ok) return promotion;
  const reduction = promotion.value;
  let due = ask.total - (reduction?.amount ?? 0);
  const vouchers = await lockVouchers(trx, ask.items.voucherCodes ?? []);
  if (!vouchers) {
    return {
      ok: false,
      error: { kind: 'VOUCHER_NOT_USABLE', message: 'There is no voucher with this code.' },
    };
  }
  const lines = reduction ? [creditLine('promotion', reduction.code, reduction.amount)] : [];
  const uses: VoucherUse[] = [];
  for (const voucher of vouchers.sort(bySize)) {
    const usable = checkUsable(voucher, ask.purchase, ask.today);
    if (await findBooking(trx, voucher.id)) return bookedVisit;
    if (!usable.ok) return usable;
    const amount = Math.min(voucher.remaining, due);
    if (amount === 0) continue;
    due -= amount;
    uses.push({ voucherId: voucher.id, amount });
    lines.push(creditLine('gift_card_payment', creditLabelOf(voucher, ask.locale), amount));
  }
  return ok({ due, lines, uses, reduction });
};
