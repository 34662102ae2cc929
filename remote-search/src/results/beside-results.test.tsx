import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OffersResponse, SearchPageMeta } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import { promosOf } from '../promo/promos';
import { manyOffers, offersOf } from '../testing/offer.fixture';
import { renderSearch, results, unmountAll } from '../testing/render';

const pageMeta: SearchPageMeta = {
  pageTitle: 'Week-ends à l’hôtel',
  metaDescription: 'Des séjours d’une nuit ou plus.',
  canonicalUrl: '/recherche',
  alternateUrls: [{ locale: 'es_ES', url: '/busqueda' }],
  metaRobots: 'noindex,follow',
  serpSeoLargeContent: 'Premier paragraphe.\n\nSecond paragraphe.',
};

const answer: OffersResponse = {
  ...offersOf(manyOffers(24), { totalCount: 60 }),
  suggestionSections: [
    {
      title: 'Par région',
      links: [{ label: 'Normandie', url: '/recherche#region=28', numberOfOffers: 27 }],
    },
  ],
  pageMeta,
};

const open = (path = '/recherche', locale: Locale = 'fr_FR', hash = '') =>
  renderSearch({ offers: () => answer, recommended: () => [] }, { path, locale, hash });

afterEach(unmountAll);

describe('beside the results', () => {
  it('shows links to related searches with their counts [SRCH-017]', async () => {
    await open();
    const section = screen.getByTestId('suggestion-links');
    expect(within(section).getByRole('heading', { name: 'Par région' })).toBeVisible();
    const link = within(section).getByRole('link', { name: 'Normandie 27' });
    expect(link).toHaveAttribute('href', '/recherche#region=28');
  });

  it('shows the text of the response in paragraphs [SEO-006]', async () => {
    await open();
    const paragraphs = within(screen.getByTestId('seo-text')).getAllByText(/paragraphe/);
    expect(paragraphs.map(({ textContent }) => textContent)).toEqual([
      'Premier paragraphe.',
      'Second paragraphe.',
    ]);
    const { compareDocumentPosition: follows } = Node.prototype;
    const grid = results().querySelector('ul')!;
    expect(
      follows.call(grid, screen.getByTestId('seo-text')) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  });

  it('hides links and family notice from customer care [CARE-003]', async () => {
    const handlers = { offers: () => answer, recommended: () => [] };
    await renderSearch(handlers, { path: '/recherche', hash: 'c=1', mode: 'care' });
    expect(within(results()).getAllByTestId('result-card')).toHaveLength(24);
    expect(screen.queryByTestId('suggestion-links')).toBeNull();
    expect(screen.queryByRole('link', { name: /en famille/ })).toBeNull();
  });

  it('shows customer care compact cards without a heart while a booking is compared, and no visitor ever [CARE-005] [CARE-011]', async () => {
    const handlers = { offers: () => answer, recommended: () => [] };
    const stored = { careChange: JSON.stringify({ orderNumber: '12345678', total: 27_600 }) };
    const looks = (): unknown[] => [
      ...new Set(
        within(results())
          .getAllByTestId('result-card')
          .map((card) => card.dataset['look']),
      ),
    ];
    await renderSearch(handlers, { path: '/recherche', mode: 'visitor', stored });
    expect([looks(), screen.queryByTestId('care-change')]).toEqual([['full'], null]);
    await unmountAll();
    await renderSearch(handlers, { path: '/recherche', mode: 'care' });
    expect(looks()).toEqual(['full']);
    await unmountAll();
    await renderSearch(handlers, { path: '/recherche', mode: 'care', stored });
    expect(looks()).toEqual(['modification']);
    expect(within(results()).queryByRole('button', { name: /favoris/i })).toBeNull();
    const note = within(screen.getByTestId('care-change'));
    expect(note.getByText(/dossier 12345678 \(276,00/)).toBeInTheDocument();
    expect(note.getByText('Choisissez des dates pour les voir.')).toBeInTheDocument();
    expect(note.getByRole('link', { name: 'Revenir au dossier' })).toHaveAttribute(
      'href',
      '/care/orders/12345678',
    );
    await userEvent.click(note.getByRole('button', { name: 'Arrêter de comparer' }));
    expect([looks(), screen.queryByTestId('care-change')]).toEqual([['full'], null]);
  });

  it('sets title, description, canonical URL and robots from the response [SEO-004]', async () => {
    const { prefetched } = await open();
    expect(prefetched?.head).toMatchObject({
      title: 'Week-ends à l’hôtel – Détour',
      description: 'Des séjours d’une nuit ou plus.',
      canonicalPath: '/recherche',
      robots: 'noindex,follow',
      nextPath: '/recherche?page=1',
    });
  });

  it('explains the default ranking until the visitor sorts', async () => {
    await open();
    expect(screen.getByText(/Aucun hôtel ne paie pour sa place/)).toBeVisible();
    await unmountAll();
    await open('/recherche', 'fr_FR', 'sort=priceAsc');
    expect(screen.queryByText(/Aucun hôtel ne paie pour sa place/)).toBeNull();
  });
});

describe('between the results', () => {
  const items = () =>
    [...results().querySelector('ul')!.children].map(({ firstElementChild }) => firstElementChild);
  const promoPlaces = () =>
    items().flatMap((item, index) => (item?.matches('[data-testid^="promo-"]') ? [index] : []));

  it('shows a promotion after the first row of three [SRCH-005] [SRCH-006] [SRCH-009]', async () => {
    await open();
    const promo = await screen.findByTestId('promo-boxes');
    expect(promoPlaces()).toEqual([3]);
    expect(within(promo).getByRole('link', { name: 'Voir les coffrets' })).toHaveAttribute('href', '/cadeau');
  });

  it('shows the gift card in gifting, after 3 and after 9 cards [SRCH-006] [SRCH-011]', async () => {
    await open('/recherche?flow=gifting');
    const [first] = await screen.findAllByTestId('promo-gift-card');
    expect(promoPlaces()).toEqual([3, 10]);
    expect(within(first!).getByRole('link', { name: 'Choisir un montant' })).toHaveAttribute(
      'href',
      '/giftcard/customization',
    );
  });

  it('shows the gift card for French, Belgian, Dutch and Italian locales only, in Italy once [SRCH-011] [SRCH-012]', () => {
    const places = (locale: Locale) => [...promosOf('gifting', locale, 'visitor').keys()];
    expect(['fr_FR', 'fr_BE', 'nl_BE', 'nl_NL'].map((locale) => places(locale as Locale))).toEqual(
      Array.from({ length: 4 }, () => [3, 9]),
    );
    expect(places('it_IT')).toEqual([3]);
    expect(places('es_ES')).toEqual([]);
    expect([...promosOf('booking', 'fr_FR', 'visitor').values()]).not.toContain('gift-card');
  });

  it('shows no promotion to customer care [CARE-002]', () => {
    expect(promosOf('gifting', 'fr_FR', 'care').size).toBe(0);
    expect(promosOf('booking', 'fr_FR', 'care').size).toBe(0);
  });
});
