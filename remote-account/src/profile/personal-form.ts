import type { Account, UpdateMeRequest } from '@detour/shared-contracts/api';
import { isName, toE164 } from '@detour/shared-contracts/rules';
import { countryOf, type Locale } from '@detour/shared-contracts/sites';
import type { Problems } from '../form/useCheckedForm';
import type { Text } from '../text';

export const civilities = [
  { value: 'MRS', label: 'order.civilityMrs' },
  { value: 'MR', label: 'order.civilityMr' },
  { value: 'NEUTRAL', label: 'order.civilityNeutral' },
] as const;

export const toPersonalValues = (account: Account, printPhone: (e164: string) => string) => ({
  civility: account.civility ?? '',
  firstName: account.firstName,
  lastName: account.lastName,
  phoneNumber: account.phoneNumber === null ? '' : printPhone(account.phoneNumber),
});

export type PersonalValues = ReturnType<typeof toPersonalValues>;

/** The phone number is optional and parsed for the site's country. */
export const checkPersonal = (
  values: PersonalValues,
  locale: Locale,
  text: Text,
): Problems<PersonalValues> => {
  const nameProblem = (value: string): string | undefined => {
    if (value.trim() === '') return text('form.mandatory');
    return isName(value.trim()) ? undefined : text('form.name');
  };
  const phone = values.phoneNumber.trim();
  const firstName = nameProblem(values.firstName);
  const lastName = nameProblem(values.lastName);
  return {
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(phone !== '' && !toE164(phone, countryOf(locale)) && { phoneNumber: text('form.phone') }),
  };
};

/** Validated values in the format of the API call. */
export const toUpdate = (values: PersonalValues, locale: Locale): UpdateMeRequest => ({
  civility: values.civility === '' ? null : (values.civility as 'MR' | 'MRS' | 'NEUTRAL'),
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  phoneNumber: values.phoneNumber.trim() === '' ? null : toE164(values.phoneNumber.trim(), countryOf(locale)),
});
