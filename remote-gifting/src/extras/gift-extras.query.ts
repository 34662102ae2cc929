import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@detour/shared-contracts/sites';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadGiftExtras } from './gift-extras.client';
import type { Names } from '../contract';

export const giftExtrasQuery = (api: Api<Names>, locale: Locale) =>
  queryOptions({
    queryKey: ['gift-extras', locale],
    queryFn: async ({ signal }) => unwrap(await loadGiftExtras(api, locale, signal)),
  });
