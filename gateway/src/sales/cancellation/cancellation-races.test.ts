import { openCancellationShop, type CancellationShop } from '../../../test/sales/cancellation-harness';
import { queuedPayloads } from '../../../test/queued-messages';
import { openPostgres, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';
import { findOpenAlarms } from '../../alarms/alarm.repository';
import { checkInvariants } from '../../operations/invariants/check-invariants';
import { capturePayment } from '../settlement/capture-and-release';
import { settlePayment } from '../settlement/settle-payment';
import { cancelBooking } from './cancel-booking';

const rounds = 8;

// PGlite runs transactions one after another, so only a real server shows these races.
describe('a cancellation at the same time as something else', () => {
  let database: TestDatabase;
  let shop: CancellationShop;
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    shop = await openCancellationShop(database.db);
  });
  afterAll(() => database.close());

  const allSettled = async (): Promise<void> => {
    await shop.moveMoney();
    await shop.moveMoney();
    expect(await checkInvariants({ db: database.db, clock: shop.harness.clock })).toEqual([]);
    expect(await findOpenAlarms(database.db)).toEqual([]);
    expect(await shop.harness.stock()).toEqual({ sold: 0, held: 0 });
  };

  it('refunds once when it is requested many times', async () => {
    const { code } = await shop.buyGift('gift_card');
    const uuid = await shop.book([code], 10_000);
    await shop.moveMoney();
    const told = await shop.told(uuid);
    const answers = await Promise.all(Array.from({ length: 12 }, () => shop.harness.cancel(uuid, told)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await shop.refunds()).toHaveLength(1);
    expect(await shop.vouchers()).toEqual(['gift_card claimed 10000']);
    expect(await queuedPayloads(database.db, 'mail.cancellation')).toHaveLength(1);
    await allSettled();
  });

  it.each([
    ['all', 30],
    ['half', 2],
  ])('gives %s back while the payment is captured', async (_part, days) => {
    for (let round = 0; round < rounds; round += 1) {
      if (round === 0) shop.goTo(days);
      const uuid = await shop.book([], 20_000, `guest ${round}`);
      const [payload, told] = [await shop.payloadOf(uuid), await shop.told(uuid)];
      await Promise.all([
        shop.harness.cancel(uuid, told),
        capturePayment(shop.deps, payload).catch(() => undefined),
        shop.moveMoney(['payment.refund', 'payment.release']).catch(() => undefined),
      ]);
      await shop.moveMoney();
      const { captured, refunds } = await shop.harness.provider.retrieve(payload.intentId);
      const returned = refunds.reduce((sum, { amount }) => sum + amount, 0);
      expect(captured - returned).toBe(20_000 - told.card);
    }
    await allSettled();
  });

  it.each([
    ['all', 30],
    ['half', 2],
  ])('gives %s back while the provider reports the payment again and again', async (_part, days) => {
    shop.goTo(days);
    for (let round = 0; round < rounds; round += 1) {
      const uuid = await shop.book([], 20_000, `guest ${round}`);
      await shop.moveMoney();
      const [payload, told] = [await shop.payloadOf(uuid), await shop.told(uuid)];
      const report = async () =>
        settlePayment(shop.deps, {
          ...payload,
          state: await shop.harness.provider.retrieve(payload.intentId),
        });
      await Promise.all([report(), shop.harness.cancel(uuid, told), report(), shop.moveMoney(), report()]);
      await shop.moveMoney();
      await report();
      const booked = await shop.harness.ledger(uuid);
      expect(booked.filter((entry) => entry.startsWith('refunded'))).toEqual([`refunded -${told.card}`]);
    }
    await allSettled();
  });

  it('keeps an order with a running payment when a checkout cancels it meanwhile', async () => {
    const kept: boolean[] = [];
    for (let round = 0; round < 4 * rounds; round += 1) {
      const uuid = await shop.harness.hold({ session: `guest ${round}` });
      const release = async () => {
        // Before, between and after the steps of the payment.
        await new Promise((resolve) => setTimeout(resolve, round));
        return cancelBooking(shop.deps, { uuid, isRelease: true });
      };
      const [paid, released] = await Promise.all([shop.harness.pay(uuid), release()]);
      const isPaid = paid.ok && paid.value.status === 'confirmed';
      expect([isPaid, await shop.harness.status(uuid)]).toEqual(
        released.ok ? [false, 'cancelled'] : [true, 'confirmed'],
      );
      kept.push(isPaid);
      if (isPaid) await shop.cancelAsTold(uuid);
    }
    expect(kept).toContain(true);
    await allSettled();
  });

  it('lets either the use or the withdrawal of a voucher win', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await database.clear();
      shop = await openCancellationShop(database.db);
      const { uuid, code } = await shop.buyGift('gift_stay');
      await shop.moveMoney();
      const told = await shop.told(uuid);
      const [withdrawn, used] = await Promise.allSettled([
        shop.harness.cancel(uuid, told),
        shop.book([code], 0),
      ]);
      const isWithdrawn = withdrawn.status === 'fulfilled' && withdrawn.value.ok;
      expect(isWithdrawn).toBe(used.status === 'rejected');
      await shop.moveMoney();
      expect(await checkInvariants({ db: database.db, clock: shop.harness.clock })).toEqual([]);
    }
  });
});
