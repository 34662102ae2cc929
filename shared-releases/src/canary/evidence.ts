import type { CanaryMeasure } from './measures';
import { addTally, lessTally, noTally, rateOf, type Tally, type Tick } from './tally';

// Looked up once: in the tests' sandbox each look at a global costs more than the arithmetic.
const { exp, log, max, min } = Math;

/** Looks between two fresh starts of the evidence: a canary that goes bad after a good hour is judged by its last minutes. */
const startEvery = 60;
/** Fresh starts that are kept, the youngest ones: a quarter of an hour. */
const keptStarts = 15;
/** Chance of a false abort by one fresh start. Sixty of them can speak in a half hour. */
const lateAlpha = 1e-5;
/** What the stable release did before counts only when the two arms side by side lean the same way. */
const leaning = 4;
/** Above this share of the views there is hardly anybody beside the canary to lean on: the past decides by itself. */
const mostViews = 0.6;
/** Odds that the stable release itself does worse than before: from here on its past is no comparison. */
const risen = 10;

export interface Finding {
  /** Times more likely the counts are if the canary is worse than if it is not. */
  readonly evidence: number;
  readonly canary: Tally;
  /** Side by side with the canary, together with what was known before where that decided. */
  readonly stable: Tally;
}

export interface Evidence {
  /** Takes what came in since the last look (one second); gives what speaks for an abort, else null. */
  look(tick: Tick): Finding | null;
}

interface Start {
  readonly canary: Tally;
  readonly stable: Tally;
  readonly sideBySide: readonly number[];
  /** Null: only the two arms side by side count. */
  readonly before: Tally | null;
  readonly alpha: number;
}

const mean = (ratios: readonly number[], logOf: (ratio: number, index: number) => number): number => {
  let sum = 0;
  for (let index = 0; index < ratios.length; index += 1) sum += exp(logOf(ratios[index] ?? 1, index));
  return sum / ratios.length;
};

/**
 * Against a stable rate that was learnt from `stable` (views and bad ones) and is as uncertain as they are few. None bad counts as
 * one; the views are those up to the last bad one, which keeps the odds fair for every true rate (decision 0620).
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

/** Against a fixed share: how much more likely than with exactly this share. */
const aboveCeiling = ({ ratios, ceiling }: CanaryMeasure, { views, bad }: Tally): number =>
  mean(ratios, (ratio) => {
    const share = min(0.99, ceiling * ratio);
    return bad * log(share / ceiling) + (views - bad) * log((1 - share) / (1 - ceiling));
  });

/** Weighs, look by look, "the canary is worse" against "it is not"; each look may be the last one. `before`: the stable release until now. */
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
    // Half of the chance of an error is for each of the two ways to see it.
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
      // The arms are drawn by lot: a bad view is the canary's as often as any view is.
      const share = all > 0 ? canary.views / all : 1;
      if (bad > 0)
        for (const [index, ratio] of ratios.entries())
          sideBySide[index] =
            (sideBySide[index] ?? 0) + tick.canary.bad * log(ratio) - bad * log(1 - share + share * ratio);
      if (looks % startEvery === 0) late = [...late.slice(1 - keptStarts), freshStart(null, lateAlpha)];
      // Only a bad view of the canary can add to what speaks against it.
      if (tick.canary.bad === 0) return null;
      for (const start of [first, ...late]) {
        const finding = judge(start);
        if (finding) return finding;
      }
      return null;
    },
  };
};
