import type { IsoDate } from '@detour/shared-contracts/base';
import type { CalendarPackage } from '../cheapest-nights.repository';
import type { NightGrid } from './night-grid';

/** A package as the search sees it. Amounts in cents. */
export interface IndexedPackage extends CalendarPackage {
  readonly id: string;
  readonly hotel_id: string;
  /** Row of its room type in the grid of nights. */
  readonly room: number;
  readonly kind: 'stay' | 'night';
  readonly published: boolean;
  readonly expiration: IsoDate | null;
  readonly min_nights: number;
  readonly max_nights: number;
  readonly themes: readonly number[];
  readonly tags: readonly number[];
  readonly meals: readonly string[];
  readonly cancellation: 'FLEX' | 'NCNR';
  /** FLEX: free of charge until so many days before check-in. */
  readonly cancellation_days: number;
  readonly popularity: number;
  readonly quality: number;
  readonly from_price: number | null;
  readonly from_ref_price: number | null;
  readonly from_tax: number | null;
  readonly from_amount_to_pay: number | null;
  readonly from_nights: number | null;
  readonly from_checkin: IsoDate | null;
  /** Its shortest gift in the preselected bucket. */
  readonly gift: { readonly price: number; readonly nights: number } | null;
}

export interface IndexedHotel {
  readonly id: string;
  readonly active: boolean;
  readonly imported: boolean;
  readonly country: string;
  readonly place_id: string;
  readonly region_id: string | null;
  readonly place_ids: readonly string[];
  readonly lat: number;
  readonly lng: number;
  readonly stars: number;
  readonly type: string | null;
  readonly environment: string | null;
  readonly style: string | null;
  readonly facilities: readonly string[];
  readonly pets: boolean;
  readonly review_average: number;
  readonly review_count: number;
  readonly packages: readonly IndexedPackage[];
}

/** Hotels with their packages, by id, by place and by package, and the nights of their rooms. */
export interface IndexedStays {
  readonly grid: NightGrid;
  readonly hotels: ReadonlyMap<string, IndexedHotel>;
  hotelsIn(place: string): Iterable<IndexedHotel>;
  hotelOf(packageId: string): IndexedHotel | undefined;
  /** Row of a room type. */
  roomOf(roomTypeId: string): number | undefined;
}

export interface WritableStays extends IndexedStays {
  /** Row of a room type; a new one gets a row with closed nights. */
  ensureRoom(roomTypeId: string): number;
  put(hotel: IndexedHotel): void;
  remove(hotelId: string): void;
}

export const createIndexedStays = (grid: NightGrid): WritableStays => {
  const hotels = new Map<string, IndexedHotel>();
  const byPlace = new Map<string, Set<IndexedHotel>>();
  const byPackage = new Map<string, IndexedHotel>();
  const rooms = new Map<string, number>();

  const remove = (hotelId: string): void => {
    const hotel = hotels.get(hotelId);
    if (!hotel) return;
    hotels.delete(hotelId);
    for (const place of hotel.place_ids) byPlace.get(place)?.delete(hotel);
    for (const { id } of hotel.packages) byPackage.delete(id);
  };

  return {
    grid,
    hotels,
    hotelsIn: (place) => byPlace.get(place) ?? [],
    hotelOf: (packageId) => byPackage.get(packageId),
    roomOf: (roomTypeId) => rooms.get(roomTypeId),
    ensureRoom(roomTypeId) {
      const known = rooms.get(roomTypeId);
      if (known !== undefined) return known;
      const row = grid.addRoom();
      rooms.set(roomTypeId, row);
      return row;
    },
    put(hotel) {
      remove(hotel.id);
      hotels.set(hotel.id, hotel);
      for (const place of hotel.place_ids) {
        const there = byPlace.get(place) ?? new Set<IndexedHotel>();
        byPlace.set(place, there.add(hotel));
      }
      for (const { id } of hotel.packages) byPackage.set(id, hotel);
    },
    remove,
  };
};
