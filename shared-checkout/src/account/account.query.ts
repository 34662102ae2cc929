import { queryOptions } from '@tanstack/react-query';
import { actForCall, addressesCall, meCall } from '@detour/shared-contracts/api';
import { validateActFor, validateAddresses, validateMe } from '@detour/shared-contracts/validators';
import { unwrap, type Api } from '@detour/remote-kit';
import type { accountPart } from '../contract/account-part';

export interface AccountNames {
  readonly calls: (typeof accountPart)['calls'][number];
}

// Never stored in a history entry. Without retries, because a form can be filled in by hand.
const personal = { meta: { personal: true }, staleTime: 0, retry: false } as const;

/** The signed-in customer. 401 while signed out. */
export const profileQuery = (api: Api<AccountNames>) =>
  queryOptions({
    queryKey: ['me'],
    queryFn: async ({ signal }) => unwrap(await api.request(meCall, validateMe, { signal })),
    ...personal,
  });

/** Addresses of the account, the default first. */
export const addressesQuery = (api: Api<AccountNames>) =>
  queryOptions({
    queryKey: ['addresses'],
    queryFn: async ({ signal }) => unwrap(await api.request(addressesCall, validateAddresses, { signal })),
    ...personal,
  });

/** For whom a member of staff orders in this browser. */
export const actingForQuery = (api: Api<AccountNames>) =>
  queryOptions({
    queryKey: ['act-for'],
    queryFn: async ({ signal }) => unwrap(await api.request(actForCall, validateActFor, { signal })),
    ...personal,
  });
