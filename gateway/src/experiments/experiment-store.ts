import type { Clock } from '@detour/shared-contracts/base';
import type { Flags, RunningExperiment } from '@detour/shared-contracts/platform';
import { createVisitorFlags, type watchFlagd } from '@detour/shared-contracts/visitor-flags';
import type { ExperimentStore } from '../context/experiments';
import { createCheckedMemory } from '../database/checked-memory';
import type { Database } from '../database/open-database';
import { findRunning, readRevision, type RunningRow } from './running.repository';

interface ExperimentStoreOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly flags: Flags;
  /** A flagd that chooses the arms. */
  readonly flagdOrigin?: string | undefined;
  /** Learns who chose each arm. */
  readonly observeFlagd?: ReturnType<typeof watchFlagd>;
  /** Milliseconds of a clock that only moves forward, for the age of what is known. */
  readonly elapsed?: () => number;
}

interface Known {
  readonly revision: number;
  readonly rows: readonly RunningRow[];
}

/** True from the planned start (included) until the planned end. */
export const isInTime = (
  { from, until }: { readonly from: Date | null; readonly until: Date | null },
  now: number,
): boolean => (from === null || from.getTime() <= now) && (until === null || until.getTime() > now);

/** Keeps the running experiments in memory, by the revision that each change of one counts up. */
export const createExperimentStore = ({
  db,
  clock,
  flags,
  flagdOrigin,
  observeFlagd,
  elapsed,
}: ExperimentStoreOptions): ExperimentStore => {
  const memory = createCheckedMemory<Known>({
    elapsed,
    async read(before) {
      const revision = await readRevision(db);
      return before?.revision === revision ? before : { revision, rows: await findRunning(db) };
    },
  });
  const inTime = (): readonly RunningExperiment[] =>
    (memory.last()?.rows ?? [])
      .filter((row) => isInTime(row, clock.now()))
      .map(({ id, experiment, round, locales, shares }) => ({ id, experiment, round, locales, shares }));
  const visitors = createVisitorFlags({
    flags,
    running: inTime,
    flagd: flagdOrigin === undefined ? null : { origin: flagdOrigin, observe: observeFlagd },
  });
  return {
    async running() {
      const { revision } = await memory.fresh();
      return { revision, experiments: inTime() };
    },
    async flagsOf(visitor, locale) {
      await memory.fresh();
      return visitors.of(visitor, locale);
    },
    forget: memory.forget,
  };
};
