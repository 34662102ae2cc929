import { sql, type Kysely, type Migration } from 'kysely';

/** Pictures beside an activity's cover. */
export const activitiesMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table activity add column scenes text[] not null default '{}'`.execute(db);
  },
};
