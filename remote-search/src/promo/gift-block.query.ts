import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@detour/shared-contracts/sites';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadGiftBlock } from './gift-block.client';

export const giftBlockQuery = (api: Api, locale: Locale) =>
  queryOptions({
    queryKey: ['gift-block', locale],
    queryFn: async ({ signal }) => unwrap(await loadGiftBlock(api, locale, signal)),
  });
