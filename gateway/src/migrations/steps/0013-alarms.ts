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
  // At most one open alarm per subject: a fault that repeats every minute increases its count.
  `create unique index alarm_open on alarm (kind, subject) where closed_at is null`,
];

/** Creates the table of alarms: faults that an operator must look at. */
export const alarmsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
