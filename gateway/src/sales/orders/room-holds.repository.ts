import { sql, type RawBuilder } from 'kysely';
import type { Night } from '../inventory/stay-product.repository';
import type { Trx } from '../../database/transaction';

/*
 * Only this file changes stock. Before touching `hold` or the counters, lock the nights with `lockNights…`: always in the order
 * (room type, night), which prevents deadlocks. Lock orders before nights.
 */

export interface StayNights {
  readonly roomTypeId: string;
  /** Inclusive. */
  readonly from: string;
  /** Exclusive. */
  readonly until: string;
}

/**
 * Locks nights by their primary key. `keys` selects `room_type_id` and `night`; a lock by a condition on `room_night` itself would
 * read every night of the shop (record 0930). Returns the nights as they are once they are locked.
 */
const lockByKey = async (trx: Trx, keys: RawBuilder<unknown>): Promise<readonly Night[]> => {
  const { rows } = await sql<Night>`
    select n.* from room_night as n
    join (${keys}) as k on k.room_type_id = n.room_type_id and k.night = n.night
    order by n.room_type_id, n.night
    for update of n`.execute(trx);
  return rows;
};

const keysOfOrders = (orderUuids: readonly string[]): RawBuilder<unknown> =>
  sql`select room_type_id, night from hold where order_uuid = any(${[...orderUuids]}::uuid[])`;

/**
 * Locks the nights of a stay and those that the given orders hold, because these may be released in the same transaction. Returns the
 * nights of the stay in order, as they are once they are locked.
 */
export const lockNights = async (
  trx: Trx,
  { roomTypeId, from, until }: StayNights,
  orderUuids: readonly string[] = [],
): Promise<readonly Night[]> => {
  const rows = await lockByKey(
    trx,
    sql`
      select ${roomTypeId} as room_type_id, ${from}::date + day as night
      from generate_series(0, ${until}::date - ${from}::date - 1) as day
      union ${keysOfOrders(orderUuids)}`,
  );
  return rows.filter(
    ({ room_type_id, night }) => room_type_id === roomTypeId && night >= from && night < until,
  );
};

/** Locks the nights that the given orders hold. */
export const lockNightsOfOrders = async (trx: Trx, orderUuids: readonly string[]): Promise<void> => {
  await lockByKey(trx, sql`select distinct keys.* from (${keysOfOrders(orderUuids)}) as keys`);
};

export const lockNightsOfOrder = (trx: Trx, orderUuid: string): Promise<void> =>
  lockNightsOfOrders(trx, [orderUuid]);

interface NewHold extends StayNights {
  readonly orderUuid: string;
  readonly rooms: number;
  readonly expiresAt: Date;
}

/**
 * Holds rooms on every night. Returns false when a night has too few; the caller then rolls back. The condition is part of the
 * update, so it holds even if a caller forgot to lock.
 */
export const holdRooms = async (trx: Trx, hold: NewHold): Promise<boolean> => {
  const { rows } = await sql<{ nights: number }>`
    with taken as (
      update room_night set held = held + ${hold.rooms}
      where room_type_id = ${hold.roomTypeId} and night >= ${hold.from}::date and night < ${hold.until}::date
        and not closed and sold + held + ${hold.rooms} <= capacity
      returning night),
    written as (
      insert into hold (order_uuid, room_type_id, night, rooms, expires_at)
      select ${hold.orderUuid}::uuid, ${hold.roomTypeId}, night, ${hold.rooms}::int, ${hold.expiresAt}::timestamptz from taken)
    select count(*) as nights from taken`.execute(trx);
  const wanted = (Date.parse(hold.until) - Date.parse(hold.from)) / 86_400_000;
  return rows[0]?.nights === wanted;
};

interface NewNightHold {
  readonly orderUuid: string;
  readonly roomTypeId: string;
  /** A number of rooms for each night, more than 0. */
  readonly nights: readonly { readonly night: string; readonly rooms: number }[];
  readonly expiresAt: Date;
}

/** Holds a number of rooms of its own on each night. Returns false when a night has too few; the caller then rolls back. */
export const holdRoomsByNight = async (
  trx: Trx,
  { orderUuid, roomTypeId, nights, expiresAt }: NewNightHold,
): Promise<boolean> => {
  if (nights.length === 0) return true;
  const { rows } = await sql<{ night: string; rooms: number }>`
    update room_night as n set held = n.held + wanted.rooms
    from unnest(${nights.map(({ night }) => night)}::date[], ${nights.map(({ rooms }) => rooms)}::int[]) as wanted (night, rooms)
    where n.room_type_id = ${roomTypeId} and n.night = wanted.night
      and not n.closed and n.sold + n.held + wanted.rooms <= n.capacity
    returning n.night, wanted.rooms`.execute(trx);
  if (rows.length !== nights.length) return false;
  await trx
    .insertInto('hold')
    .values(
      rows.map(({ night, rooms }) => ({
        order_uuid: orderUuid,
        room_type_id: roomTypeId,
        night,
        rooms,
        expires_at: expiresAt,
      })),
    )
    .execute();
  return true;
};

/**
 * Sells rooms without a prior hold; hold rows of this order on these nights become `sold`. Throws when a night has too few rooms,
 * which is a bug: the caller has released that many under the same lock.
 */
export const sellRooms = async (trx: Trx, stay: NewHold): Promise<void> => {
  const { rows } = await sql<{ night: string }>`
    update room_night set sold = sold + ${stay.rooms}
    where room_type_id = ${stay.roomTypeId} and night >= ${stay.from}::date and night < ${stay.until}::date
      and sold + held + ${stay.rooms} <= capacity
    returning night`.execute(trx);
  const wanted = (Date.parse(stay.until) - Date.parse(stay.from)) / 86_400_000;
  if (rows.length !== wanted)
    throw new Error(
      `Order ${stay.orderUuid}: ${rows.length} of ${wanted} nights from ${stay.from} can be sold.`,
    );
  await sql`
    insert into hold (order_uuid, room_type_id, night, rooms, state, expires_at)
    select ${stay.orderUuid}, ${stay.roomTypeId}, night, ${stay.rooms}, 'sold', ${stay.expiresAt}
    from unnest(${rows.map(({ night }) => night)}::date[]) as sold (night)
    on conflict (order_uuid, room_type_id, night) do update set rooms = excluded.rooms, state = 'sold'`.execute(
    trx,
  );
};

/** True while everything that an order held is still held. Nights must be locked. */
export const holdsAll = async (trx: Trx, orderUuid: string): Promise<boolean> => {
  const { rows } = await sql<{ lost: number }>`
    select count(*) filter (where state <> 'held') as lost from hold where order_uuid = ${orderUuid}`.execute(
    trx,
  );
  return rows[0]?.lost === 0;
};

/** Releases expired holds on these nights, so that a new buyer need not wait for the job that expires orders. */
export const releaseLapsedHolds = async (trx: Trx, stay: StayNights, now: Date): Promise<void> => {
  await sql`
    with lapsed as (
      update hold set state = 'released'
      where room_type_id = ${stay.roomTypeId} and night >= ${stay.from}::date and night < ${stay.until}::date
        and state = 'held' and expires_at <= ${now}
      returning night, rooms),
    freed as (select night, sum(rooms) as rooms from lapsed group by night)
    update room_night as n set held = n.held - freed.rooms
    from freed where n.room_type_id = ${stay.roomTypeId} and n.night = freed.night`.execute(trx);
};

/** Releases all rooms that an order holds or has sold. Nights must be locked. */
export const releaseRooms = async (trx: Trx, orderUuid: string): Promise<void> => {
  await sql`
    with gone as (
      update hold set state = 'released' from hold as before
      where hold.order_uuid = ${orderUuid} and hold.state <> 'released'
        and before.order_uuid = hold.order_uuid and before.room_type_id = hold.room_type_id and before.night = hold.night
      returning hold.room_type_id, hold.night, hold.rooms, before.state)
    update room_night as n
    set held = n.held - case gone.state when 'held' then gone.rooms else 0 end,
        sold = n.sold - case gone.state when 'sold' then gone.rooms else 0 end
    from gone where n.room_type_id = gone.room_type_id and n.night = gone.night`.execute(trx);
};

/** Turns held rooms into sold ones. Returns false when a night is no longer held. Nights must be locked. */
export const sellHeldRooms = async (trx: Trx, orderUuid: string): Promise<boolean> => {
  if (!(await holdsAll(trx, orderUuid))) return false;
  await sql`
    with taken as (
      update hold set state = 'sold' where order_uuid = ${orderUuid} and state = 'held'
      returning room_type_id, night, rooms)
    update room_night as n set held = n.held - taken.rooms, sold = n.sold + taken.rooms
    from taken where n.room_type_id = taken.room_type_id and n.night = taken.night`.execute(trx);
  return true;
};

/** Moves the expiry of the hold; released rows do not change. */
export const moveHoldExpiry = async (trx: Trx, orderUuid: string, expiresAt: Date): Promise<void> => {
  await trx
    .updateTable('hold')
    .set({ expires_at: expiresAt })
    .where('order_uuid', '=', orderUuid)
    .where('state', '=', 'held')
    .execute();
};
