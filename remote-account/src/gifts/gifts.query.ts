import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@detour/shared-contracts/sites';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadGifts } from './gifts.client';
import type { Names } from '../contract';

/**
 * With codes: never stored in a history entry. Requested again when the tab becomes active, because a gift may have been
 * opened or used.
 */
export const giftsQuery = (api: Api<Names>, locale: Locale) =>
  queryOptions({
    queryKey: ['account-gifts', locale],
    queryFn: async ({ signal }) => unwrap(await loadGifts(api, locale, signal)),
    meta: { personal: true },
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
