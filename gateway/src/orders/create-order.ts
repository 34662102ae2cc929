import { randomInt, randomUUID } from 'node:crypto';
import {
  addDays,
  nightsBetween,
  siteOf,
  timeZoneOf,
  type Clock,
  type IsoDate,
  type OrderRequest,
  type Result,
} from '@detour/shared-contracts';
import { sql } from 'kysely';
import { assessStay, momentOf, type AssessedStay, type StayRequest } from '../availability/assess-stay';
import { findNights, findStayProduct, type StayProduct } from '../availability/stay-product.repository';
import type { Config } from '../config';
import { json } from '../database/json';
import type { Database } from '../database/open-database';
import { inTransaction, type Trx } from '../database/transaction';
import type { PaymentIntent } from '../payments/payment-provider';
import {
  claimIdempotencyKey,
  storeIdempotentResponse,
  type IdempotencyClaim,
} from './idempotency.repository';
import {
  holdRooms,
  lockNights,
  releaseLapsedHolds,
  releaseRooms,
  type StayNights,
} from './inventory.repository';
import { describeStay } from './describe-stay';
import { toOrderLines } from './order-lines';
import type { OrderRefusal } from './order-refusal';
import {
  countOpenOrdersOfAddress,
  insertOrderLines,
  lockHeldOrdersOfSession,
  type OrderRow,
} from './order.repository';

export interface CreateOrderDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'holdMinutes' | 'holdsPerSession' | 'holdsPerAddress'>;
}

export interface NewOrder {
  readonly request: OrderRequest;
  readonly checkin: IsoDate;
  readonly checkout: IsoDate;
  readonly sessionId: string;
  readonly addressHash: string;
  /** Our own servers, and local use, are not counted by address. */
  readonly countAddress: boolean;
  readonly intent: PaymentIntent;
  readonly idempotency: IdempotencyClaim | null;
}

export interface CreatedOrder {
  readonly orderUuid: string;
  readonly replayed: boolean;
}

type Refuse = (reason: OrderRefusal) => never;

const stayRequestOf = (order: NewOrder): StayRequest => {
  const { pax } = order.request.items.shortStayItem.reservationCriteria;
  return {
    checkin: order.checkin,
    nights: nightsBetween(order.checkin, order.checkout),
    guests: { adults: pax.numberOfAdults, children: pax.numberOfChildren, babies: pax.numberOfBabies },
  };
};

const closeOwnOrder = async (trx: Trx, order: OrderRow, now: Date): Promise<void> => {
  await releaseRooms(trx, order.uuid);
  await trx
    .updateTable('orders')
    .set({ status: 'cancelled', closed_at: now })
    .where('uuid', '=', order.uuid)
    .execute();
};

const takesNightsOf = (row: OrderRow, stay: StayNights): boolean =>
  row.room_type_id === stay.roomTypeId &&
  row.checkin < stay.until &&
  addDays(row.checkin as IsoDate, row.nights) > stay.from;

interface Assessment {
  readonly product: StayProduct;
  readonly order: NewOrder;
  readonly stay: StayNights;
  readonly now: number;
}

/**
 * With the nights locked: what the stay costs, or why it cannot be had. Where rooms lack, the visitor's own unpaid orders give way to
 * the new one; `open` is what remains of them.
 */
const assessLocked = async (
  trx: Trx,
  input: Assessment,
  own: readonly OrderRow[],
  refuse: Refuse,
): Promise<{ readonly assessed: AssessedStay; readonly open: readonly OrderRow[] }> => {
  const { product, order, stay, now } = input;
  const moment = momentOf(now, timeZoneOf(order.request.locale));
  const assess = async () => assessStay(product, await findNights(trx, stay), stayRequestOf(order), moment);
  await releaseLapsedHolds(trx, stay, new Date(now));
  const first = await assess();
  if (first.ok) return { assessed: first.value, open: own };
  const inTheWay = first.error.kind === 'NO_ROOM_LEFT' ? own.filter((row) => takesNightsOf(row, stay)) : [];
  if (inTheWay.length === 0) return refuse(first.error);
  for (const row of inTheWay) await closeOwnOrder(trx, row, new Date(now));
  const second = await assess();
  if (!second.ok) return refuse(second.error);
  return { assessed: second.value, open: own.filter((row) => !inTheWay.includes(row)) };
};

const checkAmount = (order: NewOrder, { price }: AssessedStay, refuse: Refuse): void => {
  const { expectedAmount } = order.request;
  if (expectedAmount === price.amountToPay) return;
  refuse({
    kind: 'AMOUNT_CHANGED',
    message: `The stay costs ${price.amountToPay} cents, not ${expectedAmount}.`,
    newAmount: price.amountToPay,
  });
};

const insertOrder = async (
  trx: Trx,
  { order, product, stay, now }: Assessment,
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

  const input = { product, order, stay, now };
  const { assessed, open } = await assessLocked(trx, input, own, refuse);
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
  const orderUuid = await insertOrder(trx, input, assessed, expiresAt);
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
