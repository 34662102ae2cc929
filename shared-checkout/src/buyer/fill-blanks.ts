import type { UseFormReturn } from 'react-hook-form';
import type { Account } from '@detour/shared-contracts/api';
import type { BuyerDraft } from '@detour/shared-contracts/rules';
import { fieldIdOf } from './buyer-words';
import { buyerFields } from './checkout-draft';

/** Buyer data of a profile, which has no postal address. */
export const buyerOfAccount = (account: Account): Partial<BuyerDraft> => ({
  civility: account.civility ?? '',
  firstName: account.firstName,
  lastName: account.lastName,
  email: account.email,
  phoneNumber: account.phoneNumber ?? '',
});

/** Skips the focused empty field, because the visitor is about to type. */
const hasFocus = (id: string): boolean => document.activeElement?.id === id;

/** Fills empty fields with known data. Never overwrites typed values, including restored ones. */
export const fillBlanks = (form: UseFormReturn<BuyerDraft>, known: Partial<BuyerDraft>): void => {
  for (const name of buyerFields) {
    const value = known[name];
    if (!value || form.getValues(name) !== '' || hasFocus(fieldIdOf(name))) continue;
    form.setValue(name, value, { shouldValidate: form.formState.isSubmitted });
  }
};
