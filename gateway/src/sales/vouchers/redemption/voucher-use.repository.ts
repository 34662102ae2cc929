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

/** Locks the vouchers of the given codes in the order of their ids. Returns null when a code is unknown. Lock nights first. */
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

/** Cents of a voucher that unpaid orders of a session hold. A new order of the same session can use them. */
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

/** Reserves the amounts of an order; returns false when a balance is too low. The condition is part of the update. */
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

/** Spends the reserved amounts of a confirmed order. A voucher of any kind is used up when its balance is 0 (docs/decisions/0814). */
export const spendVouchers = async (trx: Trx, orderUuid: string, now: Date): Promise<void> => {
  await sql`
    with used as (
      update voucher_use set state = 'spent' where order_uuid = ${orderUuid} and state = 'held' returning voucher_id)
    update voucher set state = 'redeemed', closed_at = ${now}
    from used
    where voucher.id = used.voucher_id and voucher.remaining = 0`.execute(trx);
};
