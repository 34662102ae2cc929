import { isoDate } from '@detour/shared-contracts/base';
import {
  type Catalogue,
  type CatalogueSize,
  generateCatalogue,
  type Hotel,
  settings,
  type Stay,
} from '../../src/seed/demonstration';
import { coversOf } from '../../src/storefront/search/offers/card-covers';
import type { OfferRow } from '../../src/storefront/search/offers/offer-rows.repository';
import { varyCovers } from '../../src/storefront/search/offers/vary-covers';

/** Cards of a page of results. */
const pageSize = 24;

interface Search {
  readonly name: string;
  readonly finds: (hotel: Hotel) => boolean;
}

const environmentOf = (hotel: Hotel): string => settings[hotel.setting].environment;

const isNear =
  (lat: number, lng: number, degrees: number) =>
  (hotel: Hotel): boolean =>
    Math.abs(hotel.lat - lat) < degrees && Math.abs(hotel.lng - lng) < degrees * 1.4;

/** Searches of all countries: places, regions, surroundings. */
const searches: readonly Search[] = [
  { name: 'France', finds: ({ country }) => country === 'FR' },
  { name: 'France, sea', finds: (hotel) => hotel.country === 'FR' && environmentOf(hotel) === 'sea' },
  { name: 'Provence and the Riviera', finds: isNear(43.6, 5.8, 1.1) },
  { name: 'Brittany', finds: isNear(48.2, -3.2, 1) },
  { name: 'Normandy', finds: isNear(49.3, 0.2, 0.8) },
  { name: 'Alps', finds: (hotel) => environmentOf(hotel) === 'mountain' },
  { name: 'Loire', finds: isNear(47.4, 0.8, 0.8) },
  { name: 'Spain', finds: ({ country }) => country === 'ES' },
  { name: 'Andalusia', finds: isNear(37.2, -4.6, 1.2) },
  { name: 'Italy', finds: ({ country }) => country === 'IT' },
  { name: 'Tuscany', finds: isNear(43.4, 11.2, 0.9) },
  { name: 'Belgium', finds: ({ country }) => country === 'BE' },
  { name: 'Netherlands', finds: ({ country }) => country === 'NL' },
  { name: 'cities', finds: (hotel) => environmentOf(hotel) === 'city' },
  { name: 'spas', finds: (hotel) => environmentOf(hotel) === 'spa' },
  { name: 'castles', finds: ({ setting }) => setting === 'castle' },
];

/** A page of results: the hotels, and the cover that each card shows. */
export interface Page {
  readonly search: string;
  readonly hotels: readonly Hotel[];
  readonly covers: readonly string[];
}

const rowOf = (stay: Stay, hotel: Hotel): OfferRow =>
  ({
    pack: { scene: stay.scene },
    hotel: { ...hotel, environment: environmentOf(hotel), place_id: hotel.townId, photos: [] },
  }) as unknown as OfferRow;

/** Catalogue of the shop, or the small one of tests. */
export const catalogueOf = (size: CatalogueSize): Catalogue =>
  generateCatalogue({ seed: 'detour', size, day: isoDate('2026-11-21') });

/** Pages of the searches, best house first, in the gateway's choice of covers. */
export const resultPages = ({ hotels, stays }: Catalogue): readonly Page[] => {
  const first = new Map<string, Stay>();
  for (const stay of stays) if (!first.has(stay.hotelId)) first.set(stay.hotelId, stay);
  const best = [...hotels].sort((a, b) => b.quality - a.quality || (a.id < b.id ? -1 : 1));
  return searches.flatMap(({ name, finds }) => {
    const found = best.flatMap((hotel) => {
      const stay = first.get(hotel.id);
      return finds(hotel) && stay ? [{ hotel, row: rowOf(stay, hotel) }] : [];
    });
    return Array.from({ length: Math.ceil(found.length / pageSize) }, (_, page): Page => {
      const rows = found.slice(page * pageSize, (page + 1) * pageSize);
      return {
        search: name,
        hotels: rows.map(({ hotel }) => hotel),
        covers: varyCovers(rows.map(({ row }) => coversOf(row))),
      };
    });
  });
};
