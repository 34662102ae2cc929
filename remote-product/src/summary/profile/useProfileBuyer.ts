import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { buyerOfAccount, fillBlanks, type BuyerForm } from '@detour/shared-checkout';
import { isSignedIn, useApi, useHydrated } from '@detour/remote-kit';
import { profileQuery } from './profile.query';
import type { Names } from '../../contract';

/** Prefills the form from the profile of a signed-in customer. @spec ACC-001 */
export const useProfileBuyer = (form: BuyerForm['form']): void => {
  const api = useApi<Names>();
  const isKnown = useHydrated() && isSignedIn();
  const { data } = useQuery({ ...profileQuery(api), enabled: isKnown });
  useEffect(() => {
    if (data) fillBlanks(form, buyerOfAccount(data));
  }, [form, data]);
};
