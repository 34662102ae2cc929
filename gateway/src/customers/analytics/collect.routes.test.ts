import { gatewaysInTurn, openTestApp, type TestApp } from '../../../test/test-app';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';
import { openAccount, password } from '../accounts/account.fixture';

const path = '/api/analytics/ga/collect/fr';

const event = (change: object = {}) => ({
  name: 'add_to_cart',
  pagePath: '/gift-stay',
  pageType: 'product',
  abTests: ['boxMigration'],
  locale: 'fr_FR',
  items: [{ id: 'SEA1N-D-EBOX', price: 15_400, box_price: 14_900, format: 'digital' }],
  ...change,
});

const postOf = (change: object = {}) => ({
  clientId: '0123456789abcdef0123456789abcdef',
  userId: null,
  events: [event()],
  ...change,
});

describe.each(testDatabases)('the analytics call on %s', (_name, open) => {
  let database: TestDatabase;
  let shop: TestApp;
  beforeAll(async () => {
    database = await open();
    shop = await openTestApp(database.db);
  }, startTimeout);
  beforeEach(() => database.clear());
  afterAll(async () => {
    await shop.app.close();
    await database.close();
  });

  const stored = () => database.db.selectFrom('analytics_event').selectAll().orderBy('id').execute();
  const send = (body: unknown, url = path) => shop.visitor().post(url, { body });

  it('accepts an event on a page that a remote brings, and stores no path of it, which may be private [ANALYT-002]', async () => {
    const brought = event({ pageType: 'reviews.home', pagePath: '/avis/12' });
    expect((await send(postOf({ events: [brought] }))).status).toBe(204);
    expect(await stored()).toMatchObject([{ page_type: 'reviews.home', page_path: '' }]);
  });

  it('accepts a beacon and stores its events with item ids, prices, box_price, format and locale [CALL-088] [ANALYT-002]', async () => {
    const beacon = {
      body: JSON.stringify(postOf({ sessionId: 'a1b2' })),
      headers: {
        'content-type': 'application/json',
        origin: 'http://fr.localhost:8080',
        'user-agent': 'Browser/1.0 of one visitor',
        'x-forwarded-for': '203.0.113.7',
      },
    };
    const answer = await shop.visitor().post(path, beacon);
    expect([answer.status, answer.text]).toEqual([204, '']);
    const rows = await stored();
    expect(rows).toMatchObject([
      {
        pos: 'fr',
        name: 'add_to_cart',
        page_type: 'product',
        locale: 'fr_FR',
        ab_tests: ['boxMigration'],
        items: [{ id: 'SEA1N-D-EBOX', price: 15_400, box_price: 14_900, format: 'digital' }],
        client_id: '0123456789abcdef0123456789abcdef',
        session_id: 'a1b2',
        user_key: null,
      },
    ]);
    expect(rows[0]?.at.getTime()).toBe(shop.clock.now());
    const text = JSON.stringify(rows);
    for (const personal of ['203.0.113.7', '127.0.0.1', 'Browser/1.0']) expect(text).not.toContain(personal);
  });

  it.each(['fr', 'es', 'it', 'nl', 'be'])(
    'has an endpoint for the point of sale %s [ANALYT-007]',
    async (pos) => {
      expect((await send(postOf(), `/api/analytics/ga/collect/${pos}`)).status).toBe(204);
      expect(await stored()).toMatchObject([{ pos }]);
    },
  );

  it.each(['de', 'FR', 'fr_FR', 'x%00'])('rejects the unknown point of sale %s', async (pos) => {
    const answer = await send(postOf(), `/api/analytics/ga/collect/${pos}`);
    expect([answer.status, answer.json.code]).toEqual([400, 'INVALID_REQUEST']);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['an unknown event', { events: [event({ name: 'page_view' })] }, '/events/0/name'],
    ['a post without events', { events: [] }, '/events'],
    ['more events than a beacon holds', { events: Array(11).fill(event()) }, '/events'],
    ['an unknown locale', { events: [event({ locale: 'de_DE' })] }, '/events/0/locale'],
    ['an item with a name', { events: [event({ items: [{ id: 'a', name: 'Lea' }] })] }, '/events/0/items/0'],
    ['an e-mail address as user', { userId: 'lea@example.org' }, '/userId'],
    ['an e-mail address as member', { email: 'lea@example.org' }, ''],
  ])('rejects %s, and names the place [ANALYT-006]', async (_what, change, place) => {
    const answer = await send(postOf(change));
    expect([answer.status, answer.json.code]).toEqual([400, 'INVALID_REQUEST']);
    expect(answer.json.errors.map((error: { path: string }) => error.path).join(' ')).toContain(place);
    expect(await stored()).toEqual([]);
  });

  it('rejects text that is no JSON, another content type and a body over the limit', async () => {
    const headers = (type: string) => ({ headers: { 'content-type': type } });
    const visitor = shop.visitor();
    expect((await visitor.post(path, { body: '{', ...headers('application/json') })).status).toBe(400);
    expect((await visitor.post(path, { body: '{}', ...headers('text/html') })).status).toBe(415);
    const huge = JSON.stringify({ ...postOf(), more: 'x'.repeat(70_000) });
    expect((await visitor.post(path, { body: huge, ...headers('application/json') })).status).toBe(413);
    expect(await stored()).toEqual([]);
  });

  it('rejects a beacon from a page of another shop', async () => {
    const headers = { origin: 'https://evil.example' };
    const answer = await shop.visitor().post(path, { body: postOf(), headers });
    expect([answer.status, answer.json.code]).toEqual([403, 'FOREIGN_ORIGIN']);
    expect(await stored()).toEqual([]);
  });

  it('stores the path of a public page without its query, and none of a private page', async () => {
    const pages = [
      '/recherche?q=lea#a=2',
      '/confirmation/0c0ffee0-0000-4000-8000-000000000000',
      '/lea@example.org',
    ];
    await send(postOf({ events: pages.map((pagePath) => event({ pagePath })) }));
    expect((await stored()).map((row) => row.page_path)).toEqual(['/recherche', '', '']);
  });

  it('stores a keyed hash of the account, which its export follows and its erasure removes', async () => {
    const visitor = await openAccount(shop);
    const { uuid } = await database.db.selectFrom('account').select('uuid').executeTakeFirstOrThrow();
    await send(postOf({ userId: uuid }));
    await send(postOf({ userId: 'another-account' }));
    const before = await stored();
    expect(before.map((row) => row.user_key)).toEqual([expect.any(String), expect.any(String)]);
    expect(JSON.stringify(before)).not.toContain(uuid);
    const { analyticsEvents } = (await visitor.get('/api/account/export')).json;
    expect(analyticsEvents).toMatchObject([{ name: 'add_to_cart', clientId: postOf().clientId }]);
    expect((await visitor.post('/api/account/me/delete', { body: { password } })).status).toBe(204);
    expect((await stored()).map((row) => row.user_key)).toEqual([null, before[1]?.user_key]);
  });

  it('limits the posts of an address', async () => {
    const limited = await openTestApp(database.db, { RATE_REPORTS: '1' });
    const visitor = limited.visitor();
    // Each gateway counts on its own.
    for (let gateway = 0; gateway < gatewaysInTurn; gateway += 1)
      expect((await visitor.post(path, { body: postOf() })).status).toBe(204);
    const answer = await visitor.post(path, { body: postOf() });
    expect([answer.status, answer.json.code]).toEqual([429, 'RATE_LIMITED']);
    await limited.app.close();
  });
});
