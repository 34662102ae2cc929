import { queryOptions } from '@tanstack/react-query';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadAddresses } from './addresses.client';
import type { Names } from '../contract';

/** Never stored in a history entry. */
export const addressesQuery = (api: Api<Names>) =>
  queryOptions({
    queryKey: ['addresses'],
    queryFn: async ({ signal }) => unwrap(await loadAddresses(api, signal)),
    meta: { personal: true },
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
