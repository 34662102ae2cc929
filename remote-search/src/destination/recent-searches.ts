import { parsePlaceCategory, type PlaceCategory } from '@detour/shared-contracts';

/** @spec DEST-008 */
export interface RecentSearch {
  readonly id: string;
  readonly label: string;
  readonly category: PlaceCategory;
}

/** Key in the visitor's storage. */
export const recentSearchesKey = 'recentSearches';

const mostKept = 3;

/** Most recent first; a value that we did not write counts as empty. @spec DEST-009 DEST-010 */
export const parseRecentSearches = (stored: string | null): readonly RecentSearch[] => {
  const values = parseArray(stored);
  return values.flatMap((value) => toRecentSearch(value) ?? []).slice(0, mostKept);
};

const parseArray = (stored: string | null): readonly unknown[] => {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? (value as unknown[]) : [];
  } catch {
    return [];
  }
};

const toRecentSearch = (value: unknown): RecentSearch | null => {
  const { id, label, category } = (value ?? {}) as Record<string, unknown>;
  const known = typeof category === 'string' ? parsePlaceCategory(category) : null;
  return known && typeof id === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(id) && typeof label === 'string'
    ? { id, label: label.slice(0, 200), category: known }
    : null;
};

/** A repeated destination stands once, at the top. @spec DEST-004 DEST-009 DEST-010 DEST-011 */
export const addRecentSearch = (
  searches: readonly RecentSearch[],
  search: RecentSearch,
): readonly RecentSearch[] =>
  [search, ...searches.filter(({ id }) => id !== search.id)].slice(0, mostKept);

export const printRecentSearches = (searches: readonly RecentSearch[]): string =>
  JSON.stringify(searches.map(({ id, label, category }) => ({ id, label, category })));
