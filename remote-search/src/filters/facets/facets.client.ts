import {
  activitiesCall,
  facetsCall,
  type ActivityListResponse,
  type FacetsQuery,
  type FacetsResponse,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import { activitiesValidator, facetsValidator } from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../../contract';

/** Number of results per filter value. */
export const loadFacets = (
  api: Api<Names>,
  query: FacetsQuery,
  signal: AbortSignal,
): Promise<Result<FacetsResponse, ApiError>> => api.request(facetsCall, facetsValidator, { query, signal });

/** All activities with names, in groups. @spec FILT-018 */
export const loadActivityList = (
  api: Api<Names>,
  locale: Locale,
  signal: AbortSignal,
): Promise<Result<ActivityListResponse, ApiError>> =>
  api.request(activitiesCall, activitiesValidator, { query: { locale }, signal });
