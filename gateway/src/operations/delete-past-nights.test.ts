import { addDays } from '@detour/shared-contracts/base';
import { createOrderHarness, type OrderHarness } from '../../test/sales/order-harness';
import { arrival, seedShop, today } from '../../test/shop.fixture';
import { startTimeout, testDatabases, type TestDatabase } from '../../test/databases/test-databases';
import { checkInvariants } from './invariants/check-invariants';
import { deletePastNights, pastNightDays, soldNightDays } from './delete-past-nights';

describe.each(testDatabases)('past nights on %s', (_name, open) => {
  let database: TestDatabase;
  let harness: OrderHarness;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedShop(database.db);
    harness = createOrderHarness(database.db);
  });
  afterAll(() => database.close());

  const firstNights = async (): Promise<Record<string, string>> => {
    const rows = await database.db
      .selectFrom('room_night')
      .select(({ fn }) => ['room_type_id', fn.min('night').as('first')])
      .groupBy('room_type_id')
      .execute();
    return Object.fromEntries(rows.map((row) => [row.room_type_id, row.first]));
  };
  const count = async (): Promise<number> =>
    Number(
      (
        await database.db
          .selectFrom('room_night')
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );

  it.each([1, 200])(
    'leave 30 days after, from each room type, with %s room types at a time',
    async (size) => {
      const before = await count();
      expect(await deletePastNights(database.db, addDays(today, pastNightDays), { size })).toBe(0);
      const later = addDays(today, pastNightDays + 10);
      expect(await deletePastNights(database.db, later, { size })).toBe(20);
      expect(await firstNights()).toEqual({ double: addDays(today, 10), family: addDays(today, 10) });
      expect(await count()).toBe(before - 20);
      expect(await deletePastNights(database.db, later, { size })).toBe(0);
    },
  );

  const holds = () => database.db.selectFrom('hold').select(['room_type_id', 'night']).execute();
  const nightsBefore = (day: string) =>
    database.db.selectFrom('room_night').select(['room_type_id', 'night']).where('night', '<', day).execute();

  it('that are sold stay for 400 days with their order', async () => {
    await harness.pay(await harness.hold());
    const held = await holds();
    expect(held.length).toBeGreaterThan(0);
    await deletePastNights(database.db, addDays(arrival, soldNightDays));
    expect(await nightsBefore(addDays(arrival, soldNightDays - pastNightDays))).toEqual(held);
    expect(await checkInvariants({ db: database.db, clock: harness.clock })).toEqual([]);
    await deletePastNights(database.db, addDays(arrival, soldNightDays + 60));
    harness.clock.advance({ minutes: (soldNightDays + 100) * 1440 });
    expect([await holds(), await nightsBefore(addDays(arrival, soldNightDays))]).toEqual([[], []]);
    const broken = await checkInvariants({ db: database.db, clock: harness.clock });
    // The harness captures no payment, which is late by now.
    expect(broken.map(({ kind }) => kind)).toEqual(['order-paid-differs']);
  });

  it('that an order has released leave after 30 days; those of an open order stay', async () => {
    await harness.hold({ session: 'open' });
    await harness.cancel(await harness.hold({ session: 'gone' }));
    const both = await holds();
    const late = addDays(arrival, soldNightDays + 60);
    await deletePastNights(database.db, late);
    const rest = await holds();
    expect(rest).toHaveLength(both.length / 2);
    expect(await nightsBefore(addDays(late, -pastNightDays))).toEqual(rest);
    harness.clock.advance({ minutes: 40 });
    await harness.expire();
    await deletePastNights(database.db, late);
    expect(await holds()).toEqual([]);
  });

  it('leave in whole batches: an abort keeps what is deleted so far', async () => {
    const stop = AbortSignal.abort();
    await expect(deletePastNights(database.db, addDays(today, 300), { signal: stop })).rejects.toThrow();
    expect((await firstNights())['double']).toBe(today);
  });
});
