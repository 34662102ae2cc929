import type { Cents } from '@detour/shared-contracts/base';
import { shareOf, splitRefund, type MoneyPart, type RefundPart } from '../refunds/split-refund';

/** What comes back at a percent, in cents. */
export interface PricedCancellation {
  readonly percent: number;
  readonly parts: readonly RefundPart[];
  readonly card: Cents;
  readonly vouchers: Cents;
  readonly kept: Cents;
}

const sumOf = (parts: readonly RefundPart[]): Cents => parts.reduce((sum, { amount }) => sum + amount, 0);

export const priceCancellation = (parts: readonly MoneyPart[], percent: number): PricedCancellation => {
  const net = parts.reduce((sum, part) => sum + part.net, 0);
  const back = splitRefund(parts, shareOf(net, percent));
  return {
    percent,
    parts: back,
    card: sumOf(back.filter(({ to }) => to === 'card')),
    vouchers: sumOf(back.filter(({ to }) => to !== 'card')),
    kept: net - sumOf(back),
  };
};
