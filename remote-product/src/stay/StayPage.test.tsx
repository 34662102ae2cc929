import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { recorded } from '@detour/shared-contracts/recorded';
import type { ApiError } from '@detour/remote-kit';
import { closePages, openPage } from '../testing/open-page';
import { hotelFixture } from '../testing/hotel.fixture';
import { quoteFixture, unbookable } from '../testing/quote.fixture';
import { offersFixture, reviewsFixture } from '../testing/reviews.fixture';
import { stayFixture } from '../testing/stay.fixture';

const path = '/sejours/recherche/123';
const dated = { hash: 'checkin=2026-12-11&checkout=2026-12-13&nights=2' };
const lost: ApiError = { kind: 'network', message: 'The line was cut.' };
const missing: ApiError = { kind: 'problem', status: 404, code: 'NOT_FOUND', message: 'No such stay.' };

const price = () => screen.getByTestId('product-price');
const bookButton = () => screen.getByTestId('book-button');
const datesButton = () => screen.getAllByRole('button', { name: /^Arrivée.*déc.*Départ/ })[0];

const scrollTo = jest.fn();
const { matchMedia } = window;

/** Simulates a phone's viewport. */
const onMobile = (): void => {
  window.matchMedia = (media) => ({ ...matchMedia(media), matches: media === '(max-width: 767.98px)' });
};

beforeEach(() => {
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
});

afterEach(async () => {
  await closePages();
  window.matchMedia = matchMedia;
});

describe('the stay page without dates', () => {
  it('shows title, hotel, score and the from-price with its exact amount [PROD-003] [PROD-013] [PROD-046]', async () => {
    const page = await openPage(path);
    expect(screen.getByTestId('page-product')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Deux nuits de château');
    expect(screen.getByRole('link', { name: 'Château de Valmerle' })).toHaveAttribute('href', '/hotel/7');
    expect(price()).toHaveAttribute('data-amount', '38200');
    expect(price()).toHaveAttribute('data-price-type', 'from');
    expect(price()).toHaveAttribute('data-nights', '2');
    expect(price()).toHaveTextContent(/à partir de\s*390/);
    expect(page.callsTo('quote')).toHaveLength(0);
  });

  it('shows its sections, and tabs that scroll to them without changing the hash [PROD-001] [PROD-004]', async () => {
    const page = await openPage(path);
    const tabs = within(screen.getAllByRole('navigation', { name: 'Sommaire' })[0] as HTMLElement);
    expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Description',
      'Chambre',
      'L’expérience',
      'Avis',
      'Le cadeau',
      'Hôtel',
      'Infos pratiques',
    ]);
    await userEvent.click(tabs.getByRole('link', { name: 'Infos pratiques' }));
    expect(document.activeElement).toHaveAccessibleName('Infos pratiques');
    expect(page.host.navigation.location().hash).toBe('');
    for (const name of [
      'Votre séjour comprend',
      'Chambre',
      'L’expérience',
      'Avis',
      'Hôtel',
      'Infos pratiques',
    ]) {
      expect(await screen.findByRole('heading', { level: 2, name })).toBeInTheDocument();
    }
  });

  it('cuts the text about the house on phones, as that of the stay [PROD-034] [PROD-035]', async () => {
    await openPage(path);
    const hotel = within(
      (await screen.findByRole('heading', { level: 2, name: 'Hôtel' })).closest('section')!,
    );
    const whole = recorded('stay').hotel.description;
    expect(whole.length).toBeGreaterThan(86);
    // The phone's length and that of wider screens, of which styles show one: see `stay-facts.spec.ts`.
    const [, short] = hotel.getAllByText(whole.slice(0, 60), { exact: false, selector: 'p' });
    expect(short?.textContent.length).toBeLessThanOrEqual(87);
    await userEvent.click(hotel.getByRole('button', { name: 'Voir plus' }));
    expect(hotel.getByRole('button', { name: 'Voir moins' })).toHaveAttribute('aria-expanded', 'true');
  });

  it.each([
    ['', ['Avis', 'Le cadeau']],
    ['?flow=gifting', ['Le cadeau', 'Avis']],
  ])(
    'has the gift after the reviews in a booking, and before them for a giver: %p',
    async (search, order) => {
      await openPage(path + search);
      await screen.findByRole('heading', { level: 2, name: 'Avis' });
      const isOne = ({ textContent }: Element) => order.includes(textContent);
      const namesOf = (elements: readonly Element[]) =>
        elements.filter(isOne).map(({ textContent }) => textContent);
      expect(namesOf(screen.getAllByRole('heading', { level: 2 }))).toEqual(order);
      const [tabs] = screen.getAllByRole('navigation', { name: 'Sommaire' });
      expect(namesOf(within(tabs as HTMLElement).getAllByRole('link'))).toEqual(order);
    },
  );

  it.each([
    ['desktop', -70],
    ['mobile', -30],
  ])('leaves space above a section on %s [PROD-005] [PROD-006]', async (screenSize, top) => {
    if (screenSize === 'mobile') onMobile();
    await openPage(path);
    const [tabs] = screen.getAllByRole('navigation', { name: 'Sommaire' });
    // The entry comes with the reviews.
    await userEvent.click(await within(tabs as HTMLElement).findByRole('link', { name: 'Avis' }));
    expect(scrollTo).toHaveBeenCalledWith({ top, behavior: 'smooth' });
  });

  it('requests missing dates and opens the calendar [CHK-002]', async () => {
    const page = await openPage(path);
    await userEvent.click(bookButton());
    expect(screen.getByTestId('dates-error')).toHaveTextContent('Veuillez choisir vos dates de séjour.');
    expect(screen.getByRole('dialog', { name: 'Vos dates' })).toBeInTheDocument();
    expect(page.host.navigated).toEqual([]);
  });

  it('quotes the first positive reviews and hides the block on failure [REV-014]', async () => {
    await openPage(path);
    expect(await screen.findAllByTestId('review')).toHaveLength(1);
    await closePages();
    await openPage(path, { reviews: () => ({ ...lost, kind: 'problem', status: 400 }) });
    expect(screen.queryByTestId('reviews')).toBeNull();
    await closePages();
    await openPage(path, { reviews: () => reviewsFixture([]) });
    expect(screen.queryByTestId('reviews')).toBeNull();
  });

  it('shows the hotel’s other stays without itself [PROD-019]', async () => {
    const own = { ...offersFixture().exactMatch[0], id: '123' } as ReturnType<
      typeof offersFixture
    >['exactMatch'][number];
    await openPage(path, { offers: () => offersFixture([own, ...offersFixture().exactMatch]) });
    const cards = await screen.findAllByTestId('hotel-offer');
    expect(cards.map((card) => card.dataset['id'])).toEqual(['124']);
  });

  it('opens and closes the explanation of the tourist tax [PROD-024]', async () => {
    await openPage(path);
    await userEvent.click(screen.getByRole('button', { name: 'Taxe de séjour' }));
    const dialog = screen.getByRole('dialog', { name: /Qu’est-ce que la taxe de séjour/ });
    expect(dialog).toHaveTextContent('fixée par la commune');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('reports the viewed stay once and contains the recently viewed items [ANALYT-005]', async () => {
    const page = await openPage(path);
    expect(page.host.emitted.filter(({ name }) => name === 'product.stay-viewed@1')).toEqual([
      {
        name: 'product.stay-viewed@1',
        payload: expect.objectContaining({
          id: '123',
          type: 'STAY',
          price: { sellPrice: 38200, refPrice: 38200, promo: 0, nights: 2 },
        }),
      },
    ]);
    expect(page.host.fragments).toEqual([
      { remote: 'remote-account', name: 'recently-viewed', props: { type: 'STAY', currentId: '123' } },
    ]);
  });

  it('reports a stay in a background tab only once the tab becomes visible [RECENT-003]', async () => {
    const shown = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const page = await openPage(path);
    const viewed = () => page.host.emitted.filter(({ name }) => name === 'product.stay-viewed@1');
    expect(viewed()).toEqual([]);
    shown.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(viewed()).toHaveLength(1);
    shown.mockRestore();
  });

  it('reports a sold-out stay and disables the booking', async () => {
    await openPage(path, { stayDetail: () => stayFixture({ fromPrice: null }) });
    expect(screen.getByTestId('quote')).toHaveAttribute('data-state', 'empty');
    expect(bookButton()).toBeDisabled();
  });

  it('repeats price and button beside the tabs, which are above the panel', async () => {
    await openPage(path);
    const [tabs] = screen.getAllByRole('navigation', { name: 'Sommaire' });
    const row = (tabs as HTMLElement).parentElement as HTMLElement;
    expect(row).toHaveTextContent(/à partir de 390/);
    await userEvent.click(within(row).getByRole('button', { name: 'Réserver' }));
    expect(screen.getByTestId('dates-error')).toBeInTheDocument();
  });

  it('shows the hotel on a map once it is near', async () => {
    await openPage(path);
    expect(screen.getByTestId('stay-map')).toBeInTheDocument();
  });

  it('has no axe violations', async () => {
    const page = await openPage(path);
    const { violations } = await axe.run(page.element, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });
});

describe('the stay page with dates', () => {
  it('shows the exact total, its recipients and the cancellation deadline [PROD-047] [PROD-068] [PROD-032]', async () => {
    await openPage(path, {}, dated);
    const panel = await screen.findByRole('region', { name: 'Votre réservation' });
    await waitFor(() => expect(panel).toHaveAttribute('data-state', 'ready'));
    expect(price()).toHaveAttribute('data-amount', '38200');
    expect(price()).toHaveAttribute('data-price-type', 'final');
    expect(panel).toHaveTextContent(/Total\s*389,40/);
    expect(panel).toHaveTextContent(/À payer maintenant\s*382,00/);
    expect(panel).toHaveTextContent(/À régler sur place\s*7,40/);
    expect(panel).toHaveTextContent('Modifiable et annulable jusqu’au 8 décembre 2026');
  });

  it('emits its event before it opens the checkout [CHK-007] [CHK-008] [CHK-010]', async () => {
    const day = (date: string) => ({
      day: date,
      price: 38940,
      amount: 38200,
      promo: 0,
      bestPriceOfTheMonth: true,
      minLos: 1,
      availableRooms: 3,
    });
    const page = await openPage(
      path,
      {
        availabilities: () => ({
          days: { '2026-12-11': day('2026-12-11'), '2026-12-12': day('2026-12-12') },
          possibleNights: { start: 1, end: 5 },
          nextMonth: null,
        }),
      },
      dated,
    );
    await screen.findByText('Meilleur prix du mois');
    const order: string[] = [];
    page.host.bus.on('product.checkout-started@1').subscribe(() => order.push('event'));
    page.host.navigation.subscribe(() => order.push('navigation'));
    await userEvent.click(bookButton());
    expect(order).toEqual(['event', 'navigation']);
    expect(page.host.emitted.at(-1)?.payload).toEqual({
      id: '123',
      checkin: '2026-12-11',
      nights: 2,
      adult: 2,
      amount: 38200,
      bestPrice: true,
    });
    expect(page.host.navigated).toEqual([
      '/booking/summary#checkin=2026-12-11&checkout=2026-12-13&id=123&nights=2',
    ]);
  });

  it('explains a rejected quote and blocks the checkout [QUOTE-005] [QUOTE-008] [QUOTE-009] [CHK-005]', async () => {
    await openPage(path, { quote: () => unbookable('PACKAGE_NOT_AVAILABLE_CHECKIN') }, dated);
    const alert = await screen.findByText(/plus de disponibilités\. .* offres Détour\./);
    expect(alert.closest('[role="alert"]')).toHaveTextContent('Choisissez une autre date d’arrivée.');
    expect(bookButton()).toBeDisabled();
    expect(datesButton()).toHaveAccessibleName(/11\sdéc.*indisponible.*Départ/);
  });

  it('marks no day when the stay has no room left [QUOTE-009]', async () => {
    await openPage(path, { quote: () => unbookable('NO_ROOM_LEFT') }, dated);
    await screen.findByText(/plus de disponibilités\. .* offres Détour\./);
    expect(datesButton()).not.toHaveAccessibleName(/indisponible/);
  });

  it('offers other dates, stays nearby and the phone to a party that finds too few rooms', async () => {
    await openPage(path, { quote: () => unbookable('NO_ROOM_LEFT') }, { hash: `${dated.hash}&a=11` });
    const alert = (await screen.findByText('Pas assez de chambres libres pour 11 voyageurs')).closest(
      '[role="alert"]',
    ) as HTMLElement;
    expect(alert).toHaveTextContent(/Votre groupe a besoin de \d+ chambres/);
    expect(
      within(alert).getByRole('link', { name: 'Voir les séjours à proximité pour 11 voyageurs' }),
    ).toHaveAttribute('href', expect.stringMatching(/^\/recherche#a=11&.*checkin=2026-12-11.*sort=distance/));
    expect(within(alert).getByRole('link', { name: /Appelez-nous au/ })).toHaveAttribute(
      'href',
      'tel:0100000000',
    );
    await userEvent.click(within(alert).getByRole('button', { name: 'Choisir d’autres dates' }));
    expect(screen.getByRole('dialog', { name: 'Vos dates' })).toBeInTheDocument();
  });

  it('offers only other dates to two people', async () => {
    await openPage(path, { quote: () => unbookable() }, dated);
    expect(await screen.findByRole('button', { name: 'Choisir d’autres dates' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /séjours proches/ })).toBeNull();
  });

  it('shows the other stays of the hotel that are free on these dates [PROD-066]', async () => {
    const page = await openPage(
      path,
      { quote: () => unbookable(), productOffers: () => recorded('stay-offers') },
      dated,
    );
    const others = await screen.findByTestId('other-stays');
    expect(others).toHaveAccessibleName('Les autres séjours de l’hôtel à vos dates');
    const links = within(others).getAllByRole('link');
    expect(links).toHaveLength(3);
    expect(links[0]).toHaveAttribute('href', expect.stringContaining('checkin=2026-12-11'));
    expect(page.callsTo('productOffers')).toHaveLength(1);
    const { violations } = await axe.run(others, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });

  it('shows only other dates when the other stays of the hotel cannot be loaded', async () => {
    await openPage(path, { quote: () => unbookable(), productOffers: () => lost }, dated);
    expect(await screen.findByRole('button', { name: 'Choisir d’autres dates' })).toBeInTheDocument();
    expect(screen.queryByTestId('other-stays')).toBeNull();
  });

  it('reports a click while the quote fails and requests it again on retry [CHK-005] [CHK-006]', async () => {
    let down = true;
    const failure: ApiError = { kind: 'problem', status: 400, code: 'BAD', message: 'down' };
    const page = await openPage(path, { quote: () => (down ? failure : quoteFixture()) }, dated);
    await screen.findByText('Le prix n’a pas pu être calculé');
    await userEvent.click(bookButton());
    expect(page.host.reports).toEqual([
      {
        kind: 'data',
        code: 'PRODUCT-301',
        error: 'Availabilities or quote error during the init checkout',
      },
    ]);
    expect(page.host.navigated).toEqual([]);
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(price()).toHaveAttribute('data-amount', '38200'));
  });

  it('requests price and days again when the guests change [PROD-055]', async () => {
    const page = await openPage(path, {}, dated);
    await waitFor(() => expect(screen.getByTestId('quote')).toHaveAttribute('data-state', 'ready'));
    await userEvent.click(screen.getByRole('button', { name: /Voyageurs/ }));
    await userEvent.click(screen.getByTestId('guests-adults-plus'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.callsTo('quote')).toHaveLength(2));
    expect(page.callsTo('quote')[1]?.query).toMatchObject({ adult: 3, checkin: '2026-12-11', nights: 2 });
    expect(page.callsTo('availabilities').at(-1)?.query).toMatchObject({ adult: 3 });
    expect(page.host.navigation.location().hash).toContain('a=3');
  });

  it('announces a new price in a polite live region', async () => {
    await openPage(path, {}, dated);
    await waitFor(() =>
      expect(screen.getByText(/^Prix total : 389,40/)).toHaveAttribute('aria-live', 'polite'),
    );
  });

  it('applies and announces the gateway’s alternative [QUOTE-012]', async () => {
    const modified = { checkin: '2026-12-11', nights: 3, adult: 2, child: 0, baby: 0 };
    const page = await openPage(
      path,
      {
        quote: ({ query }) =>
          (query as { nights: number }).nights === 2
            ? quoteFixture({ modifiedReservationCriteria: modified })
            : quoteFixture(),
      },
      dated,
    );
    expect(
      await screen.findByText('Nous avons adapté votre recherche aux disponibilités.'),
    ).toBeInTheDocument();
    expect(page.host.navigation.location().hash).toContain('checkout=2026-12-14');
  });

  it('reports a failed wallet payment with a link to the summary [WALLET-019] [WALLET-020]', async () => {
    await openPage(path, {}, { hash: `${dated.hash}&error=1` });
    const note = screen.getByTestId('payment-error');
    expect(note).toHaveTextContent('Le paiement avec le portefeuille de test n’a pas abouti.');
    const link = within(note).getByRole('link', { name: 'Réserver' });
    expect(link.getAttribute('href')).toMatch(/^\/booking\/summary#.*id=123/);
    expect(link.getAttribute('href')).not.toContain('error');
  });
});

describe('the stay page on a phone', () => {
  it('books from the bar and edits the selection in a drawer [PROD-011]', async () => {
    onMobile();
    await openPage(path, {}, dated);
    await waitFor(() => expect(price()).toHaveAttribute('data-price-type', 'final'));
    expect(screen.queryByRole('region', { name: 'Votre réservation' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Modifier' }));
    const drawer = screen.getByRole('dialog', { name: 'Votre réservation' });
    expect(drawer).toHaveTextContent(/Total\s*389,40/);
    expect(within(drawer).getByTestId('book-button')).toBe(bookButton());
  });

  it('shows cancellation, tourist tax and rooms left without opening the drawer [PROD-032] [PROD-042] [PROD-068]', async () => {
    onMobile();
    await openPage(path, { quote: () => quoteFixture({ availableRooms: 2 }) }, dated);
    const facts = await screen.findByTestId('stay-facts');
    expect(facts).toHaveTextContent('Modifiable et annulable jusqu’au 8 décembre 2026');
    expect(facts).toHaveTextContent(/Taxe de séjour à régler sur place : 7,40/);
    expect(facts).toHaveTextContent(/2 chambres/);
  });

  it('opens the calendar from the reason for a missing price', async () => {
    onMobile();
    await openPage(path, { quote: () => unbookable() }, dated);
    await userEvent.click(await screen.findByRole('button', { name: 'Choisir d’autres dates' }));
    expect(screen.getByRole('dialog', { name: 'Vos dates' })).toBeInTheDocument();
  });

  it('shows the reason for a missing price outside the drawer [QUOTE-008]', async () => {
    onMobile();
    await openPage(path, { quote: () => unbookable() }, dated);
    expect(await screen.findByText(/plus de disponibilités\./)).toBeInTheDocument();
    expect(bookButton()).toBeDisabled();
  });

  it('opens the calendar first without dates', async () => {
    onMobile();
    await openPage(path);
    await userEvent.click(screen.getByRole('button', { name: 'Choisir les dates' }));
    expect(screen.getByRole('dialog', { name: 'Vos dates' })).toBeInTheDocument();
  });

  it.each(['a phone', 'a desktop'])(
    'has the same buttons in its bar on %s: the server knows no width',
    async (device) => {
      if (device === 'a phone') onMobile();
      await openPage(path);
      const buttons = document.querySelectorAll('[data-price-bar] button');
      expect([...buttons].map(({ textContent }) => textContent)).toEqual(['Réserver', 'Choisir les dates']);
    },
  );

  it('loads four months at once [PROD-056]', async () => {
    onMobile();
    const page = await openPage(path);
    await userEvent.click(screen.getByRole('button', { name: 'Choisir les dates' }));
    await waitFor(() => expect(page.callsTo('availabilities')[0]?.query).toMatchObject({ length: 4 }));
  });
});

describe('a stay that cannot be shown', () => {
  it('responds with 410 and shows the hotel’s other stays [PROD-021] [PROD-022]', async () => {
    const page = await openPage(path, { stayDetail: () => stayFixture({ published: false }) });
    expect(page.prefetched).toMatchObject({ status: 410, head: { robots: 'noindex,follow' } });
    const expired = screen.getByTestId('page-expired');
    expect(expired).toHaveTextContent('Trop tard !');
    expect(expired).toHaveTextContent(
      'Cette offre a expiré… Par chance, nous avons d’autres séjours à vous proposer.',
    );
    expect(screen.getByRole('link', { name: 'Voir les autres offres de cet hôtel' })).toHaveAttribute(
      'href',
      '/hotel/7',
    );
    expect(
      await screen.findByRole('heading', { name: 'Une autre offre chez Château de Valmerle' }),
    ).toBeInTheDocument();
    expect(screen.queryByTestId('page-product')).toBeNull();
  });

  it('responds with 404 for an unknown id', async () => {
    const page = await openPage(path, { stayDetail: () => missing, hotelDetail: () => missing });
    expect(page.prefetched?.status).toBe(404);
    expect(page.host.navigated).toEqual([]);
  });

  it('responds with 301 for the id or the slug of a hotel, and goes to its page [ROUTE-014]', async () => {
    const page = await openPage(path, { stayDetail: () => missing }, dated);
    const { head, status } = page.prefetched ?? {};
    const { id } = hotelFixture();
    expect([status, head?.canonicalPath, head?.robots]).toEqual([301, `/hotel/${id}`, 'noindex,follow']);
    await waitFor(() => expect(page.host.navigated).toHaveLength(1));
    expect(page.host.navigated[0]).toMatch(new RegExp(`^/hotel/${id}.*#.*checkin=2026-12-11`));
  });

  it('reports an unreachable gateway and recovers on retry [PROD-078]', async () => {
    let down = true;
    await openPage(path, {
      stayDetail: () => (down ? { ...lost, kind: 'problem', status: 400 } : stayFixture()),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Cette page n’a pas pu être chargée.');
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByTestId('product-title')).toBeInTheDocument();
  });
});

describe('the lifecycles', () => {
  it('mount and unmount twice without leaks', async () => {
    for (let round = 0; round < 2; round += 1) {
      const page = await openPage(path);
      expect(screen.getByTestId('page-product')).toBeInTheDocument();
      await closePages();
      expect(page.element).toBeEmptyDOMElement();
    }
  });
});

describe('the layout of the stay page', () => {
  it('shows the booking panel beside the content, but not on mobile [PROD-010]', async () => {
    await openPage(path);
    expect(screen.getByTestId('quote').closest('aside')).not.toBeNull();
    await closePages();
    onMobile();
    await openPage(path);
    expect(document.querySelector('aside')).toBeNull();
  });

  it('repeats tabs and price in a bar while the tabs are scrolled out of view [PROD-007]', async () => {
    const { IntersectionObserver: original } = window;
    const watchers: IntersectionObserverCallback[] = [];
    window.IntersectionObserver = class {
      constructor(callback: IntersectionObserverCallback) {
        watchers.push(callback);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    } as unknown as typeof IntersectionObserver;
    const tell = (isIntersecting: boolean, bottom: number) =>
      act(() => {
        const entry = { isIntersecting, boundingClientRect: { bottom } } as IntersectionObserverEntry;
        for (const watcher of watchers) watcher([entry], {} as IntersectionObserver);
      });
    await openPage(path);
    const bar = () =>
      (document.querySelector('nav[aria-label="Sommaire et réservation"]') as Element).closest('[inert]');
    expect(bar()).not.toBeNull();
    tell(false, -20);
    expect(bar()).toBeNull();
    tell(true, 60);
    expect(bar()).not.toBeNull();
    window.IntersectionObserver = original;
  });

  it('shows a back button in the native app for the whole session [PROD-023]', async () => {
    const page = await openPage(path, {}, { stored: { inApp: '1' } });
    const back = jest.spyOn(page.host.navigation, 'back').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Retour' }));
    expect(back).toHaveBeenCalledTimes(1);
    await closePages();
    await openPage(path);
    expect(screen.queryByRole('button', { name: 'Retour' })).toBeNull();
  });
});
