import type { HotelAvailabilities, HotelPage, Upsell } from '@detour/shared-contracts/api';
import { locales, matchPath, siteOf, type Locale } from '@detour/shared-contracts/sites';
import { catalogueShop } from '../../../test/catalogue-shop';
import { kilometresBetween } from '@detour/shared-contracts/catalogue';

const gateway = catalogueShop();
let ids: readonly string[];

beforeAll(async () => {
  ids = (await gateway.db.selectFrom('hotel').select('id').orderBy('id').execute()).map(({ id }) => id);
});

const page = async (id: string, more = '', locale: Locale = 'fr_FR'): Promise<HotelPage> => {
  const answer = await gateway.visitor.get(
    `/api/hotels/${id}/detail.json?locale=${locale}&client=msite${more}`,
  );
  expect([id, answer.status]).toEqual([id, 200]);
  return answer.json;
};

const total = ({ sellPrice, localTaxTotalAmount }: HotelPage['rooms'][number]['offers'][number]): number =>
  sellPrice + localTaxTotalAmount;

describe('the page of a hotel', () => {
  it('is complete for every hotel of the catalogue [HOTEL-022] [HOTEL-023] [CALL-063]', async () => {
    for (const [index, id] of ids.entries()) {
      const hotel = await page(id, '', locales[index % locales.length]);
      expect(hotel).toMatchObject({ id, active: true });
      expect(hotel.images.length).toBeGreaterThanOrEqual(3);
      expect(hotel.breadCrumb.at(-1)).toEqual({ label: hotel.label, uri: null });
      expect(hotel.rooms.length).toBeGreaterThan(0);
      for (const room of hotel.rooms) {
        expect(room.label).not.toBe('');
        expect(room.type).not.toBe('');
        expect(room.uuid).not.toBe(room.id);
        expect(room.offers.map(total)).toEqual(room.offers.map(total).sort((a, b) => a - b));
        expect(room.offers.every(({ room: { id: own } }) => own === room.id)).toBe(true);
      }
    }
  });

  it('links only existing pages in each locale', async () => {
    for (const locale of locales) {
      const hotel = await page(ids[0]!, '', locale);
      expect(matchPath(siteOf(locale), hotel.uri, locale)).toMatchObject({ page: 'hotel' });
      for (const { uri } of hotel.weekends) {
        expect(matchPath(siteOf(locale), uri, locale)).toMatchObject({ page: 'product', locale });
      }
    }
  });

  it('is found by its uri as well as by its id [HOTEL-022] [ROUTE-014]', async () => {
    const { uri } = await gateway.db
      .selectFrom('hotel')
      .select('uri')
      .where('id', '=', ids[0]!)
      .executeTakeFirstOrThrow();
    expect((await page(uri)).id).toBe(ids[0]);
    expect(await gateway.visitor.get('/api/hotels/nowhere/detail.json?locale=fr_FR')).toMatchObject({
      status: 404,
    });
  });

  it('has from-prices without dates, each with the guests that it is for [HOTEL-024]', async () => {
    const [offer] = (await page(ids[0]!)).rooms[0]!.offers;
    expect(offer).toMatchObject({
      hasSelectedDates: false,
      priceType: 'from',
      checkin: null,
      availableRooms: null,
      paxCount: 2,
    });
    const stored = await gateway.db
      .selectFrom('package')
      .select(['from_price', 'from_tax'])
      .where('id', '=', offer!.id)
      .executeTakeFirstOrThrow();
    expect(total(offer!)).toBe(stored.from_price! + stored.from_tax!);
    const [family] = (await page(ids[0]!, '&adult=2&child=1')).rooms.flatMap(({ offers }) =>
      offers.filter(({ id, paxCount }) => id === offer!.id && paxCount === 3),
    );
    if (family) expect(total(family)).toBeGreaterThan(total(offer!));
  });

  it('prices dates and guests as the quote does [HOTEL-024]', async () => {
    let compared = 0;
    for (const id of ids.slice(0, 12)) {
      const hotel = await page(id, '&checkin=2026-12-11&nights=2&adult=2&child=1&baby=0');
      for (const offer of hotel.rooms.flatMap(({ offers }) => offers)) {
        expect(offer).toMatchObject({ hasSelectedDates: true, priceType: 'final', checkin: '2026-12-11' });
        const quote = await gateway.visitor.get(
          `/api/product/${offer.id}/quote?checkin=2026-12-11&nights=2&adult=2&child=1&baby=0&locale=fr_FR`,
        );
        expect(quote.json).toMatchObject({
          bookable: true,
          localTaxTotalAmount: offer.localTaxTotalAmount,
          finalPrice: { sellPrice: offer.sellPrice, amountToPay: offer.amountToPay },
          priceInfo: { nbRooms: offer.nbRooms },
        });
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(5);
  });

  it('lists the stays of a product’s hotel, cheapest first [QUOTE-011]', async () => {
    const packs = await gateway.db.selectFrom('package').select('id').orderBy('id').execute();
    let several = 0;
    for (const { id } of packs.slice(0, 25)) {
      const { json } = await gateway.visitor.get(
        `/api/product/${id}/offers?checkin=2026-12-11&nights=2&adult=2&child=0&baby=0&locale=fr_FR`,
      );
      const prices: number[] = json.offers.map(
        (offer: { priceInfo: { sellPrice: number } }) => offer.priceInfo.sellPrice,
      );
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      if (prices.length > 1) several += 1;
    }
    expect(several).toBeGreaterThan(0);
  });

  it('has no offers on past dates, but still lists its stays', async () => {
    const hotel = await page(ids[0]!, '&checkin=2026-01-11&nights=2');
    expect(hotel.rooms.flatMap(({ offers }) => offers)).toEqual([]);
    expect(hotel.weekends.length).toBeGreaterThan(0);
  });

  it('shows active hotels within 30 km, nearest first, eight at most [HOTEL-008] [CALL-063]', async () => {
    let seen = 0;
    for (const id of ids) {
      const hotel = await page(id);
      const near = hotel.nearbyHotels;
      seen = Math.max(seen, near.length);
      expect(near.length).toBeLessThanOrEqual(8);
      expect(near.map(({ distance }) => distance)).toEqual(
        near.map(({ distance }) => distance).sort((a, b) => a - b),
      );
      const here = { lat: hotel.location.lat, lng: hotel.location.lng };
      for (const other of near) {
        expect(other.id).not.toBe(id);
        expect(kilometresBetween(here, other.location)).toBeLessThanOrEqual(30);
      }
    }
    expect(seen).toBeGreaterThan(1);
  });

  it('names the area of a nearby hotel as that hotel’s page does', async () => {
    const hotels = await Promise.all(ids.map((id) => page(id)));
    const near = hotels.flatMap(({ nearbyHotels }) => nearbyHotels).slice(0, 8);
    expect(near.length).toBeGreaterThan(0);
    for (const { id, location } of near) expect(location.area).toBe((await page(id)).location.area);
  });

  it('leaves out inactive hotels, which sell nothing [SEO-013]', async () => {
    const id = (await Promise.all(ids.map((one) => page(one)))).find(
      ({ nearbyHotels }) => nearbyHotels.length > 0,
    )!;
    const neighbour = id.nearbyHotels[0]!.id;
    const change = (active: boolean) =>
      gateway.db.updateTable('hotel').set({ active }).where('id', '=', neighbour).execute();
    await change(false);
    expect((await page(id.id)).nearbyHotels.map((hotel) => hotel.id)).not.toContain(neighbour);
    const shut = await page(neighbour);
    expect(shut).toMatchObject({ active: false, weekends: [] });
    expect(shut.rooms.flatMap(({ offers }) => offers)).toEqual([]);
    await change(true);
  });

  it('shows the nearest airport and station with their distance [HOTEL-031]', async () => {
    const labels = await Promise.all(ids.map(async (id) => (await page(id)).transport));
    const airports = labels.flatMap(({ airportLabel }) => airportLabel ?? []);
    expect(airports.length).toBeGreaterThan(ids.length / 2);
    expect(airports.every((label) => /^.+, \d+.km$/u.test(label))).toBe(true);
  });

  it('lists the hotel’s eco measures in the visitor’s language [HOTEL-028]', async () => {
    const { id, eco_facilities: keys } = await gateway.db
      .selectFrom('hotel')
      .select(['id', 'eco_facilities'])
      .orderBy((order) => order.fn('cardinality', ['eco_facilities']), 'desc')
      .executeTakeFirstOrThrow();
    const [french, dutch] = [await page(id), await page(id, '', 'nl_NL')];
    expect(keys.length).toBeGreaterThan(0);
    expect(french.ecoFacilities).toHaveLength(keys.length);
    expect(dutch.ecoFacilities).toHaveLength(keys.length);
    expect(french.ecoFacilities[0]).not.toBe(dutch.ecoFacilities[0]);
  });
});

describe('the calendar of a hotel', () => {
  const year = async (id: string, more = ''): Promise<HotelAvailabilities> => {
    const answer = await gateway.visitor.get(
      `/api/hotels/${id}/availabilities.json?locale=fr_FR&month=2026-11&length=12${more}`,
    );
    expect(answer.status).toBe(200);
    return answer.json;
  };

  it('holds twelve months of days on which some stay can start, at the cheapest price [HOTEL-018] [CALL-050]', async () => {
    const days = await year(ids[0]!);
    expect(days.length).toBeGreaterThan(100);
    expect(new Set(days.map(({ day }) => day.slice(0, 7))).size).toBeGreaterThanOrEqual(11);
    const packs = await gateway.db
      .selectFrom('package')
      .select('id')
      .where('hotel_id', '=', ids[0]!)
      .where('published', '=', true)
      .where('kind', '=', 'stay')
      .execute();
    const calendars = await Promise.all(
      packs.map(async ({ id }) => {
        const answer = await gateway.visitor.get(
          `/api/product/${id}/availabilities.json?month=2026-12&length=1&adult=2&child=0&baby=0`,
        );
        return answer.json.days;
      }),
    );
    for (const day of days.filter((one) => one.day.startsWith('2026-12'))) {
      const own = calendars.flatMap((calendar) => calendar[day.day] ?? []);
      expect(day.price).toBe(Math.min(...own.map(({ price }) => price)));
      expect(day.minLos).toBe(Math.min(...own.map(({ minLos }) => minLos)));
      expect(day.maxLos).toBeGreaterThanOrEqual(day.minLos);
    }
  });

  it('depends on the number of guests', async () => {
    const [two, five] = [await year(ids[0]!), await year(ids[0]!, '&adult=5')];
    const shared = two.filter(({ day }) => five.some((other) => other.day === day))[0]!;
    expect(five.find(({ day }) => day === shared.day)!.price).toBeGreaterThan(shared.price);
  });

  it('marks the best price of a month', async () => {
    const december = (await year(ids[0]!)).filter(({ day }) => day.startsWith('2026-12'));
    expect(december.some(({ bestPriceOfTheMonth }) => bestPriceOfTheMonth)).toBe(true);
    expect(december.every(({ bestPriceOfTheMonth }) => bestPriceOfTheMonth)).toBe(false);
  });
});

describe('the upsells of a stay', () => {
  const upsells = async (id: string, more = ''): Promise<Upsell[]> => {
    const answer = await gateway.visitor.get(`/api/product/${id}/upsells?locale=fr_FR${more}`);
    expect(answer.status).toBe(200);
    return answer.json;
  };
  const found = async (): Promise<{ plain: string; richer: string }> => {
    const { id } = await gateway.db
      .selectFrom('package')
      .select('id')
      .where('uri', 'like', '%-plus')
      .where('from_price', 'is not', null)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const [less] = await upsells(id);
    return { plain: less!.id, richer: id };
  };

  it('list the differing lines and their price with taxes [PROD-018] [PROD-065] [CALL-064]', async () => {
    const { plain, richer } = await found();
    const more = (await upsells(plain)).find(({ id }) => id === richer)!;
    expect(more).toMatchObject({ added: true });
    expect(more.programLines).toHaveLength(1);
    expect(more.priceDifference).toBeGreaterThan(0);
    const [less] = await upsells(richer);
    expect(less).toMatchObject({ id: plain, added: false, programLines: more.programLines });
    expect(less!.priceDifference).toBeLessThan(0);
  });

  it('cost the difference of the two quotes', async () => {
    const { plain, richer } = await found();
    const { from_checkin: checkin, from_nights: nights } = await gateway.db
      .selectFrom('package')
      .select(['from_checkin', 'from_nights'])
      .where('id', '=', plain)
      .executeTakeFirstOrThrow();
    const price = async (id: string): Promise<number> => {
      const { json } = await gateway.visitor.get(
        `/api/product/${id}/quote?checkin=${checkin}&nights=${nights}&adult=3&child=0&baby=0&locale=fr_FR`,
      );
      return json.finalPrice.sellPrice + json.localTaxTotalAmount;
    };
    const more = (await upsells(plain, `&checkin=${checkin}&nights=${nights}&adult=3`)).find(
      ({ id }) => id === richer,
    )!;
    expect(more.priceDifference).toBe((await price(richer)) - (await price(plain)));
    expect(more.priceDifferencePerLos).toBeCloseTo(more.priceDifference / nights!, 6);
  });

  it('offer only upsells without a date for a gift [PROD-062]', async () => {
    const packs = await gateway.db.selectFrom('package').select('id').orderBy('id').execute();
    for (const { id } of packs.slice(0, 40)) {
      const gifts = await upsells(id, '&gift=true');
      expect(gifts.flatMap(({ activityIds }) => activityIds)).toEqual([]);
    }
  });
});
