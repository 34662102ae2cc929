import { createPageOfBest } from '../page-of-best';
import { closenessOf } from './name-index';
import { foldPlaceName, type FoundPlace, type PlaceDirectory } from './place-directory';
import type { PlaceRow } from './place-rows.repository';

const categoryOrder = [
  'city',
  'region',
  'touristicregion',
  'department',
  'searesort',
  'skiresort',
  'country',
  'poi',
  'hotel',
];

export interface RankContext {
  /** Stays on sale by place id. */
  readonly offers: ReadonlyMap<string, number>;
  readonly language: string;
  /** Country of the visitor's site. */
  readonly home: string;
  /** Maximum number of places. */
  readonly limit: number;
}

interface Ranked {
  readonly place: PlaceRow;
  /** What decides first, as one number: a single letter matches thousands of places. */
  readonly tier: number;
  readonly size: number;
  readonly category: number;
}

/** Above the largest rest and the number of typos. */
const base = 64;

const flag = (value: boolean): number => (value ? 1 : 0);

const compare = (a: Ranked, b: Ranked): number =>
  a.tier - b.tier || b.size - a.size || a.category - b.category || (a.place.id < b.place.id ? -1 : 1);

/**
 * The places that match the term, best first: closeness of the name (prefixes before typos), whether it is the name that the visitor
 * sees, whether it has stays, whether it is in the visitor’s country, then size. Hotels come after places of the same closeness. A town
 * that is also a resort comes once: as the one with more stays, else as the town.
 */
export const rankPlaces = (
  directory: PlaceDirectory,
  typed: string,
  { offers, language, home, limit }: RankContext,
): readonly PlaceRow[] => {
  const term = foldPlaceName(typed);
  const toRanked = ({ place, closeness, typos, rest }: FoundPlace): Ranked => {
    const count = offers.get(place.id) ?? 0;
    const isVisible = closenessOf(term, directory.foldedName(place, language)) === closeness;
    const match = (closeness * base + typos) * base + Math.min(rest, base - 1);
    const kind = flag(!isVisible) * 8 + flag(place.category === 'hotel') * 4;
    return {
      place,
      tier: match * 16 + kind + flag(count === 0) * 2 + flag(place.country !== home),
      size: Math.log10(1 + count) + Math.log10(1 + place.population) / 2,
      category: categoryOrder.indexOf(place.category),
    };
  };
  const best = createPageOfBest(limit, compare);
  const spots = new Map<string, Ranked>();
  for (const found of directory.find(typed, limit, home)) {
    const ranked = toRanked(found);
    const spot = directory.spotOf(found.place);
    const known = spot === null ? undefined : spots.get(spot);
    if (spot === null) best.add(ranked);
    else if (!known || compare(ranked, known) < 0) spots.set(spot, ranked);
  }
  for (const ranked of spots.values()) best.add(ranked);
  return best.take().map(({ place }) => place);
};
