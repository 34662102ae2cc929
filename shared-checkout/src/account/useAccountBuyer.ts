import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SavedAddress } from '@detour/shared-contracts/api';
import type { ContractNames, NoNames } from '@detour/shared-contracts/contract/declare';
import { isSignedIn, useApi, useHydrated, type PartArguments } from '@detour/remote-kit';
import { buyerOfAccount, fillAddress, fillBlanks } from '../buyer/fill-blanks';
import type { BuyerForm } from '../buyer/useBuyerForm';
import type { accountPart } from '../contract/account-part';
import { addressesQuery, profileQuery } from './account.query';

export interface AccountBuyer {
  /** To choose from; empty for a customer without addresses, and for a guest. */
  readonly addresses: readonly SavedAddress[];
  /** Takes a chosen address over; it replaces the postal address of the form, and nothing else. */
  choose(address: SavedAddress): void;
}

const none: readonly SavedAddress[] = [];

/** Prefills the form from the profile of a signed-in customer, and an empty postal address from the default one. @spec ACC-001 */
export const useAccountBuyer = <N extends ContractNames = NoNames>(
  buyer: Pick<BuyerForm, 'form' | 'fill'>,
  ..._declared: PartArguments<N, typeof accountPart>
): AccountBuyer => {
  const { form } = buyer;
  const api = useApi<ContractNames>();
  const isKnown = useHydrated() && isSignedIn();
  const profile = useQuery({ ...profileQuery(api), enabled: isKnown });
  const { data } = useQuery({ ...addressesQuery(api), enabled: isKnown });
  const addresses = data?.addresses ?? none;
  useEffect(() => {
    if (profile.data) fillBlanks(form, buyerOfAccount(profile.data));
  }, [form, profile.data]);
  useEffect(() => {
    const standard = addresses.find(({ isDefault }) => isDefault);
    if (standard) fillAddress(form, standard);
  }, [form, addresses]);
  return {
    addresses,
    choose: ({ addressLine, postalCode, city, country }) =>
      buyer.fill({ addressLine, postalCode, city, country }),
  };
};
