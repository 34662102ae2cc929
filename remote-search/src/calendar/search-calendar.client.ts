import {
  searchCalendarCall,
  type CallQuery,
  type SearchCalendarResponse,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import { searchCalendarValidator } from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

export type SearchCalendarQuery = CallQuery<typeof searchCalendarCall>;

/** Cheapest night of each day, in cents for 2 adults with taxes. Null means none. @spec CAL-016 */
export const loadSearchCalendar = (
  api: Api<Names>,
  query: SearchCalendarQuery,
  signal: AbortSignal,
): Promise<Result<SearchCalendarResponse, ApiError>> =>
  api.request(searchCalendarCall, searchCalendarValidator, { query, signal });
