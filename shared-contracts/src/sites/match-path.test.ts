import fc from 'fast-check';
import { searchPathOf } from '../rules/search/flow-switch';
import { locales, type Locale } from './locale';
import { matchPath } from './match-path';
import { minisites } from './minisites';
import { alternatesOf, patternsOf, printPath } from './print-path';
import { routeTable } from './route-table';
import type { PageName, RouteMatch, SiteName } from './routes';
import { localesOf, siteNames, siteOf } from './site';

const pages = routeTable.map((route) => route.page);

const matchOf = (site: SiteName, path: string, preferred?: Locale): RouteMatch => {
  const answer = matchPath(site, path, preferred);
  if ('redirect' in answer) throw new Error(`${path} redirects to ${answer.redirect}`);
  return answer;
};

const paramNamesOf = (pattern: string): readonly string[] =>
  pattern.split('/').flatMap((segment) => (segment.startsWith(':') ? [segment.slice(1)] : []));

const paramsFor = (page: PageName, locale: Locale, value = 'x-1'): Record<string, string> | null => {
  const [pattern] = patternsOf(page, locale);
  if (pattern === undefined) return null;
  if (page === 'minisite') {
    const entry = minisites.find(({ minisiteLocale }) => minisiteLocale === locale);
    return entry ? { minisiteUrl: entry.minisiteUrl } : null;
  }
  return Object.fromEntries(paramNamesOf(pattern).map((name) => [name, value]));
};

// The expected route table of the ambiguities page, written out independently of the code under test.
const written: readonly (readonly [PageName, Partial<Record<Locale, string>>])[] = [
  ['home', { fr_FR: '/', fr_BE: '/fr/', es_ES: '/', it_IT: '/', nl_NL: '/nl/', nl_BE: '/nl/' }],
  [
    'search',
    {
      fr_FR: '/recherche',
      fr_BE: '/fr/recherche',
      es_ES: '/busqueda',
      it_IT: '/ricerca',
      nl_NL: '/nl/zoeken',
      nl_BE: '/nl/zoeken',
    },
  ],
  [
    'activity-search',
    {
      fr_FR: '/activites',
      fr_BE: '/fr/activites',
      es_ES: '/actividades',
      it_IT: '/attivita',
      nl_NL: '/nl/activiteiten',
      nl_BE: '/nl/activiteiten',
    },
  ],
  [
    'product',
    {
      fr_FR: '/sejours/recherche/x-1',
      fr_BE: '/fr/sejours/recherche/x-1',
      es_ES: '/estancias/busqueda/x-1',
      it_IT: '/soggiorni/ricerca/x-1',
      nl_NL: '/nl/verblijven/zoeken/x-1',
      nl_BE: '/nl/verblijven/zoeken/x-1',
    },
  ],
  [
    'single-voucher',
    { fr_FR: '/sejours/recherche/single-voucher/x-1', nl_BE: '/nl/verblijven/zoeken/single-voucher/x-1' },
  ],
  ['box-product', { es_ES: '/estancias/busqueda/box/x-1', it_IT: '/soggiorni/ricerca/box/x-1' }],
  ['activity', { fr_BE: '/fr/sejours/recherche/activity/x-1', nl_NL: '/nl/verblijven/zoeken/activity/x-1' }],
  [
    'hotel',
    {
      fr_FR: '/hotel/x-1',
      fr_BE: '/fr/hotel/x-1',
      es_ES: '/hotel/x-1',
      it_IT: '/hotel/x-1',
      nl_NL: '/nl/hotel/x-1',
    },
  ],
  [
    'boxes',
    { fr_FR: '/cadeau', fr_BE: '/fr/cadeau', es_ES: '/regalo', it_IT: '/regalo', nl_NL: '/nl/cadeau' },
  ],
  ['box', { fr_FR: '/cadeau/p/x-1/x-1', es_ES: '/regalo/p/x-1/x-1', nl_BE: '/nl/cadeau/p/x-1/x-1' }],
  ['ideas', { fr_FR: '/idees', es_ES: '/ideas', it_IT: '/idee', nl_NL: '/nl/ideeen' }],
  ['landing', { fr_FR: '/lp/x-1', fr_BE: '/fr/lp/x-1', nl_BE: '/nl/lp/x-1' }],
  ['static', { it_IT: '/page/x-1', fr_BE: '/fr/page/x-1' }],
  [
    'contact',
    {
      fr_FR: '/contact',
      es_ES: '/contact',
      it_IT: '/contact',
      nl_NL: '/nl/contact',
      nl_BE: '/nl/contact',
      fr_BE: '/fr/contact',
    },
  ],
];

const common: readonly (readonly [PageName, string])[] = [
  ['box-by-sku', '/box/x-1'],
  ['giftcard-customization', '/giftcard/customization'],
  ['gift-checkout', '/gift/checkout'],
  ['summary', '/booking/summary'],
  ['payment', '/booking/payment'],
  ['booking-lookup', '/booking/lookup'],
  ['confirmation', '/confirmation/x-1'],
  ['order-change', '/booking/change/x-1'],
  ['signin', '/account/signin'],
  ['signup', '/account/signup'],
  ['account-confirm', '/account/confirm'],
  ['account-email', '/account/email'],
  ['password', '/account/password'],
  ['profile', '/account/settings/profile'],
  ['trips', '/account/trips'],
  ['account-gifts', '/account/gifts'],
  ['addresses', '/account/addresses'],
  ['wishlist', '/account/wishlist'],
  ['beneficiary-login', '/beneficiary/login'],
  ['beneficiary-offers', '/beneficiary/offers'],
  ['voucher', '/gift'],
  ['care', '/care'],
  ['care-order', '/care/orders/x-1'],
  ['care-voucher', '/care/orders/x-1/vouchers/x-1'],
  ['care-requests', '/care/requests'],
  ['editor', '/care/content'],
  ['editor-item', '/care/content/x-1/x-1/x-1'],
  ['analytics', '/care/analytics'],
  ['experiments', '/care/experiments'],
  ['promotions', '/care/promotions'],
  ['promotion', '/care/promotions/x-1'],
  ['photos', '/care/photos'],
  ['photo-subject', '/care/photos/x-1/x-1'],
  ['care-login', '/care/login'],
];

describe('the route table', () => {
  it('prints the URLs that the documents give for every locale [ROUTE-010] [ROUTE-012] [ROUTE-018]', () => {
    for (const [page, paths] of written) {
      for (const [locale, path] of Object.entries(paths)) {
        expect([
          page,
          locale,
          printPath(page, locale as Locale, paramsFor(page, locale as Locale) ?? {}),
        ]).toEqual([page, locale, path]);
      }
    }
  });

  it('gives the contact page three URLs [I18N-006] [I18N-007] [I18N-008]', () => {
    expect(Object.fromEntries(locales.map((locale) => [locale, printPath('contact', locale)]))).toEqual({
      fr_FR: '/contact',
      es_ES: '/contact',
      it_IT: '/contact',
      nl_NL: '/nl/contact',
      nl_BE: '/nl/contact',
      fr_BE: '/fr/contact',
    });
  });

  it('uses the same order, account and gift card URLs in all locales [I18N-009]', () => {
    for (const locale of locales) {
      for (const [page, path] of common) {
        expect([locale, printPath(page, locale, paramsFor(page, locale) ?? {})]).toEqual([locale, path]);
      }
    }
  });

  it('covers every page that the documents name', () => {
    const named: readonly PageName[] = [...written.map(([page]) => page), ...common.map(([page]) => page)];
    expect([...new Set(pages)].sort()).toEqual([...named, 'minisite', 'splash'].sort());
  });

  it('gives each page one owner', () => {
    const owners = Object.fromEntries(routeTable.map(({ page, remote }) => [page, remote]));
    expect(owners).toMatchObject({
      search: 'remote-search',
      splash: 'remote-search',
      'single-voucher': 'remote-gifting',
      'booking-lookup': 'remote-product',
      'gift-checkout': 'remote-gifting',
      'box-product': 'remote-boxes',
      'beneficiary-offers': 'remote-boxes',
      voucher: 'remote-boxes',
      activity: 'remote-activities',
      contact: 'remote-account',
      editor: 'remote-editor',
      'editor-item': 'remote-editor',
      analytics: 'remote-editor',
      experiments: 'remote-editor',
      promotions: 'remote-editor',
      promotion: 'remote-editor',
      photos: 'remote-editor',
      'photo-subject': 'remote-editor',
      'care-login': 'remote-account',
      minisite: 'shell',
      care: 'remote-account',
    });
    expect(new Set(pages).size).toBe(pages.length);
  });
});

describe('matchPath', () => {
  it('matches each printed page, in each locale', () => {
    for (const locale of locales) {
      for (const page of pages) {
        const params = paramsFor(page, locale);
        if (!params || page === 'splash') continue;
        const path = printPath(page, locale, params);
        expect({ path, ...matchOf(siteOf(locale), path, locale) }).toMatchObject({
          path,
          page,
          locale,
          params,
        });
      }
    }
  });

  it('selects the page group by the first segment alone [ROUTE-001] [ROUTE-002]', () => {
    const families: readonly (readonly [string, RegExp])[] = [
      ['product', /^(product|single-voucher|box-product|activity)$/],
      ['booking', /^(summary|payment|order-change|booking-lookup)$/],
      [
        'account',
        /^(signin|signup|password|account-confirm|account-email|account-gifts|addresses|profile|trips|wishlist)$/,
      ],
      ['boxes', /^box(es)?$/],
      ['beneficiary', /^beneficiary/],
      ['gifts', /^(gift-checkout|voucher)$/],
      ['care', /^(analytics|care|editor|experiments|photo|promotion)/],
    ];
    const groupOf = (page: PageName): string => families.find(([, pages]) => pages.test(page))?.[0] ?? page;
    for (const locale of locales) {
      const groups = new Map<string, Set<string>>();
      for (const { page } of routeTable) {
        for (const pattern of patternsOf(page, locale)) {
          const [first = ''] = pattern
            .replace(/^\/(fr|nl)(?=\/|$)/, '')
            .split('/')
            .filter(Boolean);
          // Home and splash page have no segment. A minisite is any path that no other route claims.
          if (first === '' || first.startsWith(':')) continue;
          groups.set(first, (groups.get(first) ?? new Set()).add(groupOf(page)));
        }
      }
      expect([...groups].filter(([, pages]) => pages.size > 1)).toEqual([]);
    }
  });

  it('reads the product id, and a hotel id from the second segment [ROUTE-013] [ROUTE-015]', () => {
    expect(matchPath('fr', '/sejours/recherche/4711')).toMatchObject({
      page: 'product',
      params: { id: '4711' },
    });
    expect(matchPath('nl', '/nl/verblijven/zoeken/4711')).toMatchObject({
      page: 'product',
      params: { id: '4711' },
    });
    expect(matchPath('it', '/hotel/h12')).toMatchObject({ page: 'hotel', params: { id: 'h12' } });
  });

  it('uses one search path for activities and one for stays and gifts [ROUTE-021]', () => {
    for (const locale of locales) {
      const [booking, gifting, activity] = (['booking', 'gifting', 'activity'] as const).map((flow) =>
        searchPathOf(locale, flow),
      );
      expect(gifting).toBe(booking);
      expect(activity).not.toBe(booking);
    }
  });

  it('matches the summary page, and a confirmation by order id [ROUTE-026] [ROUTE-028]', () => {
    expect(matchPath('fr', '/booking/summary')).toMatchObject({ page: 'summary' });
    const orderUUID = '0f8fad5b-d9cb-469f-a165-70867728950e';
    expect(matchPath('es', `/confirmation/${orderUUID}`)).toMatchObject({
      page: 'confirmation',
      params: { orderUUID },
    });
  });

  it('never matches two pages of a locale', () => {
    const overlaps = (first: string, second: string): boolean => {
      const [left, right] = [first, second].map((pattern) => pattern.split('/').filter(Boolean)) as [
        string[],
        string[],
      ];
      return (
        left.length === right.length &&
        left.every((word, index) => {
          const other = right[index] ?? '';
          return word.startsWith(':') || other.startsWith(':') || word === other;
        })
      );
    };
    for (const locale of locales) {
      const patterns = pages
        .filter((page) => page !== 'minisite')
        .flatMap((page) => patternsOf(page, locale).map((pattern) => [page, pattern] as const));
      for (const [page, pattern] of patterns)
        for (const [other, otherPattern] of patterns)
          if (page !== other && overlaps(pattern, otherPattern))
            throw new Error(`${page} and ${other}: ${pattern}`);
      for (const { minisiteUrl } of minisites)
        expect(patterns.map(([, pattern]) => pattern.split('/').filter(Boolean)[0])).not.toContain(
          minisiteUrl,
        );
    }
  });

  it('restores any parameter that a path can carry', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.constantFrom(...pages.filter((page) => page !== 'minisite' && page !== 'splash')),
        fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text !== '.' && text !== '..'),
        (locale, page, value) => {
          const params = paramsFor(page, locale, value) ?? {};
          const path = printPath(page, locale, params);
          expect(matchOf(siteOf(locale), path, locale)).toMatchObject({ page, locale, params });
        },
      ),
    );
  });

  it('accepts any text on any site, and redirects to the same site only', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webPath(),
      fc
        .array(
          fc.constantFrom(
            '/',
            'nl',
            'fr',
            'recherche',
            '%',
            '%2F',
            '%E0%A4%A',
            '..',
            '//',
            '\\',
            '?',
            '#',
            'sejours',
            'hotel',
            ':id',
            '__proto__',
          ),
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(fc.constantFrom(...siteNames), hostile, (site, path) => {
        const answer = matchPath(site, path);
        if (!('redirect' in answer)) {
          expect(localesOf(site)).toContain(answer.locale);
          return;
        }
        expect(answer.redirect).toMatch(/^\/(?!\/)/);
        const target = matchOf(site, answer.redirect);
        expect(target.page).not.toBe('not-found');
      }),
      { numRuns: 3000 },
    );
  });

  it('returns not-found in the prefix’s language for an unclaimed path', () => {
    expect(matchOf('fr', '/nulle-part')).toMatchObject({
      page: 'not-found',
      locale: 'fr_FR',
      remote: 'shell',
    });
    expect(matchOf('be', '/fr/nulle-part')).toMatchObject({ page: 'not-found', locale: 'fr_BE' });
    expect(matchOf('be', '/nergens')).toMatchObject({ page: 'not-found', locale: 'nl_BE' });
    expect(matchOf('fr', '/nl/zoeken')).toMatchObject({ page: 'not-found', locale: 'fr_FR' });
    expect(matchOf('fr', '/hotel/%E0%A4%A')).toMatchObject({ page: 'not-found' });
    expect(matchOf('fr', '/nulle-part')).toMatchObject({ simplified: false, private: true, params: {} });
  });

  it('accepts paths of up to 2,000 characters', () => {
    const path = `/hotel/${'a'.repeat(1993)}`;
    expect([matchOf('fr', path).page, matchOf('fr', `${path}a`).page]).toEqual(['hotel', 'not-found']);
  });

  it('keeps orders, accounts and care out of shared caches on every site, and nothing else when the host sets the language', () => {
    for (const site of ['fr', 'es', 'it', 'nl'] as const) {
      const locale = localesOf(site)[0];
      const kept = pages.filter((page) => {
        const params = paramsFor(page, locale);
        return params && page !== 'splash' && matchOf(site, printPath(page, locale, params)).private;
      });
      expect([...kept].sort()).toEqual(
        [
          'gift-checkout',
          'summary',
          'payment',
          'booking-lookup',
          'confirmation',
          'order-change',
          'signin',
          'signup',
          'account-confirm',
          'account-email',
          'password',
          'profile',
          'trips',
          'account-gifts',
          'addresses',
          'wishlist',
          'beneficiary-login',
          'beneficiary-offers',
          'voucher',
          'care',
          'care-order',
          'care-voucher',
          'care-requests',
          'care-login',
          'editor',
          'editor-item',
          'analytics',
          'experiments',
          'promotions',
          'promotion',
          'photos',
          'photo-subject',
        ].sort(),
      );
    }
  });

  it('shows the splash page on the Belgian host only, and redirects the Dutch host to its home', () => {
    expect(matchOf('be', '/')).toMatchObject({ page: 'splash', private: false });
    expect(matchPath('nl', '/')).toEqual({ redirect: '/nl/' });
    expect(matchOf('fr', '/')).toMatchObject({ page: 'home' });
  });

  it.each([
    ['fr', '/recherche/', '/recherche'],
    ['nl', '/nl', '/nl/'],
    ['be', '/fr', '/fr/'],
    ['fr', '/recherch%65', '/recherche'],
    ['fr', '/recherche/?page=2', '/recherche'],
  ] as const)('redirects %s %s to its canonical URL', (site, path, redirect) => {
    expect(matchPath(site, path)).toEqual({ redirect });
  });

  it('opens a minisite only for a known address of the locale [ROUTE-005]', () => {
    const known = minisites.find(({ minisiteLocale }) => minisiteLocale === 'nl_BE');
    expect(matchOf('be', `/nl/${known?.minisiteUrl}`)).toMatchObject({ page: 'minisite', remote: 'shell' });
    expect(matchOf('be', `/fr/${known?.minisiteUrl}`)).toMatchObject({ page: 'not-found' });
    expect(matchOf('nl', `/nl/${known?.minisiteUrl}`)).toMatchObject({ page: 'not-found' });
  });

  it('takes the language of a Belgian order page from the visitor, otherwise Dutch, and keeps it out of shared caches', () => {
    expect(matchOf('be', '/booking/summary')).toMatchObject({
      locale: 'nl_BE',
      private: true,
      simplified: true,
    });
    expect(matchOf('be', '/booking/summary', 'fr_BE')).toMatchObject({ locale: 'fr_BE' });
    expect(matchOf('be', '/booking/summary', 'es_ES')).toMatchObject({ locale: 'nl_BE' });
    expect(matchOf('be', '/nl/zoeken', 'fr_BE')).toMatchObject({ locale: 'nl_BE', private: false });
    expect(matchOf('be', '/box/1')).toMatchObject({ private: true });
    expect(matchOf('fr', '/box/1')).toMatchObject({ private: false });
  });

  it('simplifies the header on checkout-like routes only', () => {
    expect(
      routeTable
        .filter((route) => route.simplified)
        .map((route) => route.page)
        .sort(),
    ).toEqual([
      'confirmation',
      'gift-checkout',
      'giftcard-customization',
      'order-change',
      'payment',
      'summary',
    ]);
  });
});

describe('printPath', () => {
  it('returns the home page for a page without an address', () => {
    expect(printPath('hotel', 'nl_BE')).toBe('/nl/');
    for (const id of ['', '.', '..']) expect(printPath('hotel', 'fr_FR', { id })).toBe('/');
    expect(printPath('hotel', 'fr_FR', { id: '\ud800' })).toBe('/');
    expect(printPath('hotel', 'fr_FR', Object.create({ id: 'inherited' }) as Record<string, string>)).toBe(
      '/',
    );
    expect(printPath('not-found', 'es_ES')).toBe('/');
    expect(printPath('minisite', 'nl_NL', { minisiteUrl: 'x' })).toBe('/nl/');
  });
});

describe('alternatesOf', () => {
  it('lists a page in six locales on five hosts', () => {
    expect(alternatesOf({ page: 'hotel', params: { id: '7' } })).toEqual([
      { locale: 'fr_FR', site: 'fr', path: '/hotel/7' },
      { locale: 'es_ES', site: 'es', path: '/hotel/7' },
      { locale: 'fr_BE', site: 'be', path: '/fr/hotel/7' },
      { locale: 'nl_BE', site: 'be', path: '/nl/hotel/7' },
      { locale: 'nl_NL', site: 'nl', path: '/nl/hotel/7' },
      { locale: 'it_IT', site: 'it', path: '/hotel/7' },
    ]);
  });

  it('adds the language to a Belgian URL that lacks it', () => {
    const paths = alternatesOf({ page: 'trips', params: {} }).map(({ path }) => path);
    expect(paths).toEqual([
      '/account/trips',
      '/account/trips',
      '/account/trips?locale=fr_BE',
      '/account/trips?locale=nl_BE',
      '/account/trips',
      '/account/trips',
    ]);
  });

  it('is empty for a page that exists in one place', () => {
    expect(alternatesOf({ page: 'not-found', params: {} })).toEqual([]);
    expect(alternatesOf({ page: 'splash', params: {} })).toEqual([]);
    const [entry] = minisites;
    expect(
      alternatesOf({ page: 'minisite', params: { minisiteUrl: entry?.minisiteUrl ?? '' } }),
    ).toHaveLength(1);
  });
});
