import { addDays, type IsoDate } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import type { Database } from '../database/open-database';

/** Days that a past night stays, for questions about it at the care desk. */
export const pastNightDays = 30;

/** Room types of one statement: at most some hundred nights each, after a long pause. */
const batch = 200;

/**
 * Deletes the nights of all room types that are more than 30 days before `today` and that no order has held. Nights of orders stay with
 * them. Without it, `room_night` grows by each night of each room type. Returns the number of deleted nights. An abort keeps what is
 * deleted so far.
 */
export const deletePastNights = async (
  db: Database,
  today: IsoDate,
  { signal, size = batch }: { readonly signal?: AbortSignal; readonly size?: number } = {},
): Promise<number> => {
  const first = addDays(today, -pastNightDays);
  let deleted = 0;
  let after: string | null = '';
  while (after !== null) {
    signal?.throwIfAborted();
    const { rows }: { rows: { last: string | null; deleted: string }[] } = await sql<{
      last: string | null;
      deleted: string;
    }>`
      with rooms as (select id from room_type where id > ${after} order by id limit ${size}),
      gone as (
        delete from room_night as stock
        where room_type_id in (select id from rooms) and night < ${first}::date
          and not exists (
            select from hold where hold.room_type_id = stock.room_type_id and hold.night = stock.night)
        returning 1)
      select (select max(id) from rooms) as last, (select count(*) from gone) as deleted`.execute(db);
    after = rows[0]?.last ?? null;
    deleted += Number(rows[0]?.deleted ?? 0);
  }
  return deleted;
};
