import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Earlier, the first use of a gift stay or box ended it, even with a remaining value. That value is still in the row and in
 * the ledger, so this step reopens the voucher. It also reopens expired ones: the job that expires vouchers then records
 * their end in the ledger.
 */
export const voucherRestsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      update voucher set state = 'claimed', closed_at = null
      where kind in ('gift_stay', 'box') and state = 'redeemed' and remaining > 0`.execute(db);
  },
};
