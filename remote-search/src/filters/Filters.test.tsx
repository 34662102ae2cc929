import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FacetsQuery, OffersRequest } from '@detour/shared-contracts/api';
import type { ApiError } from '@detour/remote-kit';
import { activityListOf, facetsOf } from '../testing/facets.fixture';
import { manyOffers, offersOf } from '../testing/offer.fixture';
import { renderSearch, unmountAll } from '../testing/render';

const path = '/recherche';
const around = { latitude: 47.4, longitude: 0.7 };

interface Shop {
  readonly offers: OffersRequest[];
  readonly facets: FacetsQuery[];
  activities: number;
}

const openShop = async (
  hash = '',
  {
    located = false,
    search = '',
    facets = () => facetsOf() as unknown,
    flags = {} as Readonly<Record<string, boolean>>,
  } = {},
) => {
  const asked: Shop = { offers: [], facets: [], activities: 0 };
  const remote = await renderSearch(
    {
      offers: ({ body }: { body?: unknown }) => {
        const request = body as OffersRequest;
        asked.offers.push(request);
        const total = request.searchCriteria.stars === '4' ? 21 : 60;
        return offersOf(manyOffers(Math.min(24, request.pagination.limit)), {
          totalCount: total,
          details: located ? around : {},
        });
      },
      facets: ({ query }: { query?: unknown }) => {
        asked.facets.push(query as FacetsQuery);
        return facets();
      },
      activities: () => {
        asked.activities += 1;
        return activityListOf();
      },
      recommended: () => [],
    },
    { path: `${path}${search}`, hash, flags },
  );
  return { ...remote, asked };
};

const hashOf = ({ host }: Awaited<ReturnType<typeof openShop>>) => host.navigation.location().hash;
const open = async (part: string) => userEvent.click(screen.getByTestId(`filter-${part}`));
const confirm = () => userEvent.click(screen.getByTestId('filter-confirm'));
const stars = (count: number) => screen.findByRole('checkbox', { name: new RegExp(`^${count} étoiles`) });

afterEach(unmountAll);

describe('the filter bar', () => {
  it('has the dropdowns of booking, with distance only for a location [FILT-001] [FILT-003] [SRCH-002]', async () => {
    await openShop();
    const bar = screen.getByRole('group', { name: 'Filtrer les résultats' });
    const names = () =>
      within(bar)
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(names()).toEqual([
      'Activités',
      'Prix',
      'Équipements',
      'Repas et conditions',
      'Plus de filtres',
      'Voir sur la carte',
    ]);
    await unmountAll();
    await openShop('city=1', { located: true });
    expect(screen.getByTestId('filter-distance')).toBeVisible();
  });

  it('has no activities in the hotel flow [FILT-002]', async () => {
    await openShop('', { search: '?flow=hotel' });
    expect(screen.queryByTestId('filter-activities')).toBeNull();
    expect(screen.getByTestId('filter-price')).toBeVisible();
  });

  it('shows values and numbers of active filters [FILT-024] [FILT-025] [FILT-026] [FILT-027]', async () => {
    await openShop('priceMin=8000&priceMax=22000&facilities=spa&petsAllowed=1&stars=4&hotelScore=8&tags=110');
    expect(screen.getByTestId('filter-price')).toHaveTextContent('Prix : 80 € à 220 €');
    expect(screen.getByTestId('filter-facilities')).toHaveTextContent('Équipements : 2');
    expect(screen.getByTestId('filters-count')).toHaveAttribute('data-count', '6');
    await unmountAll();
    await openShop('priceMin=900&priceMax=25000&city=1&lat=47.4&lng=0.7&distanceMin=0&distanceMax=100');
    expect(screen.getByTestId('filters-count')).toHaveAttribute('data-count', '0');
  });

  it('removes all filters at once with "Tout effacer" [FILT-021]', async () => {
    const shop = await openShop('stars=4&facilities=spa&theme=23');
    await userEvent.click(screen.getByRole('button', { name: 'Tout effacer' }));
    await waitFor(() => expect(hashOf(shop)).toBe('#theme=23'));
  });
});

describe('meals and terms', () => {
  it('offer free cancellation, promotions and meals with their counts, and write them on confirm [FILT-007] [FILT-046]', async () => {
    const shop = await openShop();
    await open('terms');
    const free = await screen.findByRole('checkbox', { name: /^Annulation gratuite/ });
    expect(free.closest('label')).toHaveTextContent('30');
    expect(screen.getByRole('checkbox', { name: /^Dîner compris/ })).toBeDisabled();
    await userEvent.click(free);
    await userEvent.click(screen.getByRole('checkbox', { name: /^En promotion/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Petit-déjeuner compris/ }));
    await confirm();
    await waitFor(() => expect(hashOf(shop)).toBe('#freeCancellation=1&meals=breakfast&promotions=1'));
    await waitFor(() =>
      expect(shop.asked.offers.at(-1)?.searchCriteria).toMatchObject({
        freeCancellation: true,
        meals: 'breakfast',
        promotions: true,
      }),
    );
    expect(screen.getByTestId('filter-terms')).toHaveTextContent('Repas et conditions : 3');
    expect(screen.getByTestId('filters-count')).toHaveAttribute('data-count', '3');
    await userEvent.click(screen.getByRole('button', { name: 'Tout effacer' }));
    await waitFor(() => expect(hashOf(shop)).toBe(''));
  });

  it('are only meals for a gift, which is never cancelled or reduced [FLOW-004]', async () => {
    const shop = await openShop('freeCancellation=1&meals=breakfast', { search: '?flow=gifting' });
    expect(shop.asked.offers.at(-1)?.searchCriteria).toMatchObject({ meals: 'breakfast' });
    expect(shop.asked.offers.at(-1)?.searchCriteria).not.toHaveProperty('freeCancellation');
    expect(screen.getByTestId('filter-terms')).toHaveTextContent('Repas : 1');
    await open('terms');
    expect(await screen.findByRole('checkbox', { name: /^Petit-déjeuner/ })).toBeChecked();
    expect(screen.queryByRole('checkbox', { name: /^Annulation/ })).toBeNull();
  });

  it('are only terms for a bare night', async () => {
    await openShop('', { search: '?flow=hotel' });
    expect(screen.getByTestId('filter-terms')).toHaveTextContent('Conditions');
    await open('terms');
    expect(await screen.findByRole('checkbox', { name: /^Annulation/ })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /^Petit-déjeuner/ })).toBeNull();
  });
});

describe('the price', () => {
  const slide = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });

  it('ranges from 9 to 250 in steps of 1, with "+250 €" at the open end [FILT-030] [FILT-031]', async () => {
    await openShop();
    await open('price');
    const thumb = screen.getByRole('slider', { name: 'Prix maximum' });
    expect(thumb).toHaveAttribute('min', '9');
    expect(thumb).toHaveAttribute('max', '250');
    expect(thumb).toHaveAttribute('step', '1');
    expect(thumb).toHaveAttribute('aria-valuetext', '+250\u00a0€');
  });

  it('is written in cents on confirm, and resets the page [FILT-007] [FILT-033] [SBOX-024]', async () => {
    const shop = await openShop('', { search: '?page=2' });
    await open('price');
    slide('Prix minimum', '80');
    slide('Prix maximum', '220');
    expect(hashOf(shop)).toBe('');
    await confirm();
    await waitFor(() => expect(hashOf(shop)).toBe('#priceMax=22000&priceMin=8000'));
    expect(shop.host.navigation.location().search).toBe('?from=searchbar');
    await waitFor(() =>
      expect(shop.asked.offers.at(-1)?.searchCriteria).toMatchObject({ priceMin: 8000, priceMax: 22_000 }),
    );
  });

  it('sets no limit at its bounds [FILT-028] [FILT-029]', async () => {
    const shop = await openShop('priceMin=8000&priceMax=22000');
    await open('price');
    slide('Prix minimum', '9');
    slide('Prix maximum', '250');
    await confirm();
    await waitFor(() => expect(hashOf(shop)).toBe(''));
  });

  it('is sent as the gift price in gifting [FILT-034]', async () => {
    const shop = await openShop('priceMax=22000', { search: '?flow=gifting' });
    expect(shop.asked.offers.at(-1)?.searchCriteria).toMatchObject({ singleVoucherPriceMax: 22_000 });
    expect(shop.asked.offers.at(-1)?.searchCriteria).not.toHaveProperty('priceMax');
  });

  it('is cleared separately, at once [FILT-010]', async () => {
    const shop = await openShop('priceMax=22000&stars=4');
    await open('price');
    await userEvent.click(screen.getByTestId('filter-clear'));
    await waitFor(() => expect(hashOf(shop)).toBe('#stars=4'));
    expect(screen.queryByRole('dialog', { name: 'Prix' })).toBeNull();
  });

  it('reverts to the URL on Escape [FILT-008] [FILT-009]', async () => {
    const shop = await openShop('priceMax=22000');
    await open('price');
    slide('Prix maximum', '100');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('slider')).toBeNull();
    expect(hashOf(shop)).toBe('#priceMax=22000');
    await open('price');
    expect(screen.getByRole('slider', { name: 'Prix maximum' })).toHaveValue('220');
  });

  it('is confirmed by a click outside [FILT-011]', async () => {
    const shop = await openShop();
    await open('price');
    slide('Prix maximum', '100');
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(hashOf(shop)).toBe('#priceMax=10000'));
  });
});

describe('the distance', () => {
  const openDistance = async (hash = 'city=1') => {
    const shop = await openShop(hash, { located: true });
    await open('distance');
    return shop;
  };

  it('is toggled by "Inclure les offres aux alentours" [FILT-013] [FILT-014] [FILT-015] [FILT-038]', async () => {
    await openDistance();
    const around = screen.getByRole('switch', { name: 'Inclure les offres aux alentours' });
    const thumb = () => screen.getByRole('slider', { name: 'Distance maximale' });
    expect(around).not.toBeChecked();
    expect(thumb()).toBeDisabled();
    await userEvent.click(around);
    expect(thumb()).toBeEnabled();
    expect(thumb()).toHaveValue('100');
  });

  it('ranges from 0 to 300 km without a city, in whole kilometres [FILT-036] [FILT-040]', async () => {
    await openDistance('lat=47.4&lng=0.7');
    const thumb = screen.getByRole('slider', { name: 'Distance maximale' });
    expect(thumb).toHaveAttribute('max', '300');
    expect(thumb).toHaveAttribute('step', '1');
    expect(thumb).toHaveAttribute('aria-valuetext', '300\u202fkm');
  });

  it('is written with the position of the place [FILT-039]', async () => {
    const shop = await openDistance();
    await userEvent.click(screen.getByRole('switch'));
    fireEvent.change(screen.getByRole('slider', { name: 'Distance maximale' }), { target: { value: '40' } });
    await confirm();
    await waitFor(() => expect(hashOf(shop)).toBe('#city=1&distanceMax=40&lat=47.4&lng=0.7'));
  });

  it('is only closed by a click outside if it has no effect [FILT-012] [FILT-037]', async () => {
    const shop = await openDistance();
    await userEvent.click(screen.getByRole('switch'));
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByRole('switch')).toBeNull();
    expect(hashOf(shop)).toBe('#city=1');
  });
});

describe('facilities and activities', () => {
  it('sends pets separately [FILT-048]', async () => {
    const shop = await openShop();
    await open('facilities');
    await userEvent.click(await screen.findByRole('checkbox', { name: /Piscine/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Animaux acceptés/ }));
    await confirm();
    await waitFor(() => expect(hashOf(shop)).toBe('#facilities=pool&petsAllowed=1'));
    await waitFor(() =>
      expect(shop.asked.offers.at(-1)?.searchCriteria).toMatchObject({
        facilities: 'pool',
        petsAllowed: true,
      }),
    );
  });

  it('loads the activity list when activities open, and disables those without results [FILT-018] [FILT-047]', async () => {
    const shop = await openShop();
    expect(shop.asked.activities).toBe(0);
    await open('activities');
    expect(await screen.findByRole('button', { name: /Visite du chai/ })).toBeDisabled();
    expect(shop.asked.activities).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: /Massage/ }));
    await confirm();
    await waitFor(() => expect(hashOf(shop)).toBe('#tags=110'));
  });

  it('folds a long list of activities, and shows all of it on request [FILT-023]', async () => {
    const tall = jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(300);
    await openShop();
    await open('activities');
    const all = await screen.findByRole('button', { name: 'Voir toutes les activités' });
    const list = document.getElementById(all.getAttribute('aria-controls') ?? '');
    expect([all.getAttribute('aria-expanded'), list?.dataset['folded']]).toEqual(['false', 'true']);
    await userEvent.click(all);
    const fewer = screen.getByRole('button', { name: 'Afficher moins d’activités' });
    expect([fewer.getAttribute('aria-expanded'), list?.dataset['folded']]).toEqual(['true', 'false']);
    await userEvent.click(fewer);
    expect(list?.dataset['folded']).toBe('true');
    tall.mockRestore();
  });

  it('requests facets when filters open and when they change [FILT-016] [FILT-017]', async () => {
    const shop = await openShop();
    expect(shop.asked.facets).toEqual([]);
    await open('facilities');
    await waitFor(() => expect(shop.asked.facets).toHaveLength(1));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Piscine/ }));
    await waitFor(() => expect(shop.asked.facets.at(-1)).toMatchObject({ facilities: 'pool' }));
  });

  it('logs failed facets without an error for the visitor [FILT-050]', async () => {
    const failed: ApiError = { kind: 'problem', status: 400, message: 'Bad Request' };
    const shop = await openShop('', { facets: () => failed });
    await open('price');
    await waitFor(() =>
      expect(shop.host.reports).toContainEqual(
        expect.objectContaining({
          code: 'SEARCH-308',
          error: expect.objectContaining({ message: expect.stringMatching(/^Error fetching facets: /) }),
        }),
      ),
    );
    expect(screen.getByRole('slider', { name: 'Prix maximum' })).toBeEnabled();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the drawer of further filters', () => {
  it('offers 5, 4 and 3 stars, and no value without hotels [FILT-045] [FILT-046]', async () => {
    const shop = await openShop();
    await open('more');
    expect(await stars(5)).toBeDisabled();
    expect(screen.queryByRole('checkbox', { name: /^2 étoiles/ })).toBeNull();
    await userEvent.click(await stars(4));
    await userEvent.click(await stars(3));
    await confirm();
    await waitFor(() => expect(hashOf(shop)).toBe('#stars=3,4'));
  });

  it('keeps a selected value without results, so that it can be removed', async () => {
    await openShop('stars=5');
    await open('more');
    expect(await stars(5)).toBeEnabled();
  });

  it('ticks the scores above the chosen one, and unticks on a second click [FILT-041] [FILT-042] [FILT-043] [FILT-044]', async () => {
    await openShop();
    await open('more');
    const score = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) });
    await stars(4);
    expect(score('9 à 10 – Fantastique')).toBeDisabled();
    await userEvent.click(score('8 – Très bien'));
    expect(score('9 à 10 – Fantastique')).toBeChecked();
    expect(score('8 – Très bien')).toBeChecked();
    expect(score('7 – Bien')).not.toBeChecked();
    await userEvent.click(score('8 – Très bien'));
    expect(score('8 – Très bien')).not.toBeChecked();
    expect(score('Toutes les notes')).toBeChecked();
  });

  it('discards unconfirmed changes on close [FILT-019]', async () => {
    const shop = await openShop('stars=4');
    await open('more');
    await userEvent.click(await stars(3));
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(hashOf(shop)).toBe('#stars=4');
    await open('more');
    expect(await stars(3)).not.toBeChecked();
  });

  it('removes the keys of cleared filters [FILT-020]', async () => {
    const shop = await openShop('stars=4&hotelTypes=castle');
    await open('more');
    await userEvent.click(await stars(4));
    await confirm();
    await waitFor(() => expect(hashOf(shop)).toBe('#hotelTypes=castle'));
  });

  it('shows the expected number of results: the smallest facet until the search responds [FILT-049]', async () => {
    await openShop();
    await open('more');
    await userEvent.click(await stars(4));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Mer/ }));
    expect(screen.getByTestId('filter-confirm')).toHaveTextContent('Voir 8 offres');
    await waitFor(() => expect(screen.getByTestId('filter-confirm')).toHaveTextContent('Voir 21 offres'));
  });
});

describe('on a phone', () => {
  const realMatch = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = ((query: string) => ({
      ...realMatch(query),
      matches: query.includes('max-width: 767.98px'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })) as typeof window.matchMedia;
    Element.prototype.scrollIntoView = jest.fn();
  });
  afterEach(() => {
    window.matchMedia = realMatch;
  });

  const openAll = () => userEvent.click(screen.getByRole('button', { name: /^Filtrer/ }));

  it('shows filters with their number, and the sort order [SRCH-019]', async () => {
    await openShop('stars=4');
    expect(screen.getByRole('button', { name: 'Filtrer 1' })).toBeVisible();
    expect(screen.getByTestId('filters-count')).toHaveAttribute('data-count', '1');
    expect(screen.getByTestId('sort')).toHaveValue('priceQuality');
  });

  it('applies the drafts of all filters together, and scrolls to the results [FILT-004] [FILT-005] [SRCH-043]', async () => {
    const shop = await openShop();
    await openAll();
    const modal = await screen.findByRole('dialog', { name: 'Filtres' });
    fireEvent.change(within(modal).getByRole('slider', { name: 'Prix maximum' }), {
      target: { value: '150' },
    });
    await userEvent.click(await stars(4));
    expect(hashOf(shop)).toBe('');
    await confirm();
    await waitFor(() => expect(hashOf(shop)).toBe('#priceMax=15000&stars=4'));
    await waitFor(() =>
      expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' }),
    );
  });

  it('removes all filters with "Réinitialiser" [FILT-006]', async () => {
    const shop = await openShop('priceMax=15000&stars=4&theme=23');
    await openAll();
    await userEvent.click(await screen.findByRole('button', { name: 'Réinitialiser' }));
    await waitFor(() => expect(hashOf(shop)).toBe('#theme=23'));
  });
});

describe('the new filters', () => {
  const openDrawer = async (flags: Readonly<Record<string, boolean>>, hash = '') => {
    const shop = await openShop(hash, { flags });
    await userEvent.click(screen.getByTestId('filters-drawer'));
    return { shop, drawer: within(await screen.findByRole('dialog', { name: 'Filtres' })) };
  };

  it('are one drawer instead of dropdowns [FLAG-010]', async () => {
    const { shop, drawer } = await openDrawer({ newFilters: true });
    expect(drawer.getByRole('heading', { name: 'Prix' })).toBeInTheDocument();
    const bar = within(screen.getByRole('group', { name: 'Filtrer les résultats', hidden: true }));
    expect(bar.queryByRole('button', { name: 'Prix', hidden: true })).toBeNull();
    await userEvent.click(await stars(4));
    await confirm();
    await waitFor(() => expect(hashOf(shop)).toBe('#stars=4'));
    expect(screen.getByTestId('filters-drawer')).toHaveTextContent(/Filtres.:.1/);
  });

  it('allow up to 1000 €, and keep a price beyond the range of the dropdowns [FILT-035]', async () => {
    const { shop, drawer } = await openDrawer({ newFilters: true }, 'priceMax=40000');
    expect(shop.asked.offers[0]?.searchCriteria.priceMax).toBe(40_000);
    const highest = drawer.getByRole('slider', { name: 'Prix maximum' });
    expect(highest).toHaveAttribute('max', '1000');
    expect(highest).toHaveValue('400');
  });

  it.each([
    [{ newFilters: true }, ['Bien-être', 'Gastronomie']],
    [{ newFilters: true, allThematics: true }, ['Bien-être', 'Goûts et cuisine']],
  ])('list the activities of the thematic groups or all of them: %j [FLAG-011]', async (flags, names) => {
    const { drawer } = await openDrawer(flags);
    const chip = await drawer.findByRole('button', { name: /^Massage/ });
    const groups = [chip, drawer.getByRole('button', { name: /^Visite du chai/ })].map((one) =>
      one.closest('[role="group"]')?.getAttribute('aria-label'),
    );
    expect(groups).toEqual(names);
  });
});

it('announce the price range as a sentence', async () => {
  await openShop('priceMin=8000');
  await open('price');
  const panel = await screen.findByRole('dialog', { name: 'Prix' });
  expect(panel).toHaveTextContent(/de 80 € à 250 € et plus/);
  fireEvent.change(within(panel).getByRole('slider', { name: 'Prix maximum' }), { target: { value: '200' } });
  expect(panel).toHaveTextContent(/de 80 € à 200 €Prix total/);
});
