import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { unwrap, type Api } from '@detour/remote-kit';
import {
  loadAvailabilities,
  loadCheckoutNights,
  type AvailabilitiesRequest,
  type CheckoutNightsRequest,
} from './availabilities.client';
import type { Names } from '../contract';

/** The calendar, page by page from `month` on. The response contains the next page until a year is loaded. @spec PROD-057 */
export const calendarQuery = (api: Api<Names>, request: AvailabilitiesRequest) =>
  infiniteQueryOptions({
    queryKey: ['availabilities', request],
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await loadAvailabilities(api, { ...request, month: pageParam }, signal)),
    initialPageParam: request.month,
    getNextPageParam: (last) => last.nextMonth,
  });

/** Months of the selected nights, to check whether each has the best price of its month. null sends no request. */
export const nightsQuery = (api: Api<Names>, request: AvailabilitiesRequest | null) =>
  queryOptions({
    queryKey: ['availabilities-of-nights', request],
    queryFn: request
      ? async ({ signal }) => unwrap(await loadAvailabilities(api, request, signal))
      : skipToken,
  });

/** null sends no request. */
export const checkoutNightsQuery = (api: Api<Names>, request: CheckoutNightsRequest | null) =>
  queryOptions({
    queryKey: ['checkout-nights', request],
    queryFn: request
      ? async ({ signal }) => unwrap(await loadCheckoutNights(api, request, signal))
      : skipToken,
    retry: false,
  });
