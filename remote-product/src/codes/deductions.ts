import type { Cents } from '@detour/shared-contracts/base';
import type { Format } from '@detour/shared-contracts/format';
import type { PriceBreakdown } from '../booking/quote/price-lines.view-model';

/** Discount of one code. */
export interface Deduction {
  readonly id: string;
  /** "Code promo DETOUR10" */
  readonly label: string;
  /** Cents, positive. */
  readonly amount: Cents;
}

export interface LeftOnCard {
  readonly code: string;
  /** Cents. */
  readonly remaining: Cents;
}

/**
 * Payment by card, as the gateway distributes it: promotion first, then cards, smallest first, each up to its remaining value and
 * the remaining amount. An unused card has 0.
 * @spec CHK-012
 */
export const shareOut = (
  total: Cents,
  promotion: Cents,
  cards: readonly LeftOnCard[],
): { readonly due: Cents; readonly paid: ReadonlyMap<string, Cents> } => {
  let due = Math.max(0, total - promotion);
  const paid = new Map<string, Cents>();
  for (const { code, remaining } of [...cards].sort((a, b) => a.remaining - b.remaining)) {
    const amount = Math.min(remaining, due);
    due -= amount;
    paid.set(code, amount);
  }
  return { due, paid };
};

/** A price with its codes: one line each, subtracted from total and charge. @spec CHK-012 */
export const withDeductions = (
  price: PriceBreakdown,
  deductions: readonly Deduction[],
  format: Format,
): PriceBreakdown => {
  const taken = deductions.reduce((sum, { amount }) => sum + amount, 0);
  if (taken === 0) return price;
  const amountToPay = price.amountToPay - taken;
  const totalAmount = price.totalAmount - taken;
  return {
    lines: [
      ...price.lines,
      ...deductions.map(({ id, label, amount }) => ({ id, label, amount: format.price(-amount) })),
    ],
    total: { ...price.total, amount: format.price(totalAmount) },
    split: price.split.map((line) =>
      line.id === 'pay-now' ? { ...line, amount: format.price(amountToPay) } : line,
    ),
    amountToPay,
    totalAmount,
  };
};
