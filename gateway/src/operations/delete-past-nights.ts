import { addDays, type IsoDate } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import type { Database } from '../database/open-database';
import { transact, type Trx } from '../database/transaction';

/** Days that a past night stays which no order has sold, for questions about it at the care desk. */
export const pastNightDays = 30;

/** Days that a sold night stays: as long as a payment can be disputed. The order keeps room, dates and price itself. */
export const soldNightDays = 400;

/** Room types of one transaction: at most some hundred nights each, after a long pause. */
const batch = 200;

interface Terms {
  /** Nights before these days leave. */
  readonly unsold: IsoDate;
  readonly sold: IsoDate;
}

/** Deletes what closed orders held of past nights. A night that an open order still holds keeps all of its holds. */
const deleteHolds = (trx: Trx, rooms: readonly string[], { unsold, sold }: Terms) =>
  sql`
    delete from hold as old using orders
    where orders.uuid = old.order_uuid and orders.status not in ('held', 'paying') and old.room_type_id = any (${rooms}::text[])
      and (old.state = 'released' and old.night < ${unsold}::date
        or old.state = 'sold' and old.night < ${sold}::date and not exists (
          select from hold as other join orders as owner on owner.uuid = other.order_uuid
          where other.room_type_id = old.room_type_id and other.night = old.night
            and (other.state = 'held' or owner.status in ('held', 'paying'))))`.execute(trx);

const deleteNights = async (trx: Trx, rooms: readonly string[], { unsold }: Terms): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from room_night as stock
    where room_type_id = any (${rooms}::text[]) and night < ${unsold}::date
      and not exists (select from hold where hold.room_type_id = stock.room_type_id and hold.night = stock.night)`.execute(
    trx,
  );
  return Number(numAffectedRows ?? 0);
};

/**
 * Deletes the nights of all room types that are more than 30 days before `today` and that no order has sold, with the released holds of
 * them; sold nights and their holds after 400 days. Without it, `room_night` grows by each night of each room type and `hold` by each order.
 * Returns the number of deleted nights. An abort keeps what is deleted so far.
 */
export const deletePastNights = async (
  db: Database,
  today: IsoDate,
  { signal, size = batch }: { readonly signal?: AbortSignal; readonly size?: number } = {},
): Promise<number> => {
  const terms = { unsold: addDays(today, -pastNightDays), sold: addDays(today, -soldNightDays) };
  let deleted = 0;
  for (let after = ''; ;) {
    signal?.throwIfAborted();
    const rows = await db
      .selectFrom('room_type')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(size)
      .execute();
    const rooms = rows.map(({ id }) => id);
    const last = rooms.at(-1);
    if (last === undefined) return deleted;
    after = last;
    deleted += await transact(db, async (trx) => {
      await deleteHolds(trx, rooms, terms);
      return deleteNights(trx, rooms, terms);
    });
  }
};
