import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onlineManager } from '@tanstack/react-query';
import type { OffersRequest, OffersResponse } from '@detour/shared-contracts/api';
import type { ApiError } from '@detour/remote-kit';
import { manyOffers, offerOf, offersOf } from '../testing/offer.fixture';
import { renderSearch, results, unmountAll } from '../testing/render';

const path = '/recherche';
const full = offersOf(manyOffers(24), { totalCount: 60 });
const broken: ApiError = { kind: 'problem', status: 400, message: 'offers answered 400' };

/** Responds to `offers` by request body and records the requests. */
const searching = (answer: (request: OffersRequest) => unknown) => {
  const asked: OffersRequest[] = [];
  return {
    asked,
    handlers: {
      offers: ({ body }: { body?: unknown }) => {
        asked.push(body as OffersRequest);
        return answer(body as OffersRequest);
      },
      recommended: () => [],
    },
  };
};

const later = <T,>() => {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

afterEach(unmountAll);

describe('the results page', () => {
  it('opens with the search box [SRCH-001]', async () => {
    await renderSearch(searching(() => full).handlers, { path });
    const page = screen.getByTestId('page-search');
    const [box, heading] = [screen.getByTestId('searchbox'), screen.getByRole('heading', { level: 1 })];
    expect(page).toContainElement(box);
    expect(box.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('shows the exact matches of a page with their number [SRCH-039, SRCH-050]', async () => {
    const { asked, handlers } = searching(() => full);
    await renderSearch(handlers, { path });
    expect(screen.getByTestId('page-search')).toBeVisible();
    expect(results()).toHaveAttribute('data-state', 'ready');
    expect(within(results()).getAllByTestId('result-card')).toHaveLength(24);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('60 offres');
    expect(screen.getByTestId('results-count')).toHaveAttribute('data-count', '60');
    expect(asked).toEqual([
      expect.objectContaining({ pagination: { page: 0, limit: 24 }, numberOfPackagesPerHotel: 1 }),
    ]);
  });

  it('shows two rows of three skeleton cards while the search loads [SRCH-008, SRCH-038]', async () => {
    const answer = later<OffersResponse>();
    await renderSearch(searching(() => answer.promise).handlers, { path });
    expect(results()).toHaveAttribute('data-state', 'loading');
    expect(results().querySelectorAll('[data-skeleton="stay-card"]')).toHaveLength(6);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Résultats');
    await act(async () => answer.resolve(full));
    await waitFor(() => expect(results()).toHaveAttribute('data-state', 'ready'));
    expect(results().querySelector('[data-skeleton]')).toBeNull();
  });

  it('searches with the criteria of the hash and the page of the query [SRCH-015]', async () => {
    const { asked, handlers } = searching(() => full);
    await renderSearch(handlers, { path: `${path}?page=2`, hash: 'a=3&region=28&theme=23&sort=priceAsc' });
    expect(asked.at(-1)).toMatchObject({
      orderBy: 'priceAsc',
      pagination: { page: 2 },
      searchCriteria: { adult: 3, region: '28', theme: 23 },
    });
  });

  it('announces the number of results when they arrive', async () => {
    await renderSearch(searching(() => full).handlers, { path });
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('60 offres'),
    );
  });

  it('shows an error, and searches again on retry [SRCH-037]', async () => {
    let works = false;
    const { handlers } = searching(() => (works ? full : broken));
    const { host } = await renderSearch(handlers, { path });
    await waitFor(() => expect(results()).toHaveAttribute('data-state', 'error'));
    expect(screen.getByRole('alert')).toHaveTextContent('Oups, un problème est survenu');
    const heading = screen.getByRole('heading', { level: 1, name: 'Résultats' });
    expect(heading.querySelector('[aria-hidden="true"]')).toBeNull();
    expect(host.reports).toContainEqual(expect.objectContaining({ kind: 'data', code: 'SEARCH-301' }));
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(results()).toHaveAttribute('data-state', 'ready'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the previous cards, dimmed, while a change loads and when it fails', async () => {
    const second = later<ApiError>();
    const { handlers } = searching(({ orderBy }) => (orderBy === 'promo' ? second.promise : full));
    await renderSearch(handlers, { path });
    await userEvent.selectOptions(screen.getByTestId('sort'), 'promo');
    await waitFor(() => expect(results()).toHaveAttribute('data-state', 'loading'));
    expect(screen.getAllByTestId('result-card')).toHaveLength(24);
    expect(within(results()).getAllByRole('list')[0]).toHaveAttribute('aria-busy', 'true');
    await act(async () => second.resolve(broken));
    await waitFor(() => expect(results()).toHaveAttribute('data-state', 'error'));
    expect(screen.getAllByTestId('result-card')).toHaveLength(24);
  });

  it('keeps the last results while offline, announces it, and resumes when online', async () => {
    await renderSearch(searching(() => full).handlers, { path });
    act(() => onlineManager.setOnline(false));
    await userEvent.selectOptions(screen.getByTestId('sort'), 'priceAsc');
    expect(screen.getByText(/Vous êtes hors connexion/)).toBeVisible();
    expect(screen.getAllByTestId('result-card')).toHaveLength(24);
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(results()).toHaveAttribute('data-state', 'ready'));
    expect(screen.queryByText(/Vous êtes hors connexion/)).toBeNull();
  });

  it('writes the sort order to the hash and returns to the first page [SBOX-024, SBOX-025, SORT-006]', async () => {
    const { host } = await renderSearch(searching(() => full).handlers, {
      path: `${path}?page=2&flow=hotel`,
      hash: 'region=28',
    });
    expect(screen.getByTestId('sort')).toHaveValue('priceQuality');
    await userEvent.selectOptions(screen.getByTestId('sort'), 'priceAsc');
    expect(host.navigated).toEqual(['/recherche?flow=hotel&from=searchbar#region=28&sort=priceAsc']);
  });

  it.each([
    ['', '', ['priceQuality', 'promo', 'priceAsc', 'priceDesc', 'rating', 'popularity']],
    [
      '',
      'lat=48.8&lng=2.3',
      ['priceQuality', 'distance', 'promo', 'priceAsc', 'priceDesc', 'rating', 'popularity'],
    ],
    ['?flow=hotel', '', ['priceQuality', 'priceAsc', 'priceDesc', 'rating', 'popularity']],
    ['?flow=gifting', '', ['priceQuality', 'svPriceAsc', 'svPriceDesc']],
  ])(
    'offers the sort orders of the flow: "%s" with "%s" [SORT-001, SORT-002, SORT-003, SORT-004, SORT-005]',
    async (query, hash, sorts) => {
      await renderSearch(searching(() => full).handlers, { path: path + query, hash });
      const offered = within(screen.getByLabelText('Trier par')).getAllByRole('option');
      expect(offered.map((option) => (option as HTMLOptionElement).value)).toEqual(sorts);
      if (sorts.includes('promo')) expect(screen.getByRole('option', { name: 'Remise' })).toBeVisible();
    },
  );

  it('ignores a sort order that the flow does not offer [SORT-007]', async () => {
    const { asked, handlers } = searching(() => full);
    await renderSearch(handlers, { path, hash: 'sort=svPriceAsc' });
    expect(screen.getByTestId('sort')).toHaveValue('priceQuality');
    expect(asked.at(-1)).toMatchObject({ orderBy: 'priceQuality' });
  });

  it('links its zero-based pages with flow and criteria [SRCH-014, SRCH-015, SRCH-016]', async () => {
    await renderSearch(searching(() => full).handlers, { path: `${path}?page=1&flow=hotel`, hash: 'a=4' });
    const pages = within(screen.getByTestId('pagination'));
    expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/recherche?flow=hotel#a=4');
    expect(pages.getByRole('link', { name: 'Suivant' })).toHaveAttribute(
      'href',
      '/recherche?flow=hotel&page=2#a=4',
    );
  });

  it('shows another page and updates its neighbours on navigation', async () => {
    const { asked, handlers } = searching(() => full);
    const { host, heads } = await renderSearch(handlers, { path });
    const href = screen.getByRole('link', { name: 'Page 3' }).getAttribute('href') ?? '';
    act(() => host.moveTo(href));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ pagination: { page: 2 } }));
    await waitFor(() => expect(heads.at(-1)).toMatchObject({ previousPath: '/recherche?page=1' }));
  });

  it('emits events for shown results with their items, and for the chosen offer [ANALYT-003] [ANALYT-004]', async () => {
    const { host } = await renderSearch(searching(() => full).handlers, { path, hash: 'a=3' });
    await waitFor(() =>
      expect(host.emitted).toContainEqual({
        name: 'search.results-shown@1',
        payload: { totalCount: 60, hash: 'a=3', items: expect.any(Array) },
      }),
    );
    const shown = host.emitted.filter(({ name }) => name === 'search.results-shown@1');
    expect(shown).toHaveLength(1);
    expect(shown[0]?.payload).toMatchObject({
      items: full.exactMatch.map(({ id, sellPrice }) => ({ id, sellPrice })),
    });
    // Without a shell, the test prevents the navigation.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(screen.getByRole('link', { name: 'Séjour 2' }));
    expect(host.emitted).toContainEqual({
      name: 'search.offer-selected@1',
      payload: { id: 'w2', index: 1, sellPrice: offerOf().sellPrice },
    });
    expect(screen.getByRole('link', { name: 'Séjour 2' })).toHaveAttribute(
      'href',
      '/sejours/recherche/w2#a=3',
    );
  });

  it('links to the first page from a page that does not exist', async () => {
    await renderSearch(searching(() => offersOf([], { totalCount: 60 })).handlers, {
      path: `${path}?page=9`,
    });
    expect(screen.getByText('Cette page de résultats n’existe plus.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Revenir à la première page' })).toHaveAttribute(
      'href',
      '/recherche',
    );
  });
});

describe('a search with few results', () => {
  const nothing = offersOf([]);
  const details = {
    destination: { id: '7', label: 'Étretat', category: 'city' },
    latitude: 49.7,
    longitude: 0.2,
  };
  const dated = 'checkin=2026-12-11&checkout=2026-12-13&city=7';

  it('shows an empty state and removes all filters on request [SRCH-035, SRCH-055, FALL-023]', async () => {
    await renderSearch(searching(() => nothing).handlers, {
      path,
      hash: 'country=FR&stars=5&facilities=spa&a=4',
    });
    expect(results()).toHaveAttribute('data-state', 'empty');
    expect(screen.getByRole('heading', { name: 'Aucun résultat' })).toBeVisible();
    expect(screen.getByText(/modifiez vos dates ou le nombre de voyageurs/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Retirer tous les filtres' })).toHaveAttribute(
      'href',
      '/recherche?from=searchbar#a=4&country=FR',
    );
  });

  it('links to all stays if there is no filter to remove', async () => {
    await renderSearch(searching(() => nothing).handlers, { path, hash: 'country=FR' });
    expect(screen.getByRole('link', { name: 'Toutes les destinations' })).toHaveAttribute(
      'href',
      '/recherche?from=searchbar',
    );
  });

  it('runs no fallback search when the results fill the page [SRCH-040]', async () => {
    const { asked, handlers } = searching(() => full);
    await renderSearch(handlers, { path, hash: dated });
    await waitFor(() => expect(results()).toHaveAttribute('data-state', 'ready'));
    expect(asked).toHaveLength(1);
    expect(screen.queryByTestId('fallback')).toBeNull();
  });

  it('runs the fallback searches in order, three offers each [SRCH-040, FALL-009, FALL-013, FALL-014, FALL-018, FALL-019, FALL-022, SRCH-033, SRCH-034]', async () => {
    const { asked, handlers } = searching(({ pagination, searchCriteria }) => {
      if (pagination.limit !== 3) return offersOf([], { details });
      // The place has no results for the dates. Its surroundings have some, and more without dates.
      if (searchCriteria.city) return nothing;
      return offersOf(manyOffers(6).slice(searchCriteria.checkin ? 0 : 3, searchCriteria.checkin ? 3 : 6));
    });
    await renderSearch(handlers, { path, hash: dated });
    await waitFor(() => expect(screen.getAllByTestId('fallback')).toHaveLength(2));
    const [first, second] = screen.getAllByTestId('fallback');
    expect(first).toHaveAttribute('data-order', '1');
    expect(first).toHaveAttribute('data-kind', 'wide-dates');
    expect(within(first!).getByRole('heading', { level: 2 })).toHaveTextContent(
      'À vos dates – Étretat et alentours',
    );
    expect(within(first!).getAllByTestId('result-card')).toHaveLength(3);
    expect(within(first!).getByRole('link', { name: 'Voir plus d’offres' })).toHaveAttribute(
      'href',
      expect.stringContaining('checkin=2026-12-11'),
    );
    expect(second).toHaveAttribute('data-order', '3');
    expect(within(second!).getByRole('heading', { level: 2 })).toHaveTextContent(
      'À d’autres dates – Étretat et alentours',
    );
    expect(asked.filter(({ pagination }) => pagination.limit === 3)).toHaveLength(3);
    expect(
      screen.getByText(
        'Aucun résultat exact. Voici des séjours qui pourraient vous plaire, même s’ils sortent de vos critères. Parcourez-les ou modifiez votre recherche.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Aucun résultat' })).toBeNull();
  });

  it('announces alternatives if the search itself has results too [FALL-021, SRCH-032]', async () => {
    const { handlers } = searching(({ pagination }) =>
      pagination.limit === 3 ? offersOf(manyOffers(3)) : offersOf([offerOf({ id: 'own' })], { details }),
    );
    await renderSearch(handlers, { path, hash: dated });
    await waitFor(() => expect(screen.getAllByTestId('fallback').length).toBeGreaterThan(0));
    expect(screen.getByText(/Ces autres séjours pourraient aussi vous plaire\./)).toHaveTextContent(
      'elles peuvent sortir de vos critères',
    );
  });

  it('asks for other hotels than those of the results', async () => {
    const own = offerOf({ id: 'own' });
    const { asked, handlers } = searching(({ pagination }) =>
      pagination.limit === 3 ? offersOf(manyOffers(3)) : offersOf([own], { details }),
    );
    await renderSearch(handlers, { path, hash: dated });
    await waitFor(() => expect(screen.getAllByTestId('fallback').length).toBeGreaterThan(0));
    const [main, ...fallbacks] = asked;
    expect(main).not.toHaveProperty('withoutHotels');
    expect(fallbacks.length).toBeGreaterThan(0);
    for (const { withoutHotels } of fallbacks) expect(withoutHotels).toEqual([own.hotel.id]);
  });

  it('shows each stay once, and omits a fallback without new stays', async () => {
    const { handlers } = searching(({ pagination }) =>
      pagination.limit === 3 ? offersOf(manyOffers(3)) : offersOf([offerOf({ id: 'w1' })], { details }),
    );
    await renderSearch(handlers, { path, hash: dated });
    await waitFor(() => expect(screen.getAllByTestId('fallback')).toHaveLength(1));
    const ids = screen.getAllByTestId('result-card').map(({ dataset }) => dataset['id']);
    expect(ids).toEqual(['w1', 'w2', 'w3']);
  });

  it('shows no empty state before the last fallback search responds [FALL-020, FALL-024]', async () => {
    const slow = later<OffersResponse>();
    const { handlers } = searching(({ pagination }) => (pagination.limit === 3 ? slow.promise : nothing));
    await renderSearch(handlers, { path, hash: 'checkin=2026-12-11&checkout=2026-12-13&country=FR' });
    await waitFor(() => expect(results()).toHaveAttribute('data-state', 'empty'));
    expect(results().querySelector('[data-skeleton]')).not.toBeNull();
    await act(async () => slow.resolve(nothing));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Aucun résultat' })).toBeVisible());
  });

  it('omits a fallback search that fails [FALL-025]', async () => {
    const { handlers } = searching(({ pagination }) => (pagination.limit === 3 ? broken : nothing));
    const { host } = await renderSearch(handlers, {
      path,
      hash: 'checkin=2026-12-11&checkout=2026-12-13&country=FR',
    });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Aucun résultat' })).toBeVisible());
    expect(screen.queryByTestId('fallback')).toBeNull();
    expect(host.reports).toContainEqual(expect.objectContaining({ code: 'SEARCH-306' }));
  });
});
