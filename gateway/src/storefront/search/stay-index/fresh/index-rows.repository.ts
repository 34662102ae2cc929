import { sql } from 'kysely';
import type { TaxColumn } from '@detour/shared-contracts/catalogue';
import type { IsoDate } from '@detour/shared-contracts/base';
import type { Database } from '../../../../database/open-database';
import { defaultBucket } from '../../../../sales/gifts/gift-prices';
import type { IndexedHotel, IndexedPackage } from '../indexed-stays';
import type { NightValue } from '../night-grid';

export type PackageRow = Omit<IndexedPackage, 'room' | 'gift' | 'tax'> & {
  readonly hotel_id: string;
  readonly room_type_id: string;
  readonly gift_price: number | null;
  readonly gift_nights: number | null;
};

export type HotelRow = Omit<IndexedHotel, 'packages'> & { readonly tax: TaxColumn | null };

export interface HotelRows {
  readonly hotels: readonly HotelRow[];
  readonly packages: readonly PackageRow[];
}

/** Hotels with their packages, by ids. */
export const readHotels = async (db: Database, ids: readonly string[]): Promise<HotelRows> => {
  const hotels = await db
    .selectFrom('hotel')
    .select([
      'id',
      'active',
      sql<boolean>`origin = 'import'`.as('imported'),
      'country',
      'place_id',
      'region_id',
      'place_ids',
      'lat',
      'lng',
      'stars',
      'type',
      'environment',
      'style',
      'facilities',
      sql<boolean>`coalesce((pets->>'allowed')::boolean, false)`.as('pets'),
      'review_average',
      'review_count',
      'tax',
    ])
    .where('id', 'in', ids)
    .execute();
  const { rows: packages } = await sql<PackageRow>`
    select pack.id, pack.hotel_id, pack.room_type_id, pack.kind, pack.published, pack.expiration, pack.min_nights, pack.max_nights,
      pack.themes, pack.tags, pack.meals, pack.cancellation, pack.cancellation_days, pack.popularity, pack.quality, pack.supplement, pack.child_percent, pack.promo_percent,
      pack.promo_from, pack.promo_until, pack.reference_bp, pack.from_price, pack.from_ref_price, pack.from_tax,
      pack.from_amount_to_pay, pack.from_nights, pack.from_checkin, room_type.max_capacity, gift.price as gift_price, gift.nights as gift_nights
    from package as pack
    join room_type on room_type.id = pack.room_type_id
    left join lateral (
      select gift_price.nights, ${sql.ref(`gift_price.${defaultBucket}`)} as price
      from gift_price where gift_price.package_id = pack.id order by gift_price.nights limit 1) as gift on true
    where pack.hotel_id = any(${ids})
    order by pack.id collate "C"`.execute(db);
  return { hotels, packages };
};

export const readHotelIds = async (db: Database): Promise<readonly string[]> =>
  (await db.selectFrom('hotel').select('id').execute()).map(({ id }) => id);

export const countRooms = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from room_type`.execute(db);
  return rows[0]?.count ?? 0;
};

const freeRange = 1024;
const losRange = 64;

/**
 * A night as one number: price, free rooms, minimum stay, closed, no arrival. For millions of nights, unpacking columns is the main
 * cost.
 */
const codeSql = sql`(((night.price::bigint * ${sql.lit(freeRange)}
  + least(${sql.lit(freeRange - 1)}, greatest(0, night.capacity - night.sold - night.held))) * ${sql.lit(losRange)}
  + least(${sql.lit(losRange - 1)}, night.min_los)) * 4
  + case when night.closed then 2 else 0 end + case when night.closed_to_arrival then 1 else 0 end)`;

const toNight = (text: string): NightValue => {
  const code = Number(text);
  const flags = code % 4;
  const withLos = (code - flags) / 4;
  const minLos = withLos % losRange;
  const withFree = (withLos - minLos) / losRange;
  const free = withFree % freeRange;
  return {
    price: (withFree - free) / freeRange,
    free,
    minLos,
    closed: flags >= 2,
    noArrival: flags % 2 === 1,
  };
};

/** Nights of one room type. `first` and `last` are inclusive. */
export interface RoomSpan {
  readonly roomTypeId: string;
  readonly first: IsoDate;
  readonly last: IsoDate;
}

export interface RoomNights extends RoomSpan {
  /** Nights on sale, with days from `origin`. */
  readonly nights: readonly (readonly [day: number, night: NightValue])[];
}

/** Reads spans of nights. A night without a row is not in the result. */
export const readNights = async (
  db: Database,
  origin: IsoDate,
  spans: readonly RoomSpan[],
): Promise<readonly RoomNights[]> => {
  if (spans.length === 0) return [];
  const { rows } = await sql<{ at: number; days: string; codes: string }>`
    select span.at::int as at, string_agg((night.night - ${origin}::date)::text, ',') as days,
      string_agg(${codeSql}::text, ',') as codes
    from unnest(${spans.map(({ roomTypeId }) => roomTypeId)}::text[], ${spans.map(({ first }) => first)}::date[],
      ${spans.map(({ last }) => last)}::date[]) with ordinality as span (room_type_id, first, last, at)
    join room_night as night on night.room_type_id = span.room_type_id and night.night between span.first and span.last
    group by span.at`.execute(db);
  const found = new Map(rows.map((row) => [row.at, row]));
  return spans.map((span, index) => {
    const row = found.get(index + 1);
    const days = row?.days.split(',') ?? [];
    const codes = row?.codes.split(',') ?? [];
    return { ...span, nights: codes.map((code, place) => [Number(days[place]), toNight(code)] as const) };
  });
};
