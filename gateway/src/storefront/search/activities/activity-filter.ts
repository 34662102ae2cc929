import type { ActivitySearchRequest, FacetType } from '@detour/shared-contracts/api';
import type { ActivityCandidate } from './activity-candidates.repository';
import { tagsOfTheme } from './activity-list';
import { priceStep, priceTop, type FacetCounts } from '../facets/facets.repository';
import type { SearchFilter } from '../search-filter';

/** Price for a party in cents: the price for its size, or that for one person times its size. */
const priceOf = ({ prices }: ActivityCandidate, adults: number): number =>
  prices[String(adults)]?.sellPrice ?? (prices['1']?.sellPrice ?? 0) * adults;

/** Price per person in cents, as on the card and in the price filter. */
const perPerson = (activity: ActivityCandidate, adults: number): number =>
  Math.ceil(priceOf(activity, adults) / adults);

type Condition = 'tag' | 'price' | 'theme';

const conditionsOf = (
  filter: SearchFilter,
): Readonly<Record<Condition, (activity: ActivityCandidate) => boolean>> => {
  const themed = filter.theme === null ? null : tagsOfTheme(filter.theme);
  const { min, max } = filter.price;
  const { adults } = filter.guests;
  return {
    theme: ({ tags }) => !themed || tags.some((tag) => themed.has(tag)),
    // Most activities have one id, so several chosen ids are combined with OR.
    tag: ({ tags }) => filter.tags.length === 0 || filter.tags.some((tag) => tags.includes(tag)),
    price: (activity) =>
      (min === null || perPerson(activity, adults) >= min) &&
      (max === null || perPerson(activity, adults) <= max),
  };
};

const matching = (
  candidates: readonly ActivityCandidate[],
  filter: SearchFilter,
  without?: Condition,
): readonly ActivityCandidate[] => {
  const conditions = Object.entries(conditionsOf(filter)).filter(([name]) => name !== without);
  return candidates.filter((activity) => conditions.every(([, holds]) => holds(activity)));
};

export const filterActivities = (
  candidates: readonly ActivityCandidate[],
  filter: SearchFilter,
): readonly ActivityCandidate[] => matching(candidates, filter);

interface Order {
  readonly orderBy: NonNullable<ActivitySearchRequest['orderBy']>;
  readonly adults: number;
  /** Activities of this country come first where the visitor named no place. */
  readonly homeCountry: string | null;
}

/** Sorts by distance, or by value with alternating kinds, so that a page shows several. Equals are ordered by id. */
export const sortActivities = (
  activities: readonly ActivityCandidate[],
  { orderBy, adults, homeCountry }: Order,
): readonly ActivityCandidate[] => {
  const isHome = ({ country }: ActivityCandidate): number =>
    homeCountry === null || country === homeCountry ? 0 : 1;
  const worth = (activity: ActivityCandidate): number =>
    priceOf(activity, adults) / activity.duration_minutes;
  const byWorth = sortBy(activities, (activity) => [isHome(activity), worth(activity)]);
  if (orderBy === 'distance') return sortBy(byWorth, ({ distance }) => [distance ?? Infinity]);
  const turns = turnsOf(byWorth);
  return sortBy(byWorth, (activity) => [isHome(activity), turns.get(activity.id) ?? 0, worth(activity)]);
};

/** Number of activities of the same kind before each. */
const turnsOf = (activities: readonly ActivityCandidate[]): ReadonlyMap<string, number> => {
  const seen = new Map<number | undefined, number>();
  return new Map(
    activities.map(({ id, tags: [kind] }) => {
      const turn = seen.get(kind) ?? 0;
      seen.set(kind, turn + 1);
      return [id, turn];
    }),
  );
};

const sortBy = (
  activities: readonly ActivityCandidate[],
  keyOf: (activity: ActivityCandidate) => readonly number[],
): readonly ActivityCandidate[] =>
  activities
    .map((activity) => ({ activity, key: keyOf(activity) }))
    .sort((first, second) => {
      const index = first.key.findIndex((value, position) => value !== second.key[position]);
      return index < 0
        ? first.activity.id.localeCompare(second.activity.id)
        : (first.key[index] ?? 0) - (second.key[index] ?? 0);
    })
    .map(({ activity }) => activity);

export const centerKeyOf = ({ place_id, center }: ActivityCandidate): string => `${place_id} ${center}`;

/** Keeps at most `most` activities per centre, the best ones. */
export const limitPerCenter = (
  activities: readonly ActivityCandidate[],
  most: number,
): readonly ActivityCandidate[] => {
  const seen = new Map<string, number>();
  return activities.filter((activity) => {
    const key = centerKeyOf(activity);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count <= most;
  });
};

/** Counts activities by facet and value. Facets of hotels are empty. @spec CALL-043 */
export const countActivityFacets = (
  candidates: readonly ActivityCandidate[],
  filter: SearchFilter,
  facets: readonly FacetType[],
): FacetCounts => {
  const counts = new Map<FacetType, Map<string, number>>(facets.map((facet) => [facet, new Map()]));
  const count = (facet: FacetType, value: string): void => {
    const values = counts.get(facet);
    values?.set(value, (values.get(value) ?? 0) + 1);
  };
  for (const { tags } of matching(candidates, filter, 'tag')) {
    for (const tag of tags) count('tag', String(tag));
  }
  for (const activity of matching(candidates, filter, 'price')) {
    const amount = Math.min(perPerson(activity, filter.guests.adults), priceTop);
    count('price', String(Math.floor(amount / priceStep) * priceStep));
  }
  return counts;
};
