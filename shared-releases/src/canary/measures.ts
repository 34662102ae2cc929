export type MeasureName = 'errors' | 'loads' | 'server' | 'lcp' | 'inp';

/** One way in which a canary may be worse than the stable release. Shares of page views, 0–1. */
export interface CanaryMeasure {
  readonly name: MeasureName;
  /** `page views with an error` */
  readonly says: string;
  /** Chance of a false abort, over the whole life of a canary, by what its first minutes show. */
  readonly alpha: number;
  /** The canary's share must be above the stable one by this much: what is smaller is a matter for people. */
  readonly excess: number;
  /** The canary's share must be shown to be above this: what a new release costs anyhow (cold caches) is no fault. 0 asks nothing. */
  readonly ceiling: number;
  /** How many times worse the canary may be: the alternatives that are weighed against "no worse". */
  readonly ratios: readonly number[];
}

const rare = [2, 3, 5, 10, 30] as const;
const frequent = [1.2, 1.5, 2, 3] as const;

/** The sum of `alpha`, and what later minutes may add to it, stay below one in a hundred for any half hour (decision 0620). */
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
