import {
  addTally,
  close,
  countOnce,
  isClosed,
  type Closed,
  type Tally,
} from '@detour/shared-releases/canary';
import type { Observation } from '../../src/telemetry/observation';
import type { Visitor } from '../visitor/visitor-cookie';
import { stepOf, type ReleaseTotals, type Spread } from './release-totals';

type Counted = 'errors' | 'loads' | 'server';

const tally = (view: boolean, bad: boolean): Tally => ({ views: view ? 1 : 0, bad: bad ? 1 : 0 });

const toldBy = (item: Observation): readonly (readonly [Counted, Tally])[] => {
  if (item.kind === 'error') return [['errors', tally(false, item.bad)]];
  if (item.kind === 'vital') return [];
  const { load, view, outcome, server } = item;
  return [
    ['errors', tally(view, false)],
    ['loads', tally(load, load && outcome !== 'mounted')],
    ['server', tally(server !== null && load, server === 'lost' && load)],
  ];
};

const addValue = (spread: Spread, value: number): Spread => {
  const step = String(stepOf(value));
  return { ...spread, [step]: (spread[step] ?? 0) + 1 };
};

/** Counts all reports. */
export const countAll = (totals: ReleaseTotals, item: Observation): ReleaseTotals => {
  if (item.kind === 'vital')
    return item.metric === 'lcp' || item.metric === 'inp'
      ? { ...totals, [item.metric]: addValue(totals[item.metric], item.value) }
      : totals;
  return toldBy(item).reduce(
    (sum, [measure, told]) => ({ ...sum, [measure]: addTally(sum[measure], told) }),
    totals,
  );
};

const keep = (visitor: Visitor, key: string, closed: Closed): Visitor => {
  const { [key]: before = '', ...others } = visitor.closed;
  return closed === before ? visitor : { ...visitor, closed: { ...others, [key]: closed } };
};

/**
 * The visitor's first page counts for no arm: no number was assigned yet, and caches are cold. Not a valid release name, so it
 * cannot collide.
 */
const arrival = 'arrival@0';

interface Trial {
  readonly visitor: Visitor;
  /** True for the release that matches the visitor's number, for a package with a canary. */
  readonly isTried: boolean;
}

interface CountedTrial {
  readonly totals: ReleaseTotals;
  readonly visitor: Visitor;
}

/** Counts one value per visitor and release, without the first page, because a slow device is slow on every page. */
const countVital = (
  totals: ReleaseTotals,
  item: Observation & { readonly kind: 'vital' },
  { visitor, isTried }: Trial,
): CountedTrial => {
  const { metric } = item;
  if (metric !== 'lcp' && metric !== 'inp') return { totals, visitor };
  const [arrived = '', key] = [visitor.closed[arrival], `${item.remote}@${item.release}`];
  if (!isClosed(arrived, metric)) return { totals, visitor: keep(visitor, arrival, close(arrived, metric)) };
  const closed = visitor.closed[key] ?? '';
  if (!isTried || isClosed(closed, metric)) return { totals, visitor };
  return {
    totals: { ...totals, [metric]: addValue(totals[metric], item.value) },
    visitor: keep(visitor, key, close(closed, metric)),
  };
};

/** Selects reports for the canary comparison: per visitor and release, the page views up to the first bad one (decision 0620). */
export const countTried = (totals: ReleaseTotals, item: Observation, trial: Trial): CountedTrial => {
  const { visitor } = trial;
  if (item.kind === 'vital') return countVital(totals, item, trial);
  if (!trial.isTried) return { totals, visitor };
  const key = `${item.remote}@${item.release}`;
  let sum = totals;
  let closed = visitor.closed[key] ?? '';
  for (const [measure, told] of toldBy(item)) {
    const once = countOnce(closed, measure, told);
    sum = { ...sum, [measure]: addTally(sum[measure], once.tally) };
    closed = once.closed;
  }
  return { totals: sum, visitor: keep(visitor, key, closed) };
};
