import type { Country } from '@detour/shared-contracts/sites';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/open-database';
import type { BoxRow } from './find-box';

interface FittingStay {
  readonly id: string;
}

/** The row of an empty page: it has only the total. */
interface NoStay {
  readonly id: null;
}

export interface BoxStaysPage {
  readonly stays: readonly FittingStay[];
  /** Count over all pages. */
  readonly total: number;
}

/** Minimum number of hotels that a box unlocks. When its value pays for fewer, the cheapest hotels of its family are added. */
const leastHouses = 12;

interface Input {
  readonly box: Pick<BoxRow, 'family' | 'nights' | 'with_dinner' | 'reference_price'>;
  /** Hotels of the visitor's country come first. */
  readonly home: Country;
  /** Ids of hotels that the list leaves out. They do not make room for others: the added hotels stay the same. */
  readonly hidden: readonly string[];
  readonly limit: number;
  readonly offset: number;
}

/** `opened`: the stays that a box unlocks, one per hotel, with their hotel (docs/decisions/0220). */
const openedBy = ({ box, home, hidden }: Pick<Input, 'box' | 'home' | 'hidden'>): RawBuilder<unknown> => {
  const meals = JSON.stringify([{ type: 'breakfast' }, ...(box.with_dinner ? [{ type: 'dinner' }] : [])]);
  return sql`
    candidate as (
      select pack.id, pack.hotel_id, pack.quality, hotel.country = ${home} as at_home,
        (pack.from_price + pack.from_tax)::float8 * ${box.nights}::int / pack.from_nights as cost
      from package as pack join hotel on hotel.id = pack.hotel_id
      where pack.box_families @> array[${box.family}]::text[] and pack.published and hotel.active
        and pack.expiration is null and pack.from_price is not null and ${box.nights}::int between pack.min_nights and pack.max_nights
        and pack.program @> ${meals}::jsonb
    ), house as (
      select candidate.*, row_number() over (partition by hotel_id order by cost, id) as place_in_house from candidate
    ), ranked as (
      select house.*, row_number() over (order by cost, id) as by_cost from house where place_in_house = 1
    ), opened as (
      select * from ranked where (cost <= ${box.reference_price}::int or by_cost <= ${leastHouses}::int)
        and hotel_id <> all(${[...hidden]}::text[])
    )`;
};

/**
 * Finds the stays that a box unlocks, one per hotel: of its family, without an end date, for its number of nights, with breakfast
 * and, if the box includes it, a dinner, and with a from-price (all taxes included, for these nights) up to the regular price of
 * the box (docs/decisions/0220). Stays of the visitor's country come first, then the better ones. The order is total.
 */
export const findBoxStays = async (
  db: Database,
  { limit, offset, ...opening }: Input,
): Promise<BoxStaysPage> => {
  const { rows } = await sql<(FittingStay | NoStay) & { readonly count: number }>`
    with ${openedBy(opening)}, page as (
      select * from opened order by at_home desc, quality desc, id limit ${limit}::int offset ${offset}::int
    )
    select page.id, total.count
    from (select count(*)::int as count from opened) as total left join page on true
    order by page.at_home desc, page.quality desc, page.id`.execute(db);
  return { total: rows[0]?.count ?? 0, stays: rows.filter((row) => row.id !== null) };
};

/**
 * Average score out of 10 of the hotels that a box unlocks, over all their reviews, with one decimal. Null without reviews.
 * @spec BOX-023
 */
export const findBoxRating = async (
  db: Database,
  opening: Pick<Input, 'box' | 'home' | 'hidden'>,
): Promise<number | null> => {
  const { rows } = await sql<{ readonly rating: number | null }>`
    with ${openedBy(opening)}
    select round((sum(hotel.review_average * hotel.review_count) / nullif(sum(hotel.review_count), 0))::numeric, 1)::float8 as rating
    from opened join hotel on hotel.id = opened.hotel_id`.execute(db);
  return rows[0]?.rating ?? null;
};
