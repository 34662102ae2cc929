import { addDays, isoDate } from '@detour/shared-contracts/base';
import { openCatalogueDatabase } from '../../../test/catalogue.fixture';
import type { OpenDatabase } from '../../database/open-database';
import { promotionOn } from '../demonstration';
import { refreshActivityPrices } from './refresh-activities';

const seed = 'detour';
const first = isoDate('2026-11-23');
const days = Array.from({ length: 200 }, (_, index) => addDays(first, index));

describe('the prices of activities', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openCatalogueDatabase();
  }, 120_000);
  afterAll(() => database.close());

  const pricesOf = async (id: string) =>
    (await database.db.selectFrom('activity').select('prices').where('id', '=', id).executeTakeFirstOrThrow())
      .prices;

  it('fall by the promotion of the day, in whole euros for each person, and rise after it [ACT-027]', async () => {
    const all = await database.db.selectFrom('activity').select(['id', 'prices']).execute();
    const activities = all.map(({ id, prices }) => ({
      id,
      prices: Object.fromEntries(Object.entries(prices).map(([people, { barPrice }]) => [people, barPrice])),
    }));
    const reduced = activities.find(({ id }) => days.some((day) => promotionOn(seed, id, day)))!;
    const day = days.find((one) => promotionOn(seed, reduced.id, one))!;
    const { percent, until } = promotionOn(seed, reduced.id, day)!;
    await refreshActivityPrices(database.db, { seed, today: day, activities });
    for (const [people, { barPrice, sellPrice }] of Object.entries(await pricesOf(reduced.id))) {
      expect(barPrice).toBe(reduced.prices[people]);
      expect(sellPrice % (100 * Number(people))).toBe(0);
      expect(Math.abs(barPrice * (1 - percent / 100) - sellPrice)).toBeLessThanOrEqual(50 * Number(people));
    }
    await refreshActivityPrices(database.db, { seed, today: addDays(until, 1), activities });
    for (const { barPrice, sellPrice } of Object.values(await pricesOf(reduced.id)))
      expect(sellPrice).toBe(barPrice);
  });

  it('of activities outside the demonstration stay [ACT-027]', async () => {
    const before = await database.db.selectFrom('activity').select(['id', 'prices']).orderBy('id').execute();
    for (const today of days.filter((_, index) => index % 20 === 0))
      await refreshActivityPrices(database.db, { seed, today, activities: [] });
    const after = await database.db.selectFrom('activity').select(['id', 'prices']).orderBy('id').execute();
    expect(after).toEqual(before);
  });
});
