import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { unwrap, type Api } from '@detour/remote-kit';
import {
  loadAvailabilities,
  loadCheckoutNights,
  type AvailabilitiesRequest,
  type CheckoutNightsRequest,
} from './availabilities.client';

/** The calendar, page by page from `month` on; the answer names the next one until the year is reached. @spec PROD-057 */
export const calendarQuery = (api: Api, request: AvailabilitiesRequest) =>
  infiniteQueryOptions({
    queryKey: ['availabilities', request],
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await loadAvailabilities(api, { ...request, month: pageParam }, signal)),
    initialPageParam: request.month,
    getNextPageParam: (last) => last.nextMonth,
  });

/** The months of the chosen nights, to tell whether each is the best of its month; null asks nothing. */
export const nightsQuery = (api: Api, request: AvailabilitiesRequest | null) =>
  queryOptions({
    queryKey: ['availabilities-of-nights', request],
    queryFn: request
      ? async ({ signal }) => unwrap(await loadAvailabilities(api, request, signal))
      : skipToken,
  });

/** null asks nothing. */
export const checkoutNightsQuery = (api: Api, request: CheckoutNightsRequest | null) =>
  queryOptions({
    queryKey: ['checkout-nights', request],
    queryFn: request
      ? async ({ signal }) => unwrap(await loadCheckoutNights(api, request, signal))
      : skipToken,
    retry: false,
  });
