import { queryOptions } from '@tanstack/react-query';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadGiftProduct, type GiftProductRequest } from './gift-product.client';
import type { Names } from '../../contract';

/** Each checkout requests the price again. */
export const giftProductQuery = (api: Api<Names>, request: GiftProductRequest) =>
  queryOptions({
    queryKey: ['gift-product', request.locale, request.wish],
    queryFn: async ({ signal }) => unwrap(await loadGiftProduct(api, request, signal)),
    staleTime: 0,
  });
