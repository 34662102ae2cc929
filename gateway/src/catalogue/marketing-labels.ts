import type { Locale } from '@detour/shared-contracts/sites';
import { wordingOf, type Wording } from '@detour/shared-contracts/catalogue';

/** Our labels for stays, by key in `package.labels`. No label creates urgency. */
const labels: Readonly<Record<string, Wording>> = {
  favourite: {
    fr: 'Coup de cœur de l’équipe',
    es: 'Favorito del equipo',
    nl: 'Favoriet van ons team',
    it: 'Il preferito del nostro team',
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
