/**
 * Reports the promotions on screen, only when the list changes.
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
