const multiplesOf = (step: number, last: number): readonly number[] =>
  Array.from({ length: Math.floor(last / step) }, (_, index) => (index + 1) * step);

/**
 * Page numbers to link, from 1, in order: all when fewer than 10; otherwise the first, the ten around the current one, every
 * tenth page (every hundredth from 100 pages on) and the last.
 * @spec UI-017 UI-018 UI-019
 */
export const pagesToShow = (current: number, pageCount: number): readonly number[] => {
  if (pageCount < 10) return Array.from({ length: Math.max(1, pageCount) }, (_, index) => index + 1);
  const start = Math.min(Math.max(1, current - 4), pageCount - 9);
  const around = Array.from({ length: 10 }, (_, index) => start + index);
  const marks = multiplesOf(pageCount < 100 ? 10 : 100, pageCount);
  return [...new Set([1, ...around, ...marks, pageCount])].sort((first, second) => first - second);
};
