import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // When the terms ended: for an end of staff, and when other terms replaced them. Null for terms that ended before this step.
  'alter table promotion_version add column ended_at timestamptz',
  'create index promotion_version_by_code on promotion_version (code, id)',
];

/** The moment at which terms of a promotion ended, and a lookup of its versions (record 1001). */
export const promotionEndsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
