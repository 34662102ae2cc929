import type { NightFact } from '../sales/inventory/night-facts.repository';

export interface CheapestStart {
  readonly offset: number;
  readonly nightPrices: readonly number[];
}

/** The cheapest run of `length` nights that can be booked, the earliest of equals; nights are in order, gaps are allowed. */
export const cheapestStart = (nights: readonly NightFact[], length: number): CheapestStart | null => {
  let best: { index: number; sum: number } | null = null;
  for (let index = 0; index + length <= nights.length; index += 1) {
    const first = nights[index]!;
    if (first.minLos === null || first.minLos > length) continue;
    let sum = 0;
    for (let step = 0; step < length; step += 1) {
      const night = nights[index + step]!;
      sum = night.price === null || night.offset !== first.offset + step ? Infinity : sum + night.price;
    }
    if (sum < (best?.sum ?? Infinity)) best = { index, sum };
  }
  if (!best) return null;
  const chosen = nights.slice(best.index, best.index + length);
  return { offset: chosen[0]!.offset, nightPrices: chosen.map((night) => night.price ?? 0) };
};
