import { setPromotionCode } from '../promotions/set-promotion-code';
import { checkInvariants } from '../../operations/invariants/check-invariants';
import { orderRequest, seedShop, type StayOrderRequest } from '../../../test/shop.fixture';
import { openTestApp, type TestApp, type Visitor } from '../../../test/test-app';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';

const orders = '/api/front/purchase/orders';
const card = { number: '4242424242424242', expiry: '12/30', cvc: '123' };
const label = 'Assurance annulation (test, sans couverture réelle)';

const insured = (expectedAmount: number, more: Partial<StayOrderRequest['items']> = {}): StayOrderRequest => {
  const request = orderRequest({ expectedAmount });
  return { ...request, items: { ...request.items, insuranceItem: true, ...more } };
};

describe.each(testDatabases)('the insurance of a stay on %s', (_name, open) => {
  let database: TestDatabase;
  let shop: TestApp;
  let visitor: Visitor;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedShop(database.db);
    shop = await openTestApp(database.db);
    visitor = shop.visitor();
  });
  afterEach(async () => {
    expect(await checkInvariants({ db: database.db, clock: shop.clock })).toEqual([]);
    await shop.app.close();
  });
  afterAll(() => database.close());

  const quote = (query: string, who = visitor) => who.get(`/api/front/purchase/insurance/quote?${query}`);

  it('costs what the call answers for a cancellation type and an amount in cents [CALL-086] [INS-006]', async () => {
    const { status, json } = await quote('cancellationType=FLEX&amount=20000');
    expect(status).toBe(200);
    expect(json).toEqual({ enabled: true, amount: 1_200, isTest: true });
    expect((await quote('cancellationType=NCNR&amount=1000&locale=nl_BE')).json.amount).toBe(500);
  });

  it.each([
    ['cancellationType=FLEX', 'amount'],
    ['amount=20000', 'cancellationType'],
    ['cancellationType=MAYBE&amount=20000', 'cancellationType'],
    ['cancellationType=FLEX&amount=12.5', 'amount'],
    ['cancellationType=FLEX&amount=-1', 'amount'],
    ['cancellationType=FLEX&amount=20000&locale=de_DE', 'locale'],
  ])('has no price for %s [CALL-086]', async (query, member) => {
    const { status, json } = await quote(query);
    expect(status).toBe(400);
    expect(json).toMatchObject({ code: 'INVALID_REQUEST' });
    expect(JSON.stringify(json)).toContain(member);
  });

  it('is a line of the order, for exactly the amount of the call [INS-003]', async () => {
    const opened = await visitor.post(orders, { body: insured(21_200) });
    expect(opened.status).toBe(201);
    const { json } = await visitor.get(`${orders}/${opened.json.orderUUID}`);
    expect(json).toMatchObject({ amount: 21_200, taxAtHotel: 600 });
    expect(json.lines).toEqual([
      expect.objectContaining({ kind: 'stay', amount: 20_000 }),
      { kind: 'insurance', label, quantity: 1, amount: 1_200 },
    ]);
  });

  it('is computed by the gateway, so a page cannot name another amount [INS-003]', async () => {
    for (const amount of [20_000, 20_001, 21_199]) {
      const { status, json } = await visitor.post(orders, { body: insured(amount) });
      expect([status, json.code, json.newAmount]).toEqual([409, 'AMOUNT_CHANGED', 21_200]);
    }
  });

  it('adds nothing to an order without it [INS-004]', async () => {
    const opened = await visitor.post(orders, { body: orderRequest() });
    const { json } = await visitor.get(`${orders}/${opened.json.orderUUID}`);
    expect([json.amount, json.lines.length]).toEqual([20_000, 1]);
  });

  it('is computed before a promotion code, which does not reduce it [INS-003]', async () => {
    await setPromotionCode(database.db, JSON.stringify({ code: 'TEN', percent: 10 }));
    const { json } = await visitor.post(orders, { body: insured(0, { promotionCodeItem: 'TEN' }) });
    expect(json.newAmount).toBe(20_000 - 2_000 + 1_200);
  });

  it('is not sold in a market that is switched off: neither quoted nor ordered [INS-007]', async () => {
    const other = await openTestApp(database.db, { INSURANCE_SITES: 'es' });
    const guest = other.visitor();
    expect((await quote('cancellationType=FLEX&amount=20000&locale=fr_FR', guest)).json).toEqual({
      enabled: false,
      amount: 0,
      isTest: false,
    });
    expect((await quote('cancellationType=FLEX&amount=20000&locale=es_ES', guest)).json.enabled).toBe(true);
    const refused = await guest.post(orders, { body: insured(21_200) });
    expect(refused.status).toBe(400);
    expect(refused.json.errors).toEqual([
      { path: 'body/items/insuranceItem', message: 'insurance is not sold here' },
    ]);
    await other.app.close();
  });

  it('is never carried by a wallet order [WALLET-012]', async () => {
    const pspAuthorization = { paymentIntentId: 'wallet-1', paymentMethod: 'sandbox_wallet' };
    const wallet = (body: object) =>
      visitor.post('/api/front/purchase/zeppto', { body: { ...body, pspAuthorization } });
    const refused = await wallet(insured(21_200));
    expect(refused.status).toBe(400);
    expect(refused.json.errors).toMatchObject([{ path: 'body/items/insuranceItem' }]);
    expect((await wallet(orderRequest())).status).toBe(200);
  });

  it('is on the confirmation, in the mail and on the invoice [INS-003]', async () => {
    const { orderUUID } = (await visitor.post(orders, { body: insured(21_200) })).json;
    expect((await visitor.post(`${orders}/${orderUUID}/card`, { body: card })).json.status).toBe('confirmed');
    for (let turn = 0; turn < 4; turn += 1) await shop.app.jobs.turn();
    const { json } = await visitor.get(`${orders}/${orderUUID}`);
    expect(json).toMatchObject({ status: 'confirmed', amount: 21_200, money: { paidByCard: 21_200 } });
    const [mail] = shop.mails;
    expect(mail?.html).toContain(label);
    expect(mail?.html).toMatch(/12,00\s€/);
  });
});
