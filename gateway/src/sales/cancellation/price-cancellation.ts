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

const sumOf = (parts: readonly RefundPart[]): Cents => parts.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Refund of a cancellation. A full one includes the premium of an insurance. A part is a part of the stay's price: the premium is kept, because
 * the buyer may claim the rest from the insurer. Amounts that customer care gave back before count as premium first, in favour of the buyer.
 */
export const priceCancellation = (
  parts: readonly MoneyPart[],
  percent: number,
  insured: InsuredPrice | null = null,
): PricedCancellation => {
  const net = parts.reduce((sum, part) => sum + part.net, 0);
  const shared = percent === 100 || !insured ? net : Math.min(net, insured.withoutPremium);
  const back = splitRefund(parts, shareOf(shared, percent));
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
