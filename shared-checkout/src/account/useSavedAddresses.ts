import { useQuery } from '@tanstack/react-query';
import type { SavedAddress } from '@detour/shared-contracts/api';
import type { ContractNames, NoNames } from '@detour/shared-contracts/contract/declare';
import { isSignedIn, useApi, useHydrated, type PartArguments } from '@detour/remote-kit';
import type { accountPart } from '../contract/account-part';
import { addressesQuery } from './account.query';

const none: readonly SavedAddress[] = [];

/** Addresses of a signed-in customer, the default first; none for others, and while they are not there. */
export const useSavedAddresses = <N extends ContractNames = NoNames>(
  ..._declared: PartArguments<N, typeof accountPart>
): readonly SavedAddress[] => {
  const isKnown = useHydrated() && isSignedIn();
  const { data } = useQuery({ ...addressesQuery(useApi<ContractNames>()), enabled: isKnown });
  return data?.addresses ?? none;
};
