import { randomInt, randomUUID } from 'node:crypto';
import { siteOf } from '@detour/shared-contracts';
import type { AssessedStay } from '../availability/assess-stay';
import { json } from '../database/json';
import type { Trx } from '../database/transaction';
import { describeStay } from './describe-stay';
import { stayRequestOf, type OrderWish } from './new-order';
import { toOrderLines } from './order-lines';
import { insertOrderLines } from './order.repository';

/** Writes the order and its lines; its number is tried again until it is free. Answers the order's id. */
export const insertOrder = async (
  trx: Trx,
  { order, product, stay, now }: OrderWish,
  assessed: AssessedStay,
  expiresAt: Date,
): Promise<string> => {
  const { request } = order;
  const stayRequest = stayRequestOf(order);
  const snapshot = await describeStay(trx, product, {
    ...stayRequest,
    locale: request.locale,
    rooms: assessed.rooms,
    now,
  });
  for (;;) {
    const inserted = await trx
      .insertInto('orders')
      .values({
        uuid: randomUUID(),
        number: String(randomInt(10_000_000, 100_000_000)),
        session_id: order.sessionId,
        address_hash: order.addressHash,
        locale: request.locale,
        site: siteOf(request.locale),
        amount: assessed.price.amountToPay,
        tax_at_hotel: assessed.price.taxAtHotel,
        package_id: product.pack.id,
        room_type_id: stay.roomTypeId,
        checkin: stay.from,
        nights: stayRequest.nights,
        rooms: assessed.rooms,
        buyer: json(request.buyer),
        request: json({ expectedAmount: request.expectedAmount, items: request.items }),
        stay: json(snapshot),
        created_at: new Date(now),
        hold_expires_at: expiresAt,
      })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning('uuid')
      .executeTakeFirst();
    if (!inserted) continue;
    await insertOrderLines(trx, inserted.uuid, toOrderLines(assessed, snapshot.label));
    return inserted.uuid;
  }
};
