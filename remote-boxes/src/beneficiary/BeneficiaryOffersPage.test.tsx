import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { BeneficiaryGift, Card } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import {
  fakeApi,
  renderRemote,
  type FakeHandlers,
  type RenderRemoteOptions,
} from '@detour/remote-kit/testing';
import { definition } from '../definition';
import fr_FR from '../messages/fr_FR.json';
import { offerFixture } from '../testing/boxes.fixture';
import { giftFixture } from '../testing/gift.fixture';

const card = (number: number, change: Partial<Card> = {}): Card => {
  const { id, label, hotel, headwords, images, uri } = offerFixture(number);
  return {
    id,
    label,
    hotel,
    headwords,
    images,
    uri,
    imageUrl: '',
    sellPrice: 0,
    refPrice: 0,
    promo: 0,
    moneySaved: 0,
    priceType: 'beneficiary',
    extraDiscount: 0,
    finalPrice: 0,
    fromPrice: null,
    localTaxTotalAmount: 0,
    amountToPay: 0,
    nights: 2,
    participants: 2,
    distance: null,
    availableRooms: null,
    lastMinute: false,
    expiration: null,
    marketingLabels: [],
    targetedLabel: null,
    cancellationPolicy: {
      type: 'NCNR',
      cancellable: false,
      isCancellable: false,
      cancellationDeadline: null,
      cancellableUntil: null,
      message: null,
    },
    prices: [],
    itemCategory: 'weekend',
    newTab: false,
    checkin: null,
    checkout: null,
    paxCount: 2,
    adult: 2,
    child: 0,
    baby: 0,
    searchType: 'default',
    flowType: 'booking',
    index: number,
    topTheme: null,
    channelManagerId: null,
    connectivity: null,
    autoDiscount: null,
    ...change,
  };
};

const facets = {
  properties: [
    {
      propertyType: 'stars',
      values: [
        { id: '3', name: '3', count: 4 },
        { id: '4', name: '4', count: 2 },
        { id: '5', name: '5', count: 0 },
      ],
    },
  ],
};

const gift = (change: Partial<BeneficiaryGift> = {}): BeneficiaryGift => ({
  code: 'DTR-7K2M-0000-0000-0000',
  email: 'claire@example.org',
  kind: 'box',
  state: 'issued',
  label: 'Escapade en ville – deux nuits',
  productId: 'VILLE2N-D-EBOX',
  nights: null,
  adults: 2,
  remainingValue: 27_900,
  validUntil: '2027-11-21',
  ...change,
});

const unknown = { kind: 'problem', status: 404, code: 'BOX_NOT_FOUND', message: 'No box.' };

const open = (handlers: FakeHandlers, change: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(definition, {
    path: '/beneficiary/offers#token=DTR-7K2M-0000-0000-0000',
    locale: 'fr_FR' as Locale,
    messages: fr_FR,
    api: fakeApi({ voucherStatus: () => giftFixture(), heldBoxFacets: () => facets, ...handlers }),
    ...change,
  });

let rendered: Awaited<ReturnType<typeof open>> | null = null;

afterEach(async () => {
  await rendered?.unmount();
  rendered?.element.remove();
  rendered = null;
});

describe('the stays of a gift', () => {
  it('lists the stays of the code in the URL, each covered by the gift [BENEF-001] [BENEF-002] [FLOW-012]', async () => {
    const asked: unknown[] = [];
    rendered = await open({
      heldBoxOffers: (options) => {
        asked.push([options.params, options.giftCode, options.query]);
        return { exactMatch: [card(1), card(2)], totalCount: 2 };
      },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Les séjours accessibles avec votre cadeau',
    );
    expect(await screen.findByRole('heading', { name: '2 séjours au choix' })).toBeInTheDocument();
    expect(
      await screen.findByText(/Escapade en ville – deux nuits · Valable jusqu’au 21 novembre 2027/),
    ).toBeInTheDocument();
    const cards = screen.getAllByTestId('box-offer-card');
    expect(cards.map((element) => element.dataset['id'])).toEqual(['p1', 'p2']);
    expect(cards[0]).toHaveTextContent('Compris dans votre cadeau');
    expect(asked[0]).toEqual([
      { code: 'current' },
      'DTR-7K2M-0000-0000-0000',
      { locale: 'fr_FR', page: 0, limit: 24, numberOfPackagesPerHotel: 20 },
    ]);
  });

  it('requests twenty packages per hotel [BENEF-004]', async () => {
    const asked: unknown[] = [];
    rendered = await open({
      heldBoxOffers: ({ query }) => {
        asked.push((query as { numberOfPackagesPerHotel: number }).numberOfPackagesPerHotel);
        return { exactMatch: [card(1)], totalCount: 1 };
      },
    });
    await waitFor(() => expect(asked).toEqual([20]));
  });

  it('names the affiliate of the shop in the list and its counts [CALL-002] [CALL-004]', async () => {
    const asked: unknown[] = [];
    const note = ({ query }: { readonly query?: unknown }) => {
      asked.push((query as { selectivePublicationAffiliateId?: string }).selectivePublicationAffiliateId);
    };
    rendered = await open(
      {
        heldBoxOffers: (options) => {
          note(options);
          return { exactMatch: [card(1)], totalCount: 1 };
        },
        heldBoxFacets: (options) => {
          note(options);
          return facets;
        },
      },
      { affiliateId: 'winter-gifts' },
    );
    await waitFor(() => expect(asked).toEqual(['winter-gifts', 'winter-gifts']));
  });

  it('lists the stays available on a day, with the amount left to pay and a link that keeps the dates', async () => {
    rendered = await open({
      heldBoxOffers: ({ query }) => {
        const { checkin } = query as { checkin?: string };
        return checkin
          ? {
              exactMatch: [card(1, { checkin, checkout: '2026-12-20', amountToPay: 1250, sellPrice: 1250 })],
              totalCount: 1,
            }
          : { exactMatch: [card(1), card(2)], totalCount: 2 };
      },
    });
    await screen.findByRole('heading', { name: '2 séjours au choix' });
    fireEvent.change(screen.getByLabelText('Jour d’arrivée'), { target: { value: '2026-12-18' } });
    expect(await screen.findByRole('heading', { name: '1 séjour au choix' })).toBeInTheDocument();
    const [only] = screen.getAllByTestId('box-offer-card');
    expect(only).toHaveTextContent('Reste à payer : 12,50 €');
    expect(within(only!).getByRole('link')).toHaveAttribute(
      'href',
      '/sejours/recherche/p1#checkin=2026-12-18&checkout=2026-12-20&nights=2',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Effacer' }));
    expect(await screen.findByRole('heading', { name: '2 séjours au choix' })).toBeInTheDocument();
  });

  it('loads more on a click until all are shown', async () => {
    const all = Array.from({ length: 30 }, (_, index) => card(index + 1));
    rendered = await open({
      heldBoxOffers: ({ query }) => {
        const { page } = query as { page: number };
        return { exactMatch: all.slice(page * 24, page * 24 + 24), totalCount: 30 };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Afficher plus' }));
    await waitFor(() => expect(screen.getAllByTestId('box-offer-card')).toHaveLength(30));
    expect(screen.queryByRole('button', { name: 'Afficher plus' })).toBeNull();
  });

  it('retries after a failure', async () => {
    let answer: unknown = { kind: 'problem', status: 400, code: 'BAD', message: 'Bad.' };
    rendered = await open({ heldBoxOffers: () => answer });
    expect(await screen.findByRole('alert')).toHaveTextContent('Oups, un problème est survenu');
    answer = { exactMatch: [card(1)], totalCount: 1 };
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { name: '1 séjour au choix' })).toBeInTheDocument();
  });
});

describe('the stays of the gift that is open', () => {
  const dated = card(1, { checkin: '2026-12-18', checkout: '2026-12-20', localTaxTotalAmount: 330 });
  const openSession = (handlers: FakeHandlers, change: Partial<BeneficiaryGift> = {}) =>
    open(
      { beneficiarySession: () => ({ gift: gift(change) }), ...handlers },
      { path: '/beneficiary/offers' },
    );

  it('links to the summary with the selected dates to redeem the gift [BENEF-002] [BENEF-008]', async () => {
    const asked: unknown[] = [];
    rendered = await openSession({
      beneficiaryBoxFacets: () => facets,
      beneficiaryBoxOffers: ({ query }) => {
        asked.push(query);
        const { checkinDate } = query as { checkinDate?: string };
        return { exactMatch: [checkinDate ? dated : card(1)], totalCount: 1 };
      },
    });
    expect(await screen.findByRole('link', { name: 'Choisir les dates' })).toHaveAttribute(
      'href',
      '/sejours/recherche/p1',
    );
    expect(
      (
        await axe.run(rendered.element, {
          rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
        })
      ).violations,
    ).toEqual([]);
    fireEvent.change(screen.getByLabelText('Jour d’arrivée'), { target: { value: '2026-12-18' } });
    expect(await screen.findByRole('link', { name: 'Réserver ces dates' })).toHaveAttribute(
      'href',
      '/booking/summary#checkin=2026-12-18&checkout=2026-12-20&id=p1&nights=2',
    );
    expect(screen.getByTestId('box-offer-card')).toHaveTextContent('3,30 € de taxe de séjour à l’hôtel');
    expect(asked).toEqual([
      { locale: 'fr_FR', page: 0, limit: 24, numberOfPackagesPerHotel: 20 },
      expect.objectContaining({ checkinDate: '2026-12-18' }),
    ]);
  });

  it('lists for a single voucher also stays that it does not pay in full [BENEF-003] [BENEF-005]', async () => {
    const asked: unknown[] = [];
    rendered = await openSession(
      {
        givenStay: () => ({ stay: null }),
        beneficiaryVoucherFacets: () => facets,
        beneficiaryVoucherOffers: ({ query }) => {
          asked.push(query);
          return { exactMatch: [card(1, { amountToPay: 1250, sellPrice: 1250 })], totalCount: 1 };
        },
      },
      { kind: 'gift_stay', productId: 'p7', nights: 2, label: 'Une nuit de château' },
    );
    expect(await screen.findByTestId('box-offer-card')).toHaveTextContent(
      'Reste à payer : à partir de 12,50 €',
    );
    expect(asked).toEqual([
      {
        locale: 'fr_FR',
        page: 0,
        limit: 24,
        numberOfPackagesPerHotel: 20,
        matchOfferRangePriceWithGiftAmount: false,
      },
    ]);
    expect(screen.queryByTestId('given-stay')).toBeNull();
    expect(screen.getByText(/Ce séjour n’est plus en vente/)).toBeInTheDocument();
  });

  it.each([
    ['box', 'beneficiaryBoxFacets', 'beneficiaryBoxOffers'],
    ['gift_card', 'beneficiaryVoucherFacets', 'beneficiaryVoucherOffers'],
  ] as const)('shows counts from the facets of the same gift: %s [BENEF-006]', async (kind, count, list) => {
    const stars: unknown[] = [];
    rendered = await openSession(
      {
        [count]: () => facets,
        [list]: ({ query }: { readonly query?: unknown }) => {
          stars.push((query as { stars?: string }).stars);
          return { exactMatch: [card(1)], totalCount: 1 };
        },
      },
      { kind },
    );
    await userEvent.click(await screen.findByRole('button', { name: '4 étoiles (2)' }));
    await waitFor(() => expect(stars).toEqual([undefined, '4']));
    expect(screen.queryByRole('button', { name: /5 étoiles/ })).toBeNull();
  });

  it('redirects to the page that opens gifts without a gift session [BENEF-007]', async () => {
    rendered = await open({ beneficiarySession: () => ({ gift: null }) }, { path: '/beneficiary/offers' });
    await waitFor(() => expect(rendered?.host.navigated).toEqual(['/beneficiary/login']));
  });

  it('leads a used gift to its own page', async () => {
    rendered = await openSession({}, { state: 'redeemed', remainingValue: 0 });
    await waitFor(() => expect(rendered?.host.navigated).toContain('/gift#token=DTR-7K2M-0000-0000-0000'));
  });

  it('disappears after the gift bar closed the gift', async () => {
    let isOpen = true;
    rendered = await open(
      {
        beneficiarySession: () => ({ gift: isOpen ? gift() : null }),
        beneficiaryBoxFacets: () => facets,
        beneficiaryBoxOffers: () => ({ exactMatch: [card(1)], totalCount: 1 }),
      },
      { path: '/beneficiary/offers' },
    );
    await screen.findByTestId('box-offer-card');
    isOpen = false;
    rendered.host.fire('boxes.gift-changed@1', { isOpen: false });
    await waitFor(() => expect(rendered?.host.navigated).toEqual(['/beneficiary/login']));
  });

  it('shows the given stay first, apart from all others [BENEF-001] [BENEF-009]', async () => {
    const asked: unknown[] = [];
    rendered = await openSession(
      {
        givenStay: () => ({ stay: card(7, { amountToPay: 0, nights: 2 }) }),
        beneficiaryVoucherFacets: () => facets,
        beneficiaryVoucherOffers: ({ query }) => {
          asked.push((query as { withoutGiven?: boolean }).withoutGiven);
          return { exactMatch: [card(1, { amountToPay: 2456 })], totalCount: 2264 };
        },
      },
      { kind: 'gift_stay', productId: 'p7', nights: 2 },
    );
    const given = await screen.findByTestId('given-stay');
    expect(given).toHaveTextContent('Compris');
    expect(given).toHaveTextContent('à certaines dates');
    expect(within(given).getByRole('link', { name: 'Choisir mes dates' })).toHaveAttribute(
      'href',
      '/sejours/recherche/p7',
    );
    expect(await screen.findByRole('heading', { name: /^Ou l’un des 2\s264 autres séjours$/ })).toBeVisible();
    expect(asked.at(-1)).toBe(true);
    expect(
      (
        await axe.run(rendered.element, {
          rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
        })
      ).violations,
    ).toEqual([]);
  });
});

describe('a code', () => {
  it.each([
    ['fragment', '/beneficiary/offers?locale=fr_FR#token=DTR-7K2M-0000-0000-0000'],
    [
      'query of a voucher that was printed before',
      '/beneficiary/offers?locale=fr_FR&code=DTR-7K2M-0000-0000-0000',
    ],
  ])('removes a code in the %s from the URL at once and puts it in no request path', async (_where, path) => {
    const asked: unknown[] = [];
    const note =
      (answer: unknown) => (options: { readonly params?: unknown; readonly giftCode?: string }) => {
        asked.push([options.params, options.giftCode]);
        return answer;
      };
    rendered = await open(
      {
        heldBoxOffers: note({ exactMatch: [card(1)], totalCount: 1 }),
        heldBoxFacets: note(facets),
        voucherStatus: note(giftFixture()),
      },
      { path },
    );
    await screen.findByText('4 étoiles (2)');
    expect(asked).toEqual(Array(3).fill([{ code: 'current' }, 'DTR-7K2M-0000-0000-0000']));
    expect(rendered.host.navigated).toEqual(['/beneficiary/offers?locale=fr_FR']);
  });

  it('keeps the public code of a box in the path', async () => {
    const asked: unknown[] = [];
    rendered = await open(
      {
        heldBoxOffers: ({ params, giftCode }) => {
          asked.push([params, giftCode]);
          return { exactMatch: [card(1)], totalCount: 1 };
        },
      },
      { path: '/beneficiary/offers#token=VILLE2N-D-EBOX' },
    );
    await screen.findByTestId('box-offer-card');
    expect(asked).toEqual([[{ code: 'VILLE2N-D-EBOX' }, undefined]]);
  });

  it('replaces a corrected code without changing the URL', async () => {
    const asked: unknown[] = [];
    rendered = await open({
      heldBoxOffers: ({ giftCode }) => {
        asked.push(giftCode);
        return giftCode === 'DTR-NEW' ? { exactMatch: [card(1)], totalCount: 1 } : unknown;
      },
      voucherStatus: ({ giftCode }) => (giftCode === 'DTR-NEW' ? giftFixture() : unknown),
    });
    const field = await screen.findByLabelText('Code cadeau');
    await userEvent.clear(field);
    await userEvent.type(field, ' DTR-NEW {Enter}');
    await screen.findByTestId('box-offer-card');
    expect(asked.at(-1)).toBe('DTR-NEW');
    expect(rendered.host.navigated).toEqual(['/beneficiary/offers']);
  });

  it('lists the stays and links to the page that opens the gift', async () => {
    rendered = await open({ heldBoxOffers: () => ({ exactMatch: [card(1)], totalCount: 1 }) });
    expect(await screen.findByRole('link', { name: 'Ouvrir mon cadeau' })).toHaveAttribute(
      'href',
      '/gift#token=DTR-7K2M-0000-0000-0000',
    );
    expect(screen.queryByRole('link', { name: 'Choisir les dates' })).toBeNull();
  });

  it('reports an unknown code and lets the visitor correct it', async () => {
    rendered = await open({ heldBoxOffers: () => unknown, voucherStatus: () => unknown });
    expect(
      await screen.findByText('Nous ne reconnaissons pas ce code. Vérifiez-le et réessayez.'),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Code cadeau')).toHaveValue('DTR-7K2M-0000-0000-0000');
  });

  it.each([
    ['a gift stay', giftFixture({ kind: 'gift_stay' })],
    ['an activity', giftFixture({ kind: 'activity' })],
    ['a used box', giftFixture({ state: 'redeemed', end: { reason: 'used', day: '2026-11-01' } })],
  ])('leads the code of %s to its own page', async (_, found) => {
    rendered = await open({ heldBoxOffers: () => unknown, voucherStatus: () => found });
    await waitFor(() => expect(rendered?.host.navigated).toContain('/gift#token=DTR-7K2M-0000-0000-0000'));
  });
});
