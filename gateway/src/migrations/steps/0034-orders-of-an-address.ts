import { sql, type Kysely, type Migration } from 'kysely';

/** Finds the orders of a proven address that belong to no account yet. */
export const ordersOfAnAddressMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create index orders_unattached_email on orders (lower(buyer->>'email')) where account_uuid is null`.execute(
      db,
    );
  },
};
