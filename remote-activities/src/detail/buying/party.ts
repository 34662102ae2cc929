import type { ActivityDetail } from '@detour/shared-contracts/api';

/** @spec ACT-030 */
const usualParty = 2;

/** Sizes that have a price, smallest first. */
const sizesOf = (prices: ActivityDetail['prices']): readonly number[] =>
  Object.keys(prices)
    .map(Number)
    .filter((size) => Number.isInteger(size) && size > 0)
    .sort((a, b) => a - b);

export interface PartyBounds {
  readonly min: number;
  readonly max: number;
}

/** Smallest and largest party that has a price; null if none has. @spec ACT-022 */
export const partyBounds = (prices: ActivityDetail['prices']): PartyBounds | null => {
  const sizes = sizesOf(prices);
  const [min] = sizes;
  const max = sizes.at(-1);
  return min === undefined || max === undefined ? null : { min, max };
};

/** The requested party if it has a price, otherwise the default party or the size nearest to it. @spec ACT-023 ACT-030 */
export const partyOf = (prices: ActivityDetail['prices'], wished: number): number | null => {
  const sizes = sizesOf(prices);
  if (sizes.includes(wished)) return wished;
  const [nearest] = [...sizes].sort((a, b) => Math.abs(a - usualParty) - Math.abs(b - usualParty) || a - b);
  return nearest ?? null;
};
