import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // Calls of an address in the present minute, over all gateways. Without a log of its own: after a crash of the server it is empty, and
  // addresses begin a new minute.
  `create unlogged table call_count (
    key text primary key,
    count integer not null,
    until timestamptz not null
  )`,
];

/** Limits of calls that several gateways share (record 0980). */
export const callCountsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
