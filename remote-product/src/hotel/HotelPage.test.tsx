import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { HotelPage } from '@detour/shared-contracts/api';
import type { ApiError } from '@detour/remote-kit';
import { plain } from '@detour/remote-kit/testing';
import { hotelDayFixture, hotelFixture, hotelOfferFixture, hotelRoomFixture } from '../testing/hotel.fixture';
import { closePages, openPage } from '../testing/open-page';
import { reviewsFixture } from '../testing/reviews.fixture';

const path = '/hotel/7';
const hash = 'checkin=2026-12-11&checkout=2026-12-13&nights=2';

const noOffers = (change: Partial<HotelPage> = {}): HotelPage =>
  hotelFixture({ rooms: [hotelRoomFixture({ offers: [] })], ...change });

const page = (): string => plain(screen.getByTestId('page-hotel').textContent ?? '');

const hashOf = (opened: { host: { navigation: { location(): { hash: string } } } }) =>
  opened.host.navigation.location().hash;

const asDialogs = () => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
};

beforeEach(asDialogs);
afterEach(closePages);

describe('the hotel page', () => {
  it('shows breadcrumb, hotel and description [HOTEL-001] [HOTEL-005]', async () => {
    await openPage(path);
    const crumbs = within(screen.getByRole('navigation', { name: 'Fil d’Ariane' }));
    expect(crumbs.getByRole('link', { name: 'Amboise' })).toHaveAttribute('href', '/recherche#city=3037');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Château de Valmerle');
    expect(page()).toContain(plain(hotelFixture().description));
    expect(page()).toContain('Tours-Val de Loire, 22 km');
  });

  it('shows the hotel on a map once it is near', async () => {
    await openPage(path);
    expect(screen.getByTestId('hotel-map')).toBeInTheDocument();
  });

  it('shows four pictures of any number, and a viewer for all [HOTEL-002] [HOTEL-003]', async () => {
    await openPage(path);
    expect(screen.getByTestId('gallery')).toHaveAttribute('data-layout', 'four');
    const gallery = within(screen.getByTestId('gallery'));
    // Styles hide the fifth: see `product-places.spec.ts`.
    expect(gallery.getAllByRole('img')).toHaveLength(5);
    await userEvent.click(gallery.getByRole('button', { name: 'Illustration 2' }));
    expect(await screen.findByRole('dialog', { name: 'Images de l’hôtel' })).toBeInTheDocument();
  });

  it('shows one picture if there are fewer than four [HOTEL-003]', async () => {
    const images = hotelFixture().images.slice(0, 3);
    await openPage(path, { hotelDetail: () => hotelFixture({ images }) });
    expect(screen.getByTestId('gallery')).toHaveAttribute('data-layout', 'one');
  });

  it('shows tabs for hotel, offers and reviews, and fields for dates and guests [HOTEL-004]', async () => {
    await openPage(path);
    const tabs = within(screen.getByRole('navigation', { name: 'Sommaire de la page' }));
    expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Présentation',
      'Offres',
      'Avis',
    ]);
    expect(screen.getByRole('button', { name: 'Choisir les dates' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '2 adultes' })).toBeInTheDocument();
  });

  it('scrolls to a section below its bar: 70 px on mobile, 100 px on desktop [HOTEL-032]', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await openPage(path);
    const section = document.getElementById('hotel-offers') as HTMLElement;
    section.getBoundingClientRect = () => ({ top: 900 }) as DOMRect;
    await userEvent.click(screen.getByRole('link', { name: 'Offres' }));
    expect(scrolled).toHaveBeenLastCalledWith(expect.objectContaining({ top: 800 }));
    scrolled.mockRestore();
  });

  it('shows rooms with their offers, cheapest first, with all taxes [HOTEL-006]', async () => {
    await openPage(path);
    expect(screen.getByRole('heading', { level: 3, name: 'Chambre Douves' })).toBeInTheDocument();
    const offers = screen.getAllByTestId('hotel-offer');
    expect(offers.map((offer) => [offer.dataset['id'], offer.dataset['amount']])).toEqual([
      ['124', '21000'],
      ['123', '47000'],
    ]);
    expect(plain(offers[0]?.textContent ?? '')).toContain('à partir de214 €1 nuit, 2 personnes');
    expect(plain(offers[0]?.textContent ?? '')).toContain('Taxe de séjour à régler sur place : 3,70 €');
  });

  it('requests prices for dates and guests in the hash [HOTEL-010]', async () => {
    const opened = await openPage(path, {}, { hash: `${hash}&a=3&c=1&b=1` });
    await waitFor(() =>
      expect(opened.callsTo('hotelDetail').at(-1)?.query).toEqual({
        locale: 'fr_FR',
        client: 'msite',
        adult: 3,
        child: 1,
        baby: 1,
        checkin: '2026-12-11',
        nights: 2,
      }),
    );
  });

  it('requests prices again when the guests change [HOTEL-021]', async () => {
    const opened = await openPage(path, {}, { hash });
    await userEvent.click(await screen.findByRole('button', { name: '2 adultes' }));
    await userEvent.click(screen.getByTestId('guests-adults-plus'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(opened.callsTo('hotelDetail').at(-1)?.query).toMatchObject({ adult: 3, nights: 2 }),
    );
    expect(hashOf(opened)).toContain('a=3');
  });

  it('loads twelve months of the calendar in one request [HOTEL-018]', async () => {
    const opened = await openPage(path, {
      hotelAvailabilities: () => [hotelDayFixture('2026-12-11'), hotelDayFixture('2026-12-12')],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Choisir les dates' }));
    await screen.findByTestId('calendar');
    await waitFor(() =>
      expect(opened.callsTo('hotelAvailabilities')[0]?.query).toMatchObject({ month: '2026-11', length: 12 }),
    );
    const day = (date: string) =>
      screen.getAllByTestId('calendar-day').find((button) => button.dataset['date'] === date) as HTMLElement;
    await waitFor(() => expect(day('2026-12-11')).toHaveAttribute('data-amount', '21000'));
    expect(day('2026-12-10')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(day('2026-12-11'));
    expect(day('2026-12-15')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(day('2026-12-13'));
    expect(hashOf(opened)).toBe(`#${hash}`);
  });

  it('scrolls to its offers with anchor=products [HOTEL-009]', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await openPage(path, {}, { hash: 'anchor=products' });
    await waitFor(() => expect(scrolled).toHaveBeenCalled());
    expect(document.getElementById('hotel-offers')).toHaveFocus();
    scrolled.mockRestore();
  });

  it('shows reviews, or an invitation without any [HOTEL-007] [REV-011]', async () => {
    await openPage(path);
    expect(screen.getByRole('heading', { level: 2, name: 'Avis' })).toBeInTheDocument();
    expect(await screen.findByTestId('reviews')).toBeInTheDocument();
    await closePages();
    await openPage(path, {
      hotelDetail: () => hotelFixture({ review: null }),
      reviews: () => reviewsFixture([]),
    });
    expect(page()).toContain('À vous d’inaugurer cette toute nouvelle expérience !');
  });

  it('links to hotels nearby with the same criteria [HOTEL-008]', async () => {
    await openPage(path, {}, { hash });
    const nearby = within(screen.getByTestId('nearby-hotels'));
    expect(nearby.getByRole('link', { name: 'Auberge du Mail' })).toHaveAttribute('href', `/hotel/8#${hash}`);
    expect(plain(screen.getByTestId('nearby-hotels').textContent ?? '')).toContain('à 16 km');
  });

  it('has no axe violations', async () => {
    const opened = await openPage(path, {}, { hash });
    await screen.findAllByTestId('hotel-offer');
    const { violations } = await axe.run(opened.element, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });
});

describe('the offers of a hotel', () => {
  it('shows a skeleton of the offers below the loaded hotel [HOTEL-012]', async () => {
    let answer: (hotel: HotelPage) => void = () => undefined;
    await openPage(
      path,
      {
        hotelDetail: ({ query }: { query?: unknown }) =>
          (query as { checkin?: string }).checkin
            ? new Promise<HotelPage>((resolve) => {
                answer = resolve;
              })
            : hotelFixture(),
      },
      { hash },
    );
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByTestId('hotel-offer')).toBeNull();
    expect(
      within(document.getElementById('hotel-offers') as HTMLElement).getByText('Chargement…'),
    ).toBeInTheDocument();
    await act(async () => answer(hotelFixture()));
    expect(await screen.findAllByTestId('hotel-offer')).toHaveLength(2);
  });

  it('shows the phone number and a button for other dates when no offer is available [HOTEL-012] [HOTEL-013] [HOTEL-014] [HOTEL-015] [HOTEL-016]', async () => {
    const opened = await openPage(
      path,
      {
        hotelDetail: ({ query }: { query?: unknown }) =>
          (query as { checkin?: string }).checkin ? noOffers() : hotelFixture(),
      },
      { hash },
    );
    expect(
      await screen.findByRole('heading', { name: 'Désolés, il n’y a plus de disponibilités à vos dates' }),
    ).toBeInTheDocument();
    expect(page()).toContain(
      'Appelez-nous au 01 00 00 00 00 : du lundi au vendredi de 10 h à 19 h, samedi de 10 h à 18 h (appel non surtaxé).',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Voir toutes les offres' }));
    expect(hashOf(opened)).toBe('');
    expect(await screen.findAllByTestId('hotel-offer')).toHaveLength(2);
  });

  it('shows nearby hotels and the phone number for a hotel without offers [HOTEL-017]', async () => {
    await openPage(path, { hotelDetail: () => noOffers({ weekends: [] }) });
    expect(
      screen.getByRole('heading', { name: 'Désolés, nous n’avons pas d’offre pour cet hôtel en ce moment' }),
    ).toBeInTheDocument();
    expect(page()).toContain('Découvrez les hôtels à proximité ou appelez-nous au 01 00 00 00 00.');
    expect(screen.getByTestId('nearby-hotels')).toBeInTheDocument();
  });

  it('loads the offers on retry after a failure', async () => {
    let down = true;
    const lost: ApiError = { kind: 'problem', status: 400, code: 'BAD', message: 'down' };
    await openPage(
      path,
      {
        hotelDetail: ({ query }: { query?: unknown }) =>
          (query as { checkin?: string }).checkin && down ? lost : hotelFixture(),
      },
      { hash },
    );
    const section = within(document.getElementById('hotel-offers') as HTMLElement);
    await userEvent.click(await section.findByRole('button', { name: 'Réessayer' }));
    down = false;
    await userEvent.click(await section.findByRole('button', { name: 'Réessayer' }));
    expect(await screen.findAllByTestId('hotel-offer')).toHaveLength(2);
  });

  it('opens an offer’s details with a booking button [HOTEL-011]', async () => {
    const opened = await openPage(path, {}, { hash });
    const [first] = await screen.findAllByTestId('hotel-offer');
    await userEvent.click(within(first as HTMLElement).getByRole('button', { name: /^Voir le détail/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Une nuit et une matinée au potager' });
    expect(opened.callsTo('stayDetail')[0]?.params).toEqual({ id: '124' });
    expect(await within(dialog).findByText('Cette offre comprend')).toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: 'Voir tout le séjour' })).toHaveAttribute(
      'href',
      `/sejours/recherche/124#${hash}`,
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Réserver' }));
    await waitFor(() =>
      expect(opened.host.navigated).toEqual([
        `/booking/summary#${hash.replace('&nights', '&id=124&nights')}`,
      ]),
    );
  });

  it('opens the summary like the stay page and emits its event [ANALYT-001]', async () => {
    const opened = await openPage(path, {}, { hash });
    await userEvent.click(await screen.findByRole('button', { name: /Réserver.*Deux nuits de château/ }));
    expect(opened.host.emitted).toContainEqual({
      name: 'product.checkout-started@1',
      payload: { id: '123', checkin: '2026-12-11', nights: 2, adult: 2, amount: 47000, bestPrice: false },
    });
    expect(opened.host.navigated).toEqual([
      '/booking/summary#checkin=2026-12-11&checkout=2026-12-13&id=123&nights=2',
    ]);
  });

  it('asks for dates first', async () => {
    const opened = await openPage(path);
    await userEvent.click(screen.getByRole('button', { name: /Réserver.*Deux nuits de château/ }));
    expect(screen.getByTestId('dates-error')).toHaveTextContent('Veuillez choisir vos dates de séjour.');
    expect(await screen.findByTestId('calendar')).toBeInTheDocument();
    expect(opened.host.navigated).toEqual([]);
  });
});

describe('a hotel that cannot be shown', () => {
  it('responds with 404 for an unknown id', async () => {
    const missing: ApiError = { kind: 'problem', status: 404, code: 'NOT_FOUND', message: 'No hotel.' };
    const opened = await openPage(path, { hotelDetail: () => missing });
    expect(opened.prefetched?.status).toBe(404);
  });

  it('serves a closed hotel with noindex and hotels nearby [SEO-013]', async () => {
    const opened = await openPage(path, { hotelDetail: () => noOffers({ active: false, weekends: [] }) });
    expect(opened.prefetched).toMatchObject({ status: 200, head: { robots: 'noindex,follow' } });
    expect(screen.getByTestId('nearby-hotels')).toBeInTheDocument();
  });

  it('reports an unreachable gateway and recovers on retry', async () => {
    let down = true;
    const lost: ApiError = { kind: 'problem', status: 400, code: 'BAD', message: 'down' };
    await openPage(path, { hotelDetail: () => (down ? lost : hotelFixture()) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Cette page n’a pas pu être chargée.');
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: new RegExp('Château de Valmerle') }),
    ).toBeInTheDocument();
  });
});

describe('the eco line of a hotel', () => {
  const measures = (count: number) => Array.from({ length: count }, (_, index) => `Action ${index + 1}`);

  it('is shown from eight measures on and opens their list [HOTEL-029] [HOTEL-030]', async () => {
    await openPage(path, { hotelDetail: () => hotelFixture({ ecoFacilities: measures(8) }) });
    await userEvent.click(
      screen.getByRole('button', { name: '8 actions pour l’environnement, déclarées par l’hôtel' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Ce que cet hôtel fait pour l’environnement' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(8);
  });

  it('is hidden with seven measures [HOTEL-029]', async () => {
    await openPage(path, { hotelDetail: () => hotelFixture({ ecoFacilities: measures(7) }) });
    expect(screen.queryByRole('button', { name: /pour l’environnement/ })).toBeNull();
  });
});

describe('an offer that needs several rooms', () => {
  it('shows the number of rooms', async () => {
    const offer = hotelOfferFixture({ nbRooms: 2, paxCount: 5 });
    await openPage(path, {
      hotelDetail: () => hotelFixture({ rooms: [hotelRoomFixture({ offers: [offer] })] }),
    });
    expect(page()).toContain('Prix pour 2 chambres');
  });
});
