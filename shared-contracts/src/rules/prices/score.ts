/** Words on the score badge. `null` means a number without a word. */
export type ScoreLabel = 'new' | 'good' | 'veryGood' | 'excellent' | 'fantastic' | 'perfect';

/**
 * The label for a review score of 0 to 10. Missing or 0: "new" without a number. Below 7: no label. From 7 to 9: only with
 * `allIncentive`.
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

/** Whole stars from 1 to 5. Null for a hotel without stars. */
export const starsOf = (stars: number | null | undefined): number | null => {
  const whole = Math.min(5, Math.trunc(stars ?? 0));
  return whole >= 1 ? whole : null;
};
