import { queryOptions } from '@tanstack/react-query';
import { applyPatch, emptyCriteria, printCriteria } from '@detour/shared-contracts/criteria';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadHotelOffers, type HotelOffersRequest } from './hotel-offers.client';
import type { Criteria, Names } from '../../contract';

/** Only dates and guests affect a hotel's offers. */
export const offersCriteria = (criteria: Criteria): Criteria =>
  applyPatch<Names>(emptyCriteria, {
    adults: criteria.adults,
    children: criteria.children,
    babies: criteria.babies,
    ...(criteria.dates && { dates: criteria.dates }),
  });

export const hotelOffersQuery = (api: Api<Names>, request: HotelOffersRequest) => {
  const criteria = offersCriteria(request.criteria);
  return queryOptions({
    queryKey: [
      'hotel-offers',
      request.locale,
      request.hotelId,
      request.limit,
      request.flow ?? 'booking',
      printCriteria(criteria),
    ],
    queryFn: async ({ signal }) => unwrap(await loadHotelOffers(api, { ...request, criteria }, signal)),
  });
};
