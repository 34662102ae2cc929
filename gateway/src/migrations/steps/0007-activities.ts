import { sql, type Kysely, type Migration } from 'kysely';

/** Adds the pictures of an activity besides its cover. */
export const activitiesMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table activity add column scenes text[] not null default '{}'`.execute(db);
  },
};
