import { createEvidence, type Evidence, type Finding } from './evidence';
import { canaryMeasures, type CanaryMeasure, type MeasureName } from './measures';
import { noTally, rateOf, type Tally, type Tick } from './tally';

export type Tallies = Readonly<Partial<Record<MeasureName, Tally>>>;

interface CanaryVerdict extends Finding {
  readonly measure: MeasureName;
  /** One sentence with the numbers, for the channel history. */
  readonly why: string;
}

export interface CanaryTest {
  /** Adds the counts since the last check, one second ago. Returns null to keep the canary. */
  look(canary: Tallies, stable: Tallies): CanaryVerdict | null;
}

const percent = (share: number): string => `${(share * 100).toFixed(share < 0.1 ? 2 : 1)} %`;

const inWords = ({ views, bad }: Tally): string => `${bad} of ${views} (${percent(rateOf({ views, bad }))})`;

const sentence = ({ says }: CanaryMeasure, { canary, stable, evidence }: Finding): string => {
  const odds = evidence > 1e6 ? 'more than a million' : String(Math.round(evidence));
  return `${says}: ${inWords(canary)} with the canary, ${inWords(stable)} without; ${odds} times as likely if it is worse.`;
};

/** Tests one canary by every measure. The first conclusive measure aborts it. `before`: counts of the stable release so far. */
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
