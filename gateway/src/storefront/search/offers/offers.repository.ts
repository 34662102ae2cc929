import { sql, type RawBuilder } from 'kysely';
import type { OffersRequest } from '@detour/shared-contracts/api';
import type { IsoDate } from '@detour/shared-contracts/base';
import type { Database } from '../../../database/open-database';
import { findAnnounced } from './announced.repository';
import { candidateSql, facetConditions, type CandidateInput } from './candidates.repository';

/** A found package with its price for these guests. */
export interface FoundOffer {
  readonly id: string;
  readonly distance: number | null;
  /** Cents before the automatic promotion. */
  readonly base: number;
  /** Cents with it. */
  readonly sell: number;
  readonly ref: number;
  readonly tax: number;
  readonly pay: number;
  readonly nights: number;
  readonly guests: number;
  readonly free_rooms: number | null;
  /** Day of the price. Null for a gift. */
  readonly checkin: IsoDate | null;
}

/** The row of an empty page: it has only the total. */
type NoOffer = { readonly [K in keyof FoundOffer]: null };

export interface OffersPage {
  readonly offers: readonly FoundOffer[];
  readonly total: number;
}

/** `payAsc`: the amount due to us for a night. With a fixed number of nights, this sorts by the amount that a gift leaves to pay. */
export type Order = OffersRequest['orderBy'] | 'payAsc';

export interface PageInput extends CandidateInput {
  readonly orderBy: Order;
  readonly packagesPerHotel: number;
  readonly limit: number;
  readonly offset: number;
}

/**
 * Value for money (docs/decisions/0203): quality of hotel and stay minus the price per person and night. 60 € subtracts
 * nothing, twice as much 12 points. Without a place, the visitor's country adds 8.
 */
const worth = sql`(0.75 * quality + 0.25 * popularity + case when at_home then 8 else 0 end
  - 17.3 * ln(greatest(total, 1)::float8 / (nights * guests) / 6000))`;

const saved = sql`(case when ref > sell then (ref - sell)::float8 / ref else 0 end)`;

/** Average of the hotel's reviews. A hotel without one comes last. */
const rating = sql`(case when review_count > 0 then review_average else -1 end)`;

/** Best value first, then by id, in the same order on each server and in the stay index. */
const byWorth = sql`${worth} desc, id collate "C"`;

/** Every sort ends with value and id, so that the order is stable between pages. @spec CALL-039 SORT-006 */
const orders: Readonly<Record<Order, RawBuilder<unknown>>> = {
  priceQuality: byWorth,
  distance: sql`distance asc nulls last, ${byWorth}`,
  promo: sql`${saved} desc, ${byWorth}`,
  priceAsc: sql`total asc, ${byWorth}`,
  priceDesc: sql`total desc, ${byWorth}`,
  rating: sql`${rating} desc, ${byWorth}`,
  popularity: sql`popularity desc, ${byWorth}`,
  svPriceDesc: sql`total desc, ${byWorth}`,
  svPriceAsc: sql`total asc, ${byWorth}`,
  payAsc: sql`pay::float8 / greatest(nights, 1) asc, ${byWorth}`,
};

/** The best packages of each hotel by the chosen sort, then the page of them; the total counts all pages. */
export const findOffers = async (db: Database, input: PageInput): Promise<OffersPage> => {
  const order = orders[input.orderBy];
  const filters = Object.values(facetConditions(input.filter));
  const announced = input.filter.promotions ? await findAnnounced(db, input) : undefined;
  const { rows } = await sql<(FoundOffer | NoOffer) & { readonly count: number }>`
    with ${candidateSql(input, announced)}, chosen as (
      select candidate.*, row_number() over (partition by hotel_id order by ${order}) as place_in_hotel
      from candidate
      where ${sql.join(filters, sql` and `)}
    ), page as (
      select chosen.* from chosen where place_in_hotel <= ${input.packagesPerHotel}::int
      order by ${order} limit ${input.limit}::int offset ${input.offset}::int
    )
    select page.id, page.distance, page.base, page.sell, page.ref, page.tax, page.pay, page.nights, page.guests, page.free_rooms, page.checkin, total.count
    from (select count(*)::int as count from chosen where place_in_hotel <= ${input.packagesPerHotel}::int) as total
    left join (select page.*, row_number() over (order by ${order}) as position from page) as page on true
    order by page.position`.execute(db);
  const [first] = rows;
  return {
    total: first?.count ?? 0,
    offers: rows.flatMap(({ count: _, ...row }) => (row.id === null ? [] : [row])),
  };
};
