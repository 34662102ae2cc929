import type { Tally } from '@detour/shared-releases';
import { betweenTally, type ReleaseTotals } from './release-totals';

/** Fewer are bad luck of a few visitors. */
const leastBad = 5;
const tolerated = 0.05;

const isBad = ({ views, bad }: Tally): boolean => bad >= leastBad && bad > tolerated * views;

/** What visitors of a release had to bear since five minutes ago, in a sentence; null while it is within bounds. */
export const failingPages = (now: ReleaseTotals, before: ReleaseTotals): string | null => {
  const loads = betweenTally(now.loads, before.loads);
  if (isBad(loads)) return `${loads.bad} of ${loads.views} loads failed within five minutes.`;
  const errors = betweenTally(now.errors, before.errors);
  if (isBad(errors)) return `${errors.bad} of ${errors.views} page views had an error within five minutes.`;
  return null;
};
