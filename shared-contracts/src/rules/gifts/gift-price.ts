import type { Cents } from '../../base/money';

/** What a gift pays of a price, and what is left on both sides. Cents. */
export interface GiftShare {
  readonly covered: Cents;
  /** Left to pay; 0 when the gift pays all. */
  readonly due: Cents;
  /** Left on the gift afterwards. */
  readonly restAfter: Cents;
}

/**
 * Splits what the visitor pays us between an open gift with this rest and the visitor. Taxes that a hotel collects are not part of
 * `total`, because a gift does not pay them. @spec BENEF-009
 */
export const giftPrice = (total: Cents, rest: Cents): GiftShare => {
  const covered = Math.max(0, Math.min(total, rest));
  return { covered, due: Math.max(0, total) - covered, restAfter: Math.max(0, rest) - covered };
};
