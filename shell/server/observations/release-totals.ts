import { noTally, type MeasureName, type Tallies, type Tally } from '@detour/shared-releases';

/** Milliseconds by logarithmic step, so that shares above any threshold can be told later. */
export type Spread = Readonly<Record<string, number>>;

/** What was told of one release since counting began; numbers only grow. */
export interface ReleaseTotals {
  readonly errors: Tally;
  readonly loads: Tally;
  readonly server: Tally;
  readonly lcp: Spread;
  readonly inp: Spread;
}

/** Everything that was told, and what of it counts in the comparison with a canary: visitors of the lot, each once. */
export interface ReleaseCounts {
  readonly all: ReleaseTotals;
  readonly tried: ReleaseTotals;
}

export const noTotals: ReleaseTotals = { errors: noTally, loads: noTally, server: noTally, lcp: {}, inp: {} };

/** A tenth more with each step. */
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

/** Samples that say something about three quarters. */
const enough = 200;

/** Step below which three quarters of the samples lie; null while there are too few. */
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

/** Thresholds by which "slow" is told, from the stable release. */
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

/** What came in between. Never less than nothing: an instance that is gone takes its numbers with it. */
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
