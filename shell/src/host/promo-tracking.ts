/**
 * Tells which promos are on screen, and only when that is another list than the last one told: a hash that changes is no news.
 * @spec PROMO-007
 */
export const createPromoTracking = (
  push: (promos: readonly string[]) => void,
): ((promos: readonly string[]) => void) => {
  let last = '';
  return (promos) => {
    const key = promos.join(' ');
    if (key === last) return;
    last = key;
    push(promos);
  };
};
