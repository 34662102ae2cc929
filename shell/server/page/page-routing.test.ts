/** @jest-environment node */
import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import { nothingBrought } from '../composition/brought';
import { readConfig } from '../settings/config';
import { createPageHandler } from './page-handler';
import type { PageRequest } from './page-request';
import { keyOfText } from '../composition/signing-keys';
import { createVisitorCookies } from '../visitor/visitor-cookie';

const visitors = createVisitorCookies({
  secret: [keyOfText('s'.repeat(32))],
  channel: 'production',
  secure: false,
});
const [inArm3 = ''] = visitors.write({ arm: 3, id: 'abcdefghij_-0123', closed: {} }).split(';');

const canaryRuns = {
  current: (arm: number | null) => ({
    composition: { id: arm === 3 ? 'canary' : 'c1' },
    brought: nothingBrought,
  }),
  hasCanary: () => true,
};

const serve = async (
  env: Readonly<Record<string, string>> = {},
  compositions: object = {
    current: () => ({ composition: { id: 'c1' }, brought: nothingBrought }),
    hasCanary: () => false,
  },
) => {
  const asked: PageRequest[] = [];
  const words = { fr_FR: 'one' };
  const kept: string[] = [];
  const hot: string[] = [];
  const composed: string[] = [];
  const app = Fastify();
  await app.register(fastifyCookie);
  app.get(
    '/*',
    createPageHandler({
      config: readConfig(env, '/nowhere'),
      compositions: compositions as never,
      visitors,
      previews: {
        of: ({ cookies }) =>
          Promise.resolve(
            cookies['preview'] === 'good'
              ? {
                  shown: {
                    composed: { composition: { id: 'chosen' }, brought: nothingBrought } as never,
                    notice,
                  },
                  stale: false,
                }
              : { shown: null, stale: cookies['preview'] !== undefined },
          ),
      },
      experiments: { of: async () => ({ flags: readConfig(env, '/nowhere').flags, arms: null }) },
      drafts: {
        of: async ({ cookies }) =>
          cookies['content_preview'] === 'signed' ? { cookie: 'content_preview=signed', until: 5 } : null,
      },
      frames: { version: (locale) => (locale === 'fr_FR' ? words.fr_FR : 'other') },
      hot: { note: ({ path }) => hot.push(path) },
      cache: {
        get: async (key: string, render: () => Promise<{ page: unknown }>) => {
          kept.push(key);
          return (await render()).page;
        },
      } as never,
      care: { isOpen: (value) => Promise.resolve(value === 'staff'), memberOf: () => Promise.resolve(null) },
      render: (request, { composition }) => {
        asked.push(request);
        composed.push(composition.id);
        const status = request.route.page === 'not-found' ? 404 : 200;
        return Promise.resolve({
          whole: true,
          page: { status, headers: {}, html: 'page', etag: '"e"', renderedAt: 0 },
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
  return { get, asked, kept, hot, composed, words };
};

const notice = { releases: ['remote-search@1.4.0'], until: 0 };

const staff = { cookie: 'care=staff' };

describe('customer-care pages', () => {
  it('redirect every page to the login without a session or with a forged one [CARE-001] [CARE-011]', async () => {
    const { get, asked } = await serve();
    for (const headers of [{}, { cookie: 'care=forged' }])
      for (const path of ['/care', '/recherche', '/', '/account/trips', '/inexistant', '/care/x']) {
        const answer = await get(`http://fr.care.localhost${path}`, headers);
        expect([path, answer.status, answer.headers['location']]).toEqual([path, 302, '/care/login']);
        expect(answer.headers['cache-control']).toBe('no-store');
      }
    const other = await get('http://be.care.localhost/');
    expect([other.status, other.headers['location']]).toEqual([302, '/care/login']);
    expect(asked).toHaveLength(0);
    const login = await get('http://fr.care.localhost/care/login');
    expect([login.status, login.page?.route.page, login.page?.site.mode]).toEqual([
      200,
      'care-login',
      'visitor',
    ]);
  });

  it('do not exist on a public host, for any session and headers [CARE-011]', async () => {
    const { get } = await serve();
    const lies = { ...staff, 'x-forwarded-host': 'fr.care.localhost', forwarded: 'host=fr.care.localhost' };
    for (const host of ['fr.localhost', 'FR.LocalHost:8080', 'localhost', 'be.localhost'])
      for (const path of ['/care', '/care/login', '/care?x=1', '/care/login#fr.care.localhost']) {
        const answer = await get(`http://${host}${path}`, lies);
        expect([host, path, answer.status]).toEqual([host, path, 404]);
        expect([answer.page?.route.page, answer.page?.site.mode]).toEqual(['not-found', 'visitor']);
      }
    const encoded = await get('http://fr.localhost/%63are', lies);
    expect([encoded.status, encoded.headers['location']]).toEqual([301, '/care']);
    const page = await get('http://fr.localhost/recherche', lies);
    expect([page.status, page.page?.site.mode]).toEqual([200, 'visitor']);
  });

  it('render with a session, in care mode on every page and never cached [CARE-001] [CARE-011]', async () => {
    const { get, kept } = await serve();
    for (const path of ['/care', '/recherche', '/sejours/recherche/p1']) {
      const answer = await get(`http://fr.care.localhost${path}`, staff);
      expect([answer.status, answer.page?.site.mode]).toEqual([200, 'care']);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect(kept).toEqual([]);
    const visitor = await get('http://fr.localhost/recherche');
    expect(visitor.page?.site.mode).toBe('visitor');
    expect(kept).toHaveLength(1);
  });

  it('are also served on a separate host, which equals its public site [CARE-009]', async () => {
    const { get } = await serve();
    const answer = await get('http://nl.care.localhost/nl/zoeken', staff);
    expect(answer.page).toMatchObject({
      site: { locale: 'nl_NL', mode: 'care', origin: 'http://nl.care.localhost:8080' },
    });
  });

  it('do not ask staff to sign in twice', async () => {
    const { get } = await serve();
    const answer = await get('http://fr.care.localhost/care/login', staff);
    expect([answer.status, answer.headers['location']]).toEqual([302, '/care']);
  });
});

describe('the language of Belgium', () => {
  it('is remembered when the URL contains it, for pages whose URL does not [I18N-005]', async () => {
    const { get } = await serve();
    const french = await get('http://be.localhost/fr/recherche');
    expect(french.headers['set-cookie']).toMatch(/^locale=fr_BE; Max-Age=31536000; Path=\/; SameSite=Lax$/);
    const again = await get('http://be.localhost/fr/recherche', { cookie: 'locale=fr_BE' });
    expect(again.headers['set-cookie']).toBeUndefined();
    const account = await get('http://be.localhost/account/signin', { cookie: 'locale=fr_BE' });
    expect(account.page?.site.locale).toBe('fr_BE');
  });

  it('changes with the query, and is remembered [I18N-005]', async () => {
    const { get } = await serve();
    const answer = await get('http://be.localhost/account/signin?locale=nl_BE', { cookie: 'locale=fr_BE' });
    expect(answer.page?.site.locale).toBe('nl_BE');
    expect(answer.headers['set-cookie']).toMatch(/^locale=nl_BE/);
  });

  it('is never one of another country', async () => {
    const { get } = await serve();
    const answer = await get('http://be.localhost/account/signin?locale=es_ES', { 'accept-language': 'fr' });
    expect(answer.page?.site.locale).toBe('fr_BE');
  });

  it('opens the site directly once chosen, and the splash page before [SPLASH-001] [SPLASH-002]', async () => {
    const { get } = await serve();
    const first = await get('http://be.localhost/');
    expect([first.page?.route.page, first.headers['set-cookie']]).toEqual(['splash', undefined]);
    const later = await get('http://be.localhost/', { cookie: 'locale=fr_BE' });
    expect([later.status, later.headers['location']]).toEqual([302, '/fr/']);
  });
});

describe('a page that a remote brings', () => {
  const routes = [
    {
      page: 'reviews.home',
      remote: 'remote-reviews',
      paths: { fr_FR: '/avis', nl_BE: '/nl/meningen' },
      label: { fr_FR: 'Avis' },
    },
  ] as const;
  const bring = (brought: object, id = 'c1') => ({
    current: () => ({ composition: { id }, brought }),
    hasCanary: () => false,
  });
  const live = { routes, flags: { 'reviews.pages': true }, storage: [], key: 'k1' };

  it('is served at its address, with its flags and links for the page, and is not found without them', async () => {
    const { get } = await serve({}, bring(live));
    const found = await get('http://fr.localhost/avis');
    expect([found.status, found.page?.route]).toEqual([
      200,
      expect.objectContaining({ page: 'reviews.home', remote: 'remote-reviews' }),
    ]);
    expect(found.page?.site).toMatchObject({
      flags: { boxes: true, 'reviews.pages': true },
      routes: [{ page: 'reviews.home', label: 'Avis' }],
    });
    expect((await get('http://be.localhost/nl/meningen')).page?.route.page).toBe('reviews.home');
    expect((await get('http://es.localhost/avis')).status).toBe(404);
    const gone = await (await serve({}, bring(nothingBrought))).get('http://fr.localhost/avis');
    expect([gone.status, gone.page?.site]).toEqual([404, expect.not.objectContaining({ routes: [] })]);
  });

  it('counts as a page that visitors ask for, unlike pages that no cache keeps', async () => {
    const { get, hot } = await serve({}, bring(live));
    await get('http://fr.localhost/avis');
    await get('http://fr.localhost/account/signin');
    expect(hot).toEqual(['/avis']);
  });

  it('is never kept under the key of another state of its flags', async () => {
    const keys: (string | undefined)[] = [];
    for (const brought of [live, { ...live, key: 'k2' }, nothingBrought]) {
      const { get, kept } = await serve({}, bring(brought));
      await get('http://fr.localhost/recherche');
      keys.push(kept[0]);
    }
    expect(new Set(keys).size).toBe(3);
  });
});

describe('routes behind a flag', () => {
  it.each([
    ['FLAG_BOXES', '/cadeau', 'boxes', '[ROUTE-004]'],
    ['FLAG_BOXES', '/box/SPA-D-EBOX', 'box-by-sku', '[ROUTE-004]'],
    ['FLAG_BOXES', '/cadeau/p/spa/SPA-D-EBOX', 'box', '[ROUTE-004]'],
    ['FLAG_BOXES', '/sejours/recherche/box/SPA-D-EBOX', 'box-product', '[ROUTE-004]'],
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
  ])('of a partner: %s returns %s [ROUTE-003] [ROUTE-005]', async (path, status, page) => {
    const answer = await (await serve()).get(`http://fr.localhost${path}`);
    expect([answer.status, answer.page?.route.page]).toEqual([status, page]);
  });

  it('include the configured flags for every remote [FLAG-021]', async () => {
    const answer = await (await serve({ FLAG_WISHLIST: '0' })).get('http://fr.localhost/recherche');
    expect(answer.page?.site.flags).toMatchObject({ wishlist: false, boxes: true });
  });

  it.each(['/booking/summary', '/booking/payment', '/gift/checkout'])(
    'of a purchase, %s, know the publishable key when there is one, and no key otherwise',
    async (path) => {
      const address = `http://fr.localhost${path}`;
      const withKey = await (await serve({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })).get(address);
      expect(withKey.page?.site).toMatchObject({ paysInBrowser: true, expressKey: 'pk_test_1' });
      const without = await (await serve()).get(address);
      expect(without.page?.site).toMatchObject({ paysInBrowser: false, expressKey: null });
    },
  );
});

describe('the releases of a page', () => {
  const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/131.0.0.0' };
  const page = 'http://fr.localhost/recherche';

  it('are stable on a visitor’s first page during a canary, and those of the arm from then on', async () => {
    const { get, composed, kept } = await serve({}, canaryRuns);
    const first = await get(page, browser);
    expect(String(first.headers['set-cookie'])).toMatch(
      /^arm=\d{1,2}\.\S+; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const again = await get(page, { ...browser, cookie: inArm3 });
    expect(again.headers['set-cookie']).toBeUndefined();
    expect(composed).toEqual(['c1', 'canary']);
    expect(new Set(kept).size).toBe(2);
  });

  it('are stable for crawlers and customer care', async () => {
    const { get, composed } = await serve({}, canaryRuns);
    await get(page, { 'user-agent': 'Googlebot/2.1', cookie: inArm3 });
    await get('http://fr.care.localhost/recherche', { ...browser, cookie: `${inArm3}; care=staff` });
    expect(composed).toEqual(['c1', 'c1']);
  });

  it('set no cookie without a canary', async () => {
    const { get } = await serve();
    expect((await get(page, browser)).headers['set-cookie']).toBeUndefined();
    const left = await get(page, { ...browser, cookie: inArm3 });
    expect(String(left.headers['set-cookie'])).toContain('arm=; ');
  });

  it('are the chosen ones in a preview, which is neither cached nor indexed', async () => {
    const { get, composed, kept } = await serve({}, canaryRuns);
    const answer = await get(page, { ...browser, cookie: `preview=good; ${inArm3}` });
    expect(answer.page?.preview).toEqual(notice);
    expect([answer.headers['cache-control'], answer.headers['x-robots-tag']]).toEqual([
      'no-store',
      'noindex',
    ]);
    expect([composed, kept]).toEqual([['chosen'], []]);
  });

  it('are stable for an invalid preview cookie, which is cleared', async () => {
    const { get, composed } = await serve();
    const answer = await get(page, { ...browser, cookie: 'preview=forged' });
    expect(String(answer.headers['set-cookie'])).toContain('preview=; ');
    expect(composed).toEqual(['c1']);
    expect(answer.page?.preview).toBeNull();
  });

  it.each([
    ['preview=remote-search@6.6.6'],
    ['remote-search=http://evil.example/entry.js'],
    ['composition=evil'],
    ['release=remote-search@6.6.6'],
    ['channel=preview'],
    ['importmap=http://evil.example'],
    ['arm=3'],
  ])('stops an attack by an override in the query: %s', async (query) => {
    const { get, composed, kept } = await serve({}, canaryRuns);
    await get(`${page}?${query}`, browser);
    await get(page, browser);
    expect(composed).toEqual(['c1', 'c1']);
    expect(kept[0]).toBe(kept[1]);
  });

  it.each([
    ['channel=preview'],
    ['composition=evil'],
    ['import-map-overrides=http://evil.example'],
    ['remote-search=http://evil.example/entry.js'],
    ['release=remote-search@6.6.6'],
  ])('stops an attack by an override in a cookie: %s', async (cookie) => {
    const { get, composed, kept } = await serve();
    await get(page, { ...browser, cookie });
    await get(page, browser);
    expect(composed).toEqual(['c1', 'c1']);
    expect(kept[0]).toBe(kept[1]);
  });

  it('stops an attack by an override in a header', async () => {
    const { get, composed } = await serve();
    await get(page, { ...browser, 'x-composition-id': 'evil', 'x-channel': 'preview', 'x-arm': '3' });
    expect(composed).toEqual(['c1']);
  });
});

describe('pages with content of editors', () => {
  it('are kept under the version of their locale, so that a publication leaves the pages of other locales', async () => {
    const { get, kept, words } = await serve();
    const pages = ['http://fr.localhost/recherche', 'http://es.localhost/busqueda'];
    for (const page of pages) await get(page);
    words.fr_FR = 'two';
    for (const page of pages) await get(page);
    const [french, spanish, frenchAfter, spanishAfter] = kept;
    expect(frenchAfter).not.toBe(french);
    expect(spanishAfter).toBe(spanish);
  });

  it('show drafts in a signed preview only, marked, neither cached nor indexed [FLAG-018] [FLAG-019]', async () => {
    const { get, kept } = await serve();
    const cookie = { cookie: 'content_preview=signed' };
    const answer = await get('http://fr.localhost/recherche', cookie);
    expect(answer.page).toMatchObject({
      drafts: 'content_preview=signed',
      preview: { drafts: true, releases: [], until: 5 },
    });
    expect([kept, answer.headers['cache-control'], answer.headers['x-robots-tag']]).toEqual([
      [],
      'no-store',
      'noindex',
    ]);
    const visitor = await get('http://fr.localhost/recherche', { cookie: 'content_preview=forged' });
    expect([visitor.page?.drafts, visitor.page?.preview, kept.length]).toEqual([null, null, 1]);
  });
});
