import { sql } from 'kysely';
import type { IsoDate } from '@detour/shared-contracts/base';
import type { Database } from '../../database/open-database';

/** A night of a room type, as price overviews read it. */
export interface NightFact {
  /** Days from the first day asked for. */
  readonly offset: number;
  /** Cents for one room; null when too few rooms are free for two adults, or the house is shut. */
  readonly price: number | null;
  /** Nights at least from here; null when one cannot arrive. */
  readonly minLos: number | null;
}

interface NightFactsQuery {
  readonly roomTypeIds: readonly string[];
  readonly from: IsoDate;
  /** Not included. */
  readonly until: IsoDate;
}

const noArrival = 15;

const factsOf = (offsets: string, codes: string): readonly NightFact[] => {
  const days = offsets.split(',');
  return codes.split(',').map((text, index): NightFact => {
    const code = Number(text);
    const los = ((code % 16) + 16) % 16;
    return {
      offset: Number(days[index]),
      price: code < 0 ? null : (code - los) / 16,
      minLos: los === noArrival ? null : los,
    };
  });
};

/**
 * Nights by room type, in order. They come as one text a room type instead of a row each: for hundreds of thousands of nights, unpacking
 * rows is what costs (price and minimum stay share a number, 16 to the minimum stay).
 */
export const findNightFacts = async (
  db: Database,
  { roomTypeIds, from, until }: NightFactsQuery,
): Promise<ReadonlyMap<string, readonly NightFact[]>> => {
  if (roomTypeIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; offsets: string; codes: string }>`
    select room_type_id as id, string_agg((night - ${from}::date)::text, ',') as offsets, string_agg(code::text, ',') as codes
    from (
      select night.room_type_id, night.night,
        case when night.closed or night.capacity - night.sold - night.held < (1 + room_type.max_capacity) / room_type.max_capacity
          then -1 else night.price end * 16
          + case when night.closed_to_arrival then ${sql.lit(noArrival)} else least(night.min_los, 14) end as code
      from room_night as night
      join room_type on room_type.id = night.room_type_id
      where night.room_type_id = any(${roomTypeIds}) and night.night >= ${from}::date and night.night < ${until}::date
      order by night.room_type_id, night.night
    ) as ordered
    group by room_type_id`.execute(db);
  return new Map(rows.map(({ id, offsets, codes }) => [id, factsOf(offsets, codes)]));
};
