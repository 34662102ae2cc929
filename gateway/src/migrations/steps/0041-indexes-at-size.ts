import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // The search of places compares a name or a postal code. Without an index for both, it reads every place.
  `create index place_postal_code on place (postal_code text_pattern_ops) where postal_code is not null`,
];

/** Indexes that a large catalogue needs (record 0930). */
export const sizeIndexesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
