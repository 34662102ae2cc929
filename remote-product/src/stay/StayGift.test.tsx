import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { Upsell } from '@detour/shared-contracts/api';
import { lineFixture, plain } from '@detour/remote-kit/testing';
import { hotelFixture, hotelOfferFixture, hotelRoomFixture } from '../testing/hotel.fixture';
import { closePages, openPage } from '../testing/open-page';
import { reviewFixture, reviewsFixture } from '../testing/reviews.fixture';
import { stayFixture } from '../testing/stay.fixture';
import { upsellDelay } from '../upsell/StayUpsells';

const path = '/sejours/recherche/123';
const gift = `${path}?flow=gifting`;
const dates = 'checkin=2026-12-11&checkout=2026-12-13&nights=2';

const upsell = (change: Partial<Upsell> = {}): Upsell => ({
  id: '129',
  label: 'Deux nuits de château et un massage',
  added: true,
  priceDifference: 5600,
  priceDifferencePerLos: 2800,
  programLines: [lineFixture({ type: 'extra', title: 'Massage de trente minutes', detail: 'par personne' })],
  activityIds: [],
  imagesBySize: {},
  ...change,
});

afterEach(closePages);

describe('the switch between booking and giving', () => {
  it('switches to the gift for two adults and the nights of the dates [PROD-061]', async () => {
    const page = await openPage(path, {}, { hash: `a=3&${dates}` });
    await userEvent.click(screen.getAllByRole('button', { name: 'Offrir ce séjour' })[0] as HTMLElement);
    const [address] = page.host.navigated;
    expect(address).toMatch(/^\/sejours\/recherche\/123\?flow=gifting#/);
    const hash = new URLSearchParams(address?.split('#')[1]);
    expect([hash.get('giftAdult'), hash.get('giftNights'), hash.get('checkin')]).toEqual(['2', '2', null]);
  });

  it('scrolls to the gift panel after a click, but not on arrival by a link [P21]', async () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    const page = await openPage(path);
    await userEvent.click(screen.getAllByRole('button', { name: 'Offrir ce séjour' })[0] as HTMLElement);
    await act(() => page.host.navigation.navigate(gift));
    await waitFor(() => expect(scroll).toHaveBeenCalled());
    expect(page.host.fragments.at(-1)).toMatchObject({ props: { focused: true } });
    await closePages();
    scroll.mockClear();
    const direct = await openPage(gift);
    expect(scroll).not.toHaveBeenCalled();
    expect(direct.host.fragments.at(-1)?.props).not.toHaveProperty('focused');
  });

  it('uses the nights of the from-price without dates [PROD-061]', async () => {
    const page = await openPage(path);
    await userEvent.click(screen.getAllByRole('button', { name: 'Offrir ce séjour' })[0] as HTMLElement);
    expect(page.host.navigated).toEqual([`${gift}#giftAdult=2&giftNights=2`]);
  });

  it('switches back to the booking and removes all gift keys [PROD-063]', async () => {
    const page = await openPage(gift, {}, { hash: 'giftAdult=2&giftNights=2&bucket=comfort' });
    await userEvent.click(screen.getByRole('button', { name: 'Réserver plutôt avec des dates' }));
    expect(page.host.navigated).toEqual([path]);
  });
});

describe('the stay page in gifting', () => {
  it('replaces the booking panel with the gift setup of another remote [PROD-016] [PROD-001]', async () => {
    const page = await openPage(gift);
    expect(page.host.fragments).toContainEqual({
      remote: 'remote-gifting',
      name: 'gift-panel',
      props: {
        productId: '123',
        title: 'Deux nuits de château, dîner aux chandelles',
        hotel: 'Château de Valmerle',
        coverUrl: '/images/amboise-1/960_540.webp',
      },
    });
    expect(screen.queryByTestId('book-button')).toBeNull();
    expect(page.callsTo('quote')).toHaveLength(0);
    expect(screen.getByRole('heading', { level: 2, name: 'Le cadeau' })).toBeInTheDocument();
  });

  it('omits the cancellation policy, which applies to bookings only [PROD-017]', async () => {
    await openPage(gift);
    expect(screen.queryByRole('button', { name: 'Conditions d’annulation' })).toBeNull();
    await closePages();
    await openPage(path);
    expect(screen.getByRole('button', { name: 'Conditions d’annulation' })).toBeInTheDocument();
  });

  it('loads the extras of a gift and offers them for one night only [PROD-062] [GIFT-020]', async () => {
    const page = await openPage(gift, { upsells: () => [upsell()] }, { hash: 'giftAdult=2&giftNights=1' });
    expect(await screen.findByRole('button', { name: /Ajouter.*Massage/ })).toBeInTheDocument();
    expect(page.callsTo('upsells')[0]?.query).toEqual({
      locale: 'fr_FR',
      gift: true,
      adult: 2,
      child: 0,
      baby: 0,
    });
    await closePages();
    await openPage(gift, { upsells: () => [upsell()] }, { hash: 'giftAdult=2&giftNights=2' });
    expect(screen.queryByRole('button', { name: /Ajouter.*Massage/ })).toBeNull();
  });

  it('has no axe violations', async () => {
    const page = await openPage(gift);
    const { violations } = await axe.run(page.element, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });
});

describe('the extras of a stay', () => {
  it('lists extras with their prices on the dates [PROD-018]', async () => {
    const page = await openPage(path, { upsells: () => [upsell()] }, { hash: dates });
    const extra = await screen.findByTestId('upsell');
    expect(plain(extra.textContent ?? '')).toContain('Massage de trente minutespar personne+56,00 €');
    expect(page.callsTo('upsells')[0]?.query).toMatchObject({ checkin: '2026-12-11', nights: 2, adult: 2 });
    expect(plain(screen.getByTestId('page-product').textContent ?? '')).toContain(
      'pour 2 nuits et 2 personnes, taxes comprises',
    );
  });

  it.each([
    [true, /Ajouter.*Massage/],
    [false, /Retirer.*Massage/],
  ])(
    'announces the update, then opens the other product after 500 ms [PROD-064] (%s)',
    async (added, name) => {
      const page = await openPage(path, { upsells: () => [upsell({ added })] }, { hash: dates });
      await userEvent.click(await screen.findByRole('button', { name }));
      expect(screen.getByText('Nous mettons à jour votre séjour…')).toBeInTheDocument();
      expect(page.host.navigated).toEqual([]);
      await waitFor(() => expect(page.host.navigated).toEqual([`/sejours/recherche/129#${dates}`]));
      expect(upsellDelay).toBe(500);
    },
  );

  it('omits the section without extras', async () => {
    await openPage(path);
    expect(screen.queryByRole('heading', { name: 'Ajouter à votre séjour' })).toBeNull();
  });
});

describe('the comparison of packages', () => {
  const offers = [
    hotelOfferFixture(),
    hotelOfferFixture({
      id: '123',
      label: 'Deux nuits de château',
      sellPrice: 38200,
      room: { id: '70', title: 'Suite du donjon' },
    }),
  ];

  it('lists the current stay first, then by price [PROD-030]', async () => {
    const page = await openPage(
      path,
      { hotelDetail: () => hotelFixture({ rooms: [hotelRoomFixture({ offers })] }) },
      { hash: dates },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Comparer les offres de cet hôtel' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Comparer les offres' }));
    const titles = await dialog.findAllByRole('heading', { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual([
      'Deux nuits de château',
      'Une nuit et une matinée au potager',
    ]);
    expect(dialog.getByText('Suite du donjon')).toBeInTheDocument();
    expect(
      dialog.getAllByRole('link', { name: 'Voir ce séjour' }).map((link) => link.getAttribute('href')),
    ).toEqual([`/sejours/recherche/124#${dates}`]);
    expect(page.callsTo('hotelDetail')[0]).toMatchObject({
      params: { hotelId: '7' },
      query: { checkin: '2026-12-11' },
    });
  });
});

describe('the reviews modal', () => {
  const page10 = (page: number) =>
    Array.from({ length: page === 2 ? 3 : 10 }, (_, index) =>
      reviewFixture({ id: `p${page}-${index}`, positive: `Avis ${page}-${index}` }),
    );
  const pages = ({ query }: { query?: unknown }) => {
    const { page = 0 } = query as { page?: number };
    return { ...reviewsFixture(page10(page)), totalCount: 23 };
  };

  const open = async (answers = {}) => {
    const opened = await openPage(path, { reviews: pages, ...answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Lire les 286 avis' }));
    return { opened, dialog: within(await screen.findByRole('dialog', { name: 'Avis sur l’hôtel' })) };
  };

  const asked = (opened: Awaited<ReturnType<typeof openPage>>) =>
    opened.callsTo('reviews').map(({ query }) => query as Record<string, unknown>);

  it('shows ten reviews in the visitor’s language, and ten more on demand [PROD-029] [REV-001] [REV-005] [REV-009]', async () => {
    const { opened, dialog } = await open();
    expect(await dialog.findAllByTestId('review')).toHaveLength(10);
    await userEvent.click(dialog.getByRole('button', { name: 'Afficher plus d’avis' }));
    await waitFor(() => expect(dialog.getAllByTestId('review')).toHaveLength(20));
    await userEvent.click(dialog.getByRole('button', { name: 'Afficher plus d’avis' }));
    await waitFor(() => expect(dialog.getAllByTestId('review')).toHaveLength(23));
    expect(dialog.queryByRole('button', { name: 'Afficher plus d’avis' })).toBeNull();
    expect(asked(opened).slice(1)).toEqual(
      [0, 1, 2].map((page) => ({
        client: 'msite',
        withOtherLanguageFallback: false,
        locale: 'fr_FR',
        sort: 'DATE_DESC',
        page,
      })),
    );
  });

  it('offers four orders and five languages [REV-006] [REV-007] [REV-023]', async () => {
    const { dialog } = await open();
    const options = (name: string) =>
      within(dialog.getByRole('combobox', { name }))
        .getAllByRole('option')
        .map((option) => [(option as HTMLOptionElement).value, option.textContent]);
    expect(options('Trier par')).toEqual([
      ['DATE_DESC', 'Les plus récents'],
      ['DATE_ASC', 'Les plus anciens'],
      ['SCORE_DESC', 'Les meilleures notes'],
      ['SCORE_ASC', 'Les moins bonnes notes'],
    ]);
    expect(options('Langue')).toEqual([
      ['all', 'Toutes les langues'],
      ['fr_FR', 'Français'],
      ['es_ES', 'Espagnol'],
      ['it_IT', 'Italien'],
      ['nl_NL', 'Néerlandais'],
    ]);
  });

  it('restarts at the first page when order or language changes [REV-008]', async () => {
    const { opened, dialog } = await open();
    await userEvent.click(await dialog.findByRole('button', { name: 'Afficher plus d’avis' }));
    await waitFor(() => expect(dialog.getAllByTestId('review')).toHaveLength(20));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Trier par' }), 'SCORE_ASC');
    await waitFor(() => expect(dialog.getAllByTestId('review')).toHaveLength(10));
    expect(asked(opened).at(-1)).toMatchObject({ sort: 'SCORE_ASC', page: 0 });
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Langue' }), 'it_IT');
    await waitFor(() => expect(asked(opened).at(-1)).toMatchObject({ locale: 'it_IT', page: 0 }));
  });

  it('reports a language without reviews and shows all languages on demand [REV-012] [REV-013]', async () => {
    const none = ({ query }: { query?: unknown }) => {
      const { locale, withOtherLanguageFallback } = query as Record<string, unknown>;
      return locale === 'nl_NL' && !withOtherLanguageFallback
        ? { ...reviewsFixture([]), totalCount: 0 }
        : { ...reviewsFixture(page10(0)), totalCount: 10 };
    };
    const { opened, dialog } = await open({ reviews: none });
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Langue' }), 'nl_NL');
    expect(
      await dialog.findByText('Aucun avis n’est publié en néerlandais pour le moment'),
    ).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Voir toutes les langues' }));
    await waitFor(() => expect(dialog.getAllByTestId('review')).toHaveLength(10));
    expect(asked(opened).at(-1)).not.toHaveProperty('locale');
    expect(dialog.getByRole('combobox', { name: 'Langue' })).toHaveValue('all');
  });
});

describe('the hotel block of a stay', () => {
  it('shows the hotel’s name, place and facilities [PROD-079]', async () => {
    await openPage(path, { stayDetail: () => stayFixture() });
    const block = document.getElementById('stay-hotel') as HTMLElement;
    expect(within(block).getByRole('heading', { level: 3 })).toHaveTextContent('Château de Valmerle');
    expect(block).toHaveTextContent('Amboise, Indre-et-Loire');
    expect(block).toHaveTextContent('Spa · Restaurant');
  });
});

describe('the film of a gift stay', () => {
  const media = window.matchMedia;
  afterEach(() => void (window.matchMedia = media));
  const film = () => screen.getByTestId('gift-film');
  const endScene = () => fireEvent.animationEnd(screen.getByTestId('gift-film-progress'));
  const press = (name: string) => userEvent.click(within(film()).getByRole('button', { name }));

  it('waits, plays its three steps once, pauses, and plays again [PROD-020]', async () => {
    await openPage(path);
    expect(film()).toHaveTextContent(/^1 sur 3\s: Choisissez le nombre de nuits et le format/);
    expect(film().dataset).toMatchObject({ state: 'waiting', scene: '1' });
    await press('Voir le film (12 secondes)');
    endScene();
    expect(film().dataset).toMatchObject({ state: 'playing', scene: '2' });
    await press('Mettre en pause');
    expect(film().dataset['state']).toBe('paused');
    await press('Continuer');
    endScene();
    expect(film()).toHaveTextContent(/3 sur 3\s: La personne qui le reçoit choisit ses dates/);
    endScene();
    expect(film().dataset).toMatchObject({ state: 'ended', scene: '3' });
    await press('Revoir le film');
    expect(film().dataset).toMatchObject({ state: 'playing', scene: '1' });
    const { violations } = await axe.run(film(), { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });

  it('turns its scenes like pages for who prefers less motion [PROD-020]', async () => {
    window.matchMedia = ((query: string) => ({
      ...media(query),
      matches: query.includes('reduced-motion'),
    })) as typeof media;
    await openPage(path);
    expect(film().dataset['state']).toBe('calm');
    await press('Image suivante');
    await press('Image suivante');
    expect(film().dataset['scene']).toBe('3');
    expect(screen.queryByTestId('gift-film-progress')).toBeNull();
    await press('Revoir le film');
    expect(film().dataset['scene']).toBe('1');
  });
});
