import type { OrderRequest } from '@detour/shared-contracts/api';
import { sql } from 'kysely';
import { giftPrices, giftRequest, seedGifts } from '../../../test/gift.fixture';
import { createOrderDesk, secret, type OrderDesk } from '../../../test/order-desk';
import { orderRequest } from '../../../test/shop.fixture';
import { openTestApp } from '../../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../../test/test-databases';
import { voucherCodeOf } from './voucher-seal';

// PGlite runs transactions one after another and would pass these whatever the code does, so they run on a real server only.
describe('vouchers at the same moment', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(() => database.clear());
  afterAll(() => database.close());

  const openDesk = async (): Promise<OrderDesk> => {
    await seedGifts(database.db);
    return createOrderDesk(database.db);
  };
  const count = async (table: 'voucher' | 'orders' | 'voucher_ledger'): Promise<number> => {
    const { rows } = await sql<{ count: string }>`select count(*) as count from ${sql.table(table)}`.execute(
      database.db,
    );
    return Number(rows[0]?.count);
  };
  const times = <T>(many: number, run: (index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: many }, (_, index) => run(index)));

  it('are issued once for a double click on pay', async () => {
    const desk = await openDesk();
    const uuid = await desk.hold({ request: giftRequest('gift_stay') });
    const paid = await times(20, () => desk.pay(uuid));
    expect(paid.every((one) => one.ok && one.value.status !== 'failed')).toBe(true);
    expect(await count('voucher')).toBe(1);
    expect(await desk.ledger(uuid)).toEqual([`authorised ${giftPrices.stay}`]);
  }, 60_000);

  it('are issued once when the answer, the webhook and the reconciling job confirm together', async () => {
    const desk = await openDesk();
    const uuid = await desk.hold({ request: giftRequest('box') });
    await desk.pay(uuid, 'late');
    desk.clock.advance({ minutes: 2 });
    const payment = await database.db.selectFrom('payment').selectAll().executeTakeFirstOrThrow();
    // The bank says yes; whoever asks next hears of it.
    await desk.provider.prepareEvent({ eventId: 'evt_1', intentId: payment.intent_id ?? '' });
    await Promise.all([
      times(8, () => desk.reconcile()),
      times(8, () => desk.pay(uuid)),
      times(4, () => desk.expire()),
    ]);
    expect(await desk.status(uuid)).toBe('confirmed');
    expect(await count('voucher')).toBe(1);
    expect(await count('voucher_ledger')).toBe(1);
  }, 60_000);

  it('open one order for a request that is repeated while it runs', async () => {
    const desk = await openDesk();
    const request = giftRequest('gift_card');
    const placed = await times(20, () => desk.place({ session: 'one', key: 'same', request }));
    expect(new Set(placed.map((one) => (one.ok ? one.value.orderUuid : 'refused'))).size).toBe(1);
    expect(await count('orders')).toBe(1);
  }, 60_000);

  it('are given back once, however many withdraw', async () => {
    const desk = await openDesk();
    const uuid = await desk.hold({ request: giftRequest('box') });
    await desk.pay(uuid);
    const answers = await times(20, () => desk.cancel(uuid));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await count('voucher_ledger')).toBe(2);
    expect(await desk.ledger(uuid)).toEqual([`authorised ${giftPrices.box}`, `voided -${giftPrices.box}`]);
  }, 60_000);

  it('are either used or given back, never both', async () => {
    const desk = await openDesk();
    for (let round = 0; round < 12; round += 1) {
      const uuid = await desk.hold({ session: `buyer-${round}`, request: giftRequest('gift_card') });
      await desk.pay(uuid);
      const use = sql<{ id: string }>`
        update voucher set remaining = remaining - 4000, state = 'claimed'
        where order_uuid = ${uuid} and state in ('issued', 'claimed') and remaining >= 4000 returning id`;
      const [used, back] = await Promise.all([use.execute(database.db), desk.cancel(uuid)]);
      expect([used.rows.length, back.ok]).toEqual(used.rows.length === 1 ? [1, false] : [0, true]);
    }
  }, 60_000);
});

describe('one gift card in many hands', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(() => database.clear());
  afterAll(() => database.close());

  const openDesk = async (): Promise<{ readonly desk: OrderDesk; readonly code: string }> => {
    await seedGifts(database.db, { rooms: 40 });
    const desk = createOrderDesk(database.db);
    const uuid = await desk.hold({ session: 'giver', request: giftRequest('gift_card') });
    await desk.pay(uuid);
    const voucher = await database.db.selectFrom('voucher').selectAll().executeTakeFirstOrThrow();
    return { desk, code: voucherCodeOf(secret, voucher) ?? '' };
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

  it('is spent once by 30 who order at the same moment [GCARD-002]', async () => {
    const { desk, code } = await openDesk();
    const placed = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        desk.place({ session: `buyer-${index}`, request: stayWith(code, 10_000) }),
      ),
    );
    expect(placed.filter(({ ok }) => ok)).toHaveLength(1);
    expect(new Set(placed.flatMap((one) => (one.ok ? [] : [one.error.kind])))).toEqual(
      new Set(['VOUCHER_NOT_USABLE']),
    );
    expect(await card()).toMatchObject({ remaining: 0 });
    expect(await bookSum()).toBe(0);
  }, 60_000);

  it('has true books when orders, payments, expiry and cancellations cross each other', async () => {
    const { desk, code } = await openDesk();
    const visit = async (index: number): Promise<void> => {
      const session = `visitor-${index % 5}`;
      const placed = await desk.place({ session, request: stayWith(code, 10_000) });
      if (!placed.ok) return;
      const uuid = placed.value.orderUuid;
      if (index % 4 === 0) await Promise.all([desk.pay(uuid), desk.cancel(uuid)]);
      else if (index % 4 === 1) await Promise.all([desk.cancel(uuid), desk.cancel(uuid), desk.expire()]);
      else if (index % 4 === 2) await desk.pay(uuid, 'declined');
      if (index % 6 === 0) desk.clock.advance({ minutes: 6 });
    };
    await Promise.all(Array.from({ length: 80 }, (_, index) => visit(index)));
    desk.clock.advance({ minutes: 60 });
    await Promise.all([desk.expire(), desk.reconcile(), desk.expire()]);
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

describe('20 browsers that pay one gift', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openPostgres();
    await seedGifts(database.db);
  }, startTimeout);
  afterAll(() => database.close());

  it('get one voucher and one mail', async () => {
    const shop = await openTestApp(database.db);
    const visitor = shop.visitor();
    const placed = await visitor.post('/api/front/purchase/orders', { body: giftRequest('box') });
    const url = `/api/front/purchase/orders/${placed.json.orderUUID}`;
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
