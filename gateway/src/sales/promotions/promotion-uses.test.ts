import { createOrderHarness, type OrderHarness } from '../../../test/sales/order-harness';
import { startPromotion } from '../../../test/sales/promotion.fixture';
import { buyer, orderRequest, seedShop, testNow } from '../../../test/shop.fixture';
import {
  openEmbedded,
  openPostgres,
  startTimeout,
  type TestDatabase,
} from '../../../test/databases/test-databases';
import { openTestApp } from '../../../test/test-app';
import { sql } from 'kysely';
import { endPromotion } from './put-promotion';
import { setPromotionCode } from './set-promotion-code';

const input = (email: string) => {
  const request = orderRequest({ expectedAmount: 18_000 });
  return {
    ...request,
    buyer: { ...request.buyer, email },
    items: { ...request.items, promotionCodeItem: 'few' },
  };
};

// The embedded database runs transactions one after another, so only a real server shows who gets the last use.
describe('uses of a promotion code', () => {
  let database: TestDatabase;
  let harness: OrderHarness;
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedShop(database.db, { rooms: 60 });
    harness = createOrderHarness(database.db);
  });
  afterAll(() => database.close());

  const set = (limits: object) =>
    setPromotionCode(database.db, JSON.stringify({ code: 'FEW', percent: 10, ...limits }));
  const place = (session: string, email: string) => harness.open({ session, request: input(email) });
  const uses = async (): Promise<number> =>
    (await database.db.selectFrom('promotion_use').selectAll().execute()).length;

  it('go to three of forty concurrent orders', async () => {
    await set({ mostUses: 3 });
    const opened = await Promise.all(
      Array.from({ length: 40 }, (_, index) => place(`s${index}`, `b${index}@example.org`)),
    );
    expect(opened.filter(({ ok }) => ok)).toHaveLength(3);
    const refusals = opened.flatMap((one) => (one.ok ? [] : [one.error.kind]));
    expect(new Set(refusals)).toEqual(new Set(['PROMOTION_NOT_VALID']));
    expect(await uses()).toBe(3);
  }, 60_000);

  it('are limited to one per buyer, however the address is written and in any session', async () => {
    await set({ mostUsesPerBuyer: 1 });
    const opened = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        place(`s${index}`, index % 2 ? 'Lea@Example.org' : 'lea@example.org'),
      ),
    );
    expect(opened.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await place('other', 'tom@example.org')).ok).toBe(true);
  }, 60_000);

  it('are returned when an order is cancelled or expires', async () => {
    await set({ mostUses: 1 });
    const first = await place('a', 'a@example.org');
    if (!first.ok) throw new Error(first.error.message);
    expect((await place('b', 'b@example.org')).ok).toBe(false);
    await harness.cancel(first.value.orderUuid);
    expect((await place('b', 'b@example.org')).ok).toBe(true);
    expect((await place('c', 'c@example.org')).ok).toBe(false);
    harness.clock.advance({ minutes: 16 });
    await harness.expire();
    expect((await place('c', 'c@example.org')).ok).toBe(true);
  });
});

describe('uses of an automatic promotion', () => {
  let database: TestDatabase;
  let harness: OrderHarness;
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedShop(database.db, { rooms: 60 });
    harness = createOrderHarness(database.db);
  });
  afterAll(() => database.close());

  const place = (session: string, expectedAmount: number) =>
    harness.open({
      session,
      request: { ...orderRequest({ expectedAmount }), buyer: { ...buyer, email: `${session}@example.org` } },
    });
  const row = async () =>
    database.db
      .selectFrom('promotion_code')
      .select(['uses', sql<number>`spent::int`.as('spent')])
      .where('code', '=', 'AUTO')
      .executeTakeFirstOrThrow();

  it.each([
    ['uses', { mostUses: 4 }],
    ['a budget', { budget: 9000 }],
  ])(
    'go to no more of thirty concurrent orders than it has %s for',
    async (_what, limit) => {
      await startPromotion(database.db, { code: 'AUTO', ...limit });
      const opened = await Promise.all(Array.from({ length: 30 }, (_, index) => place(`s${index}`, 18_000)));
      expect(opened.filter(({ ok }) => ok)).toHaveLength(4);
      const refusals = opened.flatMap((one) => (one.ok ? [] : [one.error]));
      // The others learn the price without it, which they can then pay.
      expect(new Set(refusals.map(({ kind }) => kind))).toEqual(new Set(['AMOUNT_CHANGED']));
      expect(await row()).toEqual({ uses: 4, spent: 8000 });
      expect((await place('late', 20_000)).ok).toBe(true);
      expect(await row()).toEqual({ uses: 4, spent: 8000 });
    },
    60_000,
  );

  it('are returned when an order is cancelled or expires', async () => {
    await startPromotion(database.db, { code: 'AUTO', mostUses: 1 });
    const first = await place('a', 18_000);
    if (!first.ok) throw new Error(first.error.message);
    expect((await place('b', 18_000)).ok).toBe(false);
    await harness.cancel(first.value.orderUuid);
    expect((await place('b', 18_000)).ok).toBe(true);
    harness.clock.advance({ minutes: 16 });
    await harness.expire();
    expect(await row()).toEqual({ uses: 0, spent: 0 });
    expect((await place('c', 18_000)).ok).toBe(true);
  });

  it('stay with an order when the promotion changes or ends, and count when a limit is set later', async () => {
    await startPromotion(database.db, { code: 'AUTO' });
    const first = await place('a', 18_000);
    if (!first.ok) throw new Error(first.error.message);
    await startPromotion(database.db, { code: 'AUTO', percent: 20, mostUses: 1 });
    expect(await row()).toEqual({ uses: 1, spent: 2000 });
    expect((await place('b', 16_000)).ok).toBe(false);
    await endPromotion(database.db, 'AUTO', { by: 'a test', at: new Date(testNow) });
    expect((await harness.pay(first.value.orderUuid)).ok).toBe(true);
    expect((await place('b', 20_000)).ok).toBe(true);
  });

  it('combine with a code, unless one of them is exclusive', async () => {
    await setPromotionCode(database.db, JSON.stringify({ code: 'MORE', percent: 10 }));
    const withCode = (session: string, expectedAmount: number) => {
      const request = orderRequest({ expectedAmount });
      return harness.open({
        session,
        request: { ...request, items: { ...request.items, promotionCodeItem: 'more' } },
      });
    };
    await startPromotion(database.db, { code: 'AUTO' });
    expect((await withCode('a', 16_200)).ok).toBe(true);
    await startPromotion(database.db, { code: 'AUTO', exclusive: true });
    expect(await withCode('b', 16_200)).toMatchObject({ error: { kind: 'PROMOTION_NOT_VALID' } });
    expect((await place('b', 18_000)).ok).toBe(true);
  });
});

describe('guesses of promotion codes', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openEmbedded();
  }, startTimeout);
  afterAll(() => database.close());

  it('are limited after a few wrong ones from one address, while right ones do not count', async () => {
    await seedShop(database.db);
    await setPromotionCode(database.db, JSON.stringify({ code: 'GOOD', percent: 10 }));
    const shop = await openTestApp(database.db, { ATTEMPTS_PER_ADDRESS: '5' });
    const check = async (code: string, from: string): Promise<number> => {
      const body = { code, purchase: 'stay', amount: 20_000, locale: 'fr_FR' };
      const headers = { 'x-forwarded-for': from };
      return (await shop.visitor().post('/api/front/purchase/promotion-codes/check', { body, headers }))
        .status;
    };
    for (let index = 0; index < 8; index += 1) expect(await check('GOOD', '2001:db8::1')).toBe(200);
    for (let index = 0; index < 5; index += 1)
      expect(await check(`BAD${index}`, `2001:db8::${index}`)).toBeLessThan(429);
    expect(await check('BAD9', '2001:db8::9')).toBe(429);
    expect(await check('GOOD', '2001:db8::9')).toBe(429);
    expect(await check('GOOD', '203.0.113.9')).toBe(200);
    await shop.app.close();
  });

  it.each([
    ['an order', '/api/front/purchase/orders', () => ({})],
    [
      'the order of a wallet',
      '/api/front/purchase/zeppto',
      (index: number) => ({
        pspAuthorization: { paymentIntentId: `pi_guess_${index}`, paymentMethod: 'apple_pay' },
      }),
    ],
  ] as const)('count in %s too', async (_what, path, more) => {
    await database.clear();
    await seedShop(database.db);
    const shop = await openTestApp(database.db, { ATTEMPTS_PER_ADDRESS: '3' });
    const codes: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const order = orderRequest();
      const items = { ...order.items, promotionCodeItem: `BAD${index}` };
      const body = { ...order, items, ...more(index) };
      codes.push((await shop.visitor().post(path, { body })).json.code);
    }
    expect(codes).toEqual([
      ...Array<string>(3).fill('PROMOTION_NOT_VALID'),
      ...Array<string>(2).fill('TOO_MANY_ATTEMPTS'),
    ]);
    await shop.app.close();
  });
});
