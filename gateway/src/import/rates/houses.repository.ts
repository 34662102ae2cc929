import type { Country } from '@detour/shared-contracts/sites';
import type { SettingKey } from '../../seed/demonstration';
import type { Database } from '../../database/open-database';
import { groundOf } from '../hotels/to-hotel-rows';

/** Columns of an imported hotel that rates need. */
export interface House {
  readonly hotelId: string;
  readonly operatorId: string;
  readonly country: Country;
  readonly stars: number;
  readonly scene: string;
  readonly setting: SettingKey;
  /** Of the whole hotel. Null when unknown. */
  readonly rooms: number | null;
}

const readHouses = (db: Database) =>
  db
    .selectFrom('imported_hotel')
    .innerJoin('hotel', 'hotel.id', 'imported_hotel.hotel_id')
    .innerJoin('place', 'place.id', 'hotel.place_id')
    .select([
      'imported_hotel.operator_id',
      'imported_hotel.rooms',
      'hotel.id',
      'hotel.country',
      'hotel.stars',
      'hotel.scene',
      'hotel.place_ids',
      'hotel.place_id',
      'place.population',
    ]);

type HouseRow = Awaited<ReturnType<ReturnType<typeof readHouses>['execute']>>[number];

const toHouse = (row: HouseRow): House => ({
  hotelId: row.id,
  operatorId: row.operator_id,
  country: row.country as Country,
  stars: row.stars,
  scene: row.scene,
  setting: groundOf({ townId: row.place_id, population: row.population, placeIds: row.place_ids }),
  rooms: row.rooms,
});

export const findHouses = async (db: Database, operatorIds: readonly string[]): Promise<readonly House[]> => {
  if (operatorIds.length === 0) return [];
  const rows = await readHouses(db).where('imported_hotel.operator_id', 'in', operatorIds).execute();
  return rows.map(toHouse);
};

/** Imported hotels without rates of their operator. */
export const findHousesWithoutRates = async (db: Database): Promise<readonly House[]> => {
  const rows = await readHouses(db)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('imported_room')
            .select('room_type_id')
            .whereRef('imported_room.hotel_id', '=', 'hotel.id')
            .where('imported_room.rates', '=', 'operator'),
        ),
      ),
    )
    .orderBy('hotel.id')
    .execute();
  return rows.map(toHouse);
};
