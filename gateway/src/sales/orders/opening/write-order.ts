import { randomInt, randomUUID } from 'node:crypto';
import type { OrderRequest } from '@detour/shared-contracts/api';
import { siteOf } from '@detour/shared-contracts/sites';
import type { InsertObject } from 'kysely';
import { json } from '../../../database/json';
import type { Tables } from '../../../database/tables/tables';
import type { Trx } from '../../../database/transaction';
import { byBuyer, eventRow, type By, type OrderEvent } from '../../records/order-event.repository';
import { orderLineRows, type NewOrderLine } from '../../records/order.repository';
import { hashVoucherCode, readVoucherCode } from '../../vouchers/codes/voucher-code';
import type { VoucherSnapshot } from '../../vouchers/voucher-snapshot';
import type { OrderedProduct, Opening } from './opening';

/** The lines of an order, its payment without an intent, and its first event: in one statement, because each costs a round trip. */
const insertParts = async (trx: Trx, lines: readonly NewOrderLine[], event: OrderEvent): Promise<void> => {
  await trx
    .with('lines', (db) => db.insertInto('order_line').values(orderLineRows(event.orderUuid, lines)))
    .with('paying', (db) =>
      db.insertInto('payment').values({ order_uuid: event.orderUuid, updated_at: event.at }),
    )
    .insertInto('order_event')
    .values(eventRow(event))
    .execute();
};

/** Inserts an order, retrying until its random number is free, with its lines, payment and first event. Returns its id, a new one unless `columns` name one. */
export const insertOrder = async (
  trx: Trx,
  columns: Omit<InsertObject<Tables, 'orders'>, 'uuid' | 'number' | 'created_at'> & {
    readonly uuid?: string;
    readonly created_at: Date;
  },
  lines: readonly NewOrderLine[],
  by: By = byBuyer,
): Promise<string> => {
  for (;;) {
    const inserted = await trx
      .insertInto('orders')
      .values({ uuid: randomUUID(), ...columns, number: String(randomInt(10_000_000, 100_000_000)) })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning('uuid')
      .executeTakeFirst();
    if (!inserted) continue;
    const { uuid } = inserted;
    await insertParts(trx, lines, { orderUuid: uuid, kind: 'opened', ...by, at: columns.created_at });
    return uuid;
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
): Promise<void> => {
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
  await insertOrder(trx, row, lines, order.placedBy ?? byBuyer);
  await insertFurtherGifts(trx, uuid, further);
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
