import type { Result } from '@detour/shared-contracts/base';
import { keptGiftLimit } from '@detour/shared-contracts/rules';
import type { Database } from '../../../database/open-database';
import { inTransaction } from '../../../database/transaction';
import type { VoucherRow } from '../../../sales/vouchers/voucher-row';

export interface KeptRow {
  readonly voucher: VoucherRow;
  readonly addedAt: Date;
}

interface Pair {
  readonly accountUuid: string;
  readonly voucherId: string;
}

/** The latest first. */
export const findKeptGifts = async (db: Database, accountUuid: string): Promise<readonly KeptRow[]> => {
  const rows = await db
    .selectFrom('account_gift')
    .innerJoin('voucher', 'voucher.id', 'account_gift.voucher_id')
    .selectAll('voucher')
    .select('account_gift.added_at')
    .where('account_gift.account_uuid', '=', accountUuid)
    .orderBy('account_gift.added_at', 'desc')
    .orderBy('voucher.id')
    .execute();
  return rows.map(({ added_at: addedAt, ...voucher }) => ({ voucher, addedAt }));
};

/** Keeps a voucher in an account. Idempotent. Several accounts may keep one: the holder of the code owns it. */
export const keepGift = (
  db: Database,
  { accountUuid, voucherId }: Pair,
  now: Date,
): Promise<Result<true, 'full'>> =>
  inTransaction<true, 'full'>(db, async (trx, refuse) => {
    // Two requests at once must not exceed the limit.
    await trx.selectFrom('account').select('uuid').where('uuid', '=', accountUuid).forNoKeyUpdate().execute();
    const kept = await trx
      .selectFrom('account_gift')
      .select('voucher_id')
      .where('account_uuid', '=', accountUuid)
      .execute();
    if (kept.some(({ voucher_id: id }) => id === voucherId)) return true;
    if (kept.length >= keptGiftLimit) return refuse('full');
    await trx
      .insertInto('account_gift')
      .values({ account_uuid: accountUuid, voucher_id: voucherId, added_at: now })
      .execute();
    return true;
  });

/** Takes a voucher out of the account; the voucher stays as it is. Idempotent. */
export const dropGift = async (db: Database, { accountUuid, voucherId }: Pair): Promise<void> => {
  await db
    .deleteFrom('account_gift')
    .where('account_uuid', '=', accountUuid)
    .where('voucher_id', '=', voucherId)
    .execute();
};
