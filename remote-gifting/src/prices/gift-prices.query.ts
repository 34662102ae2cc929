import { queryOptions } from '@tanstack/react-query';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadGiftPrices, type GiftPricesRequest } from './gift-prices.client';
import type { Names } from '../contract';

/** All night counts in one request, so that changing the selection needs no call. */
export const giftPricesQuery = (api: Api<Names>, request: GiftPricesRequest) =>
  queryOptions({
    queryKey: ['gift-prices', request.locale, request.id],
    queryFn: async ({ signal }) => unwrap(await loadGiftPrices(api, request, signal)),
  });
