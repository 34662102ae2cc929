import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // One row. Each import, and each change of a promotion, increments it: servers then drop the pages that they keep.
  `create table catalogue_revision (
    id smallint primary key check (id = 1),
    value bigint not null
  )`,
];

/** Changes of the catalogue that pages show (record 0982). */
export const catalogueRevisionMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
