import type { OrderRequest } from '@detour/shared-contracts/api';
import { sql } from 'kysely';
import { giftPrices, giftRequest, seedGifts } from '../../../../test/sales/gift.fixture';
import { createOrderHarness, secret, type OrderHarness } from '../../../../test/sales/order-harness';
import { orderRequest } from '../../../../test/shop.fixture';
import { openTestApp } from '../../../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../../../test/databases/test-databases';
import { voucherCodeOf } from '../codes/voucher-seal';

// PGlite runs transactions one after another, so only a real server shows these races.
describe('concurrent uses of vouchers', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(() => database.clear());
  afterAll(() => database.close());

  const openHarness = async (): Promise<OrderHarness> => {
    await seedGifts(database.db);
    return createOrderHarness(database.db);
  };
  const count = async (table: 'voucher' | 'orders' | 'voucher_ledger'): Promise<number> => {
    const { rows } = await sql<{ count: string }>`select count(*) as count from ${sql.table(table)}`.execute(
      database.db,
    );
    return Number(rows[0]?.count);
  };
  const times = <T>(many: number, run: (index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: many }, (_, index) => run(index)));

  it('issue one voucher for a double click on pay', async () => {
    const harness = await openHarness();
    const uuid = await harness.hold({ request: giftRequest('gift_stay') });
    const paid = await times(20, () => harness.pay(uuid));
    expect(paid.every((one) => one.ok && one.value.status !== 'failed')).toBe(true);
    expect(await count('voucher')).toBe(1);
    expect(await harness.ledger(uuid)).toEqual([`authorised ${giftPrices.stay}`]);
  }, 60_000);

  it('issue one voucher when the card call, the webhook and the reconciliation job confirm together', async () => {
    const harness = await openHarness();
    const uuid = await harness.hold({ request: giftRequest('box') });
    await harness.pay(uuid, 'late');
    harness.clock.advance({ minutes: 2 });
    const payment = await database.db.selectFrom('payment').selectAll().executeTakeFirstOrThrow();
    // The bank authorises; the next state query reports it.
    await harness.provider.prepareEvent({ eventId: 'evt_1', intentId: payment.intent_id ?? '' });
    await Promise.all([
      times(8, () => harness.reconcile()),
      times(8, () => harness.pay(uuid)),
      times(4, () => harness.expire()),
    ]);
    expect(await harness.status(uuid)).toBe('confirmed');
    expect(await count('voucher')).toBe(1);
    expect(await count('voucher_ledger')).toBe(1);
  }, 60_000);

  it('open one order for a request that is repeated while it runs', async () => {
    const harness = await openHarness();
    const request = giftRequest('gift_card');
    const opened = await times(20, () => harness.open({ session: 'one', key: 'same', request }));
    expect(new Set(opened.map((one) => (one.ok ? one.value.orderUuid : 'refused'))).size).toBe(1);
    expect(await count('orders')).toBe(1);
  }, 60_000);

  it('refund once, however many requests withdraw', async () => {
    const harness = await openHarness();
    const uuid = await harness.hold({ request: giftRequest('box') });
    await harness.pay(uuid);
    const answers = await times(20, () => harness.cancel(uuid));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await count('voucher_ledger')).toBe(2);
    expect(await harness.ledger(uuid)).toEqual([`authorised ${giftPrices.box}`, `voided -${giftPrices.box}`]);
  }, 60_000);

  it('either use or withdraw a voucher, never both', async () => {
    const harness = await openHarness();
    for (let round = 0; round < 12; round += 1) {
      const uuid = await harness.hold({ session: `buyer-${round}`, request: giftRequest('gift_card') });
      await harness.pay(uuid);
      const use = sql<{ id: string }>`
        update voucher set remaining = remaining - 4000, state = 'claimed'
        where order_uuid = ${uuid} and state in ('issued', 'claimed') and remaining >= 4000 returning id`;
      const [used, back] = await Promise.all([use.execute(database.db), harness.cancel(uuid)]);
      expect([used.rows.length, back.ok]).toEqual(used.rows.length === 1 ? [1, false] : [0, true]);
    }
  }, 60_000);
});

describe('one gift card in concurrent orders', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(() => database.clear());
  afterAll(() => database.close());

  const openHarness = async (): Promise<{ readonly harness: OrderHarness; readonly code: string }> => {
    await seedGifts(database.db, { rooms: 40 });
    const harness = createOrderHarness(database.db);
    const uuid = await harness.hold({ session: 'giver', request: giftRequest('gift_card') });
    await harness.pay(uuid);
    const voucher = await database.db.selectFrom('voucher').selectAll().executeTakeFirstOrThrow();
    return { harness, code: voucherCodeOf(secret, voucher) ?? '' };
  };
  const stayWith = (voucherCode: string, expectedAmount: number): OrderRequest => {
    const request = orderRequest({ expectedAmount });
    return { ...request, items: { ...request.items, voucherCodes: [voucherCode] } };
  };
  const card = () => database.db.selectFrom('voucher').selectAll().executeTakeFirstOrThrow();
  const bookSum = async (): Promise<number> => {
    const rows = await database.db.selectFrom('voucher_ledger').select('amount').execute();
    return rows.reduce((sum, { amount }) => sum + amount, 0);
  };

  it('is spent once by 30 concurrent orders [GCARD-002]', async () => {
    const { harness, code } = await openHarness();
    const opened = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        harness.open({ session: `buyer-${index}`, request: stayWith(code, 10_000) }),
      ),
    );
    expect(opened.filter(({ ok }) => ok)).toHaveLength(1);
    expect(new Set(opened.flatMap((one) => (one.ok ? [] : [one.error.kind])))).toEqual(
      new Set(['VOUCHER_NOT_USABLE']),
    );
    expect(await card()).toMatchObject({ remaining: 0 });
    expect(await bookSum()).toBe(0);
  }, 60_000);

  it('has a correct ledger when orders, payments, expiry and cancellations interleave', async () => {
    const { harness, code } = await openHarness();
    const visit = async (index: number): Promise<void> => {
      const session = `visitor-${index % 5}`;
      const opened = await harness.open({ session, request: stayWith(code, 10_000) });
      if (!opened.ok) return;
      const uuid = opened.value.orderUuid;
      if (index % 4 === 0) await Promise.all([harness.pay(uuid), harness.cancel(uuid)]);
      else if (index % 4 === 1)
        await Promise.all([harness.cancel(uuid), harness.cancel(uuid), harness.expire()]);
      else if (index % 4 === 2) await harness.pay(uuid, 'declined');
      if (index % 6 === 0) harness.clock.advance({ minutes: 6 });
    };
    await Promise.all(Array.from({ length: 80 }, (_, index) => visit(index)));
    harness.clock.advance({ minutes: 60 });
    await Promise.all([harness.expire(), harness.reconcile(), harness.expire()]);
    const { remaining } = await card();
    expect(await bookSum()).toBe(remaining);
    const spent = await database.db
      .selectFrom('voucher_use')
      .innerJoin('orders', 'orders.uuid', 'voucher_use.order_uuid')
      .select(['orders.status', 'voucher_use.state', 'voucher_use.amount'])
      .where('voucher_use.state', '<>', 'returned')
      .execute();
    expect(spent.every(({ status, state }) => status === 'confirmed' && state === 'spent')).toBe(true);
    expect(spent.reduce((sum, { amount }) => sum + amount, 0)).toBe(10_000 - remaining);
  }, 60_000);
});

describe('20 browsers that pay for one gift', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openPostgres();
    await seedGifts(database.db);
  }, startTimeout);
  afterAll(() => database.close());

  it('get one voucher and one mail', async () => {
    const shop = await openTestApp(database.db);
    const visitor = shop.visitor();
    const opened = await visitor.post('/api/front/purchase/orders', { body: giftRequest('box') });
    const url = `/api/front/purchase/orders/${opened.json.orderUUID}`;
    const card = { number: '4242424242424242', expiry: '12/30', cvc: '123' };
    await Promise.all(Array.from({ length: 20 }, () => visitor.post(`${url}/card`, { body: card })));
    await shop.app.jobs.turn();
    await shop.app.jobs.turn();
    expect((await visitor.get(url)).json).toMatchObject({
      status: 'confirmed',
      voucher: { state: 'issued' },
    });
    expect(await database.db.selectFrom('voucher').selectAll().execute()).toHaveLength(1);
    expect(shop.mails).toHaveLength(1);
    await shop.app.close();
  }, 60_000);
});
