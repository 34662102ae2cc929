/** Id of the place above the cards. */
export const resultsAnchorId = 'detour-results';

/** Glides to the results, or jumps where motion is not wanted. @spec SRCH-043 */
export const scrollToResults = (): void => {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  document.getElementById(resultsAnchorId)?.scrollIntoView({ behavior, block: 'start' });
};
