import { addDays } from '@detour/shared-contracts/base';
import { arrival, orderRequest, seedShop, today } from '../../../test/shop.fixture';
import { createOrderHarness } from '../../../test/sales/order-harness';
import { openTestApp } from '../../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';
import { nightLimits } from './assess-stay';

const packOf = (min_nights: number, max_nights: number) =>
  ({ pack: { min_nights, max_nights } }) as Parameters<typeof nightLimits>[0];

describe('nightLimits', () => {
  it.each([
    [1, 1, 1, { min: 1, max: 1 }],
    [1, 1, 2, null],
    [1, 3, 2, { min: 2, max: 3 }],
    [2, 2, 1, { min: 2, max: 2 }],
    [2, 4, 5, null],
  ])('allows for a package of %d to %d nights, with a minimum stay of %d: %j', (min, max, asked, limits) => {
    expect(nightLimits(packOf(min, max), { min_los: asked })).toEqual(limits);
  });
});

describe('a package of one night while the hotel requires two', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openPostgres();
    await seedShop(database.db, {
      packages: [{ id: 'one-night', supplement: 0, max_nights: 1 }],
      nights: { [arrival]: { min_los: 2 } },
    });
  }, startTimeout);
  afterAll(() => database.close());

  it.each([1, 2])('is not sold for %d nights [CALL-090]', async (nights) => {
    const harness = createOrderHarness(database.db);
    const request = orderRequest({ offerId: 'one-night', nights, expectedAmount: 10_000 * nights });
    expect(await harness.open({ request })).toMatchObject({
      ok: false,
      error: { kind: 'PACKAGE_NOT_AVAILABLE_CHECKIN' },
    });
  });

  it('is neither quoted nor shown in the calendar on that day, and is on the next day', async () => {
    const shop = await openTestApp(database.db);
    const visitor = shop.visitor();
    const query = 'adult=2&child=0&baby=0';
    const quoteOf = async (day: string, nights: number) =>
      (
        await visitor.get(
          `/api/product/one-night/quote?${query}&locale=fr_FR&checkin=${day}&nights=${nights}`,
        )
      ).json;
    expect(await quoteOf(arrival, 2)).toMatchObject({ bookable: false });
    expect(await quoteOf(addDays(arrival, 1), 1)).toMatchObject({ bookable: true });
    const nights = await visitor.get(
      `/api/weekend/one-night/packageCheckoutNights.json?${query}&locale=fr_FR&checkin=${arrival}`,
    );
    expect(nights.json).toEqual([]);
    const month = arrival.slice(0, 7);
    const calendar = await visitor.get(
      `/api/product/one-night/availabilities.json?${query}&month=${month}&length=1`,
    );
    expect(calendar.json.days[arrival]).toBeNull();
    expect(calendar.json.days[addDays(arrival, 1)]).toMatchObject({ minLos: 1 });
    expect(today < arrival).toBe(true);
    await shop.app.close();
  });
});
