import { sql } from 'kysely';
import type { Database } from '../database/open-database';

export interface Alarm {
  /** The broken rule, used as a label of the metrics (low cardinality): `capture-failed`. */
  readonly kind: string;
  /** The affected row, by table and key: `order 6f1c…`. No personal data. */
  readonly subject: string;
  /** One sentence for the operator. No personal data. */
  readonly text: string;
}

export interface OpenAlarm extends Alarm {
  readonly id: number;
  /** How often the fault was seen. */
  readonly count: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

/**
 * Reports a fault to the operators, when the caller's transaction commits. While an alarm of this kind and subject is open, its count
 * increases. Log and metrics follow with the next run of the job.
 */
export const raiseAlarm = async (db: Database, { kind, subject, text }: Alarm, now: Date): Promise<void> => {
  await sql`
    insert into alarm (kind, subject, text, first_at, last_at) values (${kind}, ${subject}, ${text}, ${now}, ${now})
    on conflict (kind, subject) where closed_at is null
    do update set count = alarm.count + 1, last_at = excluded.last_at, text = excluded.text`.execute(db);
};

export const findOpenAlarms = async (db: Database, limit = 200): Promise<OpenAlarm[]> => {
  const rows = await db
    .selectFrom('alarm')
    .select(['id', 'kind', 'subject', 'text', 'count', 'first_at as firstAt', 'last_at as lastAt'])
    .where('closed_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows;
};

/** Open alarms by kind. */
export const countOpenAlarms = async (db: Database): Promise<Readonly<Record<string, number>>> => {
  const rows = await db
    .selectFrom('alarm')
    .select(['kind', ({ fn }) => fn.countAll<number>().as('count')])
    .where('closed_at', 'is', null)
    .groupBy('kind')
    .execute();
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
};

/** Closes an open alarm; returns false for an unknown id. The next fault opens a new one. */
export const closeAlarm = async (db: Database, id: number, now: Date): Promise<boolean> => {
  const closed = await db
    .updateTable('alarm')
    .set({ closed_at: now })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
};

/** Takes the alarms that are not in a log yet; each goes to one of several gateways. */
export const takeUnannounced = async (db: Database, now: Date): Promise<(Alarm & { id: number })[]> => {
  const { rows } = await sql<Alarm & { id: number }>`
    update alarm set announced_at = ${now} where id in (
      select id from alarm where announced_at is null order by id limit 100 for update skip locked)
    returning id, kind, subject, text`.execute(db);
  return rows.sort((a, b) => a.id - b.id);
};
