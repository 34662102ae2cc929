import type { Tally } from '@detour/shared-releases';
import { betweenTallies, talliesOf, type ReleaseTotals } from './release-totals';

/** Fewer are bad luck of a few visitors. */
const leastBad = 5;
const tolerated = 0.05;

const isBad = ({ views, bad }: Tally): boolean => bad >= leastBad && bad > tolerated * views;

const noThresholds = { lcp: null, inp: null } as const;

/** What visitors of a release had to bear between two moments, in a sentence; null while it is within bounds. */
export const failingPages = (now: ReleaseTotals, before: ReleaseTotals): string | null => {
  const { errors, loads } = betweenTallies(talliesOf(now, noThresholds), talliesOf(before, noThresholds));
  if (loads && isBad(loads)) return `${loads.bad} of ${loads.views} loads failed within five minutes.`;
  if (errors && isBad(errors))
    return `${errors.bad} of ${errors.views} page views had an error within five minutes.`;
  return null;
};
