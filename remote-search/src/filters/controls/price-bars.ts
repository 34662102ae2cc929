import type { SearchFacets } from '../facets/search-facets';

const most = 25;

/**
 * Histogram above the price slider: offers by price over its range in whole euros. The last bar counts everything more expensive,
 * like the slider's end, and is capped at the highest other bar so that those stay visible.
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
