import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@detour/shared-contracts/sites';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadMe, loadTrips } from './account.client';
import type { Names } from '../contract';

// Never stored in a history entry, and requested again when the tab becomes active, because the session may have ended.
const personal = { meta: { personal: true }, staleTime: 0, refetchOnWindowFocus: true } as const;

export const meQuery = (api: Api<Names>) =>
  queryOptions({
    queryKey: ['me'],
    queryFn: async ({ signal }) => unwrap(await loadMe(api, signal)),
    ...personal,
  });

export const tripsQuery = (api: Api<Names>, locale: Locale) =>
  queryOptions({
    queryKey: ['trips', locale],
    queryFn: async ({ signal }) => unwrap(await loadTrips(api, locale, signal)),
    ...personal,
  });
