import type { CanaryMeasure } from './measures';
import { addTally, lessTally, noTally, rateOf, type Tally, type Tick } from './tally';

// Cached: in jest's sandbox every access to a global costs more than the arithmetic.
const { exp, log, max, min } = Math;

/** Checks between two restarts of the evidence. Restarts judge a canary that degrades after a good hour by its last minutes. */
const startEvery = 60;
/** Number of restarts kept, newest first: 15 minutes. */
const keptStarts = 15;
/** Probability of a false abort per restart. Sixty restarts are active in half an hour. */
const lateAlpha = 1e-5;
/** The stable release's history counts only when the two concurrent arms point in the same direction. */
const leaning = 4;
/** Above this canary share almost no visitor remains in the stable arm, so the history decides alone. */
const mostViews = 0.6;
/** Likelihood ratio for "the stable release itself got worse". Above it, its history is not used. */
const risen = 10;

export interface Finding {
  /** Likelihood ratio of the counts: canary is worse versus canary is not worse. */
  readonly evidence: number;
  readonly canary: Tally;
  /** Comparison with the concurrent stable arm, combined with the history where that was used. */
  readonly stable: Tally;
}

export interface Evidence {
  /** Adds the counts since the last check (one second). Returns the reason for an abort, or null. */
  look(tick: Tick): Finding | null;
}

interface Start {
  readonly canary: Tally;
  readonly stable: Tally;
  readonly sideBySide: readonly number[];
  /** Null: only the concurrent arms count. */
  readonly before: Tally | null;
  readonly alpha: number;
}

const mean = (ratios: readonly number[], logOf: (ratio: number, index: number) => number): number => {
  let sum = 0;
  for (let index = 0; index < ratios.length; index += 1) sum += exp(logOf(ratios[index] ?? 1, index));
  return sum / ratios.length;
};

/**
 * Compares with a stable rate estimated from `stable` (views and bad views); few views mean a wide estimate. Zero bad views count
 * as one. Uses the views up to the last bad one, which keeps the ratio fair for every true rate (decision 0620).
 */
const withMemory = ({ ratios }: CanaryMeasure, canary: Tally, stable: Tally, before: Tally): number => {
  const known = before.bad === 0 ? before.views : (before.views * before.bad) / (before.bad + 1);
  const views = known + stable.views;
  const bad = max(1, before.bad) + stable.bad;
  return mean(
    ratios,
    (ratio) =>
      canary.bad * log(ratio) +
      (bad + canary.bad) * log((views + canary.views) / (views + ratio * canary.views)),
  );
};

/** Compares with a fixed rate: the likelihood ratio against exactly this rate. */
const aboveCeiling = ({ ratios, ceiling }: CanaryMeasure, { views, bad }: Tally): number =>
  mean(ratios, (ratio) => {
    const share = min(0.99, ceiling * ratio);
    return bad * log(share / ceiling) + (views - bad) * log((1 - share) / (1 - ceiling));
  });

/**
 * Sequential test of "the canary is worse" against "it is not". Valid at every check. `before`: counts of the stable release so
 * far.
 */
export const createEvidence = (measure: CanaryMeasure, before: Tally): Evidence => {
  const { ratios, alpha, excess, ceiling } = measure;
  let canary = noTally;
  let stable = noTally;
  const sideBySide = ratios.map(() => 0);
  const freshStart = (known: Tally | null, level: number): Start => ({
    canary,
    stable,
    before: known,
    alpha: level,
    sideBySide: [...sideBySide],
  });
  const first = freshStart(before, alpha);
  let late: Start[] = [];
  let looks = 0;

  const remember = (ours: Tally, theirs: Tally, known: Tally): number =>
    withMemory(measure, theirs, noTally, known) < risen ? withMemory(measure, ours, theirs, known) : 0;

  const judge = (start: Start): Finding | null => {
    const ours = lessTally(canary, start.canary);
    const theirs = lessTally(stable, start.stable);
    const together = mean(ratios, (_, index) => (sideBySide[index] ?? 0) - (start.sideBySide[index] ?? 0));
    const isMost = ours.views > mostViews * (ours.views + theirs.views);
    if (!isMost && together < leaning) return null;
    const remembered = start.before ? remember(ours, theirs, start.before) : 0;
    // Splits the error probability between the two alternatives.
    const needed = 2 / start.alpha;
    if (together < needed && remembered < needed) return null;
    const reference = together >= needed ? theirs : addTally(theirs, start.before ?? noTally);
    if (rateOf(ours) - rateOf(reference) < excess) return null;
    if (ceiling > 0 && aboveCeiling(measure, ours) < 1 / start.alpha) return null;
    return { evidence: max(together, remembered), canary: ours, stable: reference };
  };

  return {
    look(tick) {
      looks += 1;
      canary = addTally(canary, tick.canary);
      stable = addTally(stable, tick.stable);
      const bad = tick.canary.bad + tick.stable.bad;
      const all = canary.views + stable.views;
      // Visitors are assigned randomly, so each bad view is equally likely in either arm.
      const share = all > 0 ? canary.views / all : 1;
      if (bad > 0)
        for (const [index, ratio] of ratios.entries())
          sideBySide[index] =
            (sideBySide[index] ?? 0) + tick.canary.bad * log(ratio) - bad * log(1 - share + share * ratio);
      if (looks % startEvery === 0) late = [...late.slice(1 - keptStarts), freshStart(null, lateAlpha)];
      // Only a bad view of the canary can increase the evidence against it.
      if (tick.canary.bad === 0) return null;
      for (const start of [first, ...late]) {
        const finding = judge(start);
        if (finding) return finding;
      }
      return null;
    },
  };
};
