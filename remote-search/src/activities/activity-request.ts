import {
  packagesPerHotel,
  resultsPageSize,
  searchCriteriaOf,
  sortInForce,
  type ActivitySearchRequest,
  type Criteria,
  type Locale,
} from '@detour/shared-contracts';

/**
 * Request body of an activity search: adults only, 30 km around the city, at most 20 activities per centre.
 * @spec SRCH-050 SBOX-014
 */
export const activityRequest = (
  criteria: Criteria,
  locale: Locale,
  paging: { readonly page: number; readonly limit?: number },
): ActivitySearchRequest => ({
  locale,
  page: paging.page,
  limit: paging.limit ?? resultsPageSize,
  numberOfPackagesPerHotel: packagesPerHotel.activity,
  orderBy: sortInForce(criteria.sort, 'activity', criteria.position !== undefined),
  searchCriteria: searchCriteriaOf(criteria, 'activity'),
});
