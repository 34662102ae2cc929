import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // What customer care has given back beyond the terms, so that small sums together do not pass the limit.
  `create table care_goodwill (
    id bigint generated always as identity primary key,
    staff text not null,
    order_uuid uuid not null references orders (uuid),
    action text not null,
    amount integer not null check (amount > 0),
    approved_by text check (approved_by <> staff),
    at timestamptz not null
  )`,
  `create index care_goodwill_at on care_goodwill (at)`,
  `create index care_goodwill_order on care_goodwill (order_uuid)`,
];

/** Goodwill of customer care, by member and order. */
export const careGoodwillMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
