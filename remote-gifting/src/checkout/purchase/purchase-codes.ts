import type { Format } from '@detour/shared-contracts/format';
import type { Deduction } from '@detour/shared-checkout';
import type { PurchaseView } from './purchase.view-model';

/** A purchase with its codes: one line each, subtracted from the total. @spec CHK-012 */
export const withCodes = (
  purchase: PurchaseView,
  deductions: readonly Deduction[],
  format: Format,
): PurchaseView => {
  if (deductions.length === 0) return purchase;
  const amount = purchase.amount - deductions.reduce((sum, code) => sum + code.amount, 0);
  return {
    ...purchase,
    lines: [
      ...purchase.lines,
      ...deductions.map((code) => ({ label: code.label, amount: format.price(-code.amount) })),
    ],
    total: format.price(amount),
    amount,
  };
};
