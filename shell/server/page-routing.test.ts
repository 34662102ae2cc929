/** @jest-environment node */
import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import { readConfig } from './config';
import { createPageHandler } from './page-handler';
import type { PageRequest } from './page-renderer';

const serve = async (env: Readonly<Record<string, string>> = {}) => {
  const asked: PageRequest[] = [];
  const kept: string[] = [];
  const app = Fastify();
  await app.register(fastifyCookie);
  app.get(
    '/*',
    createPageHandler({
      config: readConfig(env, '/nowhere'),
      compositions: { current: () => ({ composition: { id: 'c1' } }), hasCanary: () => false } as never,
      previews: { of: () => Promise.resolve({ shown: null, stale: false }) },
      cache: {
        get: async (key: string, render: () => Promise<{ page: unknown }>) => {
          kept.push(key);
          return (await render()).page;
        },
      } as never,
      care: { isOpen: (value) => Promise.resolve(value === 'staff'), memberOf: () => Promise.resolve(null) },
      render: (request) => {
        asked.push(request);
        const status = request.route.page === 'not-found' ? 404 : 200;
        return Promise.resolve({
          whole: true,
          page: { status, headers: {}, html: 'page', etag: '"e"', keys: [], renderedAt: 0 },
        });
      },
      now: () => 0,
    }),
  );
  const get = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
    const { pathname, search, host } = new URL(url);
    const answer = await app.inject({ url: pathname + search, headers: { host, ...headers } });
    return { status: answer.statusCode, headers: answer.headers, page: asked.at(-1) };
  };
  return { get, asked, kept };
};

const staff = { cookie: 'care=staff' };

describe('customer-care pages', () => {
  it('lead to the login without a session, also with a forged one [CARE-001] [CARE-011]', async () => {
    const { get, asked } = await serve();
    for (const headers of [{}, { cookie: 'care=forged' }]) {
      const answer = await get('http://fr.localhost/care', headers);
      expect([answer.status, answer.headers['location']]).toEqual([302, '/care/login']);
    }
    expect(asked).toHaveLength(0);
  });

  it('are there with one, in a mode that every page is in and that no cache keeps [CARE-001] [CARE-011]', async () => {
    const { get, kept } = await serve();
    for (const path of ['/care', '/recherche', '/sejours/recherche/p1']) {
      const answer = await get(`http://fr.localhost${path}`, staff);
      expect([answer.status, answer.page?.site.mode]).toEqual([200, 'care']);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect(kept).toEqual([]);
    const visitor = await get('http://fr.localhost/recherche');
    expect(visitor.page?.site.mode).toBe('visitor');
    expect(kept).toHaveLength(1);
  });

  it('are served on a host of their own too, which is a site like its public one [CARE-009]', async () => {
    const { get } = await serve();
    const answer = await get('http://nl.care.localhost/nl/zoeken', staff);
    expect(answer.page).toMatchObject({
      site: { locale: 'nl_NL', mode: 'care', origin: 'http://nl.care.localhost' },
    });
  });

  it('do not ask staff to sign in twice', async () => {
    const { get } = await serve();
    const answer = await get('http://fr.localhost/care/login', staff);
    expect([answer.status, answer.headers['location']]).toEqual([302, '/care']);
  });
});

describe('the language of Belgium', () => {
  it('is remembered where the address says it, for pages whose address does not [I18N-005]', async () => {
    const { get } = await serve();
    const french = await get('http://be.localhost/fr/recherche');
    expect(french.headers['set-cookie']).toMatch(/^locale=fr_BE; Path=\/; Max-Age=31536000; SameSite=Lax$/);
    const again = await get('http://be.localhost/fr/recherche', { cookie: 'locale=fr_BE' });
    expect(again.headers['set-cookie']).toBeUndefined();
    const account = await get('http://be.localhost/account/signin', { cookie: 'locale=fr_BE' });
    expect(account.page?.site.locale).toBe('fr_BE');
  });

  it('changes with the query, which is remembered too [I18N-005]', async () => {
    const { get } = await serve();
    const answer = await get('http://be.localhost/account/signin?locale=nl_BE', { cookie: 'locale=fr_BE' });
    expect(answer.page?.site.locale).toBe('nl_BE');
    expect(answer.headers['set-cookie']).toMatch(/^locale=nl_BE/);
  });

  it('is never that of another country', async () => {
    const { get } = await serve();
    const answer = await get('http://be.localhost/account/signin?locale=es_ES', { 'accept-language': 'fr' });
    expect(answer.page?.site.locale).toBe('fr_BE');
  });

  it('opens the site itself once it was chosen, and the splash page before [SPLASH-001] [SPLASH-002]', async () => {
    const { get } = await serve();
    const first = await get('http://be.localhost/');
    expect([first.page?.route.page, first.headers['set-cookie']]).toEqual(['splash', undefined]);
    const later = await get('http://be.localhost/', { cookie: 'locale=fr_BE' });
    expect([later.status, later.headers['location']]).toEqual([302, '/fr/']);
  });
});

describe('routes behind a flag', () => {
  it.each([
    ['FLAG_BOXES', '/cadeau', 'boxes', '[ROUTE-004]'],
    ['FLAG_BOXES', '/box/SPA-D-EBOX', 'box-by-sku', '[ROUTE-004]'],
    ['FLAG_ACTIVITY_ONLY', '/activites', 'activity-search', '[ROUTE-006]'],
  ])('of %s: %s is %s, and not found when it is off [FLAG-015] %s', async (flag, path, page) => {
    const on = await (await serve({ [flag]: '1' })).get(`http://fr.localhost${path}`);
    expect([on.status, on.page?.route.page]).toEqual([200, page]);
    const off = await (await serve({ [flag]: '0' })).get(`http://fr.localhost${path}`);
    expect([off.status, off.page?.route.page]).toEqual([404, 'not-found']);
  });

  it.each([
    ['/partenaire-360', 200, 'minisite'],
    ['/partenaire-999', 404, 'not-found'],
  ])('of a partner: %s answers %s [ROUTE-003] [ROUTE-005]', async (path, status, page) => {
    const answer = await (await serve()).get(`http://fr.localhost${path}`);
    expect([answer.status, answer.page?.route.page]).toEqual([status, page]);
  });

  it('gives every remote the flags of the settings [FLAG-021]', async () => {
    const answer = await (await serve({ FLAG_WISHLIST: '0' })).get('http://fr.localhost/recherche');
    expect(answer.page?.site.flags).toMatchObject({ wishlist: false, boxes: true });
  });
});
