import type { SearchFacets } from '@detour/shared-contracts';

const most = 25;

/**
 * Heights over the price slider: offers by price, evenly spread over its range in whole euros. The last bar stands for all that cost more,
 * as the slider's end does, and is never higher than the others, which would shrink to nothing beside it.
 */
export const priceBars = (
  prices: SearchFacets['prices'],
  range: { readonly min: number; readonly max: number },
): readonly number[] => {
  const width = (range.max - range.min) / most;
  const bars = Array.from({ length: most }, () => 0);
  for (const { from, count } of prices) {
    const index = Math.floor((from / 100 - range.min) / width);
    const bar = Math.min(most - 1, Math.max(0, index));
    bars[bar] = (bars[bar] ?? 0) + count;
  }
  const highest = Math.max(1, ...bars.slice(0, -1));
  return bars.map((count) => Math.min(count, highest));
};
