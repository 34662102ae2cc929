/** Id of the anchor above the cards. */
export const resultsAnchorId = 'detour-results';

/** Scrolls to the results, smoothly unless motion is reduced. @spec SRCH-043 */
export const scrollToResults = (): void => {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  document.getElementById(resultsAnchorId)?.scrollIntoView({ behavior, block: 'start' });
};
