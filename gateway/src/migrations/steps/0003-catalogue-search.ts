import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // A search needs the hotels in a place of any kind; one array covers all kinds.
  `alter table hotel add column place_ids text[] not null default '{}'`,
  `create index hotel_places on hotel using gin (place_ids)`,
  `alter table package add column themes integer[] not null default '{}'`,
  // A year of nights is half a million rows; checking the foreign key took as long as writing them. Room types are never
  // deleted, and every night is made from one.
  `alter table room_night drop constraint room_night_room_type_id_fkey`,
];

/** Adds the columns and tables that the search needs. */
export const catalogueSearchMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
