import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Adds the encrypted code of a voucher, so that the code outlives the key that it was derived from. `sealVoucherCodes` fills the
 * column when the gateway starts.
 */
export const sealedCodesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table voucher add column code_sealed text`.execute(db);
  },
};
