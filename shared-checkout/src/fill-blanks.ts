import type { UseFormReturn } from 'react-hook-form';
import type { Account, BuyerDraft } from '@detour/shared-contracts';
import { fieldIdOf } from './buyer-words';
import { buyerFields } from './checkout-draft';

/** What a profile knows of a buyer; it holds no postal address. */
export const buyerOfAccount = (account: Account): Partial<BuyerDraft> => ({
  civility: account.civility ?? '',
  firstName: account.firstName,
  lastName: account.lastName,
  email: account.email,
  phoneNumber: account.phoneNumber ?? '',
});

/** Whoever stands in an empty field is about to type into it. */
const hasFocus = (id: string): boolean => document.activeElement?.id === id;

/** Puts what is known into the fields that are still empty: nothing that was typed, now or before a reload, is overwritten. */
export const fillBlanks = (form: UseFormReturn<BuyerDraft>, known: Partial<BuyerDraft>): void => {
  for (const name of buyerFields) {
    const value = known[name];
    if (!value || form.getValues(name) !== '' || hasFocus(fieldIdOf(name))) continue;
    form.setValue(name, value, { shouldValidate: form.formState.isSubmitted });
  }
};
