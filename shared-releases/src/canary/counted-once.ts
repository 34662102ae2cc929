import type { MeasureName } from './measures';
import { noTally, type Tally } from './tally';

/** Measures that are done with one visitor of one release, a letter each: `el`. What a browser keeps of them says nothing more. */
export type Closed = string;

const letters: Readonly<Record<MeasureName, string>> = {
  errors: 'e',
  loads: 'l',
  server: 's',
  lcp: 'p',
  inp: 'i',
};

/** All letters that there are, in a fixed order. */
export const closedLetters = Object.values(letters).join('');

export const isClosed = (closed: Closed, measure: MeasureName): boolean => closed.includes(letters[measure]);

export const close = (closed: Closed, measure: MeasureName): Closed =>
  isClosed(closed, measure) ? closed : closed + letters[measure];

/**
 * What counts of a visitor's page views: those up to the first bad one. Visitors are drawn by lot, page views are not: whoever
 * fails twice is still one, and an honest comparison counts what the lot drew (decision 0620).
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
