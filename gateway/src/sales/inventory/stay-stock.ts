import { sql, type RawBuilder } from 'kysely';

interface StayStockInput {
  /** `yyyy-MM-dd`, or an expression of type date. */
  readonly checkin: string | RawBuilder<unknown>;
  readonly nights: number | RawBuilder<unknown>;
  /** Expression for the room type id. */
  readonly roomTypeId: RawBuilder<unknown>;
}

/** A row of the subquery below. */
export interface StayStock {
  /** Cents for one room over the stay. */
  readonly night_sum: number;
  /** Rooms free on every night. */
  readonly free_rooms: number;
}

/**
 * Subquery for `join lateral (…) as stock on true`. Returns one row when a stay of `nights` can start on `checkin`, none when a night
 * is missing or closed, arrival is closed, or the minimum stay is longer. The caller still compares `free_rooms` with the needed rooms
 * and `nights` with the package's limits.
 */
export const stayStock = ({
  checkin,
  nights,
  roomTypeId,
}: StayStockInput): RawBuilder<StayStock> => sql<StayStock>`
  (select sum(stay_night.price) as night_sum, min(stay_night.capacity - stay_night.sold - stay_night.held) as free_rooms
   from room_night as stay_night
   where stay_night.room_type_id = ${roomTypeId}
     and stay_night.night >= ${checkin}::date and stay_night.night < ${checkin}::date + ${nights}::int
   having count(*) = ${nights}::int
     and not bool_or(stay_night.closed)
     and not bool_or(stay_night.night = ${checkin}::date
       and (stay_night.closed_to_arrival or stay_night.min_los > ${nights}::int)))`;
