/** Months as `yyyy-MM`, which sort as text. */
const toIndex = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

const fromIndex = (index: number): string =>
  `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;

export const shiftMonth = (month: string, by: number): string => fromIndex(toIndex(month) + by);

/** Months from `first`, excluding `end`. */
export const monthsBetween = (first: string, end: string): number => toIndex(end) - toIndex(first);

export const clampMonth = (month: string, lowest: string, highest: string): string => {
  if (month < lowest) return lowest;
  return month > highest ? highest : month;
};
