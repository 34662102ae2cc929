import type { SearchFacets } from './search-facets';
import type { LocalFilters } from '../local-filters';

/**
 * Upper bound of the results from facets alone, until the search responds: the smallest count of the selected values. Null when
 * none is selected. @spec FILT-049
 */
export const facetEstimate = (filters: LocalFilters, facets: SearchFacets): number | null => {
  const counts = [
    ...filters.activities.map((id) => facets.tags.get(id)),
    ...chosen(filters.stars, facets.stars, ({ value }) => value),
    ...chosen(filters.facilities, facets.facilities, ({ value }) => value),
    ...chosen(filters.hotelTypes, facets.hotelTypes, ({ value }) => value),
    ...chosen(filters.hotelEnvironments, facets.hotelEnvironments, ({ key }) => key),
    ...chosen(filters.hotelStyles, facets.hotelStyles, ({ name }) => name),
    ...chosen(filters.meals, facets.meals, ({ value }) => value),
    ...(filters.freeCancellation ? [facets.freeCancellation] : []),
    ...(filters.promotions ? [facets.promotions] : []),
    ...chosen(
      filters.hotelScore === null ? [] : [filters.hotelScore],
      facets.hotelScores,
      ({ value }) => value,
    ),
  ].filter((count) => count !== undefined);
  return counts.length === 0 ? null : Math.min(...counts);
};

const chosen = <K, V extends { readonly count: number }>(
  keys: readonly K[],
  values: readonly V[],
  keyOf: (value: V) => K,
): readonly (number | undefined)[] => keys.map((key) => values.find((value) => keyOf(value) === key)?.count);
