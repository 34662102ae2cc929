import type { Resolver } from 'react-hook-form';
import {
  checkBuyer,
  countryOf,
  type BuyerProblem,
  type BuyerProblemKind,
  type Locale,
} from '@detour/shared-contracts';
import type { Text, TextId } from '../text';
import type { BuyerField, BuyerInput } from './checkout-draft';

const problemTexts: Readonly<Record<BuyerProblemKind, TextId>> = {
  mandatory: 'form.mandatory',
  email: 'form.email',
  name: 'form.name',
  phone: 'form.phone',
  postalCode: 'form.postalCode',
  maxLength: 'form.maxLength',
  choose: 'form.chooseOption',
};

export const labelIds: Readonly<Record<BuyerField, TextId>> = {
  civility: 'order.civility',
  firstName: 'order.firstName',
  lastName: 'order.lastName',
  email: 'order.email',
  phoneNumber: 'order.phone',
  country: 'order.country',
  addressLine: 'order.address',
  postalCode: 'order.postalCode',
  city: 'order.city',
};

/** Id of a field's control; the error summary leads there. */
export const fieldIdOf = (field: BuyerField): string => `buyer-${field}`;

export const problemText = ({ kind, maxLength }: BuyerProblem, t: Text): string =>
  t(problemTexts[kind], maxLength === undefined ? {} : { maxlength: maxLength });

/** An empty form of a market: only its country is known. */
export const emptyBuyer = (locale: Locale): BuyerInput => ({
  email: '',
  civility: '',
  firstName: '',
  lastName: '',
  phoneNumber: '',
  addressLine: '',
  postalCode: '',
  city: '',
  country: countryOf(locale),
});

/** The rules of shared-contracts, in the form that react-hook-form asks for. @spec CHK-014 CHK-015 CHK-016 */
export const createBuyerResolver =
  (t: Text): Resolver<BuyerInput> =>
  (values) => {
    const problems = checkBuyer(values);
    if (problems.length === 0) return { values, errors: {} };
    return {
      values: {},
      errors: Object.fromEntries(
        problems.map((problem) => [problem.field, { type: problem.kind, message: problemText(problem, t) }]),
      ),
    };
  };

/** Where a buyer may live: the markets first, then Europe around them. ISO 3166. */
const countries =
  'FR BE ES IT NL LU CH DE AT PT GB IE MC AD DK SE NO FI PL CZ SK HU SI HR RO BG GR CY MT EE LV LT IS LI US CA'.split(
    ' ',
  );

/** Names in the visitor's language, the market's own country first. */
export const countryOptions = (locale: Locale, tag: string): readonly { value: string; label: string }[] => {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const own = countryOf(locale);
  const options = countries.map((value) => ({ value, label: names.of(value) ?? value }));
  const collator = new Intl.Collator(tag);
  return options.sort((first, second) => {
    if (first.value === own || second.value === own) return first.value === own ? -1 : 1;
    return collator.compare(first.label, second.label);
  });
};
