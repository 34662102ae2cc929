import type { PromotionBody, Quote, StaffPromotion, StaffPromotions } from '@detour/shared-contracts/api';
import { addDays, isoDate } from '@detour/shared-contracts/base';
import { setPromotionCode } from '../../sales/promotions/set-promotion-code';
import { arrival, orderRequest, seedShop, testNow, today } from '../../../test/shop.fixture';
import { enterStaff, passcode } from '../../../test/staff.fixture';
import { openTestApp, type TestApp, type Visitor } from '../../../test/test-app';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';

const checkin = isoDate(arrival);

const bodyOf = (change: Partial<PromotionBody> = {}): PromotionBody => ({
  value: { kind: 'percent', percent: 10 },
  way: { kind: 'automatic', priority: 0 },
  exclusive: false,
  booking: { validFrom: null, validUntil: null },
  stay: {
    stayFrom: null,
    stayUntil: null,
    leastDaysBefore: null,
    mostDaysBefore: null,
    leastNights: null,
    mostNights: null,
    leastAmount: null,
  },
  products: { flows: [], themes: [], hotels: [], packages: [] },
  locales: [],
  limits: { mostPerOrder: null, budget: null, mostUses: null },
  ...change,
});

describe.each(testDatabases)('the calls of staff for promotions on %s', (_, open) => {
  let database: TestDatabase;
  let shop: TestApp;
  let other: TestApp;
  let agent: Visitor;
  let lead: Visitor;

  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedShop(database.db, { rooms: 9 });
    shop = await openTestApp(database.db, { CARE_PASSCODE: passcode });
    other = await openTestApp(database.db, { CARE_PASSCODE: passcode });
    ({ agent, lead } = await enterStaff(shop, database.db));
  });
  afterEach(() => Promise.all([shop.app.close(), other.app.close()]));
  afterAll(() => database.close());

  const save = (who: Visitor, base: number, body: unknown, code = 'SPRING') =>
    who.call('PUT', `/api/care/promotions/${code}`, { body: { base, body } });
  const end = (who: Visitor, base: number, code = 'SPRING') =>
    who.post(`/api/care/promotions/${code}/end`, { body: { base } });
  const read = async (code = 'SPRING', who = agent): Promise<StaffPromotion> =>
    (await who.get(`/api/care/promotions/${code}?locale=fr_FR`)).json;
  const list = async (who = agent): Promise<StaffPromotions> => (await who.get('/api/care/promotions')).json;
  const quotedAt = async (at: TestApp): Promise<number | undefined> => {
    const path = `/api/product/nights/quote?checkin=${checkin}&nights=2&adult=2&child=0&baby=0&locale=fr_FR`;
    return ((await at.visitor().get(path)).json as Quote).finalPrice?.amountToPay;
  };
  const revision = () => shop.app.gateway.content.catalogueRevision();

  it('are for staff only, on their hosts only, and let only a lead change prices', async () => {
    const visitor = shop.visitor();
    for (const answer of [
      await visitor.get('/api/care/promotions'),
      await visitor.get('/api/care/promotions/SPRING?locale=fr_FR'),
      await save(visitor, 0, bodyOf()),
      await end(visitor, 0),
      await visitor.post('/api/care/promotions/SPRING/check', { body: { body: bodyOf() } }),
    ])
      expect([answer.status, answer.json.code]).toEqual([401, 'NOT_IN_CARE']);
    for (const answer of [await save(agent, 0, bodyOf()), await end(agent, 0)])
      expect([answer.status, answer.json.code]).toEqual([403, 'CARE_ROLE']);
    const host = { host: 'fr.localhost:8080' };
    expect((await lead.get('/api/care/promotions', { headers: host })).status).toBe(404);
    const foreign = { origin: 'https://elsewhere.example' };
    const body = { base: 0, body: bodyOf() };
    expect((await lead.call('PUT', '/api/care/promotions/SPRING', { body, headers: foreign })).status).toBe(
      403,
    );
    expect((await list()).promotions).toEqual([]);
    expect([(await list()).mayChange, (await list(lead)).mayChange]).toEqual([false, true]);
  });

  it('change the price on every gateway at once, for quote and order, and give it back at the end [PROD-041] [PROD-044]', async () => {
    expect([await quotedAt(shop), await quotedAt(other)]).toEqual([20_000, 20_000]);
    const before = await revision();
    const saved = await save(lead, 0, bodyOf());
    expect(saved.status).toBe(200);
    expect([await quotedAt(shop), await quotedAt(other)]).toEqual([18_000, 18_000]);
    const { version } = await read();
    expect(saved.json).toEqual({ version });
    const order = (expectedAmount: number) =>
      other.visitor().post('/api/front/purchase/orders', { body: orderRequest({ expectedAmount }) });
    expect((await order(18_000)).status).toBe(201);
    expect((await list()).promotions).toMatchObject([{ code: 'SPRING', uses: 1, spent: 2000 }]);
    expect((await end(lead, version)).status).toBe(200);
    expect([await quotedAt(shop), await quotedAt(other)]).toEqual([20_000, 20_000]);
    expect((await order(20_000)).status).toBe(201);
    // Shell servers drop the pages that they keep when this number changes.
    const after = Date.now() + 2000;
    while ((await revision()) < before + 2 && Date.now() < after) await new Promise(setImmediate);
    expect(await revision()).toBe(before + 2);
  });

  it('keep who wrote which terms, when, and who ended them', async () => {
    await save(lead, 0, bodyOf());
    await save(lead, 2, bodyOf({ value: { kind: 'amount', amount: 2500 } }));
    await end(lead, 4);
    await save(lead, 5, bodyOf());
    const { version, state, versions, endedAt } = await read();
    expect([version, state, endedAt]).toEqual([6, 'running', null]);
    const at = new Date(testNow).toISOString();
    expect(versions).toMatchObject([
      { by: 'lead', at, endedBy: null, isEnd: false, body: { value: { percent: 10 } } },
      { by: 'lead', endedBy: 'lead', isEnd: false, body: { value: { amount: 2500 } } },
      { by: 'lead', endedBy: 'lead', isEnd: false, body: { value: { percent: 10 } } },
    ]);
    await end(lead, 6);
    expect(await read()).toMatchObject({
      state: 'ended',
      endedAt: at,
      versions: [{ isEnd: true, endedAt: at }, {}, {}],
    });
    const rows = await database.db.selectFrom('promotion_version').select(['changed_by']).execute();
    expect(new Set(rows.map((row) => row.changed_by))).toEqual(new Set(['local lead@detour.example']));
  });

  it('reject all but one of several changes of one version, and write nothing of the others', async () => {
    const percents = [5, 10, 15, 20];
    const answers = await Promise.all(
      percents.map((percent) => save(lead, 0, bodyOf({ value: { kind: 'percent', percent } }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('PROMOTION_CONFLICT');
    const won = percents[answers.findIndex(({ status }) => status === 200)];
    const { versions, body, version } = await read();
    expect([versions.length, body?.value]).toEqual([1, { kind: 'percent', percent: won }]);
    // An end and a change at once: the change does not start again what a colleague has just ended.
    const both = await Promise.all([end(lead, version), save(lead, version, bodyOf())]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    // The command line writes whatever others wrote; the page of an editor then has an old version.
    const seen = (await read()).version;
    await setPromotionCode(database.db, JSON.stringify({ code: 'SPRING', percent: 30 }), new Date(testNow));
    expect((await save(lead, seen, bodyOf())).json.code).toBe('PROMOTION_CONFLICT');
    expect((await end(lead, (await read()).version)).status).toBe(200);
    expect((await end(lead, (await read()).version)).json.code).toBe('PROMOTION_ENDED');
  });

  it('write every kind of condition and read the same back', async () => {
    const full = bodyOf({
      value: { kind: 'amount', amount: 1500 },
      way: { kind: 'code', purchases: ['stay', 'gift_card'], mostUsesPerBuyer: 2 },
      exclusive: true,
      booking: { validFrom: addDays(today, 1), validUntil: addDays(today, 9) },
      stay: {
        stayFrom: addDays(today, 20),
        stayUntil: addDays(today, 90),
        leastDaysBefore: 2,
        mostDaysBefore: 60,
        leastNights: 2,
        mostNights: 5,
        leastAmount: 10_000,
      },
      products: { flows: ['hotel'], themes: ['sea', 'city'], hotels: ['h1'], packages: ['nights'] },
      locales: ['fr_FR', 'nl_BE'],
      limits: { mostPerOrder: 900, budget: 50_000, mostUses: 12 },
    });
    expect((await save(lead, 0, full, 'FULL_1')).status).toBe(200);
    const { body, state, products, schema } = await read('FULL_1');
    expect([body, state]).toEqual([full, 'planned']);
    expect(products).toEqual([
      { id: 'h1', name: 'Les Deux Rives', place: 'Indre-et-Loire' },
      { id: 'nights', name: 'Escapade au fil de la Loire', place: 'Les Deux Rives' },
    ]);
    expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
  });

  it('show whether a promotion is planned, running, used up or ended', async () => {
    await save(lead, 0, bodyOf({ booking: { validFrom: addDays(today, 1), validUntil: null } }), 'LATER');
    await save(lead, 0, bodyOf({ booking: { validFrom: today, validUntil: today } }), 'NOW');
    await save(lead, 0, bodyOf({ booking: { validFrom: null, validUntil: addDays(today, -1) } }), 'PAST');
    await save(
      lead,
      0,
      bodyOf({
        limits: { mostPerOrder: null, budget: 2000, mostUses: null },
        value: { kind: 'amount', amount: 2000 },
      }),
      'POOR',
    );
    const order = orderRequest({ expectedAmount: 18_000 });
    expect((await shop.visitor().post('/api/front/purchase/orders', { body: order })).status).toBe(201);
    const states = (await list()).promotions.map(({ code, state }) => [code, state]);
    expect(Object.fromEntries(states)).toMatchObject({ LATER: 'planned', PAST: 'ended' });
    expect(Object.fromEntries(states)).toMatchObject({ POOR: 'running', NOW: 'running' });
    await end(lead, (await read('NOW')).version, 'NOW');
    const second = orderRequest({ expectedAmount: 18_000 });
    await shop.visitor().post('/api/front/purchase/orders', { body: second });
    expect((await read('POOR')).state).toBe('used-up');
  });

  it.each([
    [
      'a percentage above 90',
      bodyOf({ value: { kind: 'percent', percent: 95 } }),
      '/value/percent',
      'maximum',
    ],
    [
      'days in the wrong order',
      bodyOf({ booking: { validFrom: '2027-03-02', validUntil: '2027-03-01' } }),
      '/booking/validUntil',
      'order',
    ],
    [
      'a day that does not exist',
      bodyOf({ booking: { validFrom: '2027-02-30', validUntil: null } }),
      '/booking/validFrom',
      'calendar',
    ],
    [
      'a hotel that does not exist',
      bodyOf({ products: { flows: [], themes: [], hotels: ['h1', 'h9'], packages: [] } }),
      '/products/hotels/1',
      'unknown',
    ],
    [
      'a code for nothing',
      bodyOf({ way: { kind: 'code', purchases: [], mostUsesPerBuyer: null } }),
      '/way/purchases',
      'minItems',
    ],
    ['an unknown member', { ...bodyOf(), colour: 'red' }, '/', 'additionalProperties'],
  ])('name the place and the rule of %s, when checked and when saved', async (_what, body, path, rule) => {
    const found = { path, rule, message: expect.any(String) };
    const checked = await agent.post('/api/care/promotions/SPRING/check', { body: { body } });
    expect([checked.status, checked.json.errors]).toEqual([200, [found]]);
    const saved = await save(lead, 0, body);
    expect([saved.status, saved.json.code, saved.json.errors]).toEqual([422, 'PROMOTION_INVALID', [found]]);
    expect((await list()).promotions).toEqual([]);
  });

  it('keep a theme without a word, and find products by a part of their name', async () => {
    const cli = { code: 'OLD', automatic: true, percent: 5, themes: [11, 77], hotels: ['gone'] };
    await setPromotionCode(database.db, JSON.stringify(cli), new Date(testNow));
    const { body, version } = await read('OLD');
    expect(body?.products).toMatchObject({ themes: ['sea', '77'], hotels: ['gone'] });
    expect((await save(lead, version, body, 'OLD')).status).toBe(200);
    expect((await read('OLD')).body?.products).toEqual(body?.products);
    const find = async (kind: string, text: string) =>
      (await agent.get(`/api/care/promotion-products?kind=${kind}&text=${text}&locale=fr_FR`)).json.products;
    expect(await find('hotels', 'deux%20RIV')).toEqual([
      { id: 'h1', name: 'Les Deux Rives', place: 'Indre-et-Loire' },
    ]);
    expect((await find('packages', 'loire')).map(({ id }: { id: string }) => id)).toContain('nights');
    expect(await find('hotels', 'nothing')).toEqual([]);
  });
});
