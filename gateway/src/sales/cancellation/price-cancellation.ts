import type { Cents } from '@detour/shared-contracts/base';
import type { InsuredPrice } from './insured-price';
import { shareOf, splitRefund, type MoneyPart, type RefundPart } from '../refunds/split-refund';

/** Refund in cents at a percentage. */
export interface PricedCancellation {
  readonly percent: number;
  readonly parts: readonly RefundPart[];
  readonly card: Cents;
  readonly vouchers: Cents;
  readonly kept: Cents;
}

interface Sold {
  readonly insured?: InsuredPrice | null;
  /** Cents of a payment plan that are still to be paid. */
  readonly unpaid?: Cents;
}

const sumOf = (parts: readonly RefundPart[]): Cents => parts.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Refund of a cancellation. A full one includes the premium of an insurance. A part is a part of the stay's price: the premium is kept, because
 * the buyer may claim the rest from the insurer. Amounts that customer care gave back before count as premium first, in favour of the buyer.
 * What a payment plan has not taken yet is never taken: it counts as given back, and what the terms keep is at most what was paid.
 */
export const priceCancellation = (
  parts: readonly MoneyPart[],
  percent: number,
  { insured = null, unpaid = 0 }: Sold = {},
): PricedCancellation => {
  const net = parts.reduce((sum, part) => sum + part.net, 0);
  const whole = net + unpaid;
  const shared = percent === 100 || !insured ? whole : Math.min(whole, insured.withoutPremium);
  const back = splitRefund(parts, Math.max(0, shareOf(shared, percent) - unpaid));
  return {
    percent,
    parts: back,
    card: sumOf(back.filter(({ to }) => to === 'card')),
    vouchers: sumOf(back.filter(({ to }) => to !== 'card')),
    kept: net - sumOf(back),
  };
};

/**
 * What the buyer paid for each gift of an order, in cents: a promotion is shared by price. The parts sum up to `paid` exactly. `prices` by
 * position.
 */
export const paidForEach = (prices: readonly Cents[], paid: Cents): readonly Cents[] => {
  const total = prices.reduce((sum, price) => sum + price, 0);
  let before = 0;
  return prices.map((price) => {
    const share = (upTo: Cents): Cents => (total === 0 ? 0 : Math.floor((paid * upTo) / total));
    const part = share(before + price) - share(before);
    before += price;
    return part;
  });
};

/** Refund for some gifts of an order that keeps others. */
export const priceWithdrawal = (parts: readonly MoneyPart[], amount: Cents): PricedCancellation => {
  const net = parts.reduce((sum, part) => sum + part.net, 0);
  const back = splitRefund(parts, Math.min(net, amount));
  return {
    percent: 100,
    parts: back,
    card: sumOf(back.filter(({ to }) => to === 'card')),
    vouchers: sumOf(back.filter(({ to }) => to !== 'card')),
    kept: net - sumOf(back),
  };
};
