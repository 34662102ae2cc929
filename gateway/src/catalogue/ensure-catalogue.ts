import { timeZoneOf, zonedNow, type Clock, type IsoDate } from '@detour/shared-contracts';
import { sql } from 'kysely';
import type { Config } from '../config';
import { json } from '../database/json';
import type { Database } from '../database/open-database';
import { generateCatalogue, type Catalogue } from './generate-catalogue';
import type { CatalogueSize } from './hotels/hotel-plan';
import { upsertRows } from './seed/insert-rows';
import { refreshFromPrices } from './seed/refresh-prices';
import { refreshPromotions, writePriceHistory } from './seed/refresh-promotions';
import * as rows from './seed/to-rows';
import { horizonOf, writeNights } from './seed/write-nights';

/** Raised when texts, houses or rows change: the next start then writes the whole catalogue again, over what is there. */
const catalogueVersion = 1;

interface State {
  readonly seed: string;
  readonly size: CatalogueSize;
  readonly version: number;
  /** The day that reviews are counted back from and offers end after. */
  readonly day: IsoDate;
  /** First night that is missing. */
  readonly horizon: IsoDate;
  /** Day of the last refresh of promotions and from-prices. */
  readonly refreshed: IsoDate;
}

export type CatalogueOutcome = 'switched-off' | 'up-to-date' | 'extended' | 'written';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'catalogueSeed' | 'catalogueSize'>;
}

interface Options {
  /** 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

const stateKey = 'demo-catalogue';

const readState = async (db: Database): Promise<State | null> => {
  const row = await db
    .selectFrom('catalogue_state')
    .select('value')
    .where('key', '=', stateKey)
    .executeTakeFirst();
  return (row?.value as State | undefined) ?? null;
};

const writeState = async (db: Database, state: State): Promise<void> => {
  await db
    .insertInto('catalogue_state')
    .values({ key: stateKey, value: json(state) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: json(state) }))
    .execute();
};

const writeCatalogue = async (
  db: Database,
  catalogue: Catalogue,
  day: IsoDate,
  onProgress: (share: number) => void,
): Promise<void> => {
  const { places, hotels, stays, reviews, boxes, activities } = catalogue;
  const steps = [
    { table: 'place', key: 'id', columns: rows.placeColumns, rows: places.map(rows.toPlaceRow), chunk: 2000 },
    { table: 'place', key: 'id', columns: rows.placeColumns, rows: hotels.map(rows.toHotelPlaceRow) },
    { table: 'hotel', key: 'id', columns: rows.hotelColumns, rows: hotels.map(rows.toHotelRow) },
    {
      table: 'room_type',
      key: 'id',
      columns: rows.roomTypeColumns,
      rows: hotels.flatMap(rows.toRoomTypeRows),
    },
    {
      table: 'package',
      key: 'id',
      columns: rows.packageColumns,
      rows: stays.map((stay) => rows.toPackageRow(stay, day)),
    },
    {
      table: 'review',
      key: 'id',
      columns: rows.reviewColumns,
      rows: reviews.map(rows.toReviewRow),
      chunk: 4000,
    },
    { table: 'box', key: 'code', columns: rows.boxColumns, rows: boxes.map(rows.toBoxRow) },
    { table: 'activity', key: 'id', columns: rows.activityColumns, rows: activities.map(rows.toActivityRow) },
  ] as const;
  for (const [index, step] of steps.entries()) {
    await upsertRows(db, step);
    onProgress((index + 1) / steps.length);
  }
};

/** Only one instance at a time; the others wait here and then find everything done. */
const withLock = <T>(db: Database, work: (locked: Database) => Promise<T>): Promise<T> =>
  db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(hashtext(${stateKey}))`.execute(connection);
    try {
      return await work(connection as Database);
    } finally {
      await sql`select pg_advisory_unlock(hashtext(${stateKey}))`.execute(connection);
    }
  });

const isCurrent = (state: State | null, today: IsoDate): boolean =>
  state !== null &&
  state.version === catalogueVersion &&
  state.horizon >= horizonOf(today) &&
  state.refreshed === today;

interface Job {
  readonly seed: string;
  readonly size: CatalogueSize;
  readonly today: IsoDate;
  readonly state: State | null;
  readonly onProgress: (share: number) => void;
}

const bringToToday = async (db: Database, job: Job): Promise<CatalogueOutcome> => {
  const { seed, size, today, state, onProgress } = job;
  const rewrite = state?.version !== catalogueVersion;
  const day = state?.day ?? today;
  const from = state && state.horizon > today ? state.horizon : today;
  const catalogue = generateCatalogue({ seed, size, day });
  onProgress(0.1);
  if (rewrite) await writeCatalogue(db, catalogue, day, (share) => onProgress(0.1 + share * 0.3));
  const until = horizonOf(today);
  await writeNights(db, {
    seed,
    hotels: catalogue.hotels,
    from,
    until,
    onProgress: (share) => onProgress(0.4 + share * 0.4),
  });
  await refreshPromotions(db, seed, today);
  if (rewrite) await sql`analyze place, hotel, room_type, package, room_night, review`.execute(db);
  await refreshFromPrices(db, today);
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

/**
 * Brings the demonstration catalogue to today in the market's zone: an empty database is filled, a filled one gets the nights that are
 * missing to a year from today, today's promotions and from-prices. Called again on the same day it reads one row and returns. What
 * breaks off is taken up by the next call. A database keeps the seed and size it was made with, whatever the configuration says later.
 */
export const ensureCatalogue = async (
  { db, clock, config }: Deps,
  { onProgress = () => {} }: Options = {},
): Promise<CatalogueOutcome> => {
  const today = zonedNow(clock.now(), timeZoneOf('fr_FR')).date;
  const found = await readState(db);
  const size = found?.size ?? config.catalogueSize;
  if (size === 'none') return 'switched-off';
  if (isCurrent(found, today)) return 'up-to-date';
  return withLock(db, async (locked) => {
    const state = await readState(locked);
    if (isCurrent(state, today)) return 'up-to-date';
    return bringToToday(locked, {
      seed: state?.seed ?? config.catalogueSeed,
      size,
      today,
      state,
      onProgress,
    });
  });
};
