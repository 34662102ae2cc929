import { randomInt, randomUUID } from 'node:crypto';
import type { OrderRequest } from '@detour/shared-contracts/api';
import { siteOf } from '@detour/shared-contracts/sites';
import { sql, type InsertObject } from 'kysely';
import { json } from '../../../database/json';
import type { Tables } from '../../../database/tables/tables';
import type { Trx } from '../../../database/transaction';
import { byBuyer, eventRow, type By, type OrderEvent } from '../../records/order-event.repository';
import type { NewOrderLine } from '../../records/order.repository';
import { payableColumns, type Payable } from '../../records/payable.repository';
import { hashVoucherCode, readVoucherCode } from '../../vouchers/codes/voucher-code';
import type { VoucherSnapshot } from '../../vouchers/voucher-snapshot';
import type { OrderedProduct, Opening } from './opening';

type NewOrderRow = Omit<InsertObject<Tables, 'orders'>, 'number'> & { readonly uuid: string };

const openedRow = (trx: Trx, row: NewOrderRow) =>
  trx
    .insertInto('orders')
    .values({ ...row, number: String(randomInt(10_000_000, 100_000_000)) })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returningAll();

/** A line as the statement reads it: always with the same members, whatever the order of the caller's. */
const toLineRecord = (
  { kind, label, quantity, amount, vat_rate_bp, voucher_type }: NewOrderLine,
  position: number,
) => ({ position, kind, label, quantity, amount, vat_rate_bp, voucher_type });

/**
 * Inserts an order with its lines, its payment without an intent, and its first event, in one statement: each costs a round trip. The
 * database checks their references at its end. Undefined when the number is taken: then the parts have no order, and nothing is inserted.
 */
const insertWhole = async (
  trx: Trx,
  row: NewOrderRow,
  lines: readonly NewOrderLine[],
  event: OrderEvent,
): Promise<Payable | undefined> => {
  const { kind, actor, staff, reason, data, at } = eventRow(event);
  const { rows } = await sql<Payable>`
    with opened as (${openedRow(trx, row)}),
    lines as (
      insert into order_line (order_uuid, position, kind, label, quantity, amount, vat_rate_bp, voucher_type)
      select opened.uuid, line.* from opened, jsonb_to_recordset(${json(lines.map(toLineRecord))}) as line
        (position int, kind text, label text, quantity int, amount int, vat_rate_bp int, voucher_type text)),
    paying as (insert into payment (order_uuid, updated_at) select uuid, ${at}::timestamptz from opened returning *),
    noted as (
      insert into order_event (order_uuid, kind, actor, staff, reason, data, at)
      select uuid, ${kind}::text, ${actor}::text, ${staff}::text, ${reason}::text, ${data}, ${at}::timestamptz from opened)
    select ${payableColumns} from opened as o, paying as p`.execute(trx);
  return rows[0];
};

/** Inserts an order, retrying until its random number is free, with its lines, payment and first event. Its id is new unless `columns` name one. */
export const insertOrder = async (
  trx: Trx,
  columns: Omit<InsertObject<Tables, 'orders'>, 'uuid' | 'number' | 'created_at'> & {
    readonly uuid?: string;
    readonly created_at: Date;
  },
  lines: readonly NewOrderLine[],
  by: By = byBuyer,
): Promise<Payable> => {
  const row = { uuid: randomUUID(), ...columns };
  const opened = { orderUuid: row.uuid, kind: 'opened', ...by, at: columns.created_at } as const;
  for (;;) {
    const inserted = await insertWhole(trx, row, lines, opened);
    if (inserted) return inserted;
  }
};

interface NewOrder {
  readonly uuid: string;
  readonly product: OrderedProduct;
  readonly lines: readonly NewOrderLine[];
}

/** Writes the order of a request with its lines under the id. */
export const writeOrder = async (
  trx: Trx,
  { order, now, expiresAt }: Pick<Opening, 'order' | 'now' | 'expiresAt'>,
  { uuid, product, lines }: NewOrder,
): Promise<Payable> => {
  const { request } = order;
  const { stay, voucher, further = [], ...columns } = product;
  const row = {
    ...columns,
    uuid,
    stay: stay ? json(stay) : null,
    voucher: voucher ? json(voucher) : null,
    session_id: order.sessionId,
    account_uuid: order.accountUuid ?? null,
    placed_by: order.placedBy?.staff ?? null,
    address_hash: order.addressHash,
    composition_id: order.page?.compositionId ?? null,
    visit: order.page?.visit ?? null,
    locale: request.locale,
    site: siteOf(request.locale),
    buyer: json(request.buyer),
    request: json(toStoredRequest(request)),
    created_at: new Date(now),
    hold_expires_at: expiresAt,
  };
  const written = await insertOrder(trx, row, lines, order.placedBy ?? byBuyer);
  await insertFurtherGifts(trx, uuid, further);
  return written;
};

/** The first gift is in the order itself. */
const insertFurtherGifts = async (
  trx: Trx,
  orderUuid: string,
  gifts: readonly VoucherSnapshot[],
): Promise<void> => {
  if (gifts.length === 0) return;
  const rows = gifts.map((gift, index) => ({
    order_uuid: orderUuid,
    position: index + 1,
    snapshot: json(gift),
  }));
  await trx.insertInto('order_gift').values(rows).execute();
};

/** The stored part of a request. Voucher codes are worth money, so only their hashes are stored. */
export const toStoredRequest = ({ expectedAmount, items }: OrderRequest): object => ({
  expectedAmount,
  items: items.voucherCodes
    ? {
        ...items,
        voucherCodes: items.voucherCodes.map((code) => hashVoucherCode(readVoucherCode(code) ?? code)),
      }
    : items,
});
