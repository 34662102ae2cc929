import type { ActivitySearchRequest } from '@detour/shared-contracts/api';
import {
  packagesPerHotel,
  resultsPageSize,
  searchCriteriaOf,
  sortInForce,
} from '@detour/shared-contracts/rules';
import type { Locale } from '@detour/shared-contracts/sites';
import type { Criteria } from '../contract';

/**
 * Request body of an activity search: adults only, 30 km around the city, at most 20 activities per centre.
 * @spec SRCH-050 SBOX-014
 */
export const activityRequest = (
  criteria: Criteria,
  locale: Locale,
  paging: { readonly page: number; readonly limit?: number },
): ActivitySearchRequest & Required<Pick<ActivitySearchRequest, 'orderBy'>> => ({
  locale,
  page: paging.page,
  limit: paging.limit ?? resultsPageSize,
  numberOfPackagesPerHotel: packagesPerHotel.activity,
  orderBy: sortInForce(criteria.sort, 'activity', criteria.position !== undefined),
  searchCriteria: searchCriteriaOf(criteria, 'activity'),
});
