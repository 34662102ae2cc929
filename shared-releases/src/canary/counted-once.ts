import type { MeasureName } from './measures';
import { noTally, type Tally } from './tally';

/** Measures already counted for this visitor and release, one letter each: `el`. This is all that the browser stores. */
export type Closed = string;

const letters: Readonly<Record<MeasureName, string>> = {
  errors: 'e',
  loads: 'l',
  server: 's',
  lcp: 'p',
  inp: 'i',
};

/** All possible letters, in a fixed order. */
export const closedLetters = Object.values(letters).join('');

export const isClosed = (closed: Closed, measure: MeasureName): boolean => closed.includes(letters[measure]);

export const close = (closed: Closed, measure: MeasureName): Closed =>
  isClosed(closed, measure) ? closed : closed + letters[measure];

/**
 * Counts a visitor's page views up to the first bad one. The random assignment applies to visitors, not to page views: a visitor
 * who fails twice is one sample (decision 0620).
 */
export const countOnce = (
  closed: Closed,
  measure: MeasureName,
  told: Tally,
): { readonly tally: Tally; readonly closed: Closed } => {
  if (isClosed(closed, measure)) return { tally: noTally, closed };
  if (told.bad === 0) return { tally: told, closed };
  return { tally: { views: told.views, bad: 1 }, closed: close(closed, measure) };
};
