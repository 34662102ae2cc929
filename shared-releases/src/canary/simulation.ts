import { countOnce, type Closed } from './counted-once';
import { createEvidence } from './evidence';
import { canaryMeasures, type CanaryMeasure, type MeasureName } from './measures';
import { poisson, seededRandom } from './seeded-random';
import { addTally, noTally, type Tally } from './tally';

// Cached: in jest's sandbox every access to a global costs more than the arithmetic.
const { floor, log } = Math;

/** Simulates a canary second by second. Rates are page views per second; shares are 0–1. */
export interface Scenario {
  readonly measure: MeasureName;
  readonly canaryPerSecond: number;
  readonly stablePerSecond: number;
  /** Share of bad views at second n, for the stable release and for the canary before `extra`. */
  base(second: number): number;
  /** Additional bad share of the canary at second n. */
  extra(second: number): number;
  /** Seconds of stable-release history before the canary. */
  readonly watchedBefore: number;
  /** Duration of the run in seconds. */
  readonly lasts: number;
  /** Mean number of bad page views per affected visitor. 1: one each. */
  readonly groups?: number;
  /**
   * Share of bad views that the browser reports again because it did not yet know they were counted (two tabs at once). Defaults
   * to 0.
   */
  readonly lateMarks?: number;
}

const findMeasure = (name: MeasureName): CanaryMeasure => {
  const measure = canaryMeasures.find((entry) => entry.name === name);
  if (!measure) throw new Error(`There is no measure "${name}".`);
  return measure;
};

/** Group size 1, 2, 3, … with this mean. */
const groupSize = (random: () => number, mean: number): number =>
  mean <= 1 ? 1 : 1 + floor(log(1 - random()) / log(1 - 1 / mean));

type Draw = () => number;
type Visits = Required<Pick<Scenario, 'measure' | 'groups' | 'lateMarks'>>;

/** Reported bad views when visitors are not counted once. */
const drawBad = (random: Draw, mean: number, groups: number): number => {
  const count = poisson(random, mean / groups);
  if (groups === 1) return count;
  let bad = 0;
  for (let group = 0; group < count; group += 1) bad += groupSize(random, groups);
  return bad;
};

/** Counted bad views. Each visitor has a memory, as in the shell server. */
const drawOnce = (random: Draw, mean: number, { measure, groups, lateMarks }: Visits): number => {
  const visitors = poisson(random, mean / groups);
  if (groups === 1) return visitors;
  let sum = noTally;
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    let closed: Closed = '';
    for (let left = groupSize(random, groups); left > 0; left -= 1) {
      const once = countOnce(closed, measure, { views: 1, bad: 1 });
      sum = addTally(sum, once.tally);
      if (lateMarks === 0 || random() >= lateMarks) closed = once.closed;
    }
  }
  return sum.bad;
};

/** Second of the abort. Null when the canary was kept. */
const simulateCanary = (scenario: Scenario, seed: number): number | null => {
  const random = seededRandom(seed);
  const { canaryPerSecond, stablePerSecond, watchedBefore, lasts, measure } = scenario;
  const visits = { measure, groups: scenario.groups ?? 1, lateMarks: scenario.lateMarks ?? 0 };
  const good = (perSecond: number, share: number): number => poisson(random, perSecond * (1 - share));
  const whole = (views: number, bad: number): Tally => ({ views: views + bad, bad });
  const drawArm = (perSecond: number, share: number): Tally =>
    whole(good(perSecond, share), drawOnce(random, perSecond * share, visits));
  // Without a canary browsers keep no memory: each bad view is reported and counted.
  const everybody = (canaryPerSecond + stablePerSecond) * watchedBefore;
  const share = scenario.base(0);
  const before = whole(good(everybody, share), drawBad(random, everybody * share, visits.groups));
  const evidence = createEvidence(findMeasure(measure), before);
  for (let second = 1; second <= lasts; second += 1) {
    const base = scenario.base(second);
    const stable = drawArm(stablePerSecond, base);
    const canary = drawArm(canaryPerSecond, base + scenario.extra(second));
    if (evidence.look({ canary, stable })) return second;
  }
  return null;
};

/** Seconds until the abort of each aborted run, fastest first, out of `runs`. */
export const simulateRuns = (scenario: Scenario, runs: number, seed: number): readonly number[] => {
  const aborted: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const second = simulateCanary(scenario, seed + run * 7919);
    if (second !== null) aborted.push(second);
  }
  return aborted.sort((a, b) => a - b);
};
