import type { Clock, Result } from '@detour/shared-contracts';
import { sql } from 'kysely';
import type { AssessedStay } from '../availability/assess-stay';
import { findStayProduct } from '../availability/stay-product.repository';
import type { Config } from '../config';
import type { Database } from '../database/open-database';
import { inTransaction, type Trx } from '../database/transaction';
import { assessOrder, closeOwnOrder } from './assess-order';
import { claimIdempotencyKey, storeIdempotentResponse } from './idempotency.repository';
import { insertOrder } from './insert-order';
import { holdRooms, lockNights } from './inventory.repository';
import type { NewOrder, Refuse } from './new-order';
import type { OrderRefusal } from './order-refusal';
import { countOpenOrdersOfAddress, lockHeldOrdersOfSession } from './order.repository';

export interface CreateOrderDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'holdMinutes' | 'holdsPerSession' | 'holdsPerAddress'>;
}

export interface CreatedOrder {
  readonly orderUuid: string;
  readonly replayed: boolean;
}

const checkAmount = (order: NewOrder, { price }: AssessedStay, refuse: Refuse): void => {
  const { expectedAmount } = order.request;
  if (expectedAmount === price.amountToPay) return;
  refuse({
    kind: 'AMOUNT_CHANGED',
    message: `The stay costs ${price.amountToPay} cents, not ${expectedAmount}.`,
    newAmount: price.amountToPay,
  });
};

const openOrder = async (
  trx: Trx,
  { config, clock }: CreateOrderDeps,
  order: NewOrder,
  refuse: Refuse,
): Promise<string> => {
  const now = clock.now();
  const { offerId } = order.request.items.shortStayItem.reservationCriteria;
  const product = await findStayProduct(trx, offerId);
  if (!product) return refuse({ kind: 'PACKAGE_NOT_AVAILABLE', message: `There is no package ${offerId}.` });
  // One order at a time for a visitor, so that the limits are exact and two clicks see each other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${order.sessionId}, 0))`.execute(trx);
  const own = await lockHeldOrdersOfSession(trx, order.sessionId);
  const stay = { roomTypeId: product.room.id, from: order.checkin, until: order.checkout };
  await lockNights(
    trx,
    stay,
    own.map(({ uuid }) => uuid),
  );

  const wish = { product, order, stay, now };
  const { assessed, open } = await assessOrder(trx, wish, own, refuse);
  checkAmount(order, assessed, refuse);
  const surplus = Math.max(0, open.length + 1 - config.holdsPerSession);
  for (const row of open.slice(0, surplus)) await closeOwnOrder(trx, row, new Date(now));
  const others = order.countAddress
    ? await countOpenOrdersOfAddress(trx, order.addressHash, new Date(now))
    : 0;
  if (others >= config.holdsPerAddress) {
    refuse({ kind: 'TOO_MANY_HOLDS', message: 'Too many unpaid orders are open from this address.' });
  }

  const expiresAt = new Date(now + config.holdMinutes * 60_000);
  const orderUuid = await insertOrder(trx, wish, assessed, expiresAt);
  const held = await holdRooms(trx, { ...stay, orderUuid, rooms: assessed.rooms, expiresAt });
  if (!held)
    refuse({ kind: 'NO_ROOM_LEFT', message: `The last room from ${stay.from} has just been taken.` });
  await trx
    .insertInto('payment')
    .values({
      order_uuid: orderUuid,
      intent_id: order.intent.id,
      client_secret: order.intent.clientSecret,
      updated_at: new Date(now),
    })
    .execute();
  return orderUuid;
};

/**
 * Opens an order and holds its rooms, all in one transaction: rooms, order, lines, payment and the idempotency key are there together
 * or not at all. The amount is computed anew and compared with what the visitor saw.
 * @spec CALL-075 CALL-089 CALL-090
 */
export const createOrder = (
  deps: CreateOrderDeps,
  order: NewOrder,
): Promise<Result<CreatedOrder, OrderRefusal>> =>
  inTransaction<CreatedOrder, OrderRefusal>(deps.db, async (trx, refuse) => {
    const { idempotency } = order;
    if (!idempotency) return { orderUuid: await openOrder(trx, deps, order, refuse), replayed: false };
    const claim = await claimIdempotencyKey<{ orderUuid: string }>(
      trx,
      idempotency,
      new Date(deps.clock.now()),
    );
    if (claim.kind === 'replay') return { orderUuid: claim.response.orderUuid, replayed: true };
    if (claim.kind === 'mismatch') {
      return refuse({
        kind: 'IDEMPOTENCY_KEY_REUSED',
        message: `The key "${idempotency.key}" was used for another order.`,
      });
    }
    const orderUuid = await openOrder(trx, deps, order, refuse);
    await storeIdempotentResponse(trx, idempotency, { orderUuid });
    return { orderUuid, replayed: false };
  });
