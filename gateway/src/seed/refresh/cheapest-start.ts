import type { NightFact } from '../../sales/inventory/night-facts.repository';

export interface CheapestStart {
  readonly offset: number;
  readonly nightPrices: readonly number[];
}

/** Finds the cheapest bookable run of `length` nights, the earliest of equals. Nights are sorted and may have gaps. */
export const cheapestStart = (nights: readonly NightFact[], length: number): CheapestStart | null => {
  let best: { index: number; offset: number; sum: number } | null = null;
  for (let index = 0; index + length <= nights.length; index += 1) {
    const [first, ...others] = nights.slice(index, index + length);
    if (!first || first.minLos === null || first.minLos > length) continue;
    const { offset } = first;
    let sum = 0;
    for (const [step, night] of [first, ...others].entries()) {
      sum = night.price === null || night.offset !== offset + step ? Infinity : sum + night.price;
    }
    if (sum < (best?.sum ?? Infinity)) best = { index, offset, sum };
  }
  if (!best) return null;
  const chosen = nights.slice(best.index, best.index + length);
  return { offset: best.offset, nightPrices: chosen.map((night) => night.price ?? 0) };
};
