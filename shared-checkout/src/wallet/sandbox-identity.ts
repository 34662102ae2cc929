import type { BuyerDraft } from '@detour/shared-contracts/rules';
import { countryOf, type Locale } from '@detour/shared-contracts/sites';

type Home = Pick<BuyerDraft, 'phoneNumber' | 'addressLine' | 'postalCode' | 'city'>;

/** Invented, with phone numbers that no network assigns to a person where the country reserves such numbers. */
const homes: Readonly<Record<ReturnType<typeof countryOf>, Home>> = {
  FR: {
    phoneNumber: '+33 6 39 98 12 34',
    addressLine: '12 rue des Cordeliers',
    postalCode: '37000',
    city: 'Tours',
  },
  BE: {
    phoneNumber: '+32 470 12 34 56',
    addressLine: 'Rue Neuve 12',
    postalCode: '1000',
    city: 'Bruxelles',
  },
  ES: { phoneNumber: '+34 612 34 56 78', addressLine: 'Calle Mayor 12', postalCode: '28013', city: 'Madrid' },
  IT: { phoneNumber: '+39 320 123 4567', addressLine: 'Via Roma 12', postalCode: '50123', city: 'Firenze' },
  NL: {
    phoneNumber: '+31 6 12 34 56 78',
    addressLine: 'Keizersgracht 12',
    postalCode: '1015 CJ',
    city: 'Amsterdam',
  },
};

/** Identity in the sandbox wallet, with everything that an order requires. A wallet contains no civility. @spec WALLET-006 */
export const sandboxIdentity = (locale: Locale): BuyerDraft => {
  const country = countryOf(locale);
  return {
    email: 'camille.essai@example.org',
    civility: 'NEUTRAL',
    firstName: 'Camille',
    lastName: 'Essai',
    country,
    ...homes[country],
  };
};
