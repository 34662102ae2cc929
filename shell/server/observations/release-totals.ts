import { noTally, type MeasureName, type Tallies, type Tally } from '@detour/shared-releases/canary';

/** Milliseconds in logarithmic buckets, so that shares above any threshold can be computed later. */
export type Spread = Readonly<Record<string, number>>;

/** Reports of one release since counting started. Numbers only grow. */
export interface ReleaseTotals {
  readonly errors: Tally;
  readonly loads: Tally;
  readonly server: Tally;
  readonly lcp: Spread;
  readonly inp: Spread;
}

/** All reports, and those that count in the canary comparison: each assigned visitor once. */
export interface ReleaseCounts {
  readonly all: ReleaseTotals;
  readonly tried: ReleaseTotals;
}

export const noTotals: ReleaseTotals = { errors: noTally, loads: noTally, server: noTally, lcp: {}, inp: {} };

/** Each bucket is 10 % wider than the previous one. */
const base = Math.log(1.1);
export const stepOf = (ms: number): number => Math.round(Math.log(Math.max(1, ms)) / base);

const addSpread = (a: Spread, b: Spread): Spread => {
  const sum: Record<string, number> = { ...a };
  for (const [step, count] of Object.entries(b)) sum[step] = (sum[step] ?? 0) + count;
  return sum;
};

const add = (a: Tally, b: Tally): Tally => ({ views: a.views + b.views, bad: a.bad + b.bad });

const addTotals = (a: ReleaseTotals, b: ReleaseTotals): ReleaseTotals => ({
  errors: add(a.errors, b.errors),
  loads: add(a.loads, b.loads),
  server: add(a.server, b.server),
  lcp: addSpread(a.lcp, b.lcp),
  inp: addSpread(a.inp, b.inp),
});

export const noCounts: ReleaseCounts = { all: noTotals, tried: noTotals };

export const addCounts = (a: ReleaseCounts, b: ReleaseCounts): ReleaseCounts => ({
  all: addTotals(a.all, b.all),
  tried: addTotals(a.tried, b.tried),
});

const sizeOf = (spread: Spread): number => Object.values(spread).reduce((sum, count) => sum + count, 0);

/** Minimum number of samples for a quartile. */
const enough = 200;

/** Bucket of the third quartile. Null with too few samples. */
export const upperQuarter = (spread: Spread): number | null => {
  const size = sizeOf(spread);
  if (size < enough) return null;
  let below = 0;
  const steps = Object.keys(spread)
    .map(Number)
    .sort((a, b) => a - b);
  for (const step of steps) {
    below += spread[step] ?? 0;
    if (below >= 0.75 * size) return step;
  }
  return null;
};

const slowerThan = (spread: Spread, threshold: number | null): Tally => {
  if (threshold === null) return noTally;
  const slow = Object.entries(spread).filter(([step]) => Number(step) > threshold);
  return { views: sizeOf(spread), bad: slow.reduce((sum, [, count]) => sum + count, 0) };
};

/** Thresholds of "slow", from the stable release. */
export type Thresholds = Readonly<Record<'lcp' | 'inp', number | null>>;

export const talliesOf = (
  totals: ReleaseTotals,
  { lcp, inp }: Thresholds,
): Readonly<Record<MeasureName, Tally>> => ({
  errors: totals.errors,
  loads: totals.loads,
  server: totals.server,
  lcp: slowerThan(totals.lcp, lcp),
  inp: slowerThan(totals.inp, inp),
});

/** Returns the difference between two snapshots, never negative: a stopped instance removes its numbers. */
export const betweenTally = (later: Tally, earlier: Tally): Tally => ({
  views: Math.max(0, later.views - earlier.views),
  bad: Math.max(0, later.bad - earlier.bad),
});

export const betweenTallies = (later: Tallies, earlier: Tallies): Tallies =>
  Object.fromEntries(
    Object.entries(later).map(([name, tally]) => [
      name,
      betweenTally(tally, earlier[name as MeasureName] ?? noTally),
    ]),
  );
