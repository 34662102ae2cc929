import { sql, type Kysely, type Migration } from 'kysely';

/** What its recipient did with a voucher: unwrapped it, extended it, or got it for another one. */
export const voucherTermsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table voucher
      add column opened_at timestamptz,
      add column extended_at timestamptz,
      add column replaces uuid references voucher (id)`.execute(db);
    // A voucher is exchanged once; an exchange that was undone does not count.
    await sql`create unique index voucher_replaces_once on voucher (replaces) where state <> 'refunded'`.execute(
      db,
    );
  },
};
