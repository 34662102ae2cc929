import type { Card, OffersRequest } from '@detour/shared-contracts/api';
import { addDays, isoDate } from '@detour/shared-contracts/base';
import fc from 'fast-check';
import {
  bodyOf,
  idsOf,
  openSearchDesk,
  queryOf,
  totalOf,
  type Criteria,
  type SearchDesk,
} from '../../../test/search-desk';
import { startPromotion } from '../../../test/sales/promotion.fixture';
import { kilometresBetween } from '@detour/shared-contracts/catalogue';

const today = isoDate('2026-11-23');
const friday = isoDate('2026-12-11');
const weekend = { checkin: friday, night: 2 };
const etretat = '3019355';

let desk: SearchDesk;

beforeAll(async () => {
  desk = await openSearchDesk();
}, 120_000);

afterAll(() => desk.close());

const hotelsById = async () =>
  new Map((await desk.db.selectFrom('hotel').selectAll().execute()).map((hotel) => [hotel.id, hotel]));
const packsById = async () =>
  new Map((await desk.db.selectFrom('package').selectAll().execute()).map((pack) => [pack.id, pack]));

const criteriaArbitrary = fc.record(
  {
    place: fc.constantFrom<Criteria>(
      {},
      { country: 'FR' },
      { region: 'FR-NOR' },
      { department: 'FR-37' },
      { searesort: `${etretat}-sea` },
      { touristicregion: 'fr-val-de-loire' },
      { city: etretat },
      { lat: 48.9, lng: 2.3, distanceMin: 0, distanceMax: 200 },
      { city: etretat, lat: 49.7, lng: 0.2, distanceMin: 0, distanceMax: 90 },
    ),
    dates: fc.constantFrom<Criteria>(
      {},
      weekend,
      { checkin: addDays(today, 60), night: 1 },
      { checkin: addDays(today, 200), night: 3, adult: 3, child: 1 },
    ),
    filters: fc.constantFrom<Criteria>(
      {},
      { stars: '4' },
      { stars: '3,5' },
      { facilities: 'restaurant,terrace' },
      { hotelType: 'hotel,inn' },
      { hotelEnvironment: 'sea,city' },
      { hotelStyle: 'charming' },
      { minHotelReviewScore: 8.5 },
      { priceMin: 20_000, priceMax: 32_000 },
      { tags: '108' },
      { petsAllowed: true },
      { theme: 19 },
      { priceMax: 30_000, stars: '3,4', facilities: 'wifi' },
    ),
    orderBy: fc.constantFrom<OffersRequest['orderBy']>(
      'priceQuality',
      'priceAsc',
      'priceDesc',
      'rating',
      'promo',
      'popularity',
      'distance',
    ),
  },
  { requiredKeys: ['place', 'dates', 'filters', 'orderBy'] },
);

const listed = (text: string | undefined): readonly string[] => (text ? text.split(',') : []);

describe('the price of a card', () => {
  it('contains the price of the dates and the from-price [CARD-019]', async () => {
    const packs = await packsById();
    for (const criteria of [{}, { checkin: friday, night: 2 }]) {
      const { exactMatch } = await desk.search(criteria);
      expect(exactMatch.length).toBeGreaterThan(0);
      for (const card of exactMatch) {
        const pack = packs.get(card.id);
        expect(card).toMatchObject({
          moneySaved: Math.max(0, card.refPrice - card.sellPrice),
          priceType: 'checkin' in criteria ? 'final' : 'from',
          extraDiscount: 0,
          finalPrice: card.sellPrice,
          fromPrice: { price: pack?.from_price, nights: pack?.from_nights },
        });
        expect(card.promo === 0).toBe(card.moneySaved * 100 < card.refPrice);
      }
    }
  });
});

describe('every result of a search', () => {
  it('satisfies all of its criteria [CALL-030] [CALL-031] [CALL-036] [CALL-037] [CALL-038]', async () => {
    const hotels = await hotelsById();
    const packs = await packsById();
    let seen = 0;
    await fc.assert(
      fc.asyncProperty(criteriaArbitrary, async ({ place, dates, filters, orderBy }) => {
        const criteria: Criteria = { ...place, ...dates, ...filters };
        const { exactMatch: cards, totalCount } = await desk.search(criteria, { orderBy });
        expect(cards).toHaveLength(totalCount);
        expect(new Set(cards.map(({ hotel }) => hotel.id)).size).toBe(cards.length);
        for (const card of cards) {
          seen += 1;
          const hotel = hotels.get(card.hotel.id)!;
          const pack = packs.get(card.id)!;
          expect(pack.published && hotel.active).toBe(true);
          const within =
            place.country ?? place.region ?? place.department ?? place.searesort ?? place.touristicregion;
          if (within) expect(hotel.place_ids).toContain(within);
          if (place.city && place.distanceMax === undefined) expect(hotel.place_id).toBe(place.city);
          if (place.lat !== undefined && place.lng !== undefined) {
            const distance = kilometresBetween({ lat: place.lat, lng: place.lng }, hotel);
            expect(distance).toBeLessThanOrEqual(place.distanceMax!);
            expect(card.distance).toBeCloseTo(distance, 0);
          }
          if (filters.stars) expect(listed(filters.stars)).toContain(String(hotel.stars));
          expect(hotel.facilities).toEqual(expect.arrayContaining([...listed(filters.facilities)]));
          if (filters.hotelType) expect(listed(filters.hotelType)).toContain(hotel.type);
          if (filters.hotelEnvironment) expect(listed(filters.hotelEnvironment)).toContain(hotel.environment);
          if (filters.hotelStyle) expect(listed(filters.hotelStyle)).toContain(hotel.style);
          if (filters.minHotelReviewScore)
            expect(hotel.review_average).toBeGreaterThanOrEqual(filters.minHotelReviewScore);
          if (filters.priceMin) expect(totalOf(card)).toBeGreaterThanOrEqual(filters.priceMin);
          if (filters.priceMax) expect(totalOf(card)).toBeLessThanOrEqual(filters.priceMax);
          if (filters.tags) expect(pack.tags).toContain(Number(filters.tags));
          if (filters.petsAllowed) expect(hotel.pets.allowed).toBe(true);
          if (filters.theme) expect(pack.themes).toContain(filters.theme);
        }
      }),
      { numRuns: 90, seed: 7 },
    );
    expect(seen).toBeGreaterThan(300);
  }, 60_000);

  it('has the price of its quote and the shown number of rooms [CALL-031]', async () => {
    for (const guests of [{ adult: 2 }, { adult: 3, child: 1, baby: 1 }]) {
      const { exactMatch } = await desk.search(
        { ...weekend, ...guests },
        { pagination: { page: 0, limit: 8 } },
      );
      expect(exactMatch.length).toBeGreaterThan(4);
      for (const card of exactMatch) {
        const pax = { adult: guests.adult, child: guests.child ?? 0, baby: guests.baby ?? 0 };
        const url = `/api/product/${card.id}/quote?${queryOf({ checkin: friday, nights: 2, locale: 'fr_FR', ...pax })}`;
        const { json: quote } = await desk.visitor.get(url);
        expect(quote).toMatchObject({
          bookable: true,
          availableRooms: card.availableRooms,
          finalPrice: {
            sellPrice: card.sellPrice,
            amountToPay: card.amountToPay,
            localTaxTotalAmount: card.localTaxTotalAmount,
          },
        });
        expect([card.checkin, card.checkout, card.nights, card.priceType]).toEqual([
          friday,
          addDays(friday, 2),
          2,
          'final',
        ]);
        expect(card.participants).toBe(pax.adult + pax.child + pax.baby);
      }
    }
  });

  it('finds every stay whose quote is available', async () => {
    const foundIn = async (flow: 'booking' | 'hotel') => {
      const all = { numberOfPackagesPerHotel: 20, performMapSearch: true, flow };
      return idsOf((await desk.search(weekend, all)).exactMatch);
    };
    // Stays and bare nights have separate flows.
    const found = new Set([...(await foundIn('booking')), ...(await foundIn('hotel'))]);
    const packs = [...(await packsById()).keys()].filter((_, index) => index % 3 === 0);
    for (const id of packs) {
      const url = `/api/product/${id}/quote?${queryOf({ checkin: friday, nights: 2, adult: 2, child: 0, baby: 0, locale: 'fr_FR' })}`;
      const { json: quote } = await desk.visitor.get(url);
      // A quote may offer other nights than the requested ones; a search does not.
      expect([id, found.has(id)]).toEqual([id, quote.bookable && quote.modifiedReservationCriteria === null]);
    }
  });
});

describe('stock', () => {
  it('removes a stay from the results only when a night is full', async () => {
    const { exactMatch } = await desk.search(weekend, { numberOfPackagesPerHotel: 1 });
    const card = exactMatch.find(({ availableRooms }) => (availableRooms ?? 0) > 1)!;
    const pack = (await packsById()).get(card.id)!;
    const night = () =>
      desk.db
        .updateTable('room_night')
        .where('room_type_id', '=', pack.room_type_id)
        .where('night', '=', addDays(friday, 1));
    const has = async () =>
      (await desk.search(weekend, { numberOfPackagesPerHotel: 20, performMapSearch: true })).exactMatch.find(
        ({ id }) => id === card.id,
      );
    await night()
      .set(({ eb, ref }) => ({ sold: eb(ref('capacity'), '-', 1) }))
      .execute();
    expect(await has()).toMatchObject({ availableRooms: 1 });
    await night()
      .set(({ ref }) => ({ sold: ref('capacity') }))
      .execute();
    expect(await has()).toBeUndefined();
    await night().set({ sold: 0, closed: true }).execute();
    expect(await has()).toBeUndefined();
    await night().set({ closed: false }).execute();
    expect(await has()).toBeDefined();
  });

  it('respects nights closed to arrival, and minimum stays', async () => {
    const { exactMatch } = await desk.search(weekend);
    const card = exactMatch[0]!;
    const pack = (await packsById()).get(card.id)!;
    const first = () =>
      desk.db
        .updateTable('room_night')
        .where('room_type_id', '=', pack.room_type_id)
        .where('night', '=', friday);
    const has = async () =>
      (await desk.search(weekend, { numberOfPackagesPerHotel: 20, performMapSearch: true })).exactMatch.some(
        ({ id }) => id === card.id,
      );
    await first().set({ closed_to_arrival: true }).execute();
    expect(await has()).toBe(false);
    await first().set({ closed_to_arrival: false, min_los: 3 }).execute();
    expect(await has()).toBe(false);
    await first().set({ min_los: 2 }).execute();
    expect(await has()).toBe(true);
  });

  it('shows rooms left and last minute only with dates', async () => {
    const without = await desk.search({});
    expect(
      without.exactMatch.every(({ availableRooms, lastMinute }) => availableRooms === null && !lastMinute),
    ).toBe(true);
    const soon = await desk.search({ checkin: addDays(today, 7), night: 2 });
    expect(soon.exactMatch.length).toBeGreaterThan(3);
    expect(soon.exactMatch.every(({ lastMinute }) => lastMinute)).toBe(true);
    const later = await desk.search({ checkin: addDays(today, 8), night: 2 });
    expect(later.exactMatch.some(({ lastMinute }) => lastMinute)).toBe(false);
  });

  it('is empty in the past and beyond a year', async () => {
    expect((await desk.search({ checkin: addDays(today, -1), night: 2 })).totalCount).toBe(0);
    expect((await desk.search({ checkin: addDays(today, 366), night: 1 })).totalCount).toBe(0);
  });
});

describe('prices without dates', () => {
  it('are updated within an hour after a sale', async () => {
    const [card] = (await desk.search({}, { orderBy: 'priceAsc' })).exactMatch;
    const pack = (await packsById()).get(card!.id)!;
    const night = () =>
      desk.db
        .updateTable('room_night')
        .where('room_type_id', '=', pack.room_type_id)
        .where('night', '=', pack.from_checkin!);
    await night()
      .set(({ ref }) => ({ sold: ref('capacity') }))
      .execute();
    desk.clock.advance({ minutes: 61 });
    await desk.turn();
    const after = (await packsById()).get(card!.id)!;
    expect(after.from_checkin).not.toBe(pack.from_checkin);
    await night().set({ sold: 0 }).execute();
  });
});

describe('sorts', () => {
  const keys: readonly (readonly [OffersRequest['orderBy'], (card: Card) => number])[] = [
    ['priceAsc', totalOf],
    ['promo', (card) => -(card.refPrice - card.sellPrice) / card.refPrice],
    ['distance', (card) => card.distance!],
  ];

  it.each(keys)('%s is in order [CALL-039]', async (orderBy, keyOf) => {
    const { exactMatch } = await desk.search({ ...weekend, lat: 48.85, lng: 2.35 }, { orderBy });
    const values = exactMatch.map(keyOf);
    expect(values.length).toBeGreaterThan(10);
    for (const [index, value] of values.entries()) {
      if (index > 0) expect(value).toBeGreaterThanOrEqual(values[index - 1]! - 0.051);
    }
  });

  it('popularity is in order [CALL-039]', async () => {
    const packs = await packsById();
    const { exactMatch } = await desk.search({}, { orderBy: 'popularity' });
    const values = exactMatch.map(({ id }) => packs.get(id)!.popularity);
    expect(values).toEqual([...values].sort((a, b) => b - a));
  });

  it('rating is in order, with hotels that nobody has rated last', async () => {
    const { exactMatch } = await desk.search(weekend, { orderBy: 'rating' });
    const values = exactMatch.map(({ hotel }) => (hotel.review?.count ? hotel.review.average : -1));
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(new Set(values).size).toBeGreaterThan(2);
  });

  it('priceDesc begins with the most expensive total', async () => {
    const { exactMatch } = await desk.search(weekend, { orderBy: 'priceDesc' });
    const values = exactMatch.map(totalOf);
    expect(values).toEqual([...values].sort((a, b) => b - a));
  });

  it.each(['svPriceAsc', 'svPriceDesc'] as const)('%s orders gifts by price [CALL-039]', async (orderBy) => {
    const { exactMatch } = await desk.search({}, { orderBy, flow: 'gifting' });
    const values = exactMatch.map(totalOf);
    const up = [...values].sort((a, b) => a - b);
    expect(values).toEqual(orderBy === 'svPriceAsc' ? up : up.reverse());
  });

  it('price quality puts the more expensive of two equal stays last', async () => {
    const { exactMatch } = await desk.search(weekend);
    const [best] = exactMatch;
    const pack = (await packsById()).get(best!.id)!;
    await desk.db
      .updateTable('package')
      .set({ supplement: 45_000 })
      .where('hotel_id', '=', pack.hotel_id)
      .execute();
    const after = await desk.search(weekend);
    expect(after.exactMatch[0]!.hotel.id).not.toBe(best!.hotel.id);
    await desk.db
      .updateTable('package')
      .set({ supplement: pack.supplement })
      .where('hotel_id', '=', pack.hotel_id)
      .execute();
  });

  it('shows near results before far ones, all else equal', async () => {
    const countries = async (locale: OffersRequest['locale']) =>
      (await desk.search({}, { locale, pagination: { page: 0, limit: 10 } })).exactMatch.map(
        ({ hotel }) => hotel.id,
      );
    expect(await countries('fr_FR')).not.toEqual(await countries('it_IT'));
  });
});

describe('hotels that the page shows already', () => {
  it('are left out, and do not count', async () => {
    const whole = await desk.search({ country: 'FR' });
    const shown = whole.exactMatch.slice(0, 3).map(({ hotel }) => hotel.id);
    const others = await desk.search({ country: 'FR' }, { withoutHotels: shown });
    expect(others.exactMatch.filter(({ hotel }) => shown.includes(hotel.id))).toEqual([]);
    expect(others.totalCount).toBe(whole.totalCount - 3);
    expect(idsOf(others.exactMatch)).toEqual(idsOf(whole.exactMatch).slice(3));
  });
});

describe('pages', () => {
  it('split the results without gaps or repetitions [CALL-030]', async () => {
    const whole = await desk.search({ country: 'FR' });
    const pages: Card[] = [];
    for (let page = 0; page * 5 < whole.totalCount; page += 1) {
      const answer = await desk.search({ country: 'FR' }, { pagination: { page, limit: 5 } });
      expect(answer.totalCount).toBe(whole.totalCount);
      pages.push(...answer.exactMatch);
    }
    expect(idsOf(pages)).toEqual(idsOf(whole.exactMatch));
    expect(pages.map(({ index }) => index)).toEqual(pages.map((_, index) => index));
  });

  it('are empty beyond the last page and still have the total count', async () => {
    const answer = await desk.search({}, { pagination: { page: 99, limit: 24 } });
    expect(answer.exactMatch).toEqual([]);
    expect(answer.totalCount).toBeGreaterThan(30);
  });

  it('can be as short as three [CALL-032]', async () => {
    expect((await desk.search({}, { pagination: { page: 0, limit: 3 } })).exactMatch).toHaveLength(3);
  });
});

describe('a search in one hotel', () => {
  it('returns its packages for the drawer, cheapest first [CALL-040]', async () => {
    const { exactMatch } = await desk.search({}, { pagination: { page: 0, limit: 1 } });
    const { hotel } = exactMatch[0]!;
    const answer = await desk.search(
      { hotelId: hotel.id },
      { orderBy: 'priceAsc', numberOfPackagesPerHotel: 20 },
    );
    expect(answer.exactMatch.length).toBeGreaterThan(1);
    expect(answer.exactMatch.every((card) => card.hotel.id === hotel.id)).toBe(true);
    const prices = answer.exactMatch.map(totalOf);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(answer.searchDetails).toMatchObject({
      hotelId: hotel.id,
      destination: { category: 'hotel', label: hotel.label },
    });
  });

  it('returns one suggestion for the not-found page [CALL-033]', async () => {
    const { exactMatch } = await desk.search({}, { pagination: { page: 0, limit: 1 } });
    const answer = await desk.search(
      { hotelId: exactMatch[0]!.hotel.id },
      { pagination: { page: 0, limit: 1 } },
    );
    expect(answer.exactMatch).toHaveLength(1);
  });
});

describe('gifts', () => {
  it('are for two, without dates, and priced as gifts [CALL-041]', async () => {
    const { exactMatch, searchDetails } = await desk.search({ ...weekend, adult: 5 }, { flow: 'gifting' });
    expect(exactMatch.length).toBeGreaterThan(20);
    for (const card of exactMatch) {
      expect(card).toMatchObject({
        priceType: 'gift',
        itemCategory: 'single_voucher',
        participants: 2,
        checkin: null,
      });
      expect(card.uri).toContain('/single-voucher/');
    }
    expect(searchDetails).toMatchObject({ checkin: null, night: null, adult: 2 });
  });

  it('show on their card the price for the fewest nights [CALL-041]', async () => {
    const { exactMatch } = await desk.search({}, { flow: 'gifting' });
    const [card] = exactMatch;
    const prices = await desk.db
      .selectFrom('gift_price')
      .selectAll()
      .where('package_id', '=', card!.id)
      .orderBy('nights')
      .execute();
    expect(card).toMatchObject({
      sellPrice: prices[0]?.comfort,
      amountToPay: prices[0]?.comfort,
      nights: prices[0]?.nights,
      localTaxTotalAmount: 0,
      promo: 0,
    });
  });

  it('are filtered by the price of the gift [CALL-036]', async () => {
    const { exactMatch } = await desk.search(
      { singleVoucherPriceMin: 15_000, singleVoucherPriceMax: 25_000, priceMax: 1 },
      { flow: 'gifting' },
    );
    expect(exactMatch.length).toBeGreaterThan(2);
    expect(exactMatch.every((card) => totalOf(card) >= 15_000 && totalOf(card) <= 25_000)).toBe(true);
  });
});

describe('the map', () => {
  it('gets all markers in one response, best first [CALL-034] [CALL-035]', async () => {
    const list = await desk.search({});
    const map = await desk.search(
      {},
      { performMapSearch: true, orderBy: 'priceAsc', pagination: { page: 3, limit: 2 } },
    );
    expect(idsOf(map.exactMatch)).toEqual(idsOf(list.exactMatch));
    for (const marker of map.exactMatch) {
      expect(marker).toMatchObject({
        location: { lat: marker.hotel.location.lat, lng: marker.hotel.location.lng },
        weekend: [{ id: marker.id }],
      });
    }
  });

  it('of gifts is ordered by price quality too [CALL-034]', async () => {
    const map = await desk.search(
      {},
      { performMapSearch: true, performGiftableSearch: true, orderBy: 'svPriceAsc' },
    );
    const list = await desk.search({}, { flow: 'gifting' });
    expect(idsOf(map.exactMatch)).toEqual(idsOf(list.exactMatch));
    expect(map.exactMatch[0]!.priceType).toBe('gift');
  });
});

describe('the details of a search', () => {
  it.each([
    ['fr_FR', 'Bruges', ['Flandre-Occidentale', 'Flandre', 'Belgique']],
    ['nl_BE', 'Brugge', ['West-Vlaanderen', 'Vlaanderen', 'België']],
    ['it_IT', 'Bruges', ['Fiandre Occidentali', 'Fiandre', 'Belgio']],
    ['es_ES', 'Brujas', ['Flandes Occidental', 'Flandes', 'Bélgica']],
  ] as const)('name the place and its parents in %s', async (locale, label, parents) => {
    const { searchDetails } = await desk.search({ city: '2800931' }, { locale });
    expect(searchDetails.destination).toEqual({ id: '2800931', label, category: 'city' });
    expect(searchDetails.locationHierarchy.map((parent) => parent.label)).toEqual(parents);
    expect(searchDetails.locationHierarchy.map((parent) => parent.type)).toEqual([
      'department',
      'region',
      'country',
    ]);
  });

  it('name the theme in the locale', async () => {
    const { searchDetails } = await desk.search({ theme: 26 }, { locale: 'fr_BE' });
    expect(searchDetails.theme).toEqual({ id: 26, name: 'Bien-être' });
  });

  it('are empty for a place that does not exist', async () => {
    const answer = await desk.search({ city: '1' });
    expect(answer).toMatchObject({
      exactMatch: [],
      totalCount: 0,
      searchDetails: { destination: null, locationHierarchy: [] },
    });
  });

  it('cover the surroundings of a sight, with distances from it', async () => {
    const { exactMatch } = await desk.search({ poi: 'nl-rijksmuseum' });
    expect(exactMatch.every(({ distance }) => distance !== null && distance <= 15)).toBe(true);
    const wider = await desk.search({
      poi: 'fr-jardins-de-giverny',
      lat: 49.07,
      lng: 1.53,
      distanceMin: 0,
      distanceMax: 200,
    });
    expect(wider.totalCount).toBeGreaterThan(0);
  });
});

describe('an invalid search', () => {
  it.each([
    ['a member that does not exist', { ...bodyOf({}), colour: 'red' }],
    ['a criterion that does not exist', bodyOf({ colour: 'red' } as Criteria)],
    ['a day that does not exist', bodyOf({ checkin: '2026-02-31', night: 2 })],
    ['a page of a thousand', bodyOf({}, { pagination: { page: 0, limit: 1000 } })],
    ['an id with an SQL injection', bodyOf({ city: "1' or 1=1" })],
    ['a list with an SQL injection', bodyOf({ stars: "4') or (1=1" })],
  ])('is rejected: %s [CALL-030]', async (_, body) => {
    expect((await desk.visitor.post('/api/offers.json', { body })).status).toBe(400);
  });
});

/** All results, page by page, with every package of a hotel. */
const searchAll = async (criteria: Criteria): Promise<readonly Card[]> => {
  const pages: (readonly Card[])[] = [];
  for (let page = 0; pages.at(-1)?.length !== 0; page += 1) {
    const more = { pagination: { page, limit: 100 }, numberOfPackagesPerHotel: 20 };
    pages.push((await desk.search(criteria, more)).exactMatch);
  }
  return pages.flat();
};

describe('the filters of terms and meals', () => {
  const isFree = ({ cancellationPolicy }: Card): boolean => cancellationPolicy.isCancellable;

  it('find exactly the stays that can be cancelled free of charge for the dates asked [PROD-031]', async () => {
    for (const days of [1, 2, 4, 40]) {
      const dates = { checkin: addDays(today, days), night: 1 };
      const every = await searchAll(dates);
      const free = await searchAll({ ...dates, freeCancellation: true });
      expect(new Set(idsOf(free))).toEqual(new Set(idsOf(every.filter(isFree))));
      for (const { cancellationPolicy } of free)
        expect(cancellationPolicy.cancellableUntil! >= today).toBe(true);
    }
    const late = await searchAll({ checkin: addDays(today, 40), night: 1, freeCancellation: true });
    expect(late.length).toBeGreaterThan(0);
  });

  it('find exactly the stays whose programme has all wanted meals', async () => {
    const packs = await packsById();
    const holds = (id: string, type: string): boolean =>
      packs.get(id)!.program.some((line) => (line as { type: string }).type === type);
    const every = await searchAll({});
    const found = await searchAll({ meals: 'dinner,breakfast' });
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(idsOf(found))).toEqual(
      new Set(idsOf(every).filter((id) => holds(id, 'dinner') && holds(id, 'breakfast'))),
    );
  });

  it('find exactly the stays whose card announces a discount, with automatic promotions too [PROD-044] [CARD-016]', async () => {
    const announces = (card: Card): boolean => card.autoDiscount !== null || Math.ceil(card.promo) >= 6;
    const dates = { checkin: friday, night: 2 };
    const compare = async (criteria: Criteria): Promise<number> => {
      const every = await searchAll(criteria);
      const found = await searchAll({ ...criteria, promotions: true });
      expect(new Set(idsOf(found))).toEqual(new Set(idsOf(every.filter(announces))));
      return found.length;
    };
    const [undated, dated] = [await compare({}), await compare(dates)];
    await startPromotion(desk.db, { code: 'LONG', percent: 10, leastNights: 2, themes: [19] });
    expect(await compare(dates)).toBeGreaterThan(dated);
    // Without dates a card has the price of its own day, whatever the promotion of other days.
    expect(await compare({})).toBeGreaterThanOrEqual(undated);
    await desk.db.deleteFrom('promotion_version').where('code', '=', 'LONG').execute();
    await desk.db.deleteFrom('promotion_code').where('code', '=', 'LONG').execute();
  });
});

describe('flexible dates', () => {
  /** The cheapest card of each package among exact searches, the first of equal ones. */
  const cheapestOf = async (searches: readonly Criteria[]): Promise<ReadonlyMap<string, Card>> => {
    const best = new Map<string, Card>();
    for (const criteria of searches)
      for (const card of await searchAll(criteria)) {
        const known = best.get(card.id);
        if (!known || totalOf(card) < totalOf(known)) best.set(card.id, card);
      }
    return best;
  };

  const datesAndPrice = (card: Card) => [card.checkin, card.checkout, totalOf(card), card.priceType];

  it.each([1, 2, 3])(
    'within %i days show each stay on its cheapest arrival, with these dates',
    async (flexDays) => {
      const checkin = addDays(friday, 3);
      const asked = { checkin, night: 2 };
      const found = await searchAll({ ...asked, flexDays });
      const offsets = [0, -1, 1, -2, 2, -3, 3].slice(0, 1 + 2 * flexDays);
      const best = await cheapestOf(offsets.map((days) => ({ ...asked, checkin: addDays(checkin, days) })));
      expect(new Set(idsOf(found))).toEqual(new Set(best.keys()));
      for (const card of found) expect(datesAndPrice(card)).toEqual(datesAndPrice(best.get(card.id)!));
      expect(new Set(found.map((card) => card.checkin)).size).toBeGreaterThan(1);
    },
  );

  it('on the week-ends of a month skip those that are over', async () => {
    const found = await searchAll({ weekends: '2026-11', night: 2 });
    expect(found.length).toBeGreaterThan(0);
    // The others began before today, 23 November.
    expect(new Set(found.map((card) => card.checkin))).toEqual(new Set(['2026-11-27']));
    const best = await cheapestOf(
      ['2026-12-04', '2026-12-11', '2026-12-18', '2026-12-25'].map((checkin) => ({ checkin, night: 2 })),
    );
    const december = await searchAll({ weekends: '2026-12', night: 2 });
    expect(new Set(idsOf(december))).toEqual(new Set(best.keys()));
    for (const card of december) expect(datesAndPrice(card)).toEqual(datesAndPrice(best.get(card.id)!));
    expect(await searchAll({ weekends: '2026-10' })).toEqual([]);
  });

  it('prefer an arrival that passes the filters to a cheaper one that does not', async () => {
    // Tomorrow is too late to cancel, three days later is not.
    const asked = { checkin: addDays(today, 4), night: 1 };
    const free = await searchAll({ ...asked, flexDays: 3, freeCancellation: true });
    const exact = await searchAll({ ...asked, checkin: addDays(today, 7), freeCancellation: true });
    expect(exact.length).toBeGreaterThan(0);
    expect(idsOf(free)).toEqual(expect.arrayContaining([...idsOf(exact)]));
    for (const { cancellationPolicy } of free) expect(cancellationPolicy.isCancellable).toBe(true);
  });

  it('are refused beyond three days and for a month that does not exist', async () => {
    const status = async (criteria: Criteria): Promise<number> =>
      (await desk.visitor.post('/api/offers.json', { body: bodyOf(criteria) })).status;
    expect(await status({ ...weekend, flexDays: 4 })).toBe(400);
    expect(await status({ weekends: '2026-13' })).toBe(400);
  });
});
