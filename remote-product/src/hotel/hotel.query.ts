import { queryOptions } from '@tanstack/react-query';
import { printCriteria } from '@detour/shared-contracts/criteria';
import { unwrap, type Api } from '@detour/remote-kit';
import { offersCriteria } from './offers/hotel-offers.query';
import { loadHotel, loadHotelDays, type HotelDaysRequest, type HotelRequest } from './hotel.client';

/** Other dates or travellers are another key, so that prices are asked again. @spec HOTEL-010 HOTEL-021 */
export const hotelQuery = (api: Api, { hotelId, locale, flow = 'booking', criteria: all }: HotelRequest) => {
  const criteria = offersCriteria(all);
  return queryOptions({
    queryKey: ['hotel', locale, hotelId, flow, printCriteria(criteria)],
    queryFn: async ({ signal }) => unwrap(await loadHotel(api, { hotelId, locale, flow, criteria }, signal)),
    // Stock moves.
    staleTime: criteria.dates ? 20_000 : 300_000,
  });
};

/** The calendar of the house for these travellers. @spec HOTEL-018 HOTEL-021 */
export const hotelDaysQuery = (api: Api, request: HotelDaysRequest) =>
  queryOptions({
    queryKey: ['hotel-days', request],
    queryFn: async ({ signal }) => unwrap(await loadHotelDays(api, request, signal)),
  });
