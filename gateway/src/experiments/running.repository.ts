import { sql } from 'kysely';
import type { RunningExperiment } from '@detour/shared-contracts/platform';
import type { Database } from '../database/open-database';
import type { Trx } from '../database/transaction';

/** A running experiment with its time. */
export interface RunningRow extends RunningExperiment {
  readonly from: Date | null;
  readonly until: Date | null;
}

/** Changes with each change of an experiment. 0 before the first. */
export const readRevision = async (db: Database): Promise<number> => {
  const row = await db
    .selectFrom('experiment_revision')
    .select('value')
    .where('id', '=', 1)
    .executeTakeFirst();
  return Number(row?.value ?? 0);
};

/** Begins a change: the changes of all gateways wait for each other from here until they commit. */
export const beginChange = async (trx: Trx): Promise<void> => {
  await sql`insert into experiment_revision (id, value) values (1, 1)
    on conflict (id) do update set value = experiment_revision.value + 1`.execute(trx);
};

export const findRunning = (db: Database): Promise<readonly RunningRow[]> =>
  db
    .selectFrom('experiment')
    .select(['id', 'experiment', 'round', 'locales', 'shares', 'valid_from as from', 'valid_until as until'])
    .where('state', '=', 'running')
    .orderBy('id')
    .execute();
