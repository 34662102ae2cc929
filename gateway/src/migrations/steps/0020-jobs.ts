import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // One row per job that runs on one gateway at a time.
  `create table timed_job (
    name text primary key,
    started_at timestamptz not null,
    finished_at timestamptz,
    lease_until timestamptz not null,
    last_error text
  )`,
  // Mails whose transport is not idempotent: a started delivery is not started again.
  `create table mail_delivery (
    id text primary key,
    state text not null check (state in ('sending', 'sent')),
    at timestamptz not null
  )`,
  `create index mail_delivery_at on mail_delivery (at)`,
  `create index hold_room on hold (room_type_id, night) where state <> 'released'`,
];

/** Creates the tables of shared jobs and of mail deliveries. `outbox/prepare-queue` creates those of the queue. */
export const jobsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
