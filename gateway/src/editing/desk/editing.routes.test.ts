import type { EditedItem, EditedItems, Homepage } from '@detour/shared-contracts/api';
import { locales, type Locale } from '@detour/shared-contracts/sites';
import { enterStaff, passcode } from '../../../test/staff.fixture';
import { openTestApp, type TestApp, type Visitor } from '../../../test/test-app';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';
import type { HomeBody } from '../../content/kinds/home-body';
import { homeSeed } from '../../storefront/content/home/home-seed';
import { pageOf } from './preview-link';

const item = '/api/care/content/home/booking/fr_FR';
const hour = 3_600_000;

const withTitle = (title: string): HomeBody => {
  const seed = homeSeed('booking', 'fr_FR');
  return { ...seed, jumbotron: { ...seed.jumbotron, title } };
};

describe.each(testDatabases)('the calls of editors on %s', (_, open) => {
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
    shop = await openTestApp(database.db, { CARE_PASSCODE: passcode });
    other = await openTestApp(database.db, { CARE_PASSCODE: passcode });
    ({ agent, lead } = await enterStaff(shop, database.db));
  });
  afterEach(() => Promise.all([shop.app.close(), other.app.close()]));
  afterAll(() => database.close());

  const save = (who: Visitor, base: number, body: unknown, at = item) =>
    who.call('PUT', `${at}/draft`, { body: { base, body } });
  const publish = (who: Visitor, base: number, more: object = {}) =>
    who.post(`${item}/publish`, { body: { base, locales: ['fr_FR'], from: null, until: null, ...more } });
  const read = async (who: Visitor = agent, at = item): Promise<EditedItem> => (await who.get(at)).json;
  const titleAt = async (at: TestApp, locale: Locale = 'fr_FR'): Promise<string> => {
    const { json } = await at.visitor().get(`/api/cms/homepage?locale=${locale}&flow=booking`);
    return (json as Homepage).jumbotron.title;
  };
  const stateOf = async (kind: string, key: string, locale: Locale) => {
    const { kinds } = (await agent.get('/api/care/content')).json as EditedItems;
    return kinds
      .find((one) => one.kind === kind)
      ?.items.find((one) => one.key === key)
      ?.locales.find((one) => one.locale === locale);
  };

  it('are for staff only, and let only a lead change what visitors see', async () => {
    const visitor = shop.visitor();
    for (const answer of [
      await visitor.get('/api/care/content'),
      await visitor.get(item),
      await save(visitor, 0, withTitle('Un')),
      await publish(visitor, 0),
      await visitor.post(`${item}/preview`),
    ])
      expect([answer.status, answer.json.code]).toEqual([401, 'NOT_IN_CARE']);
    expect((await save(agent, 0, withTitle('Un'))).status).toBe(200);
    for (const answer of [
      await publish(agent, 1),
      await agent.post(`${item}/restore`, { body: { base: 1, version: 0 } }),
    ])
      expect([answer.status, answer.json.code]).toEqual([403, 'CARE_ROLE']);
    expect((await publish(lead, 1)).json).toEqual({ version: 2 });
  });

  it('answer on the hosts of customer care only, and refuse a foreign origin', async () => {
    expect((await lead.get(item, { headers: { host: 'fr.localhost:8080' } })).status).toBe(404);
    const foreign = { origin: 'https://elsewhere.example' };
    expect(
      (await lead.post(`${item}/restore`, { body: { base: 0, version: 0 }, headers: foreign })).status,
    ).toBe(403);
  });

  it('list every item with its state in each locale', async () => {
    expect(await stateOf('home', 'booking', 'fr_FR')).toEqual({
      locale: 'fr_FR',
      shown: 'own',
      hasDraft: false,
      isScheduled: false,
      version: 0,
      changedBy: null,
      changedAt: null,
    });
    await save(agent, 0, withTitle('Un'));
    expect(await stateOf('home', 'booking', 'fr_FR')).toMatchObject({
      shown: 'own',
      hasDraft: true,
      version: 1,
      changedBy: 'agent',
    });
    await publish(lead, 1);
    await save(agent, 2, withTitle('Deux'));
    await publish(lead, 3, { from: new Date(shop.clock.now() + hour).toISOString() });
    expect(await stateOf('home', 'booking', 'fr_FR')).toMatchObject({
      shown: 'published',
      hasDraft: false,
      isScheduled: true,
      version: 4,
      changedBy: 'lead',
    });
    expect(await stateOf('home', 'booking', 'fr_BE')).toMatchObject({ shown: 'own', version: 0 });
    const spring = '/api/care/content/page/spring/fr_FR';
    const { published } = await read(agent, '/api/care/content/page/cookies/fr_FR');
    expect(await read(agent, spring)).toMatchObject({ shown: 'missing', published: null, version: 0 });
    await save(agent, 0, published, spring);
    expect(await stateOf('page', 'spring', 'fr_FR')).toMatchObject({ shown: 'missing', hasDraft: true });
  });

  it('return the schema, the draft, what visitors see, and who wrote each version', async () => {
    const before = await read();
    expect(before).toMatchObject({
      version: 0,
      draft: null,
      published: JSON.parse(JSON.stringify(homeSeed('booking', 'fr_FR'))),
      shown: 'own',
      versions: [],
      locales: [...locales],
      mayPublish: false,
      schema: { type: 'object', additionalProperties: false },
    });
    await save(agent, 0, withTitle('Un'));
    await publish(lead, 1);
    const after = await read(lead);
    expect(after).toMatchObject({ version: 2, draft: null, published: withTitle('Un'), mayPublish: true });
    expect(after.versions.map(({ version, state, by, isShown }) => [version, state, by, isShown])).toEqual([
      [2, 'published', 'lead', true],
      [1, 'draft', 'agent', false],
    ]);
    const rows = await database.db.selectFrom('content_version').select(['author', 'author_role']).execute();
    expect(rows).toEqual(
      expect.arrayContaining([
        { author: 'local agent@detour.example', author_role: 'agent' },
        { author: 'local lead@detour.example', author_role: 'lead' },
      ]),
    );
  });

  it('publish to every gateway within two seconds, in one locale only, and restore', async () => {
    const own = await titleAt(other);
    const belgian = await titleAt(other, 'fr_BE');
    await save(agent, 0, withTitle('Le grand air'));
    await publish(lead, 1);
    const end = Date.now() + 2000;
    while ((await titleAt(other)) === own && Date.now() < end) await new Promise(setImmediate);
    expect([await titleAt(other), await titleAt(other, 'fr_BE')]).toEqual(['Le grand air', belgian]);
    expect((await lead.post(`${item}/restore`, { body: { base: 2, version: 0 } })).json).toEqual({
      version: 3,
    });
    expect(await titleAt(shop)).toBe(own);
  });

  it('reject the second of two changes of one version, and write nothing', async () => {
    const answers = await Promise.all([
      save(agent, 0, withTitle('Un')),
      save(lead, 0, withTitle('Deux')),
      save(agent, 0, withTitle('Trois')),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('CONTENT_CONFLICT');
    expect((await read()).versions).toHaveLength(1);
    expect((await publish(lead, 0)).json.code).toBe('CONTENT_CONFLICT');
  });

  it('name each mistake with its place and its rule', async () => {
    const { jumbotron: _, ...rest } = withTitle('Un');
    const wrong = await save(agent, 0, { ...rest, colour: 'red' });
    expect([wrong.status, wrong.json.code]).toEqual([422, 'CONTENT_INVALID']);
    expect(wrong.json.errors).toEqual(
      expect.arrayContaining([
        { path: '/jumbotron', rule: 'required', message: 'is missing' },
        { path: '/', rule: 'additionalProperties', message: 'has no member "colour"' },
      ]),
    );
    await save(agent, 0, withTitle(' '));
    const empty = await publish(lead, 1);
    expect([empty.status, empty.json.code, empty.json.errors]).toEqual([
      422,
      'CONTENT_INCOMPLETE',
      [{ path: '/jumbotron/title', rule: 'empty', message: 'is empty' }],
    ]);
  });

  it('name the locales that a new page would lack', async () => {
    const spring = '/api/care/content/page/spring/fr_FR';
    const { published } = await read(agent, '/api/care/content/page/cookies/fr_FR');
    await save(agent, 0, published, spring);
    const answer = await lead.post(`${spring}/publish`, {
      body: { base: 1, locales: ['fr_FR'], from: null, until: null },
    });
    expect([answer.status, answer.json.code, answer.json.missing]).toEqual([
      422,
      'CONTENT_INCOMPLETE',
      ['es_ES', 'nl_BE', 'nl_NL', 'it_IT'],
    ]);
  });

  it('open drafts in the real page by a link [FLAG-018]', async () => {
    await save(agent, 0, withTitle('Brouillon'));
    const { link } = (await agent.post(`${item}/preview`)).json;
    const { pathname, search, searchParams, origin } = new URL(link);
    expect([origin, searchParams.get('to')]).toEqual([shop.app.gateway.config.shopOrigins.fr, '/']);
    const browser = shop.visitor();
    expect((await browser.get(pathname + search)).status).toBe(302);
    const { json } = await browser.get('/api/cms/homepage?locale=fr_FR&flow=booking');
    expect((json as Homepage).jumbotron.title).toBe('Brouillon');
  });

  it('open an older version in the real page, beside which visitors and drafts stay as they are [FLAG-018]', async () => {
    await save(agent, 0, withTitle('Un'));
    await publish(lead, 1);
    await save(agent, 2, withTitle('Deux'));
    await publish(lead, 3);
    await save(agent, 4, withTitle('Brouillon'));
    const titleIn = async (query: string): Promise<string> => {
      const { link } = (await agent.post(`${item}/preview${query}`)).json;
      const { pathname, search } = new URL(link);
      const browser = shop.visitor();
      await browser.get(pathname + search);
      const { json } = await browser.get('/api/cms/homepage?locale=fr_FR&flow=booking');
      return (json as Homepage).jumbotron.title;
    };
    expect([await titleIn('?version=2'), await titleIn('?version=1'), await titleIn('')]).toEqual([
      'Un',
      'Un',
      'Brouillon',
    ]);
    expect(await titleAt(shop)).toBe('Deux');
    await lead.post(`${item}/restore`, { body: { base: 5, version: 0 } });
    expect(await titleIn('?version=6')).toBe(homeSeed('booking', 'fr_FR').jumbotron.title);
    expect(await titleIn('?version=4')).toBe('Deux');
    expect((await agent.post(`${item}/preview?version=9`)).status).toBe(404);
    // The version is signed: a browser cannot choose another one.
    const { link } = (await agent.post(`${item}/preview?version=2`)).json;
    const token = new URL(link).searchParams.get('token') ?? '';
    const other = token.replace(/-\d+\./, '-1.');
    expect(other).not.toBe(token);
    expect((await shop.visitor().get(`/api/preview?token=${other}&to=/`)).status).toBe(403);
  });

  it('check a body in the making and write nothing', async () => {
    const check = async (body: unknown) =>
      (await agent.post(`${item}/check`, { body: { body } })).json.errors;
    expect(await check(withTitle('Un'))).toEqual([]);
    expect(await check(withTitle(' '))).toEqual([
      { path: '/jumbotron/title', rule: 'empty', message: 'is empty' },
    ]);
    expect((await read()).version).toBe(0);
  });

  it.each([
    ['/api/care/content/nothing/all/fr_FR'],
    ['/api/care/content/home/hotel/fr_FR'],
    ['/api/care/content/minisite/360/es_ES'],
  ])('find no item at %s', async (at) => {
    expect((await agent.get(at)).status).toBe(404);
    expect((await save(agent, 0, {}, at)).status).toBe(404);
  });
});

describe('pageOf', () => {
  it.each([
    ['home', 'booking', 'fr_FR', '/'],
    ['home', 'activity', 'es_ES', '/?flow=activity'],
    ['landing', 'spa', 'nl_BE', '/nl/lp/spa'],
    ['page', 'cookies', 'it_IT', '/page/cookies'],
    ['ideas', 'all', 'es_ES', '/ideas'],
    ['minisite', '360', 'fr_FR', '/partenaire-360'],
    ['navigation', 'all', 'nl_NL', '/nl/'],
  ] as const)('shows %s %s %s at %s', (kind, key, locale, path) => {
    expect(pageOf({ kind, key, locale })).toBe(path);
  });
});
