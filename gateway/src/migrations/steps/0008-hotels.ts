import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // Keys of the measures that the hotel declares. Their texts are in the catalogue of texts.
  `alter table hotel add column eco_facilities text[] not null default '{}'`,
];

/** Adds the columns that only the hotel page shows. */
export const hotelsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
