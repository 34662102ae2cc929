/** Words for a score on the badge; `null` is a number without a word. */
export type ScoreLabel = 'new' | 'good' | 'veryGood' | 'excellent' | 'fantastic' | 'perfect';

/**
 * The word beside a review score of 0 to 10. Nothing or 0 is "new" and has no number; below 7 there is no word; between 7 and 9 only
 * where `allIncentive` is on.
 * @spec REV-015 REV-016 REV-017 REV-018 REV-019 REV-020 REV-022
 */
export const scoreLabel = (average: number | null | undefined, allIncentive: boolean): ScoreLabel | null => {
  if (!average || average < 0) return 'new';
  if (average >= 9.5) return 'perfect';
  if (average >= 9) return 'fantastic';
  if (!allIncentive || average < 7) return null;
  if (average >= 8.5) return 'excellent';
  return average >= 8 ? 'veryGood' : 'good';
};

/** Whole stars from 1 to 5; null for a hotel without any. */
export const starsOf = (stars: number | null | undefined): number | null => {
  const whole = Math.min(5, Math.trunc(stars ?? 0));
  return whole >= 1 ? whole : null;
};
