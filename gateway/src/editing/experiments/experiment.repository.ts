import type { Selectable } from 'kysely';
import { json } from '../../database/json';
import type { Database } from '../../database/open-database';
import type { ExperimentTables } from '../../database/tables/experiment-tables';
import type { Trx } from '../../database/transaction';

export type ExperimentRow = Selectable<ExperimentTables['experiment']>;
type EventRow = ExperimentTables['experiment_event'];

/** Newest first. */
export const listExperiments = (db: Database): Promise<readonly ExperimentRow[]> =>
  db.selectFrom('experiment').selectAll().orderBy('id', 'desc').execute();

export const findByUuid = async (trx: Trx, uuid: string): Promise<ExperimentRow | null> =>
  (await trx.selectFrom('experiment').selectAll().where('uuid', '=', uuid).executeTakeFirst()) ?? null;

export interface NewEvent {
  readonly uuid: string;
  readonly version: number;
  readonly action: EventRow['action'];
  readonly detail: object;
  readonly actor: string;
  readonly at: Date;
}

export const writeEvent = async (trx: Trx, { detail, ...event }: NewEvent): Promise<void> => {
  await trx
    .insertInto('experiment_event')
    .values({ ...event, detail: json(detail) })
    .execute();
};

/** Ends an experiment that runs no longer by its time, so that another one of its kind can start. */
export const endLapsed = async (trx: Trx, experiment: string, now: Date): Promise<void> => {
  await trx
    .updateTable('experiment')
    .set(({ ref }) => ({ state: 'stopped', ended_at: ref('valid_until') }))
    .where('experiment', '=', experiment)
    .where('state', '=', 'running')
    .where('valid_until', '<=', now)
    .execute();
};

export const isRunning = async (trx: Trx, experiment: string): Promise<boolean> =>
  (await trx
    .selectFrom('experiment')
    .select('id')
    .where('experiment', '=', experiment)
    .where('state', '=', 'running')
    .executeTakeFirst()) !== undefined;

export interface ArmCounts {
  readonly experiment_id: number;
  readonly round: number;
  readonly arm: string;
  readonly visitors: number;
  readonly purchases: number;
}

/** Visitors and buyers by experiment, round and arm. */
export const countExposures = async (db: Database): Promise<readonly ArmCounts[]> => {
  const rows = await db
    .selectFrom('experiment_exposure')
    .select(({ fn }) => [
      'experiment_id',
      'round',
      'arm',
      fn.countAll().as('visitors'),
      fn.countAll().filterWhere('purchased', '=', true).as('purchases'),
    ])
    .groupBy(['experiment_id', 'round', 'arm'])
    .execute();
  return rows.map((row) => ({
    ...row,
    visitors: Number(row.visitors),
    purchases: Number(row.purchases),
  }));
};
