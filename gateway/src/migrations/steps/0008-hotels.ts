import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // Keys of measures that the house declares; their words are the catalogue's.
  `alter table hotel add column eco_facilities text[] not null default '{}'`,
];

/** What the hotel page tells beside the catalogue's first tables. */
export const hotelsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
