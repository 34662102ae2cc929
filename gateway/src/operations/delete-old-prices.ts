import { addDays, type IsoDate } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import type { Database } from '../database/open-database';

/** Days that a price stays in the history: longer than a reduction is announced, and as long as a payment can be disputed. */
export const priceHistoryDays = 400;

/** Stays of one transaction. */
const batch = 500;

/**
 * Deletes prices that ended more than 400 days before `today`. The price that was in force then stays, so each stay keeps its newest one.
 * Returns the number of deleted rows. An abort keeps what is deleted so far.
 */
export const deleteOldPrices = async (
  db: Database,
  today: IsoDate,
  { signal, size = batch }: { readonly signal?: AbortSignal; readonly size?: number } = {},
): Promise<number> => {
  const first = addDays(today, -priceHistoryDays);
  let deleted = 0;
  let after: string | null = '';
  while (after !== null) {
    signal?.throwIfAborted();
    const { rows }: { rows: { last: string | null; deleted: string }[] } = await sql<{
      last: string | null;
      deleted: string;
    }>`
      with stays as (select id from package where id > ${after} order by id limit ${size}),
      gone as (
        delete from price_history as old
        where package_id in (select id from stays) and day < ${first}::date
          and exists (
            select from price_history as next
            where next.package_id = old.package_id and next.day > old.day and next.day <= ${first}::date)
        returning 1)
      select (select max(id) from stays) as last, (select count(*) from gone) as deleted`.execute(db);
    after = rows[0]?.last ?? null;
    deleted += Number(rows[0]?.deleted ?? 0);
  }
  return deleted;
};
