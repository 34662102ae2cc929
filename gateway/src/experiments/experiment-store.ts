import type { Clock } from '@detour/shared-contracts/base';
import type { Flags, RunningExperiment } from '@detour/shared-contracts/platform';
import { createVisitorFlags } from '@detour/shared-contracts/visitor-flags';
import type { ExperimentStore } from '../context/experiments';
import type { Database } from '../database/open-database';
import { findRunning, readRevision, type RunningRow } from './running.repository';

interface ExperimentStoreOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly flags: Flags;
  /** Milliseconds of a clock that only moves forward, for the age of what is known. */
  readonly elapsed?: () => number;
}

/** Age (ms) from which the revision is read again. */
const checkMs = 250;

interface Known {
  readonly revision: number;
  readonly rows: readonly RunningRow[];
  /** On the clock of `elapsed`. */
  readonly checkedAt: number;
}

/** True from the planned start (included) until the planned end. */
export const isInTime = (
  { from, until }: { readonly from: Date | null; readonly until: Date | null },
  now: number,
): boolean => (from === null || from.getTime() <= now) && (until === null || until.getTime() > now);

/**
 * Keeps the running experiments in memory. A reader that comes later than `checkMs` after the last check waits for one query of one row.
 * While the database does not respond, what was read stays.
 */
export const createExperimentStore = ({
  db,
  clock,
  flags,
  elapsed = () => performance.now(),
}: ExperimentStoreOptions): ExperimentStore => {
  let known: Known | null = null;
  let reading: Promise<Known> | null = null;
  const read = async (before: Known | null): Promise<Known> => {
    // Before the query, so that a change during it is found by the next check.
    const checkedAt = elapsed();
    const revision = await readRevision(db);
    if (before?.revision === revision) return { ...before, checkedAt };
    return { revision, rows: await findRunning(db), checkedAt };
  };
  const check = (): Promise<Known> => {
    const before = known;
    reading ??= read(before)
      .catch((error: unknown) => {
        if (!before) throw error;
        return { ...before, checkedAt: elapsed() };
      })
      .then((found) => (known = found))
      .finally(() => (reading = null));
    return reading;
  };
  const fresh = (): Promise<Known> =>
    known && elapsed() - known.checkedAt < checkMs ? Promise.resolve(known) : check();
  const inTime = (): readonly RunningExperiment[] =>
    (known?.rows ?? [])
      .filter((row) => isInTime(row, clock.now()))
      .map(({ id, experiment, round, locales, shares }) => ({ id, experiment, round, locales, shares }));
  const visitors = createVisitorFlags({ flags, running: inTime });
  return {
    async running() {
      const { revision } = await fresh();
      return { revision, experiments: inTime() };
    },
    async flagsOf(visitor, locale) {
      await fresh();
      return visitors.of(visitor, locale);
    },
    forget: () => void (known = known && { ...known, checkedAt: -Infinity }),
  };
};
