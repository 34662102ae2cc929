import { queryOptions } from '@tanstack/react-query';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadProfile } from './profile.client';

/** Kept by no history entry. The form can be filled in by hand, so one try is enough. */
export const profileQuery = (api: Api) =>
  queryOptions({
    queryKey: ['me'],
    queryFn: async ({ signal }) => unwrap(await loadProfile(api, signal)),
    meta: { personal: true },
    staleTime: 0,
    retry: false,
  });
