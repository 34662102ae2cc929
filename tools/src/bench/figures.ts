/** Percentile of durations in ms, right-aligned in eight columns. */
export const percentile = (ms: readonly number[], share: number, digits = 0): string => {
  const sorted = ms.toSorted((a, b) => a - b);
  return (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(digits).padStart(8);
};
