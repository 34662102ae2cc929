import { openChangeShop, type ChangeShop } from '../../../test/sales/change-harness';
import { openPostgres, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';
import { findOpenAlarms } from '../../alarms/alarm.repository';
import { settlePayment } from '../settlement/settle-payment';

const rounds = 8;

// PGlite runs transactions one after another, so only a real server shows these races.
describe('a change at the same time as something else', () => {
  let database: TestDatabase;
  let shop: ChangeShop;
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  afterAll(() => database.close());

  const begin = async (rooms = 2): Promise<string> => {
    await database.clear();
    shop = await openChangeShop(database.db, { rooms });
    return shop.book();
  };
  const allSettled = async (): Promise<void> => {
    await shop.moveMoney();
    await shop.moveMoney();
    expect(await shop.broken()).toEqual([]);
    expect(await findOpenAlarms(database.db)).toEqual([]);
  };
  const openFor = (uuid: string, wanted: Awaited<ReturnType<ChangeShop['wish']>>, due: number) =>
    shop.open(uuid, wanted, due);
  const report = async (uuid: string) => {
    const payload = await shop.payloadOf(uuid);
    const state = await shop.harness.provider.retrieve(payload.intentId);
    return settlePayment(shop.deps, { ...payload, state });
  };

  it('keeps one of two changes that both cost something', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const uuid = await begin();
      const [a, b] = [await shop.wish(uuid, { nights: 3 }), await shop.wish(uuid, { days: 1, nights: 4 })];
      const opened = await Promise.all([openFor(uuid, a, 10_000), openFor(uuid, b, 20_000)]);
      const uuids = opened.flatMap((one) => (one.ok ? [one.value.amendmentUuid] : []));
      expect(uuids).toHaveLength(2);
      const paid = await Promise.all(uuids.map((one) => shop.harness.pay(one)));
      expect(paid.filter((one) => one.ok && one.value.status === 'confirmed')).toHaveLength(1);
      await allSettled();
    }
  });

  it('applies each of two free changes to the state that it was priced for, or rejects it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const uuid = await begin();
      const [week, day] = [await shop.wish(uuid, { days: 7 }), await shop.wish(uuid, { days: 1 })];
      const opened = await Promise.all([
        openFor(uuid, week, 0),
        openFor(uuid, day, 0),
        openFor(uuid, week, 0),
      ]);
      expect(opened.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(2);
      const { sold, held } = await shop.harness.stock();
      expect([sold, held]).toEqual([2, 0]);
      await allSettled();
    }
  });

  it('keeps the books when the booking is cancelled meanwhile', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const uuid = await begin();
      const [shorter, told] = [await shop.wish(uuid, { nights: 1 }), await shop.told(uuid)];
      const [changed, cancelled] = await Promise.all([
        openFor(uuid, shorter, -10_000),
        shop.harness.cancel(uuid, told),
      ]);
      // A cancellation after the change refunds less than it showed, and reports it.
      expect(changed.ok).toBe(!cancelled.ok);
      await allSettled();
      expect((await shop.harness.stock()).sold).toBe(changed.ok ? 1 : 0);
    }
  });

  it('keeps the books when the bank, the event and a cancellation of the booking arrive together', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const uuid = await begin();
      const amendment = await shop.change(uuid, await shop.wish(uuid, { nights: 3 }), 'threeds');
      const told = await shop.told(uuid);
      const { intentId } = await shop.payloadOf(amendment);
      await shop.harness.provider.completeAction(intentId, 'approved');
      const [cancelled] = await Promise.all([
        shop.harness.cancel(uuid, told),
        report(amendment),
        report(amendment),
        shop.moveMoney().catch(() => undefined),
      ]);
      await report(amendment);
      await allSettled();
      const isConfirmed = (await shop.harness.status(amendment)) === 'confirmed';
      expect(cancelled.ok).toBe(!isConfirmed);
      expect(await shop.harness.stock()).toEqual({ sold: isConfirmed ? 3 : 0, held: 0 });
    }
  });

  it('sells a night that a change releases once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const uuid = await begin(1);
      const week = await shop.wish(uuid, { days: 7 });
      const [changed, bought] = await Promise.allSettled([
        openFor(uuid, week, 0),
        shop.book([], 20_000, 'another buyer'),
      ]);
      expect(changed).toMatchObject({ status: 'fulfilled', value: { ok: true } });
      expect((await shop.harness.stock()).sold).toBe(bought.status === 'fulfilled' ? 4 : 2);
      await allSettled();
    }
  });

  it('shortens and extends bookings of a full hotel without overselling', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const first = await begin(3);
      await shop.change(first, await shop.wish(first, { adult: 4 }));
      const second = await shop.book([], 20_000, 'second');
      const [fewer, more] = [await shop.wish(first, { adult: 2 }), await shop.wish(second, { adult: 4 })];
      const [shrunk, grown] = await Promise.all([
        openFor(first, fewer, -20_000),
        openFor(second, more, 20_000),
      ]);
      expect(shrunk.ok).toBe(true);
      if (grown.ok) await shop.harness.pay(grown.value.amendmentUuid);
      expect((await shop.harness.stock()).sold).toBe(grown.ok ? 6 : 4);
      await allSettled();
    }
  });
});
