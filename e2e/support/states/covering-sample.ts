/** The first items that together have every tag of all items: each one adds the most tags that are missing. Deterministic. */
export const coveringSample = <T>(
  items: readonly T[],
  tagsOf: (item: T) => readonly string[],
): readonly T[] => {
  const missing = new Set(items.flatMap(tagsOf));
  const chosen: T[] = [];
  const gainOf = (item: T): number => tagsOf(item).filter((tag) => missing.has(tag)).length;
  while (missing.size > 0) {
    let [best, most] = [items[0], 0];
    for (const item of items) {
      const gain = gainOf(item);
      if (gain > most) [best, most] = [item, gain];
    }
    if (best === undefined || most === 0) break;
    chosen.push(best);
    for (const tag of tagsOf(best)) missing.delete(tag);
  }
  return chosen;
};
