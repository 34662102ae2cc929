import type { Flow } from '@detour/shared-contracts/mount';
import type { Database } from '../../../database/open-database';
import { mostNearby, type CountedPlace } from '../page/nearby-counts.repository';
import { createDatabaseSource, type StaySource } from '../stay-source';
import { createCatalogueCache, type CatalogueCache } from './catalogue-cache';
import type { IndexedHotel, IndexedStays } from './indexed-stays';
import {
  countIndexedFacets,
  countIndexedHotels,
  findIndexedCheapestNights,
  findIndexedOffers,
} from './answers/search-index';
import type { StayIndex } from './fresh/stay-index';

const mostCounted = (counts: ReadonlyMap<string, number>) =>
  [...counts]
    .map(([id, count]) => ({ id, count }))
    .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1));

const named = async (
  db: Database,
  counted: readonly { readonly id: string; readonly count: number }[],
): Promise<readonly CountedPlace[]> => {
  if (counted.length === 0) return [];
  const places = await db
    .selectFrom('place')
    .select(['id', 'names'])
    .where(
      'id',
      'in',
      counted.map(({ id }) => id),
    )
    .execute();
  const names = new Map(places.map((place) => [place.id, place.names]));
  return counted.map(({ id, count }) => ({ id, count, names: names.get(id) ?? {} }));
};

/** Answers from the stays in memory; the database gives only the names of places. */
export const createIndexSource = (db: Database, stays: IndexedStays, cache: CatalogueCache): StaySource => {
  const countPlaces = (
    key: string,
    hotels: () => Iterable<IndexedHotel>,
    flow: Flow,
    placeOf: (hotel: IndexedHotel) => string | null,
  ): Promise<readonly CountedPlace[]> =>
    cache.countPlaces(`${flow} ${key}`, () =>
      named(db, mostCounted(countIndexedHotels(hotels(), flow, placeOf)).slice(0, mostNearby)),
    );
  return {
    findOffers: (input) => Promise.resolve(findIndexedOffers(stays, input)),
    findRows: (ids, locale) => cache.findRows(ids, locale),
    countFacets: (input, facets, packagesPerHotel) =>
      Promise.resolve(countIndexedFacets(stays, input, facets, packagesPerHotel)),
    findCheapestNights: (input, days) => Promise.resolve(findIndexedCheapestNights(stays, input, days)),
    countTowns: (area, { flow, except }) =>
      countPlaces(
        `towns ${area} ${except}`,
        () => stays.hotelsIn(area),
        flow,
        (hotel) => (hotel.place_id === except ? null : hotel.place_id),
      ),
    countRegions: (country, flow) =>
      countPlaces(
        `regions ${country}`,
        () => stays.hotels.values(),
        flow,
        (hotel) => (hotel.country === country ? hotel.region_id : null),
      ),
  };
};

interface SourceOptions {
  readonly db: Database;
  /** What the index follows: `db` or its read replica. Rows of cards and names of places come from it. */
  readonly indexDb: Database;
  readonly index: StayIndex;
}

/** The stays in memory while they are fresh, else the database, for each call anew. */
export const createStaySource = ({ db, indexDb, index }: SourceOptions): StaySource => {
  const database = createDatabaseSource(db);
  const cache = createCatalogueCache(indexDb);
  index.onCatalogueChange((hotels) => cache.forget(hotels));
  const source = (): StaySource => {
    const stays = index.current();
    return stays ? createIndexSource(indexDb, stays, cache) : database;
  };
  return {
    findOffers: (input) => source().findOffers(input),
    findRows: (ids, locale) => source().findRows(ids, locale),
    countFacets: (input, facets, packagesPerHotel) => source().countFacets(input, facets, packagesPerHotel),
    findCheapestNights: (input, days) => source().findCheapestNights(input, days),
    countTowns: (area, options) => source().countTowns(area, options),
    countRegions: (country, flow) => source().countRegions(country, flow),
  };
};
