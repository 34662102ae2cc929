import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // For whom a member of staff orders in the shop: the customer of an order, or the owner of an account.
  `create table care_acting (
    id uuid primary key,
    staff text not null,
    order_uuid uuid references orders (uuid),
    account_uuid uuid references account (uuid) on delete set null,
    reason text not null check (length(reason) between 10 and 500),
    began_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz,
    check (order_uuid is null or account_uuid is null)
  )`,
  `create index care_acting_began on care_acting (began_at)`,
];

/** Acting of customer care for a customer. */
export const careActingMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
