import type { AvailabilityResponse, OffersResponse, Quote } from '@detour/shared-contracts/api';
import { addDays, isoDate } from '@detour/shared-contracts/base';
import { startPromotion } from '../../../test/sales/promotion.fixture';
import { arrival, orderRequest, seedShop, today } from '../../../test/shop.fixture';
import { openTestApp, type TestApp } from '../../../test/test-app';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';

const checkin = isoDate(arrival);
const nights = 2;

describe.each(testDatabases)('a stay with an automatic promotion on %s', (_name, open) => {
  let database: TestDatabase;
  let shop: TestApp;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedShop(database.db, { rooms: 9 });
    shop = await openTestApp(database.db);
  });
  afterEach(() => shop.app.close());
  afterAll(() => database.close());

  const get = async <T>(path: string): Promise<T> => (await shop.visitor().get(path)).json as T;
  const search = async (locale = 'fr_FR', dates: object = { checkin, night: nights }) => {
    const body = {
      locale,
      flow: 'booking',
      searchServiceProvider: 'default',
      orderBy: 'priceAsc',
      numberOfPackagesPerHotel: 9,
      pagination: { page: 0, limit: 24 },
      searchCriteria: { ...dates, adult: 2 },
    };
    const answer = await shop.visitor().post('/api/offers.json', { body });
    return (answer.json as OffersResponse).exactMatch.find(({ id }) => id === 'nights');
  };
  const quote = (locale = 'fr_FR', days = nights) =>
    get<Quote>(
      `/api/product/nights/quote?checkin=${checkin}&nights=${days}&adult=2&child=0&baby=0&locale=${locale}`,
    );
  const calendarDay = async (locale = 'fr_FR') => {
    const month = checkin.slice(0, 7);
    const path = `/api/product/nights/availabilities.json?month=${month}&length=2&adult=2&child=0&baby=0&checkin=${checkin}&locale=${locale}`;
    return (await get<AvailabilityResponse>(path)).days[addDays(checkin, nights)];
  };
  const order = (expectedAmount: number) =>
    shop.visitor().post('/api/front/purchase/orders', { body: orderRequest({ expectedAmount }) });

  it('costs the same on card, calendar, quote and order [PROD-041] [CARD-019] [CALL-056]', async () => {
    await startPromotion(database.db, { code: 'TEN' });
    const [card, quoted, day] = [await search(), await quote(), await calendarDay()];
    const autoDiscount = { code: 'TEN', value: 10 };
    expect(card).toMatchObject({ sellPrice: 20_000, finalPrice: 18_000, extraDiscount: 10, autoDiscount });
    expect(quoted).toMatchObject({
      autoDiscount,
      priceInfo: { sellPrice: 20_000, refPrice: 20_000 },
      finalPrice: { sellPrice: 18_000, extraDiscount: 10 },
    });
    const due = quoted.finalPrice?.amountToPay ?? 0;
    expect([card?.amountToPay, day?.amount, due]).toEqual([18_000, 18_000, 18_000]);
    expect((await order(20_000)).json).toMatchObject({ newAmount: 18_000 });
    const opened = await order(due);
    expect(opened.status).toBe(201);
    const lines = await database.db.selectFrom('order_line').select(['kind', 'label', 'amount']).execute();
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'stay', amount: 20_000 }),
        expect.objectContaining({
          kind: 'promotion',
          amount: -2000,
          label: 'Remise supplémentaire de 10\u00a0%',
        }),
      ]),
    );
  });

  it('has no discount on another site, with other nights, or after the end of the promotion', async () => {
    await startPromotion(database.db, { code: 'DUTCH', locales: ['nl_NL'], leastNights: nights });
    const final = async (locale: string, days = nights) => (await quote(locale, days)).finalPrice?.sellPrice;
    expect(await final('nl_NL')).toBe(18_000);
    expect([(await search('nl_NL'))?.finalPrice, (await calendarDay('nl_NL'))?.amount]).toEqual([
      18_000, 18_000,
    ]);
    expect([await final('fr_FR'), (await search())?.finalPrice, (await calendarDay())?.amount]).toEqual([
      20_000, 20_000, 20_000,
    ]);
    expect(await final('nl_NL', nights - 1)).toBe(10_000 * (nights - 1));
    await startPromotion(database.db, { code: 'DUTCH', locales: ['nl_NL'], validUntil: addDays(today, -1) });
    expect(await final('nl_NL')).toBe(20_000);
  });

  it('announces nothing while a cheaper price is less than 30 days old, on card and quote alike [QUOTE-002]', async () => {
    await startPromotion(
      database.db,
      { code: 'OLD', percent: 20 },
      new Date(`${addDays(today, -9)}T09:00:00Z`),
    );
    await startPromotion(
      database.db,
      { code: 'OLD', percent: 10 },
      new Date(`${addDays(today, -1)}T09:00:00Z`),
    );
    const [card, quoted] = [await search(), await quote()];
    expect(card).toMatchObject({
      sellPrice: 18_000,
      refPrice: 18_000,
      finalPrice: 18_000,
      promo: 0,
      autoDiscount: null,
    });
    expect(quoted).toMatchObject({
      autoDiscount: null,
      priceInfo: { sellPrice: 18_000, refPrice: 18_000 },
      finalPrice: { sellPrice: 18_000, extraDiscount: 0 },
    });
  });

  it('has its from-price with the promotion of the stay that it stands for [CARD-019]', async () => {
    await database.db
      .updateTable('package')
      .set({
        from_price: 20_000,
        from_ref_price: 20_000,
        from_tax: 660,
        from_amount_to_pay: 20_000,
        from_nights: 2,
        from_checkin: addDays(today, 3),
      })
      .where('id', '=', 'nights')
      .execute();
    const from = async () => (await search('fr_FR', {}))?.finalPrice;
    expect(await from()).toBe(20_000);
    await startPromotion(database.db, { code: 'LAST', mostDaysBefore: 5 });
    expect(await from()).toBe(18_000);
    await startPromotion(database.db, { code: 'LAST', mostDaysBefore: 2 });
    expect(await from()).toBe(20_000);
  });

  it('checks the conditions of a code with the stay that the page names [CHK-011]', async () => {
    await startPromotion(database.db, { code: 'LONG', automatic: false, leastNights: nights + 1 });
    const check = async (more: object) =>
      (
        await shop.visitor().post('/api/front/purchase/promotion-codes/check', {
          body: { locale: 'fr_FR', code: 'LONG', amount: 20_000, purchase: 'stay', ...more },
        })
      ).status;
    expect(await check({ stay: { offerId: 'nights', checkin, nights } })).toBe(409);
    expect(await check({ stay: { offerId: 'nights', checkin, nights: nights + 1 } })).toBe(200);
    expect(await check({})).toBe(200);
    const request = orderRequest({ expectedAmount: 18_000 });
    const refused = await shop.visitor().post('/api/front/purchase/orders', {
      body: { ...request, items: { ...request.items, promotionCodeItem: 'LONG' } },
    });
    expect(refused.json).toMatchObject({ code: 'PROMOTION_NOT_VALID' });
  });
});
