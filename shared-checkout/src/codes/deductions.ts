import type { Cents } from '@detour/shared-contracts/base';

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
