import type { Validator } from '../api/call';
import { placeCategories, type PlaceCategory } from '../criteria/place-category';
import type { EventPayload } from '../events/catalogue';

/** @spec RECENT-003 */
export type ViewedItem = EventPayload<'product.stay-viewed@1'>;

/** Maximum items per type. @spec RECENT-002 */
const mostViewed = 10;

/** @spec DEST-008 */
export interface RecentSearch {
  readonly id: string;
  readonly label: string;
  readonly category: PlaceCategory;
}

/** @spec DEST-009 */
const mostRecentSearches = 3;

const parseList = (text: string | null): readonly unknown[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};

/** Adds an item: newest first, no duplicates, at most 10 per type. @spec RECENT-001 RECENT-002 */
export const addViewed = (list: readonly ViewedItem[], item: ViewedItem): readonly ViewedItem[] => {
  const others = list.filter(({ id, type }) => id !== item.id || type !== item.type);
  const counts = new Map<string, number>();
  return [item, ...others].filter(({ type }) => {
    const count = (counts.get(type) ?? 0) + 1;
    counts.set(type, count);
    return count <= mostViewed;
  });
};

/**
 * Parses the stored value of `recentlyViewed`. Drops invalid entries; an invalid value counts as empty. `validate` is
 * `validateEventProductStayViewed1`.
 */
export const parseViewed = (text: string | null, validate: Validator<ViewedItem>): readonly ViewedItem[] =>
  parseList(text)
    .filter((item): item is ViewedItem => validate(item))
    .reduceRight<readonly ViewedItem[]>(addViewed, []);

/** Adds a search: newest first, each place once, at most three. @spec DEST-009 DEST-010 DEST-011 */
export const addRecentSearch = (
  list: readonly RecentSearch[],
  search: RecentSearch,
): readonly RecentSearch[] =>
  [search, ...list.filter(({ id }) => id !== search.id)].slice(0, mostRecentSearches);

const isRecentSearch = (value: unknown): value is RecentSearch => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, label, category } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    /^[A-Za-z0-9_-]{1,64}$/.test(id) &&
    typeof label === 'string' &&
    placeCategories.includes(category as PlaceCategory)
  );
};

/** Parses the stored value of `recentSearches`. An invalid value counts as empty. */
export const parseRecentSearches = (text: string | null): readonly RecentSearch[] =>
  parseList(text)
    .filter(isRecentSearch)
    .map(({ id, label, category }) => ({ id, label, category }))
    .reduceRight<readonly RecentSearch[]>(addRecentSearch, []);
