import type { IsoDate } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import type { Database } from '../database/open-database';
import {
  type Catalogue,
  type CatalogueSize,
  generateCatalogue,
  type Hotel,
  type Stay,
} from './demonstration';
import { catalogueVersion, writeState, type CatalogueState } from './catalogue-state';
import * as columns from './rows/columns';
import { upsertRows } from './rows/insert-rows';
import { writeDemonstrationCodes } from './demonstration-codes';
import { refreshActivityPrices } from './refresh/refresh-activities';
import { refreshBoxPrices } from './refresh/refresh-boxes';
import { openSlots } from '../sales/slots/open-slots';
import { hashPassword } from '../sessions/passwords';
import { refreshGiftPrices } from '../sales/gifts/refresh-gift-prices';
import { refreshFromPrices } from './refresh/refresh-prices';
import { refreshPromotions, writePriceHistory } from './refresh/refresh-promotions';
import * as rows from './rows/to-rows';
import { horizonOf } from './horizon';
import { writeNights } from './rows/write-nights';

/** PIN of every partner of the demonstration (gateway/README.md). */
const demonstrationPin = '246810';

const writeCatalogue = async (
  db: Database,
  catalogue: Catalogue,
  day: IsoDate,
  onProgress: (share: number) => void,
): Promise<void> => {
  const { places, hotels, stays, hotelNights, reviews, boxes, activities } = catalogue;
  const hotelById = new Map(hotels.map((hotel) => [hotel.id, hotel]));
  const hotelOf = ({ id, hotelId }: Stay): Hotel => {
    const hotel = hotelById.get(hotelId);
    if (!hotel) throw new Error(`Stay ${id} belongs to hotel ${hotelId}, which the catalogue does not have.`);
    return hotel;
  };
  const pinHash = await hashPassword(demonstrationPin);
  const steps = [
    {
      table: 'place',
      key: 'id',
      columns: columns.placeColumns,
      rows: places.map(rows.toPlaceRow),
      chunk: 2000,
    },
    { table: 'place', key: 'id', columns: columns.placeColumns, rows: hotels.map(rows.toHotelPlaceRow) },
    { table: 'hotel', key: 'id', columns: columns.hotelColumns, rows: hotels.map(rows.toHotelRow) },
    {
      table: 'room_type',
      key: 'id',
      columns: columns.roomTypeColumns,
      rows: hotels.flatMap(rows.toRoomTypeRows),
    },
    {
      table: 'package',
      key: 'id',
      columns: columns.packageColumns,
      rows: [...stays, ...hotelNights].map((stay) => rows.toPackageRow(stay, hotelOf(stay), day)),
    },
    {
      table: 'review',
      key: 'id',
      columns: columns.reviewColumns,
      rows: reviews.map(rows.toReviewRow),
      chunk: 4000,
    },
    { table: 'box', key: 'code', columns: columns.boxColumns, rows: boxes.map(rows.toBoxRow) },
    {
      table: 'activity',
      key: 'id',
      columns: columns.activityColumns,
      rows: activities.map((activity) => rows.toActivityRow(activity, pinHash)),
    },
  ] as const;
  for (const [index, step] of steps.entries()) {
    await upsertRows(db, step);
    onProgress((index + 1) / steps.length);
  }
};

/**
 * Unpublishes stays, hotels and boxes that this version no longer has, because orders may still refer to them. Deletes invented
 * reviews; reviews by guests have ids of another form and stay.
 */
const retireOthers = async (db: Database, catalogue: Catalogue): Promise<void> => {
  const { hotels, stays, hotelNights, reviews, boxes } = catalogue;
  const packages = [...stays, ...hotelNights].map(({ id }) => id);
  const demo = db.selectFrom('hotel').select('id').where('origin', '=', 'demo');
  await sql`
    update package set published = false
    where hotel_id in (${demo}) and published and id <> all(${packages}::text[])`.execute(db);
  await sql`
    update hotel set active = false
    where origin = 'demo' and active and id <> all(${hotels.map(({ id }) => id)}::text[])`.execute(db);
  await sql`
    update box set published = false
    where origin = 'demo' and published and code <> all(${boxes.map(({ code }) => code)}::text[])`.execute(
    db,
  );
  await sql`
    delete from review
    where id ~ ('^' || hotel_id || '-[0-9]+$') and id <> all(${reviews.map(({ id }) => id)}::text[])`.execute(
    db,
  );
};

interface Job {
  readonly seed: string;
  readonly size: CatalogueSize;
  readonly today: IsoDate;
  readonly state: CatalogueState | null;
  readonly onProgress: (share: number) => void;
}

/** Writes missing data for today, or everything when the database is empty or has an older version. */
export const bringToToday = async (db: Database, job: Job): Promise<'written' | 'extended'> => {
  const { seed, size, today, state, onProgress } = job;
  const rewrite = state?.version !== catalogueVersion;
  const day = state?.day ?? today;
  // A newer version may have new rooms: their nights begin today.
  const from = !rewrite && state.horizon > today ? state.horizon : today;
  const catalogue = generateCatalogue({ seed, size, day });
  onProgress(0.1);
  if (rewrite) {
    await writeCatalogue(db, catalogue, day, (share) => onProgress(0.1 + share * 0.3));
    await retireOthers(db, catalogue);
  }
  const until = horizonOf(today);
  await writeNights(db, {
    seed,
    hotels: catalogue.hotels,
    from,
    until,
    onProgress: (share) => onProgress(0.4 + share * 0.4),
  });
  await refreshPromotions(db, seed, today);
  await refreshBoxPrices(db, seed, today);
  await refreshActivityPrices(db, { seed, today, activities: catalogue.activities });
  await writeDemonstrationCodes(db, new Date(`${today}T12:00:00Z`));
  if (rewrite) await sql`analyze place, hotel, room_type, package, room_night, review`.execute(db);
  await refreshFromPrices(db, today);
  await refreshGiftPrices(db, today);
  await openSlots(db, today);
  if (rewrite) await writePriceHistory(db, today);
  await writeState(db, {
    seed,
    size,
    version: catalogueVersion,
    day,
    horizon: until > from ? until : from,
    refreshed: today,
  });
  onProgress(1);
  return rewrite ? 'written' : 'extended';
};
