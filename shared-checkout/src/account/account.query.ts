import { queryOptions } from '@tanstack/react-query';
import { actForCall, addressesCall, meCall } from '@detour/shared-contracts/api';
import { actForValidator, addressesValidator, meValidator } from '@detour/shared-contracts/validator-loaders';
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
    queryFn: async ({ signal }) => unwrap(await api.request(meCall, meValidator, { signal })),
    ...personal,
  });

/** Addresses of the account, the default first. */
export const addressesQuery = (api: Api<AccountNames>) =>
  queryOptions({
    queryKey: ['addresses'],
    queryFn: async ({ signal }) => unwrap(await api.request(addressesCall, addressesValidator, { signal })),
    ...personal,
  });

/** The customer for whom a member of staff orders in this browser. */
export const actingForQuery = (api: Api<AccountNames>) =>
  queryOptions({
    queryKey: ['act-for'],
    queryFn: async ({ signal }) => unwrap(await api.request(actForCall, actForValidator, { signal })),
    ...personal,
  });
