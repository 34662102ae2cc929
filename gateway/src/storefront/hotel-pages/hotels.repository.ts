import { sql } from 'kysely';
import { kilometresBetween } from '@detour/shared-contracts/catalogue';
import type { Database } from '../../database/open-database';
import type { StayProduct } from '../../sales/inventory/stay-product.repository';
import { kmPerDegree, soldIn } from '../search/offers/candidates.repository';

export type HotelRow = StayProduct['hotel'];
export type RoomTypeRow = StayProduct['room'];

/** Finds a hotel by id, then by uri. Null for an unknown one. */
export const findHotel = async (db: Database, idOrUri: string): Promise<HotelRow | null> => {
  const rows = await db
    .selectFrom('hotel')
    .selectAll()
    .where((where) => where.or([where('id', '=', idOrUri), where('uri', '=', idOrUri)]))
    .execute();
  return rows.find(({ id }) => id === idOrUri) ?? rows[0] ?? null;
};

/** Room types of a hotel, the smallest first. */
export const findRoomTypes = (db: Database, hotelId: string): Promise<RoomTypeRow[]> =>
  db
    .selectFrom('room_type')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .orderBy('size_m2')
    .orderBy('id')
    .execute();

/** @spec HOTEL-008 */
const nearbyRadiusKm = 30;
const nearbyAtMost = 8;

export interface NearbyRow {
  readonly hotel: HotelRow;
  readonly placeNames: Readonly<Record<string, string>>;
  /** Name of the department or the region. Null when the hotel has neither. */
  readonly areaNames: Readonly<Record<string, string>> | null;
  readonly km: number;
  /** The package with the lowest from-price. Null when none is available. */
  readonly pack: StayProduct['pack'] | null;
}

/** Active hotels within 30 km, nearest first, at most 8, each with its cheapest stay. */
export const findNearbyHotels = async (
  db: Database,
  around: Pick<HotelRow, 'id' | 'lat' | 'lng'>,
): Promise<readonly NearbyRow[]> => {
  const band = nearbyRadiusKm / kmPerDegree;
  const width = band / Math.max(0.2, Math.cos((around.lat * Math.PI) / 180));
  const rows = await db
    .selectFrom('hotel')
    .innerJoin('place', 'place.id', 'hotel.place_id')
    .leftJoin('place as area', (join) =>
      join.on(sql<boolean>`area.id = coalesce(hotel.department_id, hotel.region_id)`),
    )
    .selectAll('hotel')
    .select(['place.names as place_names', 'area.names as area_names'])
    .where('hotel.active', '=', true)
    .where('hotel.id', '!=', around.id)
    .where('hotel.lat', '>=', around.lat - band)
    .where('hotel.lat', '<=', around.lat + band)
    .where('hotel.lng', '>=', around.lng - width)
    .where('hotel.lng', '<=', around.lng + width)
    .execute();
  const near = rows
    .map((row) => ({ row, km: kilometresBetween(around, row) }))
    .filter(({ km }) => km <= nearbyRadiusKm)
    .sort((a, b) => a.km - b.km || a.row.id.localeCompare(b.row.id))
    .slice(0, nearbyAtMost);
  const packs = await findCheapest(
    db,
    near.map(({ row }) => row.id),
  );
  return near.map(({ row, km }) => {
    const { place_names, area_names, ...hotel } = row;
    return {
      hotel,
      placeNames: place_names,
      areaNames: area_names,
      km,
      pack: packs.find(({ hotel_id }) => hotel_id === hotel.id) ?? null,
    };
  });
};

const findCheapest = async (
  db: Database,
  hotelIds: readonly string[],
): Promise<readonly StayProduct['pack'][]> =>
  hotelIds.length === 0
    ? []
    : db
        .selectFrom('package as pack')
        .innerJoin('hotel', 'hotel.id', 'pack.hotel_id')
        .distinctOn('pack.hotel_id')
        .selectAll('pack')
        .where('pack.hotel_id', 'in', hotelIds)
        .where('pack.published', '=', true)
        .where('pack.from_price', 'is not', null)
        .where(soldIn('booking'))
        .orderBy('pack.hotel_id')
        .orderBy(sql`pack.from_price + pack.from_tax`)
        .orderBy('pack.id')
        .execute();
