import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ActingFor, SavedAddress } from '@detour/shared-contracts/api';
import type { BuyerDraft } from '@detour/shared-contracts/rules';
import { printPath, type LinksTo } from '@detour/shared-contracts/sites';
import type { ContractNames, NoNames } from '@detour/shared-contracts/contract/declare';
import {
  isSignedIn,
  useApi,
  useHydrated,
  useShopLocation,
  useSite,
  type PartArguments,
} from '@detour/remote-kit';
import { buyerOfAccount, fillAddress, fillBlanks } from '../buyer/fill-blanks';
import type { BuyerForm } from '../buyer/useBuyerForm';
import type { accountPart } from '../contract/account-part';
import { actingForQuery, addressesQuery, profileQuery } from './account.query';

export interface AccountBuyer {
  /** To choose from; empty for a customer without addresses, and for a guest. */
  readonly addresses: readonly SavedAddress[];
  /** Sign-in page that returns to this checkout; null for a customer, for staff, and while accounts are off. */
  readonly signInHref: string | null;
  /** Takes a chosen address over; it replaces the postal address of the form, and nothing else. */
  choose(address: SavedAddress): void;
}

type AccountFlags = ContractNames & { readonly flags: (typeof accountPart)['flags'][number] };
type AccountLinks = LinksTo<(typeof accountPart)['links'][number]>;

const none: readonly SavedAddress[] = [];

const buyerOfCustomer = ({ customer }: ActingFor): Partial<BuyerDraft> => {
  if (!customer) return {};
  const { civility, firstName, lastName, email, phoneNumber, addressLine, postalCode, city, country } =
    customer;
  const words = { civility, phoneNumber, addressLine, postalCode, city, country };
  const known = Object.entries(words).filter(([, text]) => text !== null);
  return { firstName, lastName, email, ...Object.fromEntries(known) };
};

/** Sign-in that comes back to the present address: criteria and offer are in it, and the form's draft is kept. */
const useSignInHref = (): string | null => {
  const { locale, mode, flags } = useSite<AccountFlags>();
  const { path, search, hash } = useShopLocation();
  const isHydrated = useHydrated();
  if (!isHydrated || mode === 'care' || flags['customerAccount'] !== true || isSignedIn()) return null;
  const origin = new URLSearchParams({ origin: path + search + hash });
  return `${printPath<AccountLinks>('signin', locale)}?${origin}`;
};

/**
 * Prefills the form from the profile of a signed-in customer, and an empty postal address from the default one; or with the customer of a
 * member of staff. @spec ACC-001
 */
export const useAccountBuyer = <N extends ContractNames = NoNames>(
  buyer: Pick<BuyerForm, 'form' | 'fill'>,
  ..._declared: PartArguments<N, typeof accountPart>
): AccountBuyer => {
  const { form } = buyer;
  const api = useApi<ContractNames>();
  const { mode } = useSite();
  const isHydrated = useHydrated();
  const isKnown = isHydrated && isSignedIn();
  const signInHref = useSignInHref();
  const profile = useQuery({ ...profileQuery(api), enabled: isKnown });
  const acting = useQuery({ ...actingForQuery(api), enabled: isHydrated && mode === 'care' });
  const { data } = useQuery({ ...addressesQuery(api), enabled: isKnown });
  const customer = acting.data?.customer ? acting.data : null;
  // A member who orders for a customer does not send it home.
  const addresses = customer || acting.isFetching ? none : (data?.addresses ?? none);
  useEffect(() => {
    if (customer) return fillBlanks(form, buyerOfCustomer(customer));
    if (profile.data && !acting.isFetching) fillBlanks(form, buyerOfAccount(profile.data));
  }, [form, profile.data, customer, acting.isFetching]);
  useEffect(() => {
    const standard = addresses.find(({ isDefault }) => isDefault);
    if (standard) fillAddress(form, standard);
  }, [form, addresses]);
  return {
    addresses,
    signInHref,
    choose: ({ addressLine, postalCode, city, country }) =>
      buyer.fill({ addressLine, postalCode, city, country }),
  };
};
