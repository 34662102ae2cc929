import { sql, type Kysely, type Migration } from 'kysely';

/** A voucher can be exchanged again with what other orders have returned to it since (decision 0874). */
export const exchangesOfRestsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop index voucher_replaces_once`.execute(db);
    await sql`create index voucher_replaces on voucher (replaces) where replaces is not null`.execute(db);
  },
};
