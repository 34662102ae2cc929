import type { Country } from '@detour/shared-contracts/sites';

export type PaymentName = 'card' | 'paypal' | 'alma' | 'bancontact' | 'ideal';

const ofCountry: Readonly<Record<Country, readonly PaymentName[]>> = {
  FR: ['card', 'paypal', 'alma'],
  ES: ['card', 'paypal', 'alma'],
  IT: ['card', 'paypal'],
  NL: ['card', 'paypal', 'ideal'],
  BE: ['card', 'paypal', 'bancontact'],
};

/** Payment methods shown in a market's footer. @spec FOOT-005 */
export const paymentNamesOf = (country: Country): readonly PaymentName[] => ofCountry[country];
