import type { PlaceKey } from '@detour/shared-contracts/criteria';
import type { Locale } from '@detour/shared-contracts/sites';
import { wordingOf } from '@detour/shared-contracts/catalogue';
import type { Database } from '../../database/open-database';
import type { SearchFilter } from './search-filter';

interface NamedPlace {
  readonly id: string;
  readonly label: string;
  readonly category: string;
}

/** The area of a search, with its place resolved. */
export interface SearchArea {
  /** In the visitor's language. Null without a place or for an unknown one. */
  readonly destination: NamedPlace | null;
  /** Parents of the place, nearest first. */
  readonly hierarchy: readonly { type: 'department' | 'region' | 'country'; id: string; label: string }[];
  /** Place that must contain the hotels (one of `hotel.place_ids`). */
  readonly within: string | null;
  readonly around: { readonly lat: number; readonly lng: number } | null;
  /** km from `around`; null for no limit. */
  readonly distance: { readonly min: number; readonly max: number } | null;
  /** True for a place that does not exist: the search has no results. */
  readonly isUnknown: boolean;
}

/** Categories of places that are points rather than areas. */
const pointLike: ReadonlySet<PlaceKey> = new Set([
  'city',
  'poi',
  'hotel',
  'hotelId',
  'searesort',
  'skiresort',
]);

const areaOf = {
  department: 'department_id',
  region: 'region_id',
  country: 'country',
} as const;

/** A hotel is found by id or uri. */
const findPlace = async (db: Database, { key, id }: NonNullable<SearchFilter['place']>) => {
  const place = await db.selectFrom('place').selectAll().where('id', '=', id).executeTakeFirst();
  if (place || (key !== 'hotel' && key !== 'hotelId')) return place;
  return db
    .selectFrom('place')
    .innerJoin('hotel', 'hotel.id', 'place.id')
    .selectAll('place')
    .where('hotel.uri', '=', id)
    .executeTakeFirst();
};

type PlaceRow = NonNullable<Awaited<ReturnType<typeof findPlace>>>;

const findHierarchy = async (
  db: Database,
  place: PlaceRow,
  locale: Locale,
): Promise<SearchArea['hierarchy']> => {
  const ids = [place.department_id, place.region_id, place.country].filter(
    (id): id is string => id !== null && id !== place.id,
  );
  if (ids.length === 0) return [];
  const parents = await db
    .selectFrom('place')
    .select(['id', 'category', 'names'])
    .where('id', 'in', ids)
    .execute();
  return (Object.keys(areaOf) as (keyof typeof areaOf)[]).flatMap((type) => {
    const parent = parents.find(({ id, category }) => category === type && id === place[areaOf[type]]);
    return parent ? [{ type, id: parent.id, label: parent.names[wordingOf(locale)] ?? '' }] : [];
  });
};

const nowhere: SearchArea = {
  destination: null,
  hierarchy: [],
  within: null,
  around: null,
  distance: null,
  isUnknown: false,
};

/**
 * Resolves place, position and distance of a search to an area. With a distance, a point becomes a circle and an area stays an
 * area. Without one, a town contains its own hotels, and a sight those within 15 km, which list it among their places. Distances
 * on cards are measured from the visitor's position, otherwise from the point.
 */
export const findSearchArea = async (
  db: Database,
  filter: SearchFilter,
  locale: Locale,
): Promise<SearchArea> => {
  const { position, distance } = filter;
  if (!filter.place) return { ...nowhere, around: position, distance: position ? distance : null };
  const place = await findPlace(db, filter.place);
  if (!place) return { ...nowhere, around: position, isUnknown: true };
  const isPoint = pointLike.has(filter.place.key);
  const around = position ?? (isPoint ? { lat: place.lat, lng: place.lng } : null);
  return {
    destination: { id: place.id, label: place.names[wordingOf(locale)] ?? '', category: place.category },
    hierarchy: await findHierarchy(db, place, locale),
    within: isPoint && distance ? null : place.id,
    around,
    distance: around ? distance : null,
    isUnknown: false,
  };
};
