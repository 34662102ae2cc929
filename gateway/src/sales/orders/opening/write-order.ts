import { randomInt, randomUUID } from 'node:crypto';
import type { OrderRequest } from '@detour/shared-contracts/api';
import { siteOf } from '@detour/shared-contracts/sites';
import type { InsertObject } from 'kysely';
import { json } from '../../../database/json';
import type { Tables } from '../../../database/tables/tables';
import type { Trx } from '../../../database/transaction';
import { byBuyer, writeEvent, type By } from '../../records/order-event.repository';
import { insertOrderLines, type NewOrderLine } from '../../records/order.repository';
import { hashVoucherCode, readVoucherCode } from '../../vouchers/codes/voucher-code';
import type { VoucherSnapshot } from '../../vouchers/voucher-snapshot';
import type { OrderedProduct, Opening } from './opening';

/** Inserts an order, retrying until its random number is free, with its lines. Returns its id. */
export const insertOrder = async (
  trx: Trx,
  columns: Omit<InsertObject<Tables, 'orders'>, 'uuid' | 'number' | 'created_at'> & {
    readonly created_at: Date;
  },
  lines: readonly NewOrderLine[],
  by: By = byBuyer,
): Promise<string> => {
  for (;;) {
    const inserted = await trx
      .insertInto('orders')
      .values({ ...columns, uuid: randomUUID(), number: String(randomInt(10_000_000, 100_000_000)) })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning('uuid')
      .executeTakeFirst();
    if (!inserted) continue;
    await insertOrderLines(trx, inserted.uuid, lines);
    await writeEvent(trx, {
      orderUuid: inserted.uuid,
      kind: 'opened',
      ...by,
      at: columns.created_at,
    });
    return inserted.uuid;
  }
};

/** Writes the order of a request with its lines. Returns its id. */
export const writeOrder = async (
  trx: Trx,
  { order, now, expiresAt }: Pick<Opening, 'order' | 'now' | 'expiresAt'>,
  { product, lines }: { readonly product: OrderedProduct; readonly lines: readonly NewOrderLine[] },
): Promise<string> => {
  const { request } = order;
  const { stay, voucher, further = [], ...columns } = product;
  const row = {
    ...columns,
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
  const uuid = await insertOrder(trx, row, lines, order.placedBy ?? byBuyer);
  await insertFurtherGifts(trx, uuid, further);
  return uuid;
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
