import { queryOptions } from '@tanstack/react-query';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadActingFor, loadProfile } from './profile.client';
import type { Names } from '../../contract';

/** Never stored in a history entry. Without retries, because the form can be filled in by hand. */
export const profileQuery = (api: Api<Names>) =>
  queryOptions({
    queryKey: ['me'],
    queryFn: async ({ signal }) => unwrap(await loadProfile(api, signal)),
    meta: { personal: true },
    staleTime: 0,
    retry: false,
  });

/** The same for the customer of a member of staff. */
export const actingForQuery = (api: Api<Names>) =>
  queryOptions({
    queryKey: ['act-for'],
    queryFn: async ({ signal }) => unwrap(await loadActingFor(api, signal)),
    meta: { personal: true },
    staleTime: 0,
    retry: false,
  });
