import { sql, type Kysely, type Migration } from 'kysely';

/** Codes of vouchers outlive the key that they were made with. Filled at start by `vouchers/seal-voucher-codes`. */
export const sealedCodesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table voucher add column code_sealed text`.execute(db);
  },
};
