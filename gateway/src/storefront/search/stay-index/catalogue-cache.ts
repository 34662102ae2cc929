import { LRUCache } from 'lru-cache';
import { wordingOf } from '@detour/shared-contracts/catalogue';
import type { Locale } from '@detour/shared-contracts/sites';
import type { Database } from '../../../database/open-database';
import { findOfferRows, type OfferRow } from '../offers/offer-rows.repository';
import type { CountedPlace } from '../page/nearby-counts.repository';
import type { ChangedHotels } from './fresh/stay-index';

/** Rows of cards that are kept: about 20 MB. */
const mostRows = 5_000;
/** Areas whose towns are kept. */
const mostAreas = 1_000;

/** What pages of results show beside the answer of the index. It lasts until the catalogue changes. */
export interface CatalogueCache {
  /** Rows of cards by package id, as `findOfferRows`. */
  findRows(ids: readonly string[], locale: Locale): Promise<ReadonlyMap<string, OfferRow>>;
  /** The result of `count`, once for each key. */
  countPlaces(key: string, count: () => Promise<readonly CountedPlace[]>): Promise<readonly CountedPlace[]>;
  /** Forgets the rows of changed hotels, and all counts. */
  forget(hotels: ChangedHotels): void;
}

/** Keeps what was shown last. */
export const createCatalogueCache = (db: Database): CatalogueCache => {
  const kept = new LRUCache<string, OfferRow>({ max: mostRows });
  const counted = new LRUCache<string, readonly CountedPlace[]>({ max: mostAreas });
  /** Counts the changes: a row that was read before one is not kept. */
  let changes = 0;
  return {
    async findRows(ids, locale) {
      const found = new Map<string, OfferRow>();
      const keyOf = (id: string): string => `${wordingOf(locale)} ${id}`;
      for (const id of ids) {
        const row = kept.get(keyOf(id));
        if (row) found.set(id, row);
      }
      const missing = ids.filter((id) => !found.has(id));
      if (missing.length === 0) return found;
      const before = changes;
      for (const [id, row] of await findOfferRows(db, missing, locale)) {
        found.set(id, row);
        if (changes === before) kept.set(keyOf(id), row);
      }
      return found;
    },
    async countPlaces(key, count) {
      const known = counted.get(key);
      if (known) return known;
      const before = changes;
      const places = await count();
      if (changes === before) counted.set(key, places);
      return places;
    },
    forget(hotels) {
      changes += 1;
      counted.clear();
      if (hotels === null) return kept.clear();
      const gone = new Set(hotels);
      for (const [key, { hotel }] of kept.entries()) if (gone.has(hotel.id)) kept.delete(key);
    },
  };
};
