/**
 * The page numbers to offer, counted from 1. Under 10 pages: each. Under 100: the first, the ten around the current one,
 * each tenth and the last. From 100: hundredths in place of tenths.
 * @spec UI-017 UI-018 UI-019
 */
export const pageNumbers = (current: number, count: number): number[] => {
  if (count < 10) return range(1, count);
  const step = count < 100 ? 10 : 100;
  const from = Math.max(1, Math.min(current - 4, count - 9));
  const shown = new Set([1, ...range(from, Math.min(count, from + 9)), count]);
  for (let page = step; page < count; page += step) shown.add(page);
  return [...shown].sort((a, b) => a - b);
};

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
