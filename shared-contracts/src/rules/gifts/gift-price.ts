import type { Cents } from '../../base/money';

/** Split of a price in cents: the part that a gift pays, the amount left to pay, and the remaining value of the gift. */
export interface GiftShare {
  readonly covered: Cents;
  /** Left to pay; 0 when the gift pays all. */
  readonly due: Cents;
  /** Left on the gift afterwards. */
  readonly restAfter: Cents;
}

/**
 * Splits the amount due to us between an open gift with this remaining value and the visitor. Taxes that a hotel collects
 * are not part of `total`, because a gift does not pay them. @spec BENEF-009
 */
export const giftPrice = (total: Cents, rest: Cents): GiftShare => {
  const covered = Math.max(0, Math.min(total, rest));
  return { covered, due: Math.max(0, total) - covered, restAfter: Math.max(0, rest) - covered };
};
