/** Collects the best items of many. */
export interface PageOfBest<T> {
  add(item: T): void;
  /** The best items, in order. */
  take(): readonly T[];
}

/** Keeps the `size` best items. Sorts them only when twice as many have come, and skips items worse than the last kept one. */
export const createPageOfBest = <T>(size: number, compare: (a: T, b: T) => number): PageOfBest<T> => {
  let kept: T[] = [];
  let worst: T | undefined;
  const cut = (): void => {
    kept = kept.sort(compare).slice(0, size);
    worst = kept.length === size ? kept[size - 1] : undefined;
  };
  return {
    add(item) {
      if (worst !== undefined && compare(item, worst) > 0) return;
      kept.push(item);
      if (kept.length > 2 * size) cut();
    },
    take() {
      cut();
      return kept;
    },
  };
};
