import type { Format } from '@detour/shared-contracts/format';
import type { Deduction } from '@detour/shared-checkout';
import type { PriceBreakdown } from './price-lines.view-model';

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
