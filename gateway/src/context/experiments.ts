import type { RunningExperiment } from '@detour/shared-contracts/platform';
import type { VisitorFlags } from '@detour/shared-contracts/visitor-flags';

interface RunningNow {
  /** Grows with each change of an experiment. */
  readonly revision: number;
  readonly experiments: readonly RunningExperiment[];
}

export interface ExperimentStore {
  /** What runs, at most 250 ms behind the database. */
  running(): Promise<RunningNow>;
  /** The visitor's flags and arms. `visitor`: random id of a visitor who agreed, else null. */
  flagsOf(visitor: string | null, locale: string): Promise<VisitorFlags>;
  /** Reads the database at the next call, because this gateway has changed an experiment. */
  forget(): void;
}
