import type { Clock } from '@detour/shared-contracts/base';
import { raiseAlarm } from '../../alarms/alarm.repository';
import type { Database } from '../../database/open-database';
import { invariants } from './check-invariants';
import { checkBatch, type BrokenRow, type Invariant } from './invariant';

interface ContinueOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Time (ms) after which a run begins no further batch. */
  readonly runFor?: number;
  /** Rows per statement, instead of each rule's own number. */
  readonly limit?: number;
}

/** A minute less than a job may take. */
const defaultRunFor = 240_000;

/** Hours in which each rule must have seen all rows. */
const hoursOfPass = 24;

interface Pass {
  readonly rule: Invariant;
  readonly after: string | null;
  readonly since: Date;
}

/** Where each rule stands; first the one whose last whole pass is longest ago. */
const readPasses = async (db: Database, now: Date): Promise<readonly Pass[]> => {
  await db
    .insertInto('invariant_pass')
    .values(invariants.map(({ kind }) => ({ kind, after: null, since: now })))
    .onConflict((conflict) => conflict.column('kind').doNothing())
    .execute();
  const rows = await db.selectFrom('invariant_pass').selectAll().orderBy('since').orderBy('kind').execute();
  return rows.flatMap(({ kind, after, since }) => {
    const rule = invariants.find((one) => one.kind === kind);
    return rule ? [{ rule, after, since }] : [];
  });
};

const keepPass = async (db: Database, { rule, after, since }: Pass): Promise<void> => {
  await db.updateTable('invariant_pass').set({ after, since }).where('kind', '=', rule.kind).execute();
};

interface Run extends ContinueOptions {
  /** No further batch may begin. */
  isOver(): boolean;
}

/** Goes on with a rule to its last row, or to the end of the run. Returns the broken rows. */
const continuePass = async (pass: Pass, { db, clock, limit, isOver }: Run): Promise<readonly BrokenRow[]> => {
  const found: BrokenRow[] = [];
  let current = pass;
  for (let isFirst = true; isFirst || !isOver(); isFirst = false) {
    const now = new Date(clock.now());
    const { broken, last, isLast } = await checkBatch(db, pass.rule, { after: current.after, now, limit });
    for (const one of broken) await raiseAlarm(db, one, now);
    found.push(...broken);
    current = isLast ? { ...current, after: null, since: now } : { ...current, after: last };
    await keepPass(db, current);
    if (isLast) break;
  }
  return found;
};

/** Rules that did not see all rows for a day: the shop has outgrown its check. */
const reportLate = async (db: Database, now: Date): Promise<readonly BrokenRow[]> => {
  const oldest = now.getTime() - hoursOfPass * 3_600_000;
  const late = (await readPasses(db, now))
    .filter(({ since }) => since.getTime() < oldest)
    .map(({ rule, after }) => ({
      kind: 'invariants-late',
      subject: `rule ${rule.kind}`,
      text: `rule ${rule.kind} did not see all rows within ${hoursOfPass} hours; it stands at ${after ?? 'the first row'}`,
    }));
  for (const one of late) await raiseAlarm(db, one, now);
  return late;
};

/**
 * Checks the rules and raises an alarm for each broken row, as `checkInvariants` does, but stops in time and goes on in its next run: the
 * first rule is the one whose last whole pass is longest ago. A small shop is checked as a whole each time. Resolves with the alarms.
 */
export const continueInvariants = async (options: ContinueOptions): Promise<readonly BrokenRow[]> => {
  const { db, clock, signal, runFor = defaultRunFor } = options;
  const end = performance.now() + runFor;
  const isOver = (): boolean => signal.aborted || performance.now() >= end;
  const found: BrokenRow[] = [];
  for (const pass of await readPasses(db, new Date(clock.now()))) {
    found.push(...(await continuePass(pass, { ...options, isOver })));
    if (isOver()) break;
  }
  return [...found, ...(await reportLate(db, new Date(clock.now())))];
};
