import type { Cents } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import type { Database } from '../../../database/open-database';
import type { Trx } from '../../../database/transaction';
import { hashVoucherCode, readVoucherCode } from '../codes/voucher-code';
import type { VoucherRow } from '../voucher-row';

export interface VoucherUse {
  readonly voucherId: string;
  readonly amount: Cents;
}

/** The vouchers of some codes, locked in the order of their ids; null when one of the codes is nobody's. Nights are locked before. */
export const lockVouchers = async (trx: Trx, codes: readonly string[]): Promise<VoucherRow[] | null> => {
  const hashes = new Set<string>();
  for (const typed of codes) {
    const code = readVoucherCode(typed);
    if (code === null) return null;
    hashes.add(hashVoucherCode(code));
  }
  if (hashes.size === 0) return [];
  const rows = await trx
    .selectFrom('voucher')
    .selectAll()
    .where('code_hash', 'in', [...hashes])
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.length === hashes.size ? rows : null;
};

/** Ids of the orders that have reserved one of the vouchers. */
export const findOrdersHolding = async (trx: Trx, codes: readonly string[]): Promise<ReadonlySet<string>> => {
  const hashes = codes.map((code) => hashVoucherCode(readVoucherCode(code) ?? code));
  const rows = await trx
    .selectFrom('voucher_use')
    .innerJoin('voucher', 'voucher.id', 'voucher_use.voucher_id')
    .select('voucher_use.order_uuid')
    .where('voucher.code_hash', 'in', hashes)
    .where('voucher_use.state', '=', 'held')
    .execute();
  return new Set(rows.map((row) => row.order_uuid));
};

/** Cents of a voucher that unpaid orders of a visitor hold: whoever orders anew has them again. */
export const sumHeldBySession = async (
  db: Database,
  voucherId: string,
  sessionId: string,
): Promise<Cents> => {
  const rows = await db
    .selectFrom('voucher_use')
    .innerJoin('orders', 'orders.uuid', 'voucher_use.order_uuid')
    .select('voucher_use.amount')
    .where('voucher_use.voucher_id', '=', voucherId)
    .where('voucher_use.state', '=', 'held')
    .where('orders.session_id', '=', sessionId)
    .where('orders.status', '=', 'held')
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
};

/** Reserves what an order takes; false when a voucher has less than that. The condition stands in the update itself. */
export const reserveVouchers = async (
  trx: Trx,
  orderUuid: string,
  uses: readonly VoucherUse[],
  now: Date,
): Promise<boolean> => {
  for (const { voucherId, amount } of uses) {
    const { rows } = await sql<{ id: string }>`
      update voucher set remaining = remaining - ${amount}, state = 'claimed'
      where id = ${voucherId} and state in ('issued', 'claimed') and remaining >= ${amount}
      returning id`.execute(trx);
    if (rows.length !== 1) return false;
    await trx
      .insertInto('voucher_use')
      .values({ order_uuid: orderUuid, voucher_id: voucherId, amount })
      .execute();
    await trx
      .insertInto('voucher_ledger')
      .values({ voucher_id: voucherId, kind: 'spent', amount: -amount, order_uuid: orderUuid, at: now })
      .execute();
  }
  return true;
};

/** The order is confirmed: what was reserved is spent. A stay or a box is used up by one use, a card when nothing is left. */
export const spendVouchers = async (trx: Trx, orderUuid: string, now: Date): Promise<void> => {
  await sql`
    with used as (
      update voucher_use set state = 'spent' where order_uuid = ${orderUuid} and state = 'held' returning voucher_id)
    update voucher set state = 'redeemed', closed_at = ${now}
    from used
    where voucher.id = used.voucher_id and (voucher.kind <> 'gift_card' or voucher.remaining = 0)`.execute(
    trx,
  );
};
