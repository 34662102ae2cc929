import {
  activitiesCall,
  facetsCall,
  type ActivityListResponse,
  type FacetsQuery,
  type FacetsResponse,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import { validateActivities, validateFacets } from '@detour/shared-contracts/validators';
import type { Api, ApiError } from '@detour/remote-kit';

/** Number of results per filter value. */
export const loadFacets = (
  api: Api,
  query: FacetsQuery,
  signal: AbortSignal,
): Promise<Result<FacetsResponse, ApiError>> => api.request(facetsCall, validateFacets, { query, signal });

/** All activities with names, in groups. @spec FILT-018 */
export const loadActivityList = (
  api: Api,
  locale: Locale,
  signal: AbortSignal,
): Promise<Result<ActivityListResponse, ApiError>> =>
  api.request(activitiesCall, validateActivities, { query: { locale }, signal });
