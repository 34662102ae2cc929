import type { Tally } from '@detour/shared-releases/canary';
import { betweenTally, type ReleaseTotals } from './release-totals';

/** Minimum count: fewer may be chance. */
const leastBad = 5;
const tolerated = 0.05;

const isBad = ({ views, bad }: Tally): boolean => bad >= leastBad && bad > tolerated * views;

/** Describes a release's failures of the last five minutes. Null while within limits. */
export const failingPages = (now: ReleaseTotals, before: ReleaseTotals): string | null => {
  const loads = betweenTally(now.loads, before.loads);
  if (isBad(loads)) return `${loads.bad} of ${loads.views} loads failed within five minutes.`;
  const errors = betweenTally(now.errors, before.errors);
  if (isBad(errors)) return `${errors.bad} of ${errors.views} page views had an error within five minutes.`;
  return null;
};
