import type { Locale } from '@detour/shared-contracts/sites';
import { wordingOf, type Wording } from '@detour/shared-contracts/catalogue';

/** Our labels for stays, by key in `package.labels`. No label creates urgency. */
const labels: Readonly<Record<string, Wording>> = {
  // An average of 9 and more in at least ten reviews (`labelsOf` of the demonstration).
  favourite: {
    fr: 'Parmi les mieux notés',
    es: 'Entre los mejor valorados',
    nl: 'Hoog beoordeeld',
    it: 'Tra i più apprezzati',
  },
  // For imported hotels without rates: marks the generated prices as not real.
  demoRates: {
    fr: 'Tarif de démonstration',
    es: 'Precio de demostración',
    nl: 'Demonstratieprijs',
    it: 'Tariffa dimostrativa',
  },
};

/** Null for an unknown key. */
export const marketingLabel = (key: string, locale: Locale): string | null =>
  labels[key]?.[wordingOf(locale)] ?? null;
