import { addDays, type IsoDate } from '@detour/shared-contracts/base';
import type { TaxColumn } from '@detour/shared-contracts/catalogue';
import type { Database } from '../../../../database/open-database';
import { bookingHorizonDays } from '../../../../sales/inventory/assess-stay';
import { readHorizon } from './change-log.repository';
import {
  countRooms,
  readHotelIds,
  readHotels,
  readNights,
  type HotelRow,
  type HotelRows,
  type PackageRow,
  type RoomSpan,
} from './index-rows.repository';
import {
  createIndexedStays,
  type IndexedHotel,
  type IndexedPackage,
  type WritableStays,
} from '../indexed-stays';
import { createNightGrid } from '../night-grid';

/** Longest stay of a search, in nights. */
const longestStay = 60;
/** Days for which loaded stays hold all nights that can be searched. */
export const spareDays = 10;

/** Hotels and rooms that are read at once, so that other work gets its turn between two reads. */
const hotelsAtOnce = 300;
const roomsAtOnce = 300;

// Members are named one by one: objects that are spread from rows are several times slower to read.
const toPackage = (row: PackageRow, room: number, tax: TaxColumn | null): IndexedPackage => ({
  id: row.id,
  hotel_id: row.hotel_id,
  room,
  kind: row.kind,
  published: row.published,
  expiration: row.expiration,
  min_nights: row.min_nights,
  max_nights: row.max_nights,
  max_capacity: row.max_capacity,
  themes: row.themes,
  tags: row.tags,
  meals: row.meals,
  cancellation: row.cancellation,
  cancellation_days: row.cancellation_days,
  popularity: row.popularity,
  quality: row.quality,
  supplement: row.supplement,
  child_percent: row.child_percent,
  promo_percent: row.promo_percent,
  promo_from: row.promo_from,
  promo_until: row.promo_until,
  reference_bp: row.reference_bp,
  tax,
  from_price: row.from_price,
  from_ref_price: row.from_ref_price,
  from_tax: row.from_tax,
  from_amount_to_pay: row.from_amount_to_pay,
  from_nights: row.from_nights,
  from_checkin: row.from_checkin,
  gift:
    row.gift_price === null || row.gift_nights === null
      ? null
      : { price: row.gift_price, nights: row.gift_nights },
});

const toHotel = (row: HotelRow, packages: readonly IndexedPackage[]): IndexedHotel => ({
  id: row.id,
  active: row.active,
  imported: row.imported,
  country: row.country,
  place_id: row.place_id,
  region_id: row.region_id,
  place_ids: row.place_ids,
  lat: row.lat,
  lng: row.lng,
  stars: row.stars,
  type: row.type,
  environment: row.environment,
  style: row.style,
  facilities: row.facilities,
  pets: row.pets,
  review_average: row.review_average,
  review_count: row.review_count,
  packages,
});

/** Puts hotels with their packages in memory; ids that the database does not have any more are removed. */
const putHotels = (stays: WritableStays, ids: readonly string[], { hotels, packages }: HotelRows): void => {
  const byHotel = new Map<string, PackageRow[]>();
  for (const pack of packages) {
    const known = byHotel.get(pack.hotel_id);
    if (known) known.push(pack);
    else byHotel.set(pack.hotel_id, [pack]);
  }
  const found = new Set(hotels.map(({ id }) => id));
  for (const id of ids) if (!found.has(id)) stays.remove(id);
  for (const hotel of hotels) {
    const rows = byHotel.get(hotel.id) ?? [];
    stays.put(
      toHotel(
        hotel,
        rows.map((row) => toPackage(row, stays.ensureRoom(row.room_type_id), hotel.tax)),
      ),
    );
  }
};

/** Reads spans of nights from the database into memory, in parts. Nights without a row are closed. */
export const putNights = async (
  db: Database,
  stays: WritableStays,
  spans: readonly RoomSpan[],
): Promise<void> => {
  const { grid } = stays;
  for (let start = 0; start < spans.length; start += roomsAtOnce) {
    const part = await readNights(db, grid.first, spans.slice(start, start + roomsAtOnce));
    for (const { roomTypeId, first, last, nights } of part) {
      const room = stays.ensureRoom(roomTypeId);
      grid.close(room, grid.dayOf(first), grid.dayOf(last));
      for (const [day, night] of nights) grid.set(room, day, night);
    }
  }
};

const roomTypesOf = ({ packages }: HotelRows): readonly string[] => [
  ...new Set(packages.map((pack) => pack.room_type_id)),
];

const loadSomeHotels = async (db: Database, stays: WritableStays, ids: readonly string[]): Promise<void> => {
  const rows = await readHotels(db, ids);
  const rooms = roomTypesOf(rows).filter((roomTypeId) => stays.roomOf(roomTypeId) === undefined);
  const { first, days } = stays.grid;
  const last = addDays(first, days - 1);
  await putNights(
    db,
    stays,
    rooms.map((roomTypeId) => ({ roomTypeId, first, last })),
  );
  putHotels(stays, ids, rows);
};

/** Loads hotels, and all nights of rooms that are new, in parts. */
export const loadHotels = async (
  db: Database,
  stays: WritableStays,
  ids: readonly string[],
): Promise<void> => {
  for (let start = 0; start < ids.length; start += hotelsAtOnce)
    await loadSomeHotels(db, stays, ids.slice(start, start + hotelsAtOnce));
};

/** How far the change log is applied. */
interface Progress {
  /** Where the next read starts, see `readChanges`. */
  horizon: string;
  /** Ids of the last read, which the next one may return again. */
  applied: ReadonlySet<number>;
}

export interface LoadedStays {
  readonly stays: WritableStays;
  readonly progress: Progress;
}

/**
 * Reads the whole catalogue in parts. A change during the reading is after the horizon, so the change log gives it, whether a part
 * already showed it or not. One long transaction would give the same, but would hold back the clean-up of every table.
 */
export const loadStays = async (db: Database, today: IsoDate): Promise<LoadedStays> => {
  const horizon = await readHorizon(db);
  const days = bookingHorizonDays + longestStay + spareDays;
  // A market west of ours may still have yesterday.
  const stays = createIndexedStays(createNightGrid(addDays(today, -1), days, await countRooms(db)));
  await loadHotels(db, stays, await readHotelIds(db));
  return { stays, progress: { horizon, applied: new Set() } };
};
