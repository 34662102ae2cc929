import type { IsoDate } from '@detour/shared-contracts/base';
import type { FacetType } from '@detour/shared-contracts/api';
import type { Flow } from '@detour/shared-contracts/mount';
import { flowProductOf } from '@detour/shared-contracts/rules';
import { sql, type RawBuilder } from 'kysely';
import type { Moment } from '../../../sales/inventory/assess-stay';
import { localTaxSql, roomsSql, stayPriceSql } from '../../../sales/inventory/pricing';
import { automaticDiscountSql } from '../../../sales/reductions/promotion-sql';
import { stayStock } from '../../../sales/inventory/stay-stock';
import { defaultBucket } from '../../../sales/gifts/gift-prices';
import type { LeftToPay, SearchedDates, SearchFilter } from '../search-filter';
import type { SearchArea } from '../search-area';

/** Kind of price of a candidate. */
export type PriceBasis = 'dates' | 'from' | 'gift';

export interface CandidateInput {
  /** Flow of the search: stays with their programme, or bare nights. */
  readonly flow: Flow;
  readonly filter: SearchFilter;
  readonly area: SearchArea;
  readonly basis: PriceBasis;
  readonly moment: Moment;
  /** Country whose hotels get a bonus in the order. Null when the visitor named a place. */
  readonly homeCountry: string | null;
  /** Ids of the packages to search. Without it, all are searched. */
  readonly among?: readonly string[];
  /** Id of a package that the list leaves out. */
  readonly without?: string;
  /** Ids of hotels that the list leaves out. */
  readonly withoutHotels?: readonly string[] | undefined;
}

type Sql = RawBuilder<unknown>;

const all = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;

/** Kilometres of one degree of latitude. */
export const kmPerDegree = 111.2;

/** Great-circle distance in km from a point to the hotel. */
const distanceSql = ({ lat, lng }: { readonly lat: number; readonly lng: number }): Sql => sql`
  (2 * 6371 * asin(least(1, sqrt(
    power(sin(radians(hotel.lat - ${lat}::float8) / 2), 2)
    + cos(radians(${lat}::float8)) * cos(radians(hotel.lat)) * power(sin(radians(hotel.lng - ${lng}::float8) / 2), 2)))))`;

/** The circle, and a band of latitude that can use the index on positions. */
const withinDistance = (
  around: { readonly lat: number; readonly lng: number },
  { min, max }: { readonly min: number; readonly max: number },
): Sql => {
  const band = max / kmPerDegree;
  return sql`(hotel.lat between ${around.lat - band}::float8 and ${around.lat + band}::float8
    and ${distanceSql(around)} between ${min}::float8 and ${max}::float8)`;
};

/** Largest room for one party. More guests take several rooms. */
export const sharedRoomAtMost = 4;

/**
 * The hotel flow sells only bare nights, the others stays. A bare night counts as a stay only for a hotel without stays.
 * `pack` and `hotel` are table aliases.
 * @spec FLOW-004
 */
export const soldIn = (flow: Flow): RawBuilder<boolean> =>
  flowProductOf(flow).program === 'none'
    ? sql<boolean>`pack.kind = 'night'`
    : sql<boolean>`(pack.kind = 'stay' or hotel.origin = 'import')`;

const areaConditions = ({ area }: CandidateInput): readonly Sql[] => [
  ...(area.isUnknown ? [sql`false`] : []),
  ...(area.within ? [sql`hotel.place_ids @> array[${area.within}]::text[]`] : []),
  ...(area.around && area.distance ? [withinDistance(area.around, area.distance)] : []),
];

const guestConditions = ({ filter }: CandidateInput): readonly Sql[] => {
  const guests = filter.guests.adults + filter.guests.children;
  return filter.singleRoom && guests <= sharedRoomAtMost
    ? [sql`room_type.max_capacity >= ${guests}::int`]
    : [];
};

/** Days of arrival that can be booked, the preferred first. */
export const arrivalsOf = (
  { checkin, arrivals = [checkin] }: SearchedDates,
  { firstArrival, lastArrival }: Pick<Moment, 'firstArrival' | 'lastArrival'>,
): readonly IsoDate[] => arrivals.filter((day) => day >= firstArrival && day <= lastArrival);

const dateConditions = ({ filter, basis, moment }: CandidateInput): readonly Sql[] => {
  if (basis === 'gift') return [];
  if (basis !== 'dates' || !filter.dates) return [sql`pack.from_price is not null`];
  const { nights } = filter.dates;
  const { adults, children } = filter.guests;
  if (arrivalsOf(filter.dates, moment).length === 0) return [sql`false`];
  return [
    sql`pack.min_nights <= ${nights}::int`,
    sql`pack.max_nights >= ${nights}::int`,
    sql`stock.free_rooms >= ${roomsSql(adults, children, sql`room_type.max_capacity`)}`,
  ];
};

/** Conditions that are not facets: on sale, place, dates, guests, theme. */
const baseConditions = (input: CandidateInput): Sql =>
  all([
    sql`pack.published`,
    sql`hotel.active`,
    soldIn(input.flow),
    sql`(pack.expiration is null or pack.expiration >= ${input.moment.today}::date)`,
    ...(input.filter.theme === null ? [] : [sql`pack.themes @> array[${input.filter.theme}]::int[]`]),
    ...(input.among ? [sql`pack.id = any(${[...input.among]}::text[])`] : []),
    ...(input.without === undefined ? [] : [sql`pack.id <> ${input.without}`]),
    ...(input.withoutHotels ? [sql`hotel.id <> all(${[...input.withoutHotels]}::text[])`] : []),
    ...areaConditions(input),
    ...guestConditions(input),
    ...dateConditions(input),
  ]);

/** The same amount as on the card (`toHeldCard`): for the nights of the gift, rounded up to cents. */
const leavesAtMost = ({ worth, nights, max }: LeftToPay): Sql => sql`
  ceil(pay::float8 * ${nights === null ? sql`nights` : sql`${nights}::int`} / greatest(nights, 1)) <= ${worth + max}::int`;

/** Filters that are facets, as conditions on a candidate. @spec CALL-037 CALL-038 */
export const facetConditions = (filter: SearchFilter): Readonly<Record<FacetFilter, Sql>> => ({
  stars: filter.stars.length > 0 ? sql`stars = any(${[...filter.stars]}::int[])` : sql`true`,
  type: filter.types.length > 0 ? sql`type = any(${[...filter.types]}::text[])` : sql`true`,
  environment:
    filter.environments.length > 0 ? sql`environment = any(${[...filter.environments]}::text[])` : sql`true`,
  style: filter.styles.length > 0 ? sql`style = any(${[...filter.styles]}::text[])` : sql`true`,
  facility: all([
    ...(filter.facilities.length > 0 ? [sql`facilities @> ${[...filter.facilities]}::text[]`] : []),
    ...(filter.petsAllowed ? [sql`pets`] : []),
  ]),
  tag: filter.tags.length > 0 ? sql`tags @> ${[...filter.tags]}::int[]` : sql`true`,
  score:
    filter.score === null ? sql`true` : sql`(review_count > 0 and review_average >= ${filter.score}::float8)`,
  price: all([
    ...(filter.price.min === null ? [] : [sql`total >= ${filter.price.min}::int`]),
    ...(filter.price.max === null ? [] : [sql`total <= ${filter.price.max}::int`]),
    ...(filter.left ? [leavesAtMost(filter.left)] : []),
  ]),
  cancellation: filter.freeCancellation ? sql`cancellable` : sql`true`,
  meal: filter.meals.length > 0 ? sql`meals @> ${[...filter.meals]}::text[]` : sql`true`,
  promotion: filter.promotions ? sql`announced` : sql`true`,
});

export type FacetFilter = FacetType;

/** Columns with the prices of the chosen dates, the package's from-prices, or the prices of the gift, which include every tax. */
const priceColumns = ({ filter, basis, moment }: CandidateInput): Sql => {
  if (basis === 'gift') {
    return sql`gift.price as base, gift.price as ref, 0 as base_tax, gift.price as base_pay, gift.nights as nights, 2 as guests, 2 as adults,
      null::int as free_rooms, null::date as checkin`;
  }
  if (basis !== 'dates' || !filter.dates) {
    return sql`pack.from_price as base, pack.from_ref_price as ref, pack.from_tax as base_tax, pack.from_amount_to_pay as base_pay,
      pack.from_nights as nights, 2 as guests, 2 as adults, null::int as free_rooms, pack.from_checkin as checkin`;
  }
  const { adults, children } = filter.guests;
  const { nights } = filter.dates;
  const price = stayPriceSql({
    nightSum: sql`stock.night_sum`,
    nights,
    adults,
    children,
    today: moment.today,
    packageTable: 'pack',
    roomTypeTable: 'room_type',
    hotelTable: 'hotel',
  });
  return sql`${price.sellPrice}::int as base, ${price.refPrice}::int as ref, ${price.localTaxTotalAmount}::int as base_tax,
    ${price.amountToPay}::int as base_pay, ${nights}::int as nights, ${adults + children}::int as guests, ${adults}::int as adults,
    stock.free_rooms::int as free_rooms, stock.checkin as checkin`;
};

/** The same rule as `cancellationPolicyOf`. @spec PROD-031 */
const cancellableSql = ({ filter, basis, moment }: CandidateInput): Sql => {
  if (basis === 'gift') return sql`false`;
  if (basis !== 'dates' || !filter.dates) return sql`pack.cancellation = 'FLEX'`;
  return sql`(pack.cancellation = 'FLEX' and stock.checkin - pack.cancellation_days >= ${moment.today}::date)`;
};

/** Condition on `taxed`: the card announces a discount. */
export type Announced = RawBuilder<boolean>;

/** What the automatic promotion takes off. A gift has none (PROD-045). */
const discountOf = ({ basis, moment }: CandidateInput): Sql =>
  basis === 'gift'
    ? sql`0`
    : automaticDiscountSql(
        moment.promotions.live,
        {
          packageId: sql`id`,
          hotelId: sql`hotel_id`,
          kind: sql`kind`,
          themes: sql`themes`,
          checkin: sql`checkin`,
          nights: sql`nights`,
          price: sql`base`,
        },
        moment.today,
      );

/** The shortest gift of a package in the preselected bucket: the first price on its page. */
const giftJoin = sql`join lateral (
  select gift_price.nights, ${sql.ref(`gift_price.${defaultBucket}`)} as price
  from gift_price where gift_price.package_id = pack.id order by gift_price.nights limit 1) as gift on true`;

const stockJoin = ({ filter, basis, moment }: CandidateInput): Sql => {
  if (basis === 'gift') return giftJoin;
  if (basis !== 'dates' || !filter.dates) return sql``;
  const { nights } = filter.dates;
  const checkin = sql`arrival.checkin`;
  return sql`cross join unnest(${[...arrivalsOf(filter.dates, moment)]}::date[]) with ordinality as arrival (checkin, choice)
    join lateral (select one.*, arrival.checkin, arrival.choice
      from ${stayStock({ checkin, nights, roomTypeId: sql`pack.room_type_id` })} as one) as stock on true`;
};

/** One row of each package: the arrival that passes the filters of dates, then the cheapest, then the preferred one. */
const choiceOf = ({ filter, basis }: CandidateInput): { readonly distinct: Sql; readonly order: Sql } => {
  if (basis !== 'dates' || !filter.dates?.arrivals) return { distinct: sql``, order: sql`` };
  const { price, cancellation, promotion } = facetConditions(filter);
  return {
    distinct: sql`distinct on (id)`,
    order: sql`order by id, (${price} and ${cancellation} and ${promotion}) desc, total, choice`,
  };
};

/**
 * Common table expression `candidate`: every package for this search before its facet filters, with its price. `base` is the price before
 * the automatic promotion and `sell` the one with it; `total` is the price on the card, with all taxes, wherever they are paid.
 * `announced` costs a statement (`findAnnounced`), so it is false where nobody asks for it.
 */
export const candidateSql = (input: CandidateInput, announced: Announced = sql<boolean>`false`): Sql => sql`
  priced as (
    select pack.id, pack.hotel_id, pack.quality, pack.popularity, pack.tags, pack.kind, pack.themes, hotel.tax as local_tax,
      pack.meals, ${cancellableSql(input)} as cancellable,
      hotel.stars, hotel.type, hotel.environment, hotel.style, hotel.facilities, hotel.review_count, hotel.review_average,
      (hotel.pets->>'allowed')::boolean as pets,
      (hotel.country = ${input.homeCountry}) is true as at_home,
      ${input.area.around ? distanceSql(input.area.around) : sql`null::float8`} as distance,
      ${priceColumns(input)}, ${input.basis === 'dates' && input.filter.dates ? sql`stock.choice` : sql`null::bigint`} as choice
    from package as pack
    join hotel on hotel.id = pack.hotel_id
    join room_type on room_type.id = pack.room_type_id
    ${stockJoin(input)}
    where ${baseConditions(input)}
  ), reduced as (
    select priced.*, ${discountOf(input)} as discount from priced
  ), taxed as (
    select reduced.*, base - discount as sell, case when discount = 0 then base_tax
      else ${localTaxSql(sql`local_tax`, { sellPrice: sql`(base - discount)`, adults: sql`adults`, nights: sql`nights` })}::int end as tax
    from reduced
  ), dated as (
    select taxed.*, sell + tax as total, ${announced} as announced,
      case when discount = 0 then base_pay
        else sell + case when (local_tax->>'toBePaidAtHotel')::boolean then 0 else tax end end as pay
    from taxed
  ), candidate as materialized (
    select ${choiceOf(input).distinct} dated.* from dated ${choiceOf(input).order}
  )`;
