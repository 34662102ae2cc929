import {
  hotelAvailabilitiesCall,
  hotelDetailCall,
  type HotelAvailabilities,
  type HotelPage,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import type { Flow } from '@detour/shared-contracts/mount';
import { guestsOf, type Guests } from '@detour/shared-contracts/rules';
import type { Locale } from '@detour/shared-contracts/sites';
import {
  hotelAvailabilitiesValidator,
  hotelDetailValidator,
} from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Criteria, Names } from '../contract';

export interface HotelRequest {
  /** Id or uri. */
  readonly hotelId: string;
  readonly locale: Locale;
  /** Only dates and guests are used. */
  readonly criteria: Criteria;
  /** In the hotel flow the hotel sells nights only, otherwise stays. @spec FLOW-004 */
  readonly flow?: Flow;
}

export const loadHotel = (
  api: Api<Names>,
  { hotelId, locale, criteria, flow }: HotelRequest,
  signal?: AbortSignal,
): Promise<Result<HotelPage, ApiError>> =>
  api.request(hotelDetailCall, hotelDetailValidator, {
    params: { hotelId },
    query: {
      locale,
      client: 'msite',
      ...(flow === 'hotel' && { flow }),
      ...guestsOf(criteria),
      ...(criteria.dates && { checkin: criteria.dates.checkin, nights: criteria.dates.nights }),
    },
    ...(signal && { signal }),
  });

export interface HotelDaysRequest {
  readonly hotelId: string;
  readonly locale: Locale;
  readonly guests: Guests;
  readonly flow?: Flow;
  /** First month, `yyyy-MM`. */
  readonly month: string;
}

/** Months that the hotel's calendar loads in one request. @spec HOTEL-018 */
export const hotelCalendarMonths = 12;

export const loadHotelDays = (
  api: Api<Names>,
  { hotelId, locale, guests, flow, month }: HotelDaysRequest,
  signal?: AbortSignal,
): Promise<Result<HotelAvailabilities, ApiError>> =>
  api.request(hotelAvailabilitiesCall, hotelAvailabilitiesValidator, {
    params: { hotelId },
    query: { locale, month, length: hotelCalendarMonths, ...(flow === 'hotel' && { flow }), ...guests },
    ...(signal && { signal }),
  });
