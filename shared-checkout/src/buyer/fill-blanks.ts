import type { UseFormReturn } from 'react-hook-form';
import type { Account } from '@detour/shared-contracts/api';
import type { BuyerDraft } from '@detour/shared-contracts/rules';
import { fieldIdOf } from './buyer-words';
import { buyerFields, type BuyerField } from './checkout-draft';

/** Buyer data of a profile. Its postal address is one of the account's addresses. */
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

const postalFields = ['addressLine', 'postalCode', 'city'] as const;

/** Fields that belong together: a part of one name or address is never mixed with a part of another one. */
const wholes: readonly (readonly BuyerField[])[] = [['firstName', 'lastName'], postalFields];

/** The changes of a form by what a wallet knows. Its missing part of a name or address empties the field of another one. */
export const takenOver = (known: Partial<BuyerDraft>, typed: BuyerDraft): Partial<BuyerDraft> => {
  const isOther = (whole: readonly BuyerField[]): boolean =>
    whole.some((name) => known[name] && known[name] !== typed[name]);
  const emptied = wholes.filter(isOther).flat();
  return Object.fromEntries(
    buyerFields.flatMap((name) => {
      const value = known[name] || (emptied.includes(name) ? '' : null);
      return value === null ? [] : [[name, value]];
    }),
  );
};

/** Fills the postal address with its country, if none of its fields is filled. An address is never mixed with another one. */
export const fillAddress = (
  form: UseFormReturn<BuyerDraft>,
  address: Pick<BuyerDraft, (typeof postalFields)[number] | 'country'>,
): void => {
  if (postalFields.some((name) => form.getValues(name) !== '' || hasFocus(fieldIdOf(name)))) return;
  for (const name of [...postalFields, 'country'] as const)
    form.setValue(name, address[name], { shouldValidate: form.formState.isSubmitted });
};
