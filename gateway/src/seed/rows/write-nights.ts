import { nightsBetween, type IsoDate } from '@detour/shared-contracts/base';
import type { Country } from '@detour/shared-contracts/sites';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database';
import {
  type CalendarDay,
  calendarDays,
  createNightBuilder,
  type Hotel,
  type NightlyHouse,
  type Nights,
} from '../demonstration';

const roomTypesAStatement = 120;

const array = (values: readonly (number | boolean)[]): string => `{${values.join(',')}}`;

/** One row of arrays per room type, which the database expands: 40,000 nights per statement. Existing nights are not changed. */
const insertNights = async (db: Database, nights: readonly Nights[], from: IsoDate): Promise<void> => {
  const columns = {
    ids: nights.map((room) => room.roomTypeId),
    capacity: nights.map((room) => array(room.capacity)),
    price: nights.map((room) => array(room.price)),
    minLos: nights.map((room) => array(room.minLos)),
    closedToArrival: nights.map((room) => array(room.closedToArrival)),
    closed: nights.map((room) => array(room.closed)),
  };
  await sql`
    insert into room_night (room_type_id, night, capacity, price, min_los, closed_to_arrival, closed)
    select room.id, ${from}::date + (night.position::int - 1), night.capacity, night.price, night.min_los, night.cta, night.closed
    from unnest(${columns.ids}::text[], ${columns.capacity}::text[], ${columns.price}::text[], ${columns.minLos}::text[],
        ${columns.closedToArrival}::text[], ${columns.closed}::text[]) as room (id, capacity, price, min_los, cta, closed),
      unnest(room.capacity::int[], room.price::int[], room.min_los::int[], room.cta::boolean[], room.closed::boolean[])
        with ordinality as night (capacity, price, min_los, cta, closed, position)
    on conflict (room_type_id, night) do nothing`.execute(db);
};

interface NightsToWrite {
  readonly seed: string;
  readonly hotels: readonly (NightlyHouse & Pick<Hotel, 'country'>)[];
  readonly from: IsoDate;
  /** Not included. */
  readonly until: IsoDate;
  /** Share done, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Writes the nights from `from` to `until` for every room type. */
export const writeNights = async (
  db: Database,
  { seed, hotels, from, until, onProgress }: NightsToWrite,
): Promise<void> => {
  const count = nightsBetween(from, until);
  if (count <= 0) return;
  const calendars = new Map<Country, readonly CalendarDay[]>();
  const calendarOf = (country: Country): readonly CalendarDay[] => {
    const known = calendars.get(country) ?? calendarDays(country, from, count);
    calendars.set(country, known);
    return known;
  };
  const build = createNightBuilder(seed);
  const all = hotels.flatMap((hotel) => build(hotel, calendarOf(hotel.country)));
  for (let start = 0; start < all.length; start += roomTypesAStatement) {
    await insertNights(db, all.slice(start, start + roomTypesAStatement), from);
    onProgress(Math.min(1, (start + roomTypesAStatement) / all.length));
  }
};
