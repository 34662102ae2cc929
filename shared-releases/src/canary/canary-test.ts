import { createEvidence, type Evidence, type Finding } from './evidence';
import { canaryMeasures, type CanaryMeasure, type MeasureName } from './measures';
import { noTally, rateOf, type Tally, type Tick } from './tally';

export type Tallies = Readonly<Partial<Record<MeasureName, Tally>>>;

interface CanaryVerdict extends Finding {
  readonly measure: MeasureName;
  /** One sentence with the numbers, for the history. */
  readonly why: string;
}

export interface CanaryTest {
  /** What came in since the last look, a second ago. Null leaves the canary alone. */
  look(canary: Tallies, stable: Tallies): CanaryVerdict | null;
}

const percent = (share: number): string => `${(share * 100).toFixed(share < 0.1 ? 2 : 1)} %`;

const inWords = ({ views, bad }: Tally): string => `${bad} of ${views} (${percent(rateOf({ views, bad }))})`;

const sentence = ({ says }: CanaryMeasure, { canary, stable, evidence }: Finding): string => {
  const odds = evidence > 1e6 ? 'more than a million' : String(Math.round(evidence));
  return `${says}: ${inWords(canary)} with the canary, ${inWords(stable)} without; ${odds} times as likely if it is worse.`;
};

/** Watches one canary by every measure; the first that is sure enough speaks. `before`: the stable release until now. */
export const createCanaryTest = (before: Tallies): CanaryTest => {
  const all: readonly (readonly [CanaryMeasure, Evidence])[] = canaryMeasures.map((measure) => [
    measure,
    createEvidence(measure, before[measure.name] ?? noTally),
  ]);
  return {
    look(canary, stable) {
      let verdict: CanaryVerdict | null = null;
      for (const [measure, evidence] of all) {
        const tick: Tick = {
          canary: canary[measure.name] ?? noTally,
          stable: stable[measure.name] ?? noTally,
        };
        const finding = evidence.look(tick);
        if (finding && !verdict)
          verdict = { ...finding, measure: measure.name, why: sentence(measure, finding) };
      }
      return verdict;
    },
  };
};
