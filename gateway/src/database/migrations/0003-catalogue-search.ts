import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // A search asks "which houses lie in this place", whatever kind of place it is: one array answers for all kinds.
  `alter table hotel add column place_ids text[] not null default '{}'`,
  `create index hotel_places on hotel using gin (place_ids)`,
  `alter table package add column themes integer[] not null default '{}'`,
  // A search with dates reads the nights of all room types between two days.
  `create index room_night_by_night on room_night (night, room_type_id)`,
];

/** What the search needs beside the catalogue's own tables. */
export const catalogueSearchMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
