import { sql, type Kysely, type Migration } from 'kysely';

/** Names of places are searched in memory (record 0934). The index cost each import time and served nobody. */
export const placesInMemoryMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop index place_search`.execute(db);
  },
};
