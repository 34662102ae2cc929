import { queryOptions } from '@tanstack/react-query';
import { printCriteria } from '@detour/shared-contracts/criteria';
import { unwrap, type Api } from '@detour/remote-kit';
import { offersCriteria } from './offers/hotel-offers.query';
import { loadHotel, loadHotelDays, type HotelDaysRequest, type HotelRequest } from './hotel.client';
import type { Names } from '../contract';

/** Dates and guests are part of the cache key, so a change requests prices again. @spec HOTEL-010 HOTEL-021 */
export const hotelQuery = (
  api: Api<Names>,
  { hotelId, locale, flow = 'booking', criteria: all }: HotelRequest,
) => {
  const criteria = offersCriteria(all);
  return queryOptions({
    queryKey: ['hotel', locale, hotelId, flow, printCriteria(criteria)],
    queryFn: async ({ signal }) => unwrap(await loadHotel(api, { hotelId, locale, flow, criteria }, signal)),
    // Stock changes, so a stale price is requested again.
    staleTime: criteria.dates ? 20_000 : 300_000,
  });
};

/** The hotel's calendar for these guests. @spec HOTEL-018 HOTEL-021 */
export const hotelDaysQuery = (api: Api<Names>, request: HotelDaysRequest) =>
  queryOptions({
    queryKey: ['hotel-days', request],
    queryFn: async ({ signal }) => unwrap(await loadHotelDays(api, request, signal)),
  });
