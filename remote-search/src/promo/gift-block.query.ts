import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@detour/shared-contracts/sites';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadGiftBlock } from './gift-block.client';
import type { Names } from '../contract';

export const giftBlockQuery = (api: Api<Names>, locale: Locale) =>
  queryOptions({
    queryKey: ['gift-block', locale],
    queryFn: async ({ signal }) => unwrap(await loadGiftBlock(api, locale, signal)),
  });
