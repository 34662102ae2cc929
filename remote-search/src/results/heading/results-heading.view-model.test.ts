import type { SearchDetails } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import { offersOf } from '../../testing/offer.fixture';
import { wordsOf } from '../../testing/text.fixture';
import { toResultsHeading } from './results-heading.view-model';

const normandy: Partial<SearchDetails> = {
  destination: { id: '28', label: 'Normandie', category: 'region' },
  locationHierarchy: [
    { type: 'region', id: '28', label: 'Normandie' },
    { type: 'country', id: 'FR', label: 'France' },
  ],
};

const heading = (details: Partial<SearchDetails>, locale: Locale = 'fr_FR') =>
  toResultsHeading(offersOf([], { totalCount: 48, details }).searchDetails, {
    locale,
    flow: 'booking',
    ...wordsOf(locale),
  });

describe('the heading of the results', () => {
  it.each<[string, Partial<SearchDetails>, Locale, string]>([
    ['nothing', {}, 'fr_FR', '48 offres'],
    ['a theme', { theme: { id: 23, name: 'Romantique' } }, 'fr_FR', '48 offres – Romantique'],
    ['a place', normandy, 'fr_FR', '48 offres – Normandie'],
    [
      'both',
      { ...normandy, theme: { id: 26, name: 'Wellness' } },
      'nl_NL',
      '48 aanbiedingen – Wellness, Normandie',
    ],
    ['a position', { latitude: 48.8, longitude: 2.3 }, 'es_ES', '48 ofertas – A menos de 2 h'],
  ])('contains the count and %s [SRCH-003]', (_, details, locale, title) => {
    expect(heading(details, locale).title.replace(/\u00a0/g, ' ')).toBe(title);
  });

  it("has a breadcrumb from home through the place's parents to the place", () => {
    expect(heading(normandy).crumbs).toEqual([
      { label: 'Accueil', href: '/' },
      { label: 'France', href: '/recherche?from=searchbar#country=FR' },
      { label: 'Normandie' },
    ]);
    expect(heading({}, 'nl_BE').crumbs).toEqual([{ label: 'Home', href: '/nl/' }, { label: 'Resultaten' }]);
  });
});
