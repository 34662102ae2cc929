import {
  activityDestinationsCall,
  activitySearchCall,
  type ActivityDestinationsResponse,
  type ActivitySearchRequest,
  type ActivitySearchResponse,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import {
  activityDestinationsValidator,
  activitySearchValidator,
} from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

/** One page of day activities. Amounts in cents for the whole party. */
export const loadActivities = (
  api: Api<Names>,
  request: ActivitySearchRequest,
  signal: AbortSignal,
): Promise<Result<ActivitySearchResponse, ApiError>> =>
  api.request(activitySearchCall, activitySearchValidator, { body: request, signal });

/** Cities of the market that have activities. @spec SBOX-011 */
export const loadActivityDestinations = (
  api: Api<Names>,
  locale: Locale,
  signal: AbortSignal,
): Promise<Result<ActivityDestinationsResponse, ApiError>> =>
  api.request(activityDestinationsCall, activityDestinationsValidator, { query: { locale }, signal });
