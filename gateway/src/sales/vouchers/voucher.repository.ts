import type { VoucherRow } from './voucher-row';
import { randomUUID } from 'node:crypto';
import { zonedNow, type IsoDate } from '@detour/shared-contracts/base';
import { timeZoneOf, type Locale } from '@detour/shared-contracts/sites';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database';
import { transact, type Trx } from '../../database/transaction';
import type { OrderRow } from '../records/order.repository';
import type { Keyring } from '../../settings/keyring';
import { createVoucherCode, hashVoucherCode, readVoucherCode } from './codes/voucher-code';
import { sealVoucherCode } from './codes/voucher-seal';
import { endOfVoucher, termsNow } from './terms/exchange-voucher';
import type { VoucherSnapshot } from './voucher-snapshot';

/** The vouchers of a paid order by position; empty for a stay. */
export const findVouchersOfOrder = (db: Database, orderUuid: string): Promise<VoucherRow[]> =>
  db.selectFrom('voucher').selectAll().where('order_uuid', '=', orderUuid).orderBy('position').execute();

/** Finds a voucher by a typed code; undefined for a malformed or unknown code. */
export const findVoucherByCode = async (db: Database, typed: string): Promise<VoucherRow | undefined> => {
  const code = readVoucherCode(typed);
  return code === null
    ? undefined
    : db.selectFrom('voucher').selectAll().where('code_hash', '=', hashVoucherCode(code)).executeTakeFirst();
};

/** Date of a time in the market of an order. */
export const marketDayOf = (locale: string, at: Date): IsoDate =>
  zonedNow(at.getTime(), timeZoneOf(locale as Locale)).date;

interface Issue {
  /** Gift of the order: 0 for the first. */
  readonly position: number;
  readonly snapshot: VoucherSnapshot;
  readonly secret: Keyring;
  readonly now: Date;
}

/**
 * Issues the voucher of a gift in the transaction that confirms its order. The order must be locked; a unique key rejects a second voucher
 * for the same gift.
 */
export const issueVoucher = async (
  trx: Trx,
  order: OrderRow,
  { position, snapshot, secret, now }: Issue,
): Promise<void> => {
  const id = randomUUID();
  const code = createVoucherCode();
  const worth = snapshot.worth ?? snapshot.price;
  const exchange = snapshot.exchange && (await termsNow(trx, snapshot.exchange));
  await trx
    .insertInto('voucher')
    .values({
      id,
      order_uuid: order.uuid,
      position,
      code_hash: hashVoucherCode(code),
      code_sealed: sealVoucherCode(secret, id, code),
      kind: snapshot.kind,
      product_id: snapshot.productId,
      nights: snapshot.nights,
      bucket: snapshot.bucket,
      adults: snapshot.adults,
      value: worth,
      remaining: worth,
      valid_until: endOfVoucher(
        { kind: snapshot.kind, ...(exchange && { exchange }) },
        order,
        marketDayOf(order.locale, now),
      ),
      issued_at: now,
      closed_at: null,
      replaces: exchange?.voucherId ?? null,
      extended_at: exchange?.extendedAt ? new Date(exchange.extendedAt) : null,
    })
    .execute();
  await trx
    .insertInto('voucher_ledger')
    .values({ voucher_id: id, kind: 'issued', amount: worth, order_uuid: order.uuid, at: now })
    .execute();
};

/**
 * Voids unused vouchers of an order, in the order of their ids. Returns false when one of them is used, withdrawn or expired; then the
 * caller rolls back. Conditional updates, so each happens once.
 */
export const voidVouchers = async (
  trx: Trx,
  vouchers: readonly Pick<VoucherRow, 'id' | 'order_uuid'>[],
  now: Date,
): Promise<boolean> => {
  for (const { id, order_uuid: orderUuid } of [...vouchers].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const { rows } = await sql<{ value: number }>`
      update voucher set state = 'refunded', remaining = 0, closed_at = ${now}
      where id = ${id} and state in ('issued', 'claimed') and remaining = value
      returning value`.execute(trx);
    const [voided] = rows;
    if (!voided) return false;
    await trx
      .insertInto('voucher_ledger')
      .values({ voucher_id: id, kind: 'refunded', amount: -voided.value, order_uuid: orderUuid, at: now })
      .execute();
  }
  return true;
};

/**
 * Locks the vouchers whose last day has passed: the keys of the orders that sold them first, because the ledger references
 * them and a withdrawal locks its order before its vouchers. Skips rows that another transaction has locked; the next run
 * handles them.
 */
const lockDueVouchers = async (trx: Trx, today: IsoDate): Promise<readonly string[]> => {
  const due = sql`state in ('issued', 'claimed') and valid_until < ${today}::date`;
  const orders = await sql<{ uuid: string }>`
    select uuid from orders where uuid in (select order_uuid from voucher where ${due})
    order by uuid for key share skip locked`.execute(trx);
  const vouchers = await sql<{ id: string }>`
    select id from voucher where ${due} and order_uuid = any(${orders.rows.map(({ uuid }) => uuid)}::uuid[])
    order by id for update skip locked`.execute(trx);
  return vouchers.rows.map(({ id }) => id);
};

/**
 * Expires the vouchers whose last day has passed, with a ledger entry; resolves with their number. A voucher held by an
 * unpaid order expires later: by then the order has spent or returned it. One with a booked day is ended by its use. Reads
 * uses and days after the lock, so that reservations made in the meantime count.
 */
export const expireVouchers = (db: Database, today: IsoDate, now: Date): Promise<number> =>
  transact(db, async (trx) => {
    const ids = await lockDueVouchers(trx, today);
    const { rows } = await sql<{ id: string }>`
      with due as (
        select id, remaining, order_uuid from voucher
        where id = any(${ids}::uuid[])
          and not exists (select from voucher_use where voucher_id = voucher.id and voucher_use.state = 'held')
          and not exists (select from activity_booking as visit where visit.voucher_id = voucher.id and visit.state = 'booked')),
      ended as (
        update voucher set state = 'expired', remaining = 0, closed_at = ${now}
        from due where voucher.id = due.id)
      insert into voucher_ledger (voucher_id, kind, amount, order_uuid, at)
      select id, 'expired', -remaining, order_uuid, ${now} from due
      returning voucher_id as id`.execute(trx);
    return rows.length;
  });
