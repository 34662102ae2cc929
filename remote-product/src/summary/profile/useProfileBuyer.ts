import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ActingFor } from '@detour/shared-contracts/api';
import type { BuyerDraft } from '@detour/shared-contracts/rules';
import { buyerOfAccount, fillBlanks, type BuyerForm } from '@detour/shared-checkout';
import { isSignedIn, useApi, useHydrated, useSite } from '@detour/remote-kit';
import { actingForQuery, profileQuery } from './profile.query';
import type { Names } from '../../contract';

const buyerOfCustomer = ({ customer }: ActingFor): Partial<BuyerDraft> => {
  if (!customer) return {};
  const { civility, firstName, lastName, email, phoneNumber, addressLine, postalCode, city, country } =
    customer;
  const words = { civility, phoneNumber, addressLine, postalCode, city, country };
  const known = Object.entries(words).filter(([, text]) => text !== null);
  return { firstName, lastName, email, ...Object.fromEntries(known) };
};

/** Prefills the form from the profile of a signed-in customer, or with the customer of a member of staff. @spec ACC-001 */
export const useProfileBuyer = (form: BuyerForm['form']): void => {
  const api = useApi<Names>();
  const { mode } = useSite();
  const isHydrated = useHydrated();
  const profile = useQuery({ ...profileQuery(api), enabled: isHydrated && isSignedIn() });
  const acting = useQuery({ ...actingForQuery(api), enabled: isHydrated && mode === 'care' });
  const customer = acting.data?.customer ? acting.data : null;
  useEffect(() => {
    if (customer) return fillBlanks(form, buyerOfCustomer(customer));
    if (profile.data && !acting.isFetching) fillBlanks(form, buyerOfAccount(profile.data));
  }, [form, profile.data, customer, acting.isFetching]);
};
