import type { Card } from '@detour/shared-contracts/api';
import { isoDate } from '@detour/shared-contracts/base';
import { applyPatch, emptyCriteria } from '@detour/shared-contracts/criteria';
import type { Locale } from '@detour/shared-contracts/sites';
import { offerOf } from '../../testing/offer.fixture';
import { wordsOf } from '../../testing/text.fixture';
import { hasStruckPrice, toOffer, type OfferContext } from './offer.view-model';

const now = Date.parse('2026-11-21T10:00:00Z');
const dates = { checkin: isoDate('2026-12-11'), checkout: isoDate('2026-12-13'), nights: 2 };
const dated = applyPatch(emptyCriteria, { dates, adults: 2, children: 1 });

const contextOf = (locale: Locale, changes: Partial<OfferContext> = {}): OfferContext => ({
  locale,
  flow: 'booking',
  criteria: emptyCriteria,
  now,
  ...wordsOf(locale),
  ...changes,
});

const { hotel: recordedHotel, cancellationPolicy: recordedPolicy } = offerOf();

/** Two nights by the sea, 20 % off, tax paid at the hotel. */
const stayOf = (changes: Partial<Card> = {}): Card =>
  offerOf({
    id: 'w1',
    uri: '/sejours/recherche/w1',
    hotel: {
      ...recordedHotel,
      id: 'h1',
      label: 'Maison Saint-Aubert',
      stars: 4,
      review: { count: 128, average: 9.1 },
      location: { ...recordedHotel.location, label: 'Étretat', area: 'Seine-Maritime' },
    },
    headwords: ['Petit déjeuner', 'Vue mer', 'Accès au spa', 'Vélos'].map((label) => ({ label })),
    nights: 2,
    sellPrice: 23_240,
    refPrice: 29_050,
    promo: 20,
    localTaxTotalAmount: 512,
    amountToPay: 23_240,
    fromPrice: null,
    cancellationPolicy: { ...recordedPolicy, type: 'NCNR', cancellable: false, isCancellable: false },
    ...changes,
  });

const view = (card: Partial<Card> = {}, locale: Locale = 'fr_FR', changes: Partial<OfferContext> = {}) =>
  toOffer(stayOf(card), contextOf(locale, changes)).card;

describe('the view model of an offer', () => {
  it.each<[Locale, string, string | undefined, string | undefined]>([
    ['fr_FR', '238 €', '296 €', 'à partir de'],
    ['nl_NL', '€ 238', '€ 296', 'vanaf'],
    ['es_ES', '238 €', '296 €', 'desde'],
    ['it_IT', '238 €', '296 €', 'da'],
  ])('formats the total with all taxes, rounded up, in %s [CARD-014]', (locale, amount, reference, from) => {
    const { price } = view({}, locale);
    expect(price.amount.replace(/\u00a0/g, ' ')).toBe(amount);
    expect(price.reference?.replace(/\u00a0/g, ' ')).toBe(reference);
    expect(price.from).toBe(from);
  });

  it('shows score and keywords of gifts everywhere except in Spain [SRCH-013]', () => {
    for (const locale of ['fr_FR', 'fr_BE', 'nl_BE', 'nl_NL', 'it_IT'] as const) {
      const card = view({}, locale, { flow: 'gifting' });
      expect([locale, card.score?.value, card.headwords?.length]).toEqual([locale, '9,1', 3]);
    }
    expect(view({}, 'es_ES', { flow: 'gifting' })).not.toHaveProperty('score');
    expect(view({}, 'es_ES', { flow: 'gifting' })).not.toHaveProperty('headwords');
    expect(view({}, 'es_ES').score?.value).toBe('9,1');
  });

  it('strikes a price exactly where `hasStruckPrice` says so', () => {
    const contexts: readonly Partial<OfferContext>[] = [
      {},
      { flow: 'gifting' },
      { giftRest: 5_000 },
      { giftRest: 5_000, flow: 'gifting' },
      { compared: 10_000 },
      { compared: 10_000, criteria: dated },
      { compared: 10_000, giftRest: 5_000 },
    ];
    const cards: readonly Partial<Card>[] = [
      {},
      { promo: 0 },
      { moneySaved: 0 },
      { itemCategory: 'activity' },
    ];
    const told = cards.flatMap((change) =>
      contexts.map((changes) => {
        const [card, context] = [stayOf(change), contextOf('fr_FR', changes)];
        const { reference } = toOffer(card, context).card.price;
        return [hasStruckPrice(card, context), reference !== undefined] as const;
      }),
    );
    expect(told.filter(([predicted, struck]) => predicted !== struck)).toEqual([]);
    expect(new Set(told.map(([predicted]) => predicted))).toEqual(new Set([true, false]));
  });

  it('keeps the exact amount that the visitor pays us', () => {
    expect(view().amount).toBe(23_240);
    expect(view({ amountToPay: 23_752 }).amount).toBe(23_752);
  });

  it('shows the tax to pay at the hotel, if there is any', () => {
    const shown = (...input: Parameters<typeof view>) => view(...input).basis.slice(0, 2);
    expect(shown()).toEqual(['2 nuits pour 2 personnes', 'taxes comprises, dont 5,12\u00a0€ sur place']);
    expect(shown({ amountToPay: 23_752 })).toEqual(['2 nuits pour 2 personnes', 'taxes comprises']);
    expect(shown({}, 'nl_BE')).toEqual([
      '2 nachten voor 2 personen',
      'inclusief belastingen, €\u00a05,12 ter plaatse',
    ]);
  });

  it('labels the price as final with dates [SRCH-049]', () => {
    expect(view({ priceType: 'final' }).price.from).toBeUndefined();
    expect(view({ priceType: 'gift' }).price.from).toBeUndefined();
  });

  it.each([
    [5, undefined, undefined],
    [5.2, '−6\u00a0%', '296\u00a0€'],
    [20, '−20\u00a0%', '296\u00a0€'],
  ])(
    'flags a promotion of %d percent only above 5, rounded up [CARD-013, CARD-016]',
    (promo, flag, struck) => {
      const card = view({ promo });
      expect(card.flag).toBe(flag);
      expect(card.price.reference).toBe(struck);
    },
  );

  it('shows the final price and strikes the reference price if money is saved [CARD-019]', () => {
    const price = {
      sellPrice: 20_000,
      refPrice: 25_000,
      promo: 20,
      moneySaved: 5_000,
      localTaxTotalAmount: 0,
    };
    expect(view({ ...price, extraDiscount: 10, finalPrice: 18_000 }).price).toMatchObject({
      amount: '180\u00a0€',
      reference: '250\u00a0€',
    });
    expect(view({ ...price, moneySaved: 0 }).price.reference).toBeUndefined();
    const extraOnly = { ...price, refPrice: 20_000, promo: 0, moneySaved: 0, extraDiscount: 10 };
    expect(view({ ...extraOnly, finalPrice: 18_000 }).price.reference).toBe('200\u00a0€');
    // Below the threshold of cards.
    expect(view({ ...extraOnly, extraDiscount: 5, finalPrice: 19_000 }).price.reference).toBeUndefined();
  });

  it('shows the nights of a from-price, otherwise those of the dates [CARD-019]', () => {
    const fromPrice = { price: 9_000, nights: 1 };
    expect(view({ nights: 2, fromPrice }).basis[0]).toContain('1 nuit');
    expect(view({ nights: 2, fromPrice, priceType: 'final' }).basis[0]).toContain('2 nuits');
  });

  it('shows labels on cards unless their flag is off [FLAG-005]', () => {
    const card: Partial<Card> = { targetedLabel: 'Pour vous', marketingLabels: [{ label: 'Exclusif' }] };
    expect(view(card).stress?.map(({ text }) => text)).toEqual(['Pour vous', 'Exclusif']);
    expect(view(card, 'fr_FR', { flags: { productLabels: false } }).stress).toEqual([]);
  });

  it('shows the label CM only with its flag, which no public shop sets [FLAG-020]', () => {
    const card: Partial<Card> = { connectivity: 'roomlink' };
    expect(view(card).stress).toEqual([]);
    expect(view(card, 'fr_FR', { flags: { connectivityLabel: true } }).stress).toEqual([
      { kind: 'custom', text: 'CM' },
    ]);
    expect(view({ connectivity: null }, 'fr_FR', { flags: { connectivityLabel: true } }).stress).toEqual([]);
  });

  it('uses the new card unless its flag is off, and the compact one while customer care compares with a booking [FLAG-012] [CARE-005]', () => {
    expect(view().look).toBe('full');
    expect(view({}, 'fr_FR', { flags: { newProductCard: false } }).look).toBe('plain');
    expect(view({}, 'fr_FR', { compared: 10_000 }).look).toBe('modification');
  });

  it('shows customer care the difference to the booking, once there are dates [CARE-005]', () => {
    const told = (amountToPay: number, compared: number, locale: Locale = 'fr_FR') =>
      view({ amountToPay }, locale, { compared, criteria: dated }).price.amount;
    expect(told(30_000, 27_600)).toBe('+24,00\u00a0€');
    expect(told(30_000, 31_250)).toBe('−12,50\u00a0€');
    expect(told(30_000, 30_000)).toBe('même prix');
    expect(told(30_000, 27_600, 'nl_NL')).toBe('+€\u00a024,00');
    expect(view({}, 'fr_FR', { compared: 1, criteria: dated }).basis[0]).toMatch(/\d/);
    expect(view({}, 'fr_FR', { compared: 1 }).price).toEqual(view().price);
  });

  it('shows the price of a night, rounded up, for stays of several nights [CARD-015]', () => {
    const price = { finalPrice: 20_100, localTaxTotalAmount: 0, priceType: 'final' as const };
    expect(view({ ...price, nights: 2 }).basis.at(-1)).toBe('101\u00a0€ par nuit');
    expect(view({ ...price, nights: 1 }).basis.join()).not.toContain('par nuit');
  });

  it('shows the automatic discount instead of the flag, except in gifting or without its flag [FLAG-004]', () => {
    const autoDiscount = { code: 'DETOUR10', value: 10 };
    expect(view({ autoDiscount }).flag).toBe('Promo\u202f: 10\u00a0% de remise en plus');
    expect(view({ autoDiscount }, 'fr_FR', { flow: 'gifting' }).flag).toBe('−20\u00a0%');
    expect(view({ autoDiscount }, 'fr_FR', { flags: { autoDiscount: false } }).flag).toBe('−20\u00a0%');
  });

  it('shows a word for scores from 9, and "new" without a score', () => {
    const hotel = stayOf().hotel;
    expect(view().score).toEqual({
      value: '9,1',
      word: 'Fantastique',
      label: 'Note\u202f: 9,1 sur 10, Fantastique',
    });
    expect(view({ hotel: { ...hotel, review: { average: 8.9, count: 3 } } }).score).toEqual({
      value: '8,9',
      word: undefined,
      label: 'Note\u202f: 8,9 sur 10',
    });
    expect(view({ hotel: { ...hotel, review: null } }).score).toEqual({ value: 'Nouveau' });
  });

  it('shows the last rooms only with dates, and two messages at most', () => {
    const card: Partial<Card> = {
      availableRooms: 2,
      lastMinute: true,
      marketingLabels: [{ label: 'Exclusif' }],
    };
    expect(view(card).stress?.map(({ kind }) => kind)).toEqual(['last-minute', 'marketing-label']);
    expect(view(card, 'fr_FR', { criteria: dated }).stress).toEqual([
      { kind: 'last-minute', text: 'Dernière minute' },
      { kind: 'rooms-left', text: 'Plus que 2 chambres sur notre site à ces dates' },
    ]);
    // The last room has the colour of errors [STRESS-006].
    const last = view({ ...card, availableRooms: 1 }, 'fr_FR', { criteria: dated }).stress;
    expect(last?.find(({ kind }) => kind === 'rooms-left')?.urgent).toBe(true);
  });

  it('shows free cancellation if there is space, and never for a gift, which has no dates [L9]', () => {
    const cancellationPolicy = { ...stayOf().cancellationPolicy, isCancellable: true };
    expect(view({ cancellationPolicy }).stress).toEqual([
      { kind: 'free-cancellation', text: 'Annulation gratuite' },
    ]);
    expect(view({ cancellationPolicy }, 'fr_FR', { flow: 'gifting' }).stress).toEqual([]);
    expect(view({ cancellationPolicy, lastMinute: true, targetedLabel: 'Pour vous' }).stress).toHaveLength(2);
  });

  it('links to the product with the criteria in its hash [SRCH-025, CARD-008]', () => {
    expect(view().href).toBe('/sejours/recherche/w1');
    expect(view({}, 'fr_FR', { criteria: dated }).href).toBe(
      '/sejours/recherche/w1#c=1&checkin=2026-12-11&checkout=2026-12-13&nights=2&s=1',
    );
    expect(view({}, 'nl_BE', { flow: 'gifting' }).href).toBe('/nl/verblijven/zoeken/w1?flow=gifting');
  });

  it('links to the hotel in the hotel flow, with the criteria [CARD-007]', () => {
    expect(view({}, 'fr_FR', { flow: 'hotel', criteria: dated }).href).toBe(
      '/hotel/h1?flow=hotel#c=1&checkin=2026-12-11&checkout=2026-12-13&nights=2&s=1',
    );
  });

  it('links with the dates that the card is priced for', () => {
    const card: Partial<Card> = { priceType: 'final', checkin: '2026-11-27', checkout: '2026-11-29' };
    expect(view(card).href).toBe('/sejours/recherche/w1#checkin=2026-11-27&checkout=2026-11-29&nights=2');
  });

  it.each<[string, OfferContext['criteria']]>([
    ['days around an arrival', applyPatch(dated, { flexDays: 3 })],
    ['the week-ends of a month', applyPatch(emptyCriteria, { weekends: { month: '2026-12', nights: 2 } })],
  ])('shows the days of each card, and opens the stay on them alone, for %s', (_, criteria) => {
    const card: Partial<Card> = { priceType: 'final', checkin: '2026-12-10', checkout: '2026-12-12' };
    const { basis, href } = view(card, 'fr_FR', { criteria });
    expect(basis[0]).toBe('10–\u206012\u00a0déc.');
    expect(href).toContain('checkin=2026-12-10&checkout=2026-12-12&nights=2');
    expect(href).not.toMatch(/flexDays|weekends/);
  });

  it('shows the place once, the hotel, its stars and three keywords', () => {
    const card = view({ distance: 20.6 });
    expect(card).toMatchObject({
      place: 'Étretat, Seine-Maritime',
      distance: '21\u202fkm',
      hotel: 'Maison Saint-Aubert',
      stars: { count: 4, label: '4 étoiles' },
      headwords: ['Petit déjeuner', 'Vue mer', 'Accès au spa'],
    });
    const location = { ...stayOf().hotel.location, area: 'Étretat' };
    expect(view({ hotel: { ...stayOf().hotel, location } }).place).toBe('Étretat');
  });
});

describe('an offer for a visitor with an open gift', () => {
  it.each<[Locale, number, string, string]>([
    ['fr_FR', 23_900, 'Compris', 'à certaines dates'],
    ['fr_FR', 20_000, '+33 €', 'à partir de'],
    ['nl_NL', 20_000, '+€ 33', 'vanaf'],
    ['es_ES', 50_000, 'Incluido', 'en algunas fechas'],
  ])(
    'shows what is left to pay in %s with a rest of %d cents [BENEF-009]',
    (locale, giftRest, amount, from) => {
      const card = view({}, locale, { giftRest });
      expect(card.price).toEqual({ amount: expect.any(String), from });
      expect(card.price.amount.replace(/\u00a0/g, ' ')).toBe(amount);
      expect(card).toMatchObject({ priceType: 'beneficiary', amount: Math.max(0, 23_240 - giftRest) });
    },
  );

  it('names the tax that the gift does not pay', () => {
    expect(view({}, 'fr_FR', { giftRest: 50_000 }).basis).toEqual([
      '2 nuits pour 2 personnes',
      '5,12\u00a0€ de taxe de séjour à l’hôtel',
    ]);
  });

  it('leaves gifts and activities as they are', () => {
    expect(view({}, 'fr_FR', { giftRest: 50_000, flow: 'gifting' }).priceType).not.toBe('beneficiary');
    expect(view({ itemCategory: 'activity' }, 'fr_FR', { giftRest: 50_000 }).priceType).not.toBe(
      'beneficiary',
    );
  });
});
