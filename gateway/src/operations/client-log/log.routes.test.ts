import { openTestApp, type TestApp } from '../../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';

describe('client reports', () => {
  let database: TestDatabase;
  let shop: TestApp;
  beforeAll(async () => {
    database = await openPostgres();
    shop = await openTestApp(database.db);
  }, startTimeout);
  beforeEach(() => database.clear());
  afterAll(async () => {
    await shop.app.close();
    await database.close();
  });

  const reports = () => database.db.selectFrom('client_error').selectAll().execute();

  it('store a client error with its remote, release and composition [CALL-077]', async () => {
    const body = {
      level: 'ERROR',
      locale: 'fr_FR',
      location: '/recherche',
      message: 'PRODUCT-301: no quote',
      remote: 'remote-product',
      release: '0.1.0-abc',
      compositionId: 'c1',
      code: 'PRODUCT-301',
    };
    expect((await shop.visitor().post('/api/log', { body })).status).toBe(204);
    expect(await reports()).toMatchObject([
      {
        kind: 'error',
        message: body.message,
        remote: 'remote-product',
        composition_id: 'c1',
        code: 'PRODUCT-301',
      },
    ]);
    expect((await shop.visitor().post('/api/log', { body: { ...body, level: 'INFO' } })).status).toBe(400);
  });

  it('count a missing page by path and language, without its query [CALL-029]', async () => {
    const ask = (uri: string) => shop.visitor().get(`/error?locale=fr_FR&uri=${encodeURIComponent(uri)}`);
    expect((await ask('/nowhere?name=lea')).status).toBe(204);
    await ask('/nowhere#x=1');
    const rows = await database.db.selectFrom('page_not_found').selectAll().execute();
    expect(rows).toMatchObject([{ uri: '/nowhere', locale: 'fr_FR', count: 2 }]);
  });

  it('store measurements of a page', async () => {
    const body = { page: 'home', remote: 'remote-search', metrics: { lcp: 812.5, cls: 0 } };
    expect((await shop.visitor().post('/api/vitals', { body })).status).toBe(204);
    expect(await reports()).toMatchObject([
      { kind: 'vitals', location: 'home', message: '{"lcp":812.5,"cls":0}' },
    ]);
  });

  it('store no address and no token from older pages', async () => {
    const token = 'Zm9vYmFyYmF6cXV4cXV1eA';
    const body = {
      level: 'ERROR',
      locale: 'fr_FR',
      location: `/confirmation/${token}?token=${token}`,
      message: `https://fr.shop.example/confirmation/1?token=${token}x TypeError at ${token}${token}`,
    };
    expect((await shop.visitor().post('/api/log', { body })).status).toBe(204);
    const vitals = { page: `/password#${token}`, metrics: { lcp: 1 } };
    expect((await shop.visitor().post('/api/vitals', { body: vitals })).status).toBe(204);
    await shop.visitor().get(`/error?locale=fr_FR&uri=${encodeURIComponent(`/x/${token}${token}`)}`);
    const rows = JSON.stringify([
      await reports(),
      await database.db.selectFrom('page_not_found').selectAll().execute(),
    ]);
    expect(rows).not.toContain(token);
    expect(await reports()).toMatchObject([{ location: 'confirmation' }, { location: 'other' }]);
  });

  it('store content policy violations in both formats, without queries', async () => {
    const old = {
      'csp-report': {
        'document-uri': 'http://fr.localhost:8080/?q=lea',
        'blocked-uri': 'inline',
        'effective-directive': 'style-src',
      },
    };
    const headers = { 'content-type': 'application/csp-report', origin: 'null' };
    expect(
      (await shop.visitor().post('/api/csp-report', { body: JSON.stringify(old), headers })).status,
    ).toBe(204);
    const modern = JSON.stringify([
      { type: 'csp-violation', body: { 'blocked-uri': 'https://evil.example/x?y' } },
    ]);
    const json = { 'content-type': 'application/reports+json' };
    expect((await shop.visitor().post('/api/csp-report', { body: modern, headers: json })).status).toBe(204);
    expect((await shop.visitor().post('/api/csp-report', { body: '{', headers: json })).status).toBe(204);
    const messages = (await reports()).map(({ message }) => message);
    expect(messages).toEqual([
      '{"document-uri":"home","blocked-uri":"inline","effective-directive":"style-src"}',
      '{"blocked-uri":"https://evil.example/x"}',
    ]);
  });

  it('ignore invalid violations', async () => {
    const bodies = [
      '{"csp-report":"x"}',
      '{"csp-report":1}',
      '{"csp-report":[]}',
      '[1,null,{"body":"x"},[]]',
      '"x"',
      '7',
    ];
    const nested = '{"csp-report":{"document-uri":{"a":1},"toString":"x"}}';
    for (const body of [...bodies, nested]) {
      const headers = { 'content-type': 'application/csp-report' };
      expect((await shop.visitor().post('/api/csp-report', { body, headers })).status).toBe(204);
    }
    expect((await reports()).map(({ message }) => message)).toEqual(['{"document-uri":""}']);
  });
});
