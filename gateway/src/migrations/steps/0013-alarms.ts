import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table alarm (
    id bigint generated always as identity primary key,
    kind text not null,
    subject text not null,
    text text not null,
    count integer not null default 1 check (count > 0),
    first_at timestamptz not null,
    last_at timestamptz not null,
    announced_at timestamptz,
    closed_at timestamptz
  )`,
  // One open alarm for one subject: a fault that is seen every minute is counted, not listed every minute.
  `create unique index alarm_open on alarm (kind, subject) where closed_at is null`,
];

/** Faults that an operator must look at. */
export const alarmsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
