import { sql } from 'kysely';
import type { CheckedRow, Invariant } from './invariant';

// A room type has a row for each night of a year.
const batch = 25;

/** The counters of every room type and night equal the sums of its holds, held and sold. */
export const stockHeld: Invariant = {
  kind: 'stock-differs',
  row: 'room type',
  batch,
  check: ({ after, limit }) => sql<CheckedRow>`
    with batch as (select id from room_type where id > ${after ?? ''} order by id limit ${limit}),
    holds as (
      select room_type_id, night, coalesce(sum(rooms) filter (where state = 'held'), 0) as held,
        coalesce(sum(rooms) filter (where state = 'sold'), 0) as sold
      from hold where state <> 'released' and room_type_id in (select id from batch)
      group by room_type_id, night),
    wrong as (
      select stock.room_type_id, stock.night, row_number() over (partition by stock.room_type_id order by stock.night) as place,
        format('%s has %s held and %s sold, its orders %s and %s', stock.night, stock.held, stock.sold,
          coalesce(holds.held, 0), coalesce(holds.sold, 0)) as difference
      from room_night as stock left join holds using (room_type_id, night)
      where stock.room_type_id in (select id from batch)
        and (stock.held <> coalesce(holds.held, 0) or stock.sold <> coalesce(holds.sold, 0)))
    select batch.id as key, (
      select string_agg(difference, '; ' order by night) from wrong
      where wrong.room_type_id = batch.id and place <= 5) as problem
    from batch order by batch.id`,
};
