import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@detour/shared-contracts/sites';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadGiftExtras } from './gift-extras.client';

export const giftExtrasQuery = (api: Api, locale: Locale) =>
  queryOptions({
    queryKey: ['gift-extras', locale],
    queryFn: async ({ signal }) => unwrap(await loadGiftExtras(api, locale, signal)),
  });
