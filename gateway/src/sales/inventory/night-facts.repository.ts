import { sql } from 'kysely';
import type { IsoDate } from '@detour/shared-contracts/base';
import type { Database } from '../../database/open-database';

/** A night of a room type for price overviews. */
export interface NightFact {
  /** Days from the first requested day. */
  readonly offset: number;
  /** Cents for one room; null when the room type is closed or too few rooms are free for two adults. */
  readonly price: number | null;
  /** Minimum stay in nights; null when arrival is not possible. */
  readonly minLos: number | null;
}

interface NightFactsQuery {
  readonly roomTypeIds: readonly string[];
  readonly from: IsoDate;
  /** Exclusive. */
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
 * Returns nights by room type, in order. Each room type comes as one text: for hundreds of thousands of nights, unpacking rows is the
 * main cost. Price and minimum stay share one number (price × 16 + minimum stay).
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
