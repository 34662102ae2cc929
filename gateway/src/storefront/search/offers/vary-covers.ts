/** Number of preceding cards that must have another picture: those beside and above it, in two and three columns. */
export const coverDistance = 4;

/**
 * Chooses a picture for each card of a page so that adjacent cards differ if possible: the first of its pictures that none of the
 * preceding cards has, otherwise the least recently used one. Pure.
 */
export const varyCovers = (choices: readonly (readonly string[])[]): readonly string[] => {
  const worn: string[] = [];
  for (const own of choices) {
    const near = worn.slice(-coverDistance);
    const [first = ''] = own;
    const fresh = own.find((scene) => !near.includes(scene));
    worn.push(fresh ?? oldest(own, near) ?? first);
  }
  return worn;
};

const oldest = (own: readonly string[], near: readonly string[]): string | undefined =>
  [...own].sort((a, b) => near.lastIndexOf(a) - near.lastIndexOf(b))[0];
