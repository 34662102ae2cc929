import { wordingOf } from '@detour/shared-contracts/catalogue';
import type { Locale } from '@detour/shared-contracts/sites';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../../database/open-database';
import type {
  HotelTable,
  PackageTable,
  RoomNightTable,
  RoomTypeTable,
} from '../../database/tables/catalogue-tables';

/** A package with its hotel and room type. */
export interface StayProduct {
  readonly pack: Selectable<PackageTable>;
  readonly room: Selectable<RoomTypeTable>;
  readonly hotel: Selectable<HotelTable>;
}

/** With the names of the hotel's town, by language. */
export interface PlacedStayProduct extends StayProduct {
  readonly townNames: Readonly<Record<string, string>> | null;
}

/** Name of the hotel's town in the locale. */
export const townLabelOf = ({ townNames }: Pick<PlacedStayProduct, 'townNames'>, locale: Locale): string =>
  townNames?.[wordingOf(locale)] ?? '';

export type Night = Selectable<RoomNightTable>;

export const findStayProduct = async (db: Database, packageId: string): Promise<PlacedStayProduct | null> => {
  // One round trip instead of four. The tables have no column whose JSON differs from what the driver returns.
  const found = await db
    .selectFrom('package')
    .innerJoin('room_type', 'room_type.id', 'package.room_type_id')
    .innerJoin('hotel', 'hotel.id', 'package.hotel_id')
    .selectAll('package')
    .select([
      sql<StayProduct['room']>`to_json(room_type)`.as('room'),
      sql<StayProduct['hotel']>`to_json(hotel)`.as('hotel'),
      sql<PlacedStayProduct['townNames']>`(select names from place where place.id = hotel.place_id)`.as(
        'townNames',
      ),
    ])
    .where('package.id', '=', packageId)
    .executeTakeFirst();
  if (!found) return null;
  const { room, hotel, townNames, ...pack } = found;
  return { pack, room, hotel, townNames };
};

/** Published packages of a hotel with their room types. */
export const findStayProductsOfHotel = async (
  db: Database,
  hotelId: string,
): Promise<readonly StayProduct[]> => {
  const hotel = await db.selectFrom('hotel').selectAll().where('id', '=', hotelId).executeTakeFirst();
  if (!hotel) return [];
  const packs = await db
    .selectFrom('package')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('published', '=', true)
    .orderBy('id')
    .execute();
  const rooms = await db.selectFrom('room_type').selectAll().where('hotel_id', '=', hotelId).execute();
  return packs.flatMap((pack) => {
    const room = rooms.find(({ id }) => id === pack.room_type_id);
    return room ? [{ pack, room, hotel }] : [];
  });
};

interface NightRange {
  readonly roomTypeId: string;
  /** Inclusive. */
  readonly from: string;
  /** Exclusive. */
  readonly until: string;
}

/** Returns nights in order. `lock` locks them for the transaction, always in this order, which prevents deadlocks between buyers. */
export const findNights = (
  db: Database,
  { roomTypeId, from, until }: NightRange,
  lock: 'none' | 'update' = 'none',
): Promise<Night[]> => {
  const query = db
    .selectFrom('room_night')
    .selectAll()
    .where('room_type_id', '=', roomTypeId)
    .where('night', '>=', from)
    .where('night', '<', until)
    .orderBy('room_type_id')
    .orderBy('night');
  return (lock === 'update' ? query.forUpdate() : query).execute();
};
