import type { AnalyticsReport } from '@detour/shared-contracts/api';
import { seedShop } from '../../../test/shop.fixture';
import { enterStaff, passcode } from '../../../test/staff.fixture';
import { openTestApp, type TestApp, type Visitor } from '../../../test/test-app';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';
import { leastVisitors } from './analytics-report';

const day = 86_400_000;
const funnel = (visits: number, lists: number, items: number, checkouts: number, purchases: number) => ({
  visits,
  lists,
  items,
  checkouts,
  purchases,
});

describe.each(testDatabases)('the staff page of analytics on %s', (_, open) => {
  let database: TestDatabase;
  let shop: TestApp;
  let agent: Visitor;

  beforeAll(async () => {
    database = await open();
    shop = await openTestApp(database.db, { CARE_PASSCODE: passcode, RATE_REPORTS: '1000' });
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    ({ agent } = await enterStaff(shop, database.db));
  });
  afterAll(async () => {
    await shop.app.close();
    await database.close();
  });

  const dayOf = (offset: number): string =>
    new Date(shop.clock.now() + offset * day).toISOString().slice(0, 10);
  const read = (query = '', who = agent) =>
    who.get(`/api/care/analytics?from=${dayOf(-1)}&until=${dayOf(1)}&locale=fr_FR${query}`);
  const report = async (query = ''): Promise<AnalyticsReport> => {
    const answer = await read(query);
    expect(answer.status).toBe(200);
    return answer.json;
  };

  const event = (name: string, more: object = {}) => ({
    name,
    pagePath: '/recherche',
    pageType: 'search',
    abTests: ['search-dates:forced', 'boxMigration'],
    locale: 'fr_FR',
    items: [],
    source: { remote: 'remote-search', release: '1.2.0' },
    ...more,
  });
  const found = (place: string, results: number, more: object = {}) =>
    event('view_item_list', { search: { place, results }, ...more });
  const product = { source: { remote: 'remote-product', release: '2.0.0' } };
  const send = async (visitor: number, events: readonly object[], session = `s${visitor}`): Promise<void> => {
    const body = { clientId: `c${visitor}`, userId: null, sessionId: session, events };
    expect((await shop.visitor().post('/api/analytics/ga/collect/fr', { body })).status).toBe(204);
  };
  const visitors = Array.from({ length: leastVisitors }, (__, index) => index);

  it('counts each visit once in each step, by remote, release and arm, and searches by place', async () => {
    await seedShop(database.db);
    const { id, names } = await database.db
      .selectFrom('place')
      .select(['id', 'names'])
      .where('category', '=', 'city')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const city = `city:${id}`;
    for (const visitor of visitors) {
      // Twice the same list is one search; the second half finds nothing at first.
      const searches = [found(city, visitor < 5 ? 3 : 0), found(city, 3), found('anywhere', 0)];
      const views = [event('view_item', product), event('view_item', product)];
      await send(visitor, visitor < 7 ? [...searches, ...views] : searches);
    }
    await send(0, [event('add_to_cart', product), event('purchase', product)]);
    await send(1, [event('add_to_cart', { ...product, abTests: ['search-dates:control'] })]);
    // Another visit of a known visitor.
    await send(0, [found(city, 3)], 'again');

    expect(await report()).toEqual({
      leastVisitors,
      total: funnel(11, 11, 7, 2, 1),
      searches: {
        rows: [
          { place: city, name: names['fr'], visits: 11, empty: 5 },
          { place: 'anywhere', name: null, visits: 10, empty: 10 },
        ],
        hidden: 0,
      },
      // Only five visitors found nothing in the town.
      emptySearches: { rows: [{ place: 'anywhere', name: null, visits: 10, empty: 10 }], hidden: 1 },
      releases: {
        rows: [
          { remote: 'remote-search', release: null, ...funnel(11, 11, 7, 2, 1) },
          { remote: 'remote-search', release: '1.2.0', ...funnel(11, 11, 7, 2, 1) },
        ],
        // Seven visitors used the product pages: one row for the remote, one for its release.
        hidden: 2,
      },
      arms: {
        rows: [
          { experiment: 'boxMigration', arm: null, ...funnel(11, 11, 7, 2, 1) },
          { experiment: 'search-dates', arm: 'forced', ...funnel(11, 11, 7, 2, 1) },
        ],
        hidden: 1,
      },
    });
  });

  it('shows nothing of fewer than ten visitors, however many visits they have', async () => {
    for (const visitor of visitors.slice(1)) {
      await send(visitor, [found('anywhere', 0)]);
      await send(visitor, [found('anywhere', 0)], `again${visitor}`);
    }
    const hidden = { rows: [], hidden: 1 };
    expect(await report()).toMatchObject({ total: null, searches: hidden, emptySearches: hidden });
    await send(0, [found('anywhere', 0)]);
    expect(await report()).toMatchObject({
      total: { visits: 19 },
      searches: { rows: [{ place: 'anywhere', visits: 19, empty: 19 }], hidden: 0 },
    });
  });

  it('counts the days of Paris that were asked for, and one site or all', async () => {
    for (const visitor of visitors) await send(visitor, [found('anywhere', 1)]);
    for (const visitor of visitors)
      await send(visitor, [found('around', 1, { locale: 'nl_BE' })], `b${visitor}`);
    expect((await report()).total?.visits).toBe(20);
    expect((await report('&site=fr_FR')).searches.rows).toMatchObject([{ place: 'anywhere', visits: 10 }]);
    expect((await report('&site=nl_BE')).searches.rows).toMatchObject([{ place: 'around', visits: 10 }]);
    expect((await report('&site=it_IT')).total).toBeNull();
    // 22:59 UTC is the last minute of a winter day in Paris.
    const at = (time: string) => new Date(`2026-11-10T${time}:00.000Z`);
    const dated = async (time: string) => {
      await database.db
        .updateTable('analytics_event')
        .set({ at: at(time) })
        .execute();
      const answer = await agent.get('/api/care/analytics?from=2026-11-10&until=2026-11-10&locale=fr_FR');
      return (answer.json as AnalyticsReport).total?.visits;
    };
    expect([await dated('22:59'), await dated('23:00')]).toEqual([20, undefined]);
  });

  it('is for members of staff, and rejects days out of order, unknown days and more than 92', async () => {
    const answer = await read('', shop.visitor());
    expect([answer.status, answer.json.code]).toEqual([401, 'NOT_IN_CARE']);
    for (const [from, until] of [
      ['2026-11-10', '2026-11-09'],
      ['2026-02-30', '2026-03-01'],
      ['2026-01-01', '2026-04-03'],
    ]) {
      const { status, json } = await agent.get(
        `/api/care/analytics?from=${from}&until=${until}&locale=fr_FR`,
      );
      expect([status, json.code]).toEqual([400, 'INVALID_REQUEST']);
    }
    expect(
      (await agent.get('/api/care/analytics?from=2026-01-01&until=2026-04-02&locale=fr_FR')).status,
    ).toBe(200);
  });
});
