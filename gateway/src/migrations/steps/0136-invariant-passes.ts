import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // One row per rule: the hourly check goes on where its last run stopped.
  `create table invariant_pass (
    kind text primary key,
    after text,
    since timestamptz not null
  )`,
];

/** How far the hourly check of each rule has come (record 1104). */
export const invariantPassesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
