import { emptyCriteria } from '@detour/shared-contracts/criteria';
import { plain } from '@detour/remote-kit/testing';
import { hotelFixture, hotelOfferFixture, hotelRoomFixture, nearbyFixture } from '../testing/hotel.fixture';
import { toolsFor } from '../testing/view-tools';
import { offerListState, toNearby, toOffer, toRoom } from './hotel.view-model';
import { toHotelHead } from './hotel-head.view-model';

const tools = (locale: 'fr_FR' | 'nl_NL' = 'fr_FR') => ({
  ...toolsFor(locale),
  locale,
  criteria: emptyCriteria,
  now: Date.parse('2026-11-21T10:00:00Z'),
});

const cheapest = hotelOfferFixture();

describe('an offer of a hotel', () => {
  it.each([
    [9, undefined],
    [9.4, undefined],
    [10, '−10 %'],
    [25, '−25 %'],
  ])('shows a promotion of %d as %s [HOTEL-019]', (promoPercentageRounded, tag) => {
    const offer = hotelOfferFixture({ promoPercentageRounded, refPrice: 28000 });
    const { price } = toOffer(offer, offer, tools());
    expect(price.promo && plain(price.promo)).toBe(tag);
    expect(price.reference !== undefined).toBe(tag !== undefined);
  });

  it('shows the surcharge per night over the room’s cheapest offer, rounded up [HOTEL-020]', () => {
    const other = hotelOfferFixture({ id: '9', nights: 3, sellPrice: 70000, localTaxTotalAmount: 1110 });
    // 71110 / 3 − 21370 = 2333,33 cents a night.
    expect(plain(toOffer(other, cheapest, tools()).difference ?? '')).toBe('+24 € par nuit');
    expect(toOffer(cheapest, cheapest, tools()).difference).toBeNull();
  });

  it('shows exact cents with dates and whole euros without', () => {
    const dated = hotelOfferFixture({ hasSelectedDates: true, checkin: '2026-12-11', priceType: 'final' });
    expect(plain(toOffer(dated, dated, tools()).price.amount)).toBe('213,70 €');
    expect(toOffer(dated, dated, tools()).price.from).toBeUndefined();
    expect(plain(toOffer(cheapest, cheapest, tools('nl_NL')).price.amount)).toBe('€ 214');
  });

  it('shows few rooms left only with dates', () => {
    const few = { availableRooms: 2, checkin: '2026-12-11' };
    const texts = (hasSelectedDates: boolean) =>
      toOffer(hotelOfferFixture({ ...few, hasSelectedDates }), cheapest, tools()).stress.map(
        ({ text }) => text,
      );
    expect(texts(true)).toEqual(['Plus que 2 chambres sur notre site à ces dates']);
    expect(texts(false)).toEqual([]);
  });
});

describe('a room', () => {
  it('shows size, bed and capacity', () => {
    expect(toRoom(hotelRoomFixture(), tools()).facts.map(plain)).toEqual([
      '22 m²',
      'lit de 160',
      'Jusqu’à 3 personnes',
      'Baignoire',
    ]);
  });
});

describe('a hotel nearby', () => {
  it('shows distance and from-price including taxes', () => {
    const view = toNearby(nearbyFixture(), tools());
    expect(plain(view.distance)).toBe('à 16 km');
    expect(plain(view.price?.amount ?? '')).toBe('132 €');
    expect(toNearby(nearbyFixture({ fromPrice: null }), tools()).price).toBeNull();
  });
});

describe('the list of offers', () => {
  const empty = hotelFixture({ rooms: [hotelRoomFixture({ offers: [] })] });
  const gone = { ...empty, weekends: [] };
  it.each([
    [undefined, false, false, 'loading'],
    [undefined, true, false, 'failed'],
    [hotelFixture(), false, false, 'offers'],
    [empty, false, true, 'none-for-dates'],
    [empty, false, false, 'none'],
    [gone, false, true, 'none'],
  ] as const)('has its states [HOTEL-012] (%#)', (hotel, failed, hasDates, state) => {
    expect(offerListState(hotel, { failed, hasDates })).toBe(state);
  });
});

describe('the head of a hotel', () => {
  const head = (change: Parameters<typeof hotelFixture>[0] = {}) =>
    toHotelHead(hotelFixture(change), { ...tools(), origin: 'http://fr.localhost', brand: 'Détour' });

  it('contains structured data only with a score and a count [SEO-008]', () => {
    const rating = (change: Parameters<typeof hotelFixture>[0]) =>
      JSON.stringify(head(change).jsonLd).includes('aggregateRating');
    expect(rating({ review: { count: 286, average: 9.2 } })).toBe(true);
    expect(rating({ review: { count: 0, average: 9.2 } })).toBe(false);
    expect(rating({ review: { count: 4, average: 0 } })).toBe(false);
    expect(rating({ review: null })).toBe(false);
  });

  it('contains picture and cheapest price of the list, while something is available [SEO-003]', () => {
    const hotelOf = (change: Parameters<typeof hotelFixture>[0]) => head(change).jsonLd?.[1];
    const { rooms } = hotelFixture();
    const totals = rooms.flatMap(({ offers }) =>
      offers.map((offer) => offer.sellPrice + offer.localTaxTotalAmount),
    );
    expect(hotelOf({})).toMatchObject({
      '@type': 'Hotel',
      image: expect.stringMatching(/^http:\/\/fr\.localhost\/images\//),
      makesOffer: { price: `${Math.ceil(Math.min(...totals) / 100)}.00`, priceCurrency: 'EUR' },
    });
    expect(hotelOf({ rooms: [] })).not.toHaveProperty('makesOffer');
    expect(hotelOf({ active: false })).not.toHaveProperty('makesOffer');
  });

  it('is indexed while active, at the URL of its id [SEO-013]', () => {
    expect(head()).toMatchObject({
      canonicalPath: '/hotel/7',
      robots: 'index,follow',
      title: 'Château de Valmerle, Amboise – Détour',
    });
    expect(head({ active: false }).robots).toBe('noindex,follow');
  });
});
