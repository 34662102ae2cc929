import { randomInt, randomUUID } from 'node:crypto';
import { siteOf, type OrderedStay } from '@detour/shared-contracts';
import type { Insertable } from 'kysely';
import { json } from '../../database/json';
import type { OrdersTable } from '../../database/schema';
import type { Trx } from '../../database/transaction';
import type { VoucherSnapshot } from '../vouchers/voucher-snapshot';
import type { Opening } from './new-order';
import { toStoredWish } from './stored-wish';
import { insertOrderLines, type NewOrderLine } from '../records/order.repository';

/** The columns that say what an order buys; `stay` or `voucher` as it is written down. */
export interface OrderedThing extends Pick<
  Insertable<OrdersTable>,
  'kind' | 'amount' | 'tax_at_hotel' | 'package_id' | 'room_type_id' | 'checkin' | 'nights' | 'rooms'
> {
  readonly stay?: OrderedStay;
  readonly voucher?: VoucherSnapshot;
}

/** Writes the order and its lines; its number is tried again until it is free. Answers the order's id. */
export const insertOrder = async (
  trx: Trx,
  { order, now, expiresAt }: Pick<Opening, 'order' | 'now' | 'expiresAt'>,
  { thing, lines }: { readonly thing: OrderedThing; readonly lines: readonly NewOrderLine[] },
): Promise<string> => {
  const { request } = order;
  const { stay, voucher, ...columns } = thing;
  for (;;) {
    const inserted = await trx
      .insertInto('orders')
      .values({
        ...columns,
        stay: stay ? json(stay) : null,
        voucher: voucher ? json(voucher) : null,
        uuid: randomUUID(),
        number: String(randomInt(10_000_000, 100_000_000)),
        session_id: order.sessionId,
        account_uuid: order.accountUuid ?? null,
        address_hash: order.addressHash,
        locale: request.locale,
        site: siteOf(request.locale),
        buyer: json(request.buyer),
        request: json(toStoredWish(request)),
        created_at: new Date(now),
        hold_expires_at: expiresAt,
      })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning('uuid')
      .executeTakeFirst();
    if (!inserted) continue;
    await insertOrderLines(trx, inserted.uuid, lines);
    return inserted.uuid;
  }
};
