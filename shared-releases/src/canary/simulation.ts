import { createEvidence } from './evidence';
import { canaryMeasures, type CanaryMeasure, type MeasureName } from './measures';
import { poisson, seededRandom } from './seeded-random';
import type { Tally } from './tally';

// Looked up once: in the tests' sandbox each look at a global costs more than the arithmetic.
const { floor, log } = Math;

/** One canary's life, drawn second by second. Rates are page views per second; shares 0–1. */
export interface Scenario {
  readonly measure: MeasureName;
  readonly canaryPerSecond: number;
  readonly stablePerSecond: number;
  /** Share of bad views at second n; of the stable release, and of the canary before `extra`. */
  base(second: number): number;
  /** What the canary adds to it at second n. */
  extra(second: number): number;
  /** Seconds that the stable release was watched before. */
  readonly watchedBefore: number;
  /** Seconds after which the run ends. */
  readonly lasts: number;
  /** Bad views come in groups of this mean size (one visitor who reloads); 1: each by itself. */
  readonly groups?: number;
}

const findMeasure = (name: MeasureName): CanaryMeasure => {
  const measure = canaryMeasures.find((entry) => entry.name === name);
  if (!measure) throw new Error(`There is no measure "${name}".`);
  return measure;
};

/** Size of a group: 1, 2, 3, … with this mean. */
const groupSize = (random: () => number, mean: number): number =>
  mean <= 1 ? 1 : 1 + floor(log(1 - random()) / log(1 - 1 / mean));

const drawBad = (random: () => number, mean: number, groups: number): number => {
  const count = poisson(random, mean / groups);
  if (groups === 1) return count;
  let bad = 0;
  for (let group = 0; group < count; group += 1) bad += groupSize(random, groups);
  return bad;
};

/** Second at which the canary was aborted; null when it was left alone. */
export const simulateCanary = (scenario: Scenario, seed: number): number | null => {
  const random = seededRandom(seed);
  const { canaryPerSecond, stablePerSecond, watchedBefore, lasts, groups = 1 } = scenario;
  const drawArm = (perSecond: number, share: number): Tally => ({
    views: poisson(random, perSecond * (1 - share)),
    bad: drawBad(random, perSecond * share, groups),
  });
  const whole = (arm: Tally): Tally => ({ views: arm.views + arm.bad, bad: arm.bad });
  const everybody = (canaryPerSecond + stablePerSecond) * watchedBefore;
  const evidence = createEvidence(findMeasure(scenario.measure), whole(drawArm(everybody, scenario.base(0))));
  for (let second = 1; second <= lasts; second += 1) {
    const base = scenario.base(second);
    const stable = whole(drawArm(stablePerSecond, base));
    const canary = whole(drawArm(canaryPerSecond, base + scenario.extra(second)));
    if (evidence.look({ canary, stable })) return second;
  }
  return null;
};

/** Seconds to the abort of each run that was aborted, the quickest first, out of `runs`. */
export const simulateRuns = (scenario: Scenario, runs: number, seed: number): readonly number[] => {
  const aborted: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const second = simulateCanary(scenario, seed + run * 7919);
    if (second !== null) aborted.push(second);
  }
  return aborted.sort((a, b) => a - b);
};
