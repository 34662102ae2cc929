import { queryOptions } from '@tanstack/react-query';
import type { OffersRequest } from '@detour/shared-contracts/api';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadOffers } from './offers.client';
import type { Names } from '../../contract';

/** Built from canonical criteria, so that equal searches have equal cache keys. */
export const offersQuery = (api: Api<Names>, request: OffersRequest) =>
  queryOptions({
    queryKey: ['offers', JSON.stringify(request)],
    queryFn: async ({ signal }) => unwrap(await loadOffers(api, request, signal)),
  });
