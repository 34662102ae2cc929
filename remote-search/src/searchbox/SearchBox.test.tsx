import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Suggestion } from '@detour/shared-contracts/api';
import type { ApiError, RequestOptions } from '@detour/remote-kit';
import { comboboxChunk } from '../destination/DestinationField';
import { calendarOf, homepageOf, suggestionOf } from '../testing/search.fixture';
import { renderSearch, suggestion, unmountAll, type RenderOptions } from '../testing/render';

const normandy = suggestionOf({ id: '28', label: 'Normandie', area: 'France', category: 'region' });
const broken: ApiError = { kind: 'problem', status: 500, message: 'autocomplete answered 500' };

interface Typed {
  readonly locale: string;
  readonly term: string;
  readonly maxResults: number;
}

interface Answers {
  readonly autocomplete?: (query: Typed, signal: AbortSignal | undefined) => unknown;
}

const openBox = (options: RenderOptions = {}, answers: Answers = {}) =>
  renderSearch(
    {
      homepage: () => homepageOf(),
      recommended: () => [normandy],
      searchCalendar: () => calendarOf('2026-11', 2),
      offers: () => ({ ...broken, kind: 'aborted' }),
      autocomplete: ({ query, signal }: RequestOptions<never>) =>
        (answers.autocomplete ?? (() => [suggestionOf(), normandy]))(query as unknown as Typed, signal),
    },
    { path: '/', ...options },
  );

const destination = () => screen.getByTestId('searchbox-destination');
const suggestions = () => screen.queryAllByTestId('searchbox-suggestion');
const submit = () => userEvent.click(screen.getByTestId('searchbox-submit'));

// Preloads the chunk of the list. DestinationField.test covers the replacement.
beforeAll(() => comboboxChunk.load());
afterEach(unmountAll);

describe('the search box', () => {
  it('has fields for destination, dates, theme and guests [SBOX-001]', async () => {
    await openBox();
    const box = within(screen.getByRole('search'));
    expect(box.getByLabelText('Destination')).toBe(destination());
    expect(box.getByRole('button', { name: /Dates/ })).toBe(screen.getByTestId('searchbox-dates'));
    expect(box.getByLabelText('Thème')).toBe(screen.getByTestId('searchbox-theme'));
    expect(box.getByRole('button', { name: /Voyageurs/ })).toHaveTextContent('2 adultes');
  });

  it('has no theme in the hotel flow [SBOX-004]', async () => {
    await openBox({ path: '/?flow=hotel' });
    expect(screen.queryByTestId('searchbox-theme')).toBeNull();
    expect(screen.getByTestId('searchbox-dates')).toBeVisible();
  });

  it('is a plain form to the results without JavaScript', async () => {
    await openBox({ locale: 'nl_BE', path: '/nl/' });
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/nl/zoeken');
    expect(form).toHaveAttribute('method', 'get');
    expect(form.querySelector('input[name="from"]')).toHaveValue('searchbar');
  });

  it('searches everything without a choice', async () => {
    const { host } = await openBox();
    await submit();
    expect(host.navigated).toEqual(['/recherche?from=searchbar']);
  });

  it('navigates to the results with all choices in one history entry [SBOX-018, SBOX-025]', async () => {
    const { host } = await openBox();
    await userEvent.type(destination(), 'norm');
    await userEvent.click(await suggestion('Normandie'));
    await userEvent.selectOptions(screen.getByTestId('searchbox-theme'), 'Romantique');
    await userEvent.click(screen.getByTestId('searchbox-guests'));
    await userEvent.click(screen.getByTestId('guests-children-plus'));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByTestId('searchbox-guests')).toHaveTextContent('2 adultes, 1 enfant');
    await submit();
    expect(host.navigated).toEqual(['/recherche?from=searchbar#c=1&region=28&s=1&theme=23']);
  });

  it('keeps the filters of the results and resets the page [SBOX-024]', async () => {
    const { host } = await openBox({ path: '/recherche?page=3', hash: 'stars=4,5&a=3' });
    await userEvent.selectOptions(screen.getByTestId('searchbox-theme'), '26');
    await submit();
    expect(host.navigated).toEqual(['/recherche?from=searchbar#a=3&stars=4,5&theme=26']);
  });

  it('shows the criteria of the hash', async () => {
    await openBox({
      path: '/recherche',
      hash: 'a=1&b=1&theme=39&checkin=2026-12-11&checkout=2026-12-13&region=28',
      stored: { recentSearches: JSON.stringify([{ id: '28', label: 'Normandie', category: 'region' }]) },
    });
    expect(destination()).toHaveValue('Normandie');
    expect(screen.getByTestId('searchbox-dates')).toHaveTextContent('11–\u206013 déc.');
    expect(screen.getByTestId('searchbox-theme')).toHaveDisplayValue('Famille');
    expect(screen.getByTestId('searchbox-guests')).toHaveTextContent('1 adulte, 1 bébé');
  });
});

describe('the destination', () => {
  it('lists matches by category after typing stops, with one call of at most 30 [DEST-001, DEST-013]', async () => {
    const asked: unknown[] = [];
    await openBox({}, { autocomplete: (query) => (asked.push(query), [suggestionOf(), normandy]) });
    await userEvent.type(destination(), 'etre');
    await waitFor(() => expect(asked).toEqual([{ locale: 'fr_FR', term: 'etre', maxResults: 30 }]));
    const city = within(await screen.findByRole('group', { name: 'Ville' }));
    expect(city.getByRole('option')).toHaveAttribute('data-id', '76254');
    expect(city.getByRole('option')).toHaveTextContent('Étretat Seine-Maritime, Normandie');
    expect(screen.getByRole('group', { name: 'Région' })).toBeVisible();
    expect(suggestions().map(({ dataset }) => dataset['category'])).toEqual(['city', 'region']);
  });

  it('cancels the call for an outdated term', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    await openBox(
      {},
      {
        autocomplete: ({ term }, signal) => {
          signals.push(signal);
          return term === 'et' ? new Promise(() => undefined) : [suggestionOf()];
        },
      },
    );
    await userEvent.type(destination(), 'et');
    await waitFor(() => expect(signals).toHaveLength(1));
    await userEvent.type(destination(), 're');
    await waitFor(() => expect(signals).toHaveLength(2));
    expect(signals[0]?.aborted).toBe(true);
    expect(await suggestion('Étretat')).toBeVisible();
  });

  it('can be chosen by keyboard alone [DEST-003]', async () => {
    const { host } = await openBox();
    await userEvent.type(destination(), 'norm');
    // Wait for the matches that replace the initial suggestions.
    await suggestion('Étretat');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(destination()).toHaveValue('Normandie');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(host.navigated).toEqual(['/recherche?from=searchbar#region=28']));
  });

  it('falls back to the best match of the typed text', async () => {
    const { host, ...remote } = await openBox();
    await userEvent.type(destination(), 'etretat{Enter}');
    await waitFor(() => expect(host.navigated).toEqual(['/recherche?from=searchbar#city=76254']));
    expect(host.stored.get('recentSearches')).toContain('Étretat');
    expect(remote.element).toBeVisible();
  });

  it('shows an error for text that matches no place, and searches nothing', async () => {
    const { host } = await openBox({}, { autocomplete: (): Suggestion[] => [] });
    await userEvent.type(destination(), 'xyzxyz');
    await submit();
    await waitFor(() => expect(screen.getAllByText('Aucune destination trouvée').length).toBeGreaterThan(0));
    expect(host.navigated).toEqual([]);
    expect(destination()).toHaveValue('xyzxyz');
  });

  it('is cleared by focus, with its filters [DEST-002]', async () => {
    const { host } = await openBox({
      path: '/recherche',
      hash: 'region=28&distanceMax=40&a=3',
      stored: { recentSearches: JSON.stringify([{ id: '28', label: 'Normandie', category: 'region' }]) },
    });
    await userEvent.click(destination());
    expect(destination()).toHaveValue('');
    await submit();
    expect(host.navigated).toEqual(['/recherche?from=searchbar#a=3']);
  });

  it('is restored on leaving the field by Tab or Escape', async () => {
    await openBox({
      path: '/recherche',
      hash: 'region=28',
      stored: { recentSearches: JSON.stringify([{ id: '28', label: 'Normandie', category: 'region' }]) },
    });
    act(() => destination().focus());
    await waitFor(() => expect(destination()).toHaveValue(''));
    await userEvent.tab();
    expect(destination()).toHaveValue('Normandie');
    await userEvent.click(destination());
    expect(destination()).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    expect(destination()).toHaveValue('Normandie');
  });

  it('is stored, most recent first, three at most [DEST-004, DEST-009, DEST-010, DEST-011]', async () => {
    const kept = ['a', 'b', 'c'].map((id) => ({ id, label: `Lieu ${id}`, category: 'city' }));
    const { host } = await openBox({ stored: { recentSearches: JSON.stringify(kept) } });
    await userEvent.click(destination());
    const recent = within(await screen.findByRole('group', { name: 'Recherches récentes' }));
    expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Lieu a',
      'Lieu b',
      'Lieu c',
    ]);
    await userEvent.click(recent.getByRole('option', { name: 'Lieu b' }));
    const stored = JSON.parse(host.stored.get('recentSearches') ?? '[]') as { id: string }[];
    expect(stored.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });

  it('suggests recommended places before typing [DEST-014]', async () => {
    const asked: unknown[] = [];
    await renderSearch(
      {
        homepage: () => homepageOf(),
        recommended: ({ query }: RequestOptions<never>) => (asked.push(query), [normandy]),
      },
      { path: '/' },
    );
    await userEvent.click(destination());
    expect(await suggestion('Normandie')).toBeVisible();
    expect(asked).toEqual([{ locale: 'fr_FR', q: '', catalogSourceType: '', catalogSourceCode: '' }]);
  });

  it('only logs a failed call [DEST-012]', async () => {
    const { host } = await openBox({}, { autocomplete: () => broken });
    await userEvent.type(destination(), 'etre');
    await waitFor(() => expect(host.reports).toContainEqual(expect.objectContaining({ code: 'SEARCH-304' })));
    expect(suggestions()).toHaveLength(0);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('Aucune destination trouvée')).toBeNull();
  });

  describe('near the visitor', () => {
    const withPosition = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
      Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });

    it('requests the position only on demand, and searches "less than 2h" around it [DEST-005, SBOX-015]', async () => {
      const ask = jest.fn<void, Parameters<Geolocation['getCurrentPosition']>>((found) =>
        found({ coords: { latitude: 48.8566, longitude: 2.3522 } } as GeolocationPosition),
      );
      withPosition(ask);
      const { host } = await openBox();
      await userEvent.click(destination());
      const option = await screen.findByRole('option', { name: /À moins de 2\sh/ });
      expect(ask).not.toHaveBeenCalled();
      await userEvent.click(option);
      expect((destination() as HTMLInputElement).value).toMatch(/À moins de 2\sh/);
      await submit();
      expect(host.navigated).toEqual(['/recherche?from=searchbar#distanceMax=200&lat=48.86&lng=2.35']);
    });

    it('offers 100, 200 or 300 km in a dialog, with 200 selected [SBOX-016] [SBOX-017]', async () => {
      const ask = jest.fn<void, Parameters<Geolocation['getCurrentPosition']>>((found) =>
        found({ coords: { latitude: 48.8566, longitude: 2.3522 } } as GeolocationPosition),
      );
      withPosition(ask);
      const { host } = await openBox();
      await userEvent.click(destination());
      await userEvent.click(await screen.findByRole('option', { name: 'Choisir la distance…' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Partir près de chez vous' }));
      const choices = dialog.getAllByRole('radio');
      expect(choices.map((choice) => (choice as HTMLInputElement).value)).toEqual(['100', '200', '300']);
      expect(choices[1]).toBeChecked();
      expect(ask).not.toHaveBeenCalled();
      await userEvent.click(choices[0]!);
      await userEvent.click(dialog.getByRole('button', { name: 'Utiliser ma position' }));
      await waitFor(() => expect(destination()).toHaveDisplayValue(/Dans un rayon de 100\skm/));
      expect(screen.queryByRole('dialog', { name: 'Partir près de chez vous' })).toBeNull();
      await submit();
      expect(host.navigated).toEqual(['/recherche?from=searchbar#distanceMax=100&lat=48.86&lng=2.35']);
    });

    it('stays open with instructions when the position is refused [SBOX-017]', async () => {
      withPosition((_, failed) => failed?.({ code: 1, message: 'denied' } as GeolocationPositionError));
      await openBox();
      await userEvent.click(destination());
      await userEvent.click(await screen.findByRole('option', { name: 'Choisir la distance…' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Partir près de chez vous' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Utiliser ma position' }));
      expect(await dialog.findByText(/Indiquez plutôt une ville ou une région/)).toBeInTheDocument();
    });

    it('shows instructions when the position is unavailable', async () => {
      withPosition((_, failed) => failed?.({ code: 1, message: 'denied' } as GeolocationPositionError));
      await openBox();
      await userEvent.click(destination());
      await userEvent.click(await screen.findByRole('option', { name: /À moins de 2\sh/ }));
      expect(await screen.findByText(/Indiquez plutôt une ville ou une région/)).toBeVisible();
    });
  });
});

describe('the dates experiment', () => {
  const panel = () => screen.queryByRole('dialog', { name: 'Vos dates' });

  it('blocks every search without dates and opens them in the forced arm [SBOX-021]', async () => {
    const { host } = await openBox({ flags: { datesForced: true } });
    for (const _ of [1, 2]) {
      await submit();
      expect(await screen.findByRole('dialog', { name: 'Vos dates' })).toBeVisible();
      expect(screen.getByText('Choisissez vos dates pour voir les séjours disponibles.')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(panel()).toBeNull());
    }
    expect(host.navigated).toEqual([]);
  });

  it('allows a search with dates in the forced arm [SBOX-021]', async () => {
    const { host } = await openBox({
      path: '/recherche',
      hash: 'checkin=2026-12-11&checkout=2026-12-13',
      flags: { datesForced: true },
    });
    await submit();
    expect(host.navigated).toHaveLength(1);
    expect(panel()).toBeNull();
  });

  it('blocks the first search without dates in the suggested arm, and allows the next one [SBOX-022]', async () => {
    const { host } = await openBox({ flags: { datesSuggested: true } });
    await submit();
    expect(await screen.findByRole('dialog', { name: 'Vos dates' })).toBeVisible();
    expect(screen.getByText(/Vous pouvez aussi rechercher sans dates/)).toBeVisible();
    expect(host.navigated).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await submit();
    expect(host.navigated).toEqual(['/recherche?from=searchbar']);
  });

  it('does not ask visitors who cleared the dates on purpose [SBOX-023]', async () => {
    const { host } = await openBox({
      path: '/recherche',
      hash: 'checkin=2026-12-11&checkout=2026-12-13',
      flags: { datesSuggested: true },
    });
    await userEvent.click(screen.getByTestId('searchbox-dates'));
    await userEvent.click(within(panel()!).getByRole('button', { name: 'Effacer' }));
    await userEvent.keyboard('{Escape}');
    await submit();
    expect(host.navigated).toEqual(['/recherche?from=searchbar']);
  });

  it('asks for no dates in gifting', async () => {
    const { host } = await openBox({ path: '/?flow=gifting', flags: { datesForced: true } });
    await submit();
    expect(host.navigated).toEqual(['/recherche?flow=gifting&from=searchbar']);
  });
});

describe('the guests', () => {
  it('are limited to 1–20 adults, 0–10 children and babies', async () => {
    await openBox({ path: '/recherche', hash: 'a=1&c=10' });
    await userEvent.click(screen.getByTestId('searchbox-guests'));
    await userEvent.click(screen.getByTestId('guests-adults-minus'));
    await userEvent.click(screen.getByTestId('guests-children-plus'));
    await userEvent.click(screen.getByTestId('guests-babies-minus'));
    expect(screen.getByTestId('searchbox-guests')).toHaveTextContent('1 adulte, 10 enfants');
  });

  it('have labels with ages, and the panel returns the focus', async () => {
    await openBox();
    await userEvent.click(screen.getByTestId('searchbox-guests'));
    const panel = within(screen.getByRole('dialog', { name: 'Voyageurs' }));
    expect(panel.getByRole('group', { name: 'Enfants' })).toHaveTextContent('De 3 à 11 ans');
    await userEvent.click(panel.getByRole('button', { name: 'Plus\u202f: Bébés' }));
    expect(screen.getByTestId('searchbox-guests')).toHaveTextContent('2 adultes, 1 bébé');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Voyageurs' })).toBeNull();
    expect(screen.getByTestId('searchbox-guests')).toHaveFocus();
  });
});

describe('on a phone', () => {
  const desktop = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...desktop(query), matches: query.includes('max-width: 767') });
  });
  afterEach(() => {
    window.matchMedia = desktop;
  });

  it('opens full screen and searches from there [SBOX-005, SBOX-006, DEST-001]', async () => {
    const { host } = await openBox();
    await userEvent.click(destination());
    const modal = within(screen.getByRole('dialog', { name: 'Je cherche un week-end' }));
    await waitFor(() => expect(modal.getByTestId('searchbox-destination')).toHaveFocus());
    await userEvent.type(modal.getByTestId('searchbox-destination'), 'norm');
    await userEvent.click(await suggestion('Normandie'));
    expect(modal.getByTestId('searchbox-destination')).toHaveValue('Normandie');
    await userEvent.selectOptions(modal.getByTestId('searchbox-theme'), '26');
    await userEvent.click(modal.getByTestId('guests-adults-plus'));
    await userEvent.click(modal.getByTestId('searchbox-submit'));
    await waitFor(() => expect(host.navigated).toEqual(['/recherche?from=searchbar#a=3&region=28&theme=26']));
  });

  it('shows a summary of the search above results, which opens it [SRCH-051, SBOX-009]', async () => {
    await openBox({ path: '/recherche', hash: 'checkin=2026-12-11&checkout=2026-12-13&c=1' });
    const [pill] = screen.getAllByRole('button', { name: /Modifier la recherche/ });
    if (!pill) throw new Error('The summary of the search is not rendered.');
    expect(pill).toHaveTextContent('Toutes les destinations');
    expect(pill).toHaveTextContent('11–\u206013 déc. · 2 adultes, 1 enfant');
    await userEvent.click(pill);
    expect(screen.getByRole('dialog', { name: 'Je cherche un week-end' })).toHaveAttribute('open');
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps the summary at the top once it has left the window and the page is scrolled by 250 px [SRCH-020, SRCH-021]', async () => {
    let look: (bottom: number) => void = () => undefined;
    const observer = window.IntersectionObserver;
    window.IntersectionObserver = class extends observer {
      constructor(callback: IntersectionObserverCallback) {
        super(callback);
        look = (bottom) =>
          callback(
            [{ isIntersecting: bottom > 0, boundingClientRect: { bottom } } as IntersectionObserverEntry],
            this,
          );
      }
    };
    const scrollTo = (pixels: number, bottom: number): void =>
      act(() => {
        Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true });
        look(bottom);
        dispatchEvent(new Event('scroll'));
      });
    await openBox({ path: '/recherche' });
    const bar = document.querySelector('[data-follows]');
    scrollTo(250, -10);
    expect(bar).toHaveAttribute('data-follows', 'false');
    scrollTo(251, 20);
    expect(bar).toHaveAttribute('data-follows', 'false');
    scrollTo(251, -10);
    expect(bar).toHaveAttribute('data-follows', 'true');
    scrollTo(0, 120);
    expect(bar).toHaveAttribute('data-follows', 'false');
    window.IntersectionObserver = observer;
  });
});
