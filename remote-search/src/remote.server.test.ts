/** @jest-environment node */
import type { ServerRenderInput, ServerRenderOutput } from '@detour/shared-contracts/mount';
import { countryOf, matchPath, siteOf, timeZoneOf, type Locale } from '@detour/shared-contracts/sites';
import { siteFlags } from '@detour/remote-kit/testing';
import { manyOffers, offersOf } from './testing/offer.fixture';
import { catalogues } from './testing/catalogues.fixture';
import { homepageOf } from './testing/search.fixture';
import { render } from './remote.server';

const answers: Readonly<Record<string, unknown>> = {
  '/api/cms/homepage': homepageOf(),
  '/api/offers.json': offersOf(manyOffers(24), { totalCount: 60 }),
  '/api/search/activity-only.json': {
    exactMatch: [],
    searchDetails: offersOf([]).searchDetails,
    totalCount: 0,
    mainTitle: '',
  },
};

const inputOf = (path: string, locale: Locale = 'fr_FR'): ServerRenderInput => {
  const url = new URL(path, 'http://gateway.invalid');
  const route = matchPath(siteOf(locale), url.pathname, locale);
  if ('redirect' in route) throw new Error(`${path} is a redirect.`);
  return {
    site: {
      locale,
      country: countryOf(locale),
      origin: 'http://fr.localhost:8080',
      timeZone: timeZoneOf(locale),
      brand: 'Détour',
      phone: '01 00 00 00 00',
      mode: 'visitor',
      flags: siteFlags(),
      demonstration: true,
    },
    location: { path: url.pathname, search: url.search, hash: '', key: 'k', state: null },
    route,
    now: Date.parse('2026-11-21T10:00:00Z'),
    release: { remote: 'remote-search', version: '0.0.0', compositionId: 'c' },
    identifierPrefix: 'search-',
    gatewayOrigin: 'http://gateway.invalid',
    requestId: 'r',
    messages: catalogues[locale],
  };
};

const realFetch = globalThis.fetch;
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  globalThis.fetch = (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    asked.push(pathname);
    const answer = answers[pathname];
    return Promise.resolve(
      answer === undefined ? new Response('{}', { status: 503 }) : Response.json(answer),
    );
  };
});

afterEach(() => {
  globalThis.fetch = realFetch;
});

const html = async (path: string, locale?: Locale): Promise<ServerRenderOutput> =>
  render(inputOf(path, locale));

describe('the server rendering', () => {
  it('contains the complete home page: title, picture, form and cards', async () => {
    const page = await html('/');
    expect(asked).toEqual(['/api/cms/homepage']);
    expect(page.html).toContain('data-testid="page-home"');
    expect(page.html).toMatch(/<h1[^>]*>Le plus beau chemin n’est pas tout droit\.<\/h1>/);
    expect(page.html).toContain('action="/recherche"');
    expect(page.html.match(/data-testid="result-card"/g)).toHaveLength(2);
    expect(page.head.preloadImages).toHaveLength(1);
  });

  it('contains a page of results, and the skeleton for visitors with criteria', async () => {
    const page = await html('/recherche?page=1');
    expect(page.status).toBe(200);
    expect(page.html.match(/data-testid="result-card"/g)).toHaveLength(24);
    // The body, three fields of the box, and two lines each of the summary and its sticky copy.
    expect(page.html.match(/data-default-content/g)).toHaveLength(8);
    expect(page.html.match(/data-criteria-skeleton/g)).toHaveLength(8);
    expect(page.html).toContain('href="/recherche?page=2"');
    expect(page.head).toMatchObject({ previousPath: '/recherche', nextPath: '/recherche?page=2' });
    expect(page.head.jsonLd).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: 'Accueil', item: 'http://fr.localhost:8080/' },
          { name: 'Résultats', item: 'http://fr.localhost:8080/recherche?page=1' },
        ],
      },
    ]);
  });

  it.each([
    ['/recherche', '/api/offers.json'],
    ['/recherche?flow=gifting&page=2', '/api/offers.json'],
    ['/recherche?flow=hotel', '/api/offers.json'],
    ['/recherche?flow=activity', '/api/search/activity-only.json'],
    ['/activites?page=1', '/api/search/activity-only.json'],
  ])('renders on %s the search that it fetched, and fetches no other', async (path, call) => {
    const page = await html(path);
    expect(asked).toEqual([call]);
    expect(page.html).toMatch(/data-testid="results" data-state="(ready|empty)"/);
  });

  it.each(['/', '/recherche'])(
    'contains no style attribute and no script on %s, which the CSP would block',
    async (path) => {
      const page = await html(path);
      expect(page.html).not.toMatch(/ style="/);
      expect(page.html).not.toContain('<script');
      expect(page.styles[0]?.key).toBe('search');
    },
  );

  it('uses the language of the site', async () => {
    const page = await html('/nl/zoeken', 'nl_BE');
    expect(page.html).toContain('60 aanbiedingen');
    expect(page.html).toContain('Waar naartoe?');
  });

  it('contains the skeleton instead of an error when the gateway fails, with the status of a server error', async () => {
    globalThis.fetch = () => Promise.resolve(new Response('{}', { status: 503 }));
    const page = await html('/recherche');
    expect(page.status).toBe(503);
    expect(page.html).toContain('data-skeleton="stay-card"');
    expect(page.head.title).toBe('Séjours et week-ends – Détour');
  });
});
