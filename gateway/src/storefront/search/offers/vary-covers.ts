/** How many cards before one wear another picture: its neighbours in a row and in the row above, in two columns and in three. */
export const coverDistance = 4;

/**
 * One picture for each card of a page, so that neighbours differ as far as their pictures allow: the first of its own that none of the
 * cards just before wears, else the one that was worn longest ago. Pure: the same page wears the same pictures.
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
