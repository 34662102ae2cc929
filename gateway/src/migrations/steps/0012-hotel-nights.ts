import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // `night`: nights of a room without extras. Imported packages have been of this kind from the start.
  `alter table package add column kind text not null default 'stay' check (kind in ('stay', 'night'))`,
  `update package set kind = 'night' where hotel_id in (select id from hotel where origin = 'import')`,
];

/** Separates the products of the hotel flow from the stays. */
export const hotelNightsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
