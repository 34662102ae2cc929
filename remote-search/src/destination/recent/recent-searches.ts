import { parseJsonList } from '@detour/shared-contracts/base';
import { placeCategories, type PlaceCategory } from '@detour/shared-contracts/criteria';

/** @spec DEST-008 */
export interface RecentSearch {
  readonly id: string;
  readonly label: string;
  readonly category: PlaceCategory;
}

/** @spec DEST-009 */
const mostRecentSearches = 3;

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
  parseJsonList(text)
    .filter(isRecentSearch)
    .map(({ id, label, category }) => ({ id, label, category }))
    .reduceRight<readonly RecentSearch[]>(addRecentSearch, []);
