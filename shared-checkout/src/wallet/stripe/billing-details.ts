import type { BillingDetails } from '@stripe/stripe-js';
import { checkBuyer, type BuyerDraft } from '@detour/shared-contracts/rules';
import { countryOf, type Locale } from '@detour/shared-contracts/sites';
import { buyerFields } from '../../buyer/checkout-draft';

/** Lower-case words that belong to the last name after them: "Jan van den Berg", "Anne de Villiers". */
const particles: readonly string[] = 'van von de den der du des del della di da la le ten ter dos'.split(' ');

/** The last word is the last name, with the particles before it. A single word is a first name, without a last name. */
const splitName = (name: string): Pick<BuyerDraft, 'firstName' | 'lastName'> => {
  // An initial has a dot, which no name of the form has.
  const words = name.split(/[\s.,]+/).filter(Boolean);
  let start = Math.max(1, words.length - 1);
  while (start > 1 && particles.includes(words[start - 1] ?? '')) start -= 1;
  return { firstName: words.slice(0, start).join(' '), lastName: words.slice(start).join(' ') };
};

/** A wallet leaves out, or sends null for, what it does not know, whatever the types say. */
const textOf = (value: string | null | undefined): string => value?.trim() ?? '';

const draftOf = (details: BillingDetails | undefined, market: string): BuyerDraft => {
  const { name, email, phone, address }: Partial<BillingDetails> = details ?? {};
  const {
    line1,
    line2,
    postal_code: postalCode,
    city,
    country,
  }: Partial<BillingDetails['address']> = address ?? {};
  return {
    civility: 'NEUTRAL',
    ...splitName(textOf(name)),
    email: textOf(email),
    phoneNumber: textOf(phone),
    country: textOf(country).toUpperCase() || market,
    addressLine: [line1, line2].map(textOf).filter(Boolean).join(', '),
    postalCode: textOf(postalCode),
    city: textOf(city),
  };
};

/**
 * What a wallet of Stripe knows of its owner. A value that an order would reject counts as unknown, so that the form asks for it. A phone
 * without a country code is one of the address's country.
 * @spec WALLET-006
 */
export const identityOf = (details: BillingDetails | undefined, locale: Locale): Partial<BuyerDraft> => {
  const draft = draftOf(details, countryOf(locale));
  const rejected = checkBuyer(draft).map(({ field }) => field);
  return Object.fromEntries(
    buyerFields.filter((name) => !rejected.includes(name)).map((name) => [name, draft[name]]),
  );
};
