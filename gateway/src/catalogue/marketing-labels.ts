import type { Locale } from '@detour/shared-contracts/sites';
import { wordingOf, type Wording } from '@detour/shared-contracts/catalogue';

/** What may be said of a stay by us, by its key in `package.labels`. Nothing here hurries anybody. */
const labels: Readonly<Record<string, Wording>> = {
  favourite: {
    fr: 'Coup de cœur de l’équipe',
    es: 'Favorito del equipo',
    nl: 'Favoriet van ons team',
    it: 'Il preferito del nostro team',
  },
  // Of imported hotels whose operator gave no rates yet: nobody may take these for real ones.
  demoRates: {
    fr: 'Tarif de démonstration',
    es: 'Precio de demostración',
    nl: 'Demonstratieprijs',
    it: 'Tariffa dimostrativa',
  },
};

/** null for a key without words. */
export const marketingLabel = (key: string, locale: Locale): string | null =>
  labels[key]?.[wordingOf(locale)] ?? null;
