import { offersCall, type OffersResponse } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import { applyPatch } from '@detour/shared-contracts/criteria';
import { packagesPerHotel, searchRequestOf } from '@detour/shared-contracts/rules';
import type { Locale } from '@detour/shared-contracts/sites';
import { offersValidator } from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Criteria, Names } from '../../contract';

export interface HotelOffersRequest {
  readonly hotelId: string;
  readonly locale: Locale;
  /** Only dates and guests are used. */
  readonly criteria: Criteria;
  readonly limit: number;
  /** Gifts are for two adults and have no dates. @spec DRAWER-005 */
  readonly flow?: 'booking' | 'gifting';
}

/** Stays of one hotel, cheapest first. @spec PROD-019 DRAWER-004 DRAWER-005 */
export const loadHotelOffers = (
  api: Api<Names>,
  { hotelId, locale, criteria, limit, flow = 'booking' }: HotelOffersRequest,
  signal?: AbortSignal,
): Promise<Result<OffersResponse, ApiError>> =>
  api.request(offersCall, offersValidator, {
    body: searchRequestOf(
      applyPatch<Names>(criteria, {
        place: { key: 'hotelId', id: hotelId },
        sort: flow === 'gifting' ? 'svPriceAsc' : 'priceAsc',
      }),
      flow,
      locale,
      { limit, packagesPerHotel: packagesPerHotel.drawer },
    ),
    ...(signal && { signal }),
  });
