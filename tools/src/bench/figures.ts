/** The value below which this share of the milliseconds lies, whole and right-aligned in eight columns. */
export const percentile = (ms: readonly number[], share: number): string => {
  const sorted = ms.toSorted((a, b) => a - b);
  return (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(0).padStart(8);
};
