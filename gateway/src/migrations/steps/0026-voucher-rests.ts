import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Before, the first use of a gift stay or box ended it, whatever was left. The rest is still in the row and in the ledger, so the voucher
 * is opened again. One whose last day has passed is opened too: the job that expires vouchers then writes its end into the ledger.
 */
export const voucherRestsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      update voucher set state = 'claimed', closed_at = null
      where kind in ('gift_stay', 'box') and state = 'redeemed' and remaining > 0`.execute(db);
  },
};
