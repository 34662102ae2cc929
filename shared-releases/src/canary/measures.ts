export type MeasureName = 'errors' | 'loads' | 'server' | 'lcp' | 'inp';

/** One way in which a canary can be worse than the stable release. Rates are shares of page views, 0–1. */
export interface CanaryMeasure {
  readonly name: MeasureName;
  /** `page views with an error` */
  readonly says: string;
  /** Probability of a false abort over the canary's lifetime, from its first minutes. */
  readonly alpha: number;
  /** Minimum difference to the stable rate. Operators decide about smaller differences. */
  readonly excess: number;
  /**
   * The canary's rate must significantly exceed this value, which allows for the normal cost of a new release (cold caches). 0
   * disables the check.
   */
  readonly ceiling: number;
  /** Alternatives of the test: how many times worse the canary may be. */
  readonly ratios: readonly number[];
}

const rare = [2, 3, 5, 10, 30] as const;
const frequent = [1.2, 1.5, 2, 3] as const;

/** The sum of all `alpha` values plus the later restarts stays below 1 % for any half hour (decision 0620). */
export const canaryMeasures: readonly CanaryMeasure[] = [
  {
    name: 'errors',
    says: 'page views with an error',
    alpha: 0.005,
    excess: 0.0025,
    ceiling: 0,
    ratios: rare,
  },
  {
    name: 'loads',
    says: 'parts that failed to load',
    alpha: 0.002,
    excess: 0.0025,
    ceiling: 0,
    ratios: rare,
  },
  {
    name: 'server',
    says: 'pages sent without their server part',
    alpha: 0.0005,
    excess: 0.1,
    ceiling: 0.1,
    ratios: rare,
  },
  {
    name: 'lcp',
    says: 'pages slower to show than three quarters of the stable ones',
    alpha: 0.0005,
    excess: 0.1,
    ceiling: 0.33,
    ratios: frequent,
  },
  {
    name: 'inp',
    says: 'pages slower to answer than three quarters of the stable ones',
    alpha: 0.0005,
    excess: 0.1,
    ceiling: 0.33,
    ratios: frequent,
  },
];
