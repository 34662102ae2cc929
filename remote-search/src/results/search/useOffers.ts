import type { OffersRequest, OffersResponse } from '@detour/shared-contracts/api';
import { useApi } from '@detour/remote-kit';
import { offersQuery } from './offers.query';
import { useSearchAnswer, type SearchAnswer } from './useSearchAnswer';

export type Offers = SearchAnswer<OffersResponse>;

/** The results of a search of stays or gifts. */
export const useOffers = (request: OffersRequest): Offers =>
  useSearchAnswer(offersQuery(useApi(), request), 'SEARCH-301');
