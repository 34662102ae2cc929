import { sql, type Kysely, type Migration } from 'kysely';

/** When a night is deleted, the database looks for holds of it. Without this index it reads all holds for each night. */
export const pastNightsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(`create index hold_room_night on hold (room_type_id, night)`).execute(db);
  },
};
