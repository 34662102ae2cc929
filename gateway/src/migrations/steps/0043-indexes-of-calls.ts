import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // Names of places are searched in memory (record 0934): the index cost each import time and served nobody.
  `drop index place_search`,
  `create index stay_change_place on stay_change (id) where kind = 'place'`,
  // Each was a call that read its whole table.
  `create index reminder_email on reminder (lower(email))`,
  `create index care_acting_open on care_acting (staff) where ended_at is null`,
  `create index care_request_decided on care_request (decided_at) where decided_at is not null`,
];

/** Indexes for what calls look up, and none for what is in memory. */
export const indexesOfCallsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
