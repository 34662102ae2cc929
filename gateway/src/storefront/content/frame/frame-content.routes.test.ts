import type {
  AnnouncementBannersResponse,
  GiftBlockResponse,
  Minisite,
  NavigationLink,
  StaticPage,
} from '@detour/shared-contracts/api';
import { isoDate } from '@detour/shared-contracts/base';
import { parseCriteria } from '@detour/shared-contracts/criteria';
import { flagDefaults, storedItems } from '@detour/shared-contracts/platform';
import { searchRequestOf } from '@detour/shared-contracts/rules';
import {
  legalPageIds,
  locales,
  matchPath,
  minisites,
  siteOf,
  timeZoneOf,
  type Locale,
} from '@detour/shared-contracts/sites';
import { catalogueShop } from '../../../../test/catalogue-shop';
import { testNow } from '../../../../test/shop.fixture';
import { buildPromoBars } from './frame-content';
import { staticPageIds } from '../static/parse-static-page';
import { storedItemLines } from '../static/stored-item-texts';

const gateway = catalogueShop();

const get = async <T>(url: string): Promise<T> => {
  const answer = await gateway.visitor.get(url);
  expect([url, answer.status]).toEqual([url, 200]);
  return answer.json as T;
};

/** Page of the locale's site for a URL. */
const pageOf = (locale: Locale, url: string): string => {
  const match = matchPath(siteOf(locale), url, locale);
  return 'redirect' in match
    ? `redirect ${match.redirect}`
    : match.locale === locale
      ? match.page
      : 'foreign';
};

const all = (links: readonly NavigationLink[]): readonly NavigationLink[] =>
  links.flatMap((link) => [link, ...all(link.children)]);

const depthOf = (links: readonly NavigationLink[]): number =>
  links.length === 0 ? 0 : 1 + Math.max(...links.map(({ children }) => depthOf(children)));

describe('the navigation', () => {
  it.each(locales)(
    'has four levels of searches that find something in %s [NAV-001] [NAV-003]',
    async (locale) => {
      const { links } = await get<{ links: NavigationLink[] }>(`/api/cms/navigation?locale=${locale}`);
      expect(depthOf(links)).toBe(4);
      const leading = all(links).filter(({ uri }) => uri !== null);
      expect(leading.length).toBeGreaterThan(15);
      expect(leading.filter(({ uri }) => pageOf(locale, uri!) !== 'search')).toEqual([]);
      expect(all(links).filter(({ count }) => count === 0)).toEqual([]);
      expect(new Set(all(links).map(({ _id }) => _id)).size).toBe(all(links).length);
    },
  );

  it('gives each section and theme an icon, and lets the nearest moment stand out [NAV-003]', async () => {
    const { links } = await get<{ links: NavigationLink[] }>('/api/cms/navigation?locale=nl_NL');
    const sections = links[0]!.children;
    expect(sections.map(({ icon }) => icon)).toEqual(['themes', 'areas', 'houses', 'moments']);
    const themes = sections[0]!.children;
    expect(themes.map(({ _id, icon }) => [_id, icon])).toEqual(
      themes.map(({ _id }) => [_id, _id.replace('theme-', '')]),
    );
    const strong = all(links).filter(({ variant }) => variant === 'strong');
    expect(strong.map(({ _id }) => _id)).toEqual([sections[3]!.children[0]!._id]);
  });

  it('shows the numbers that a search for the area or town finds [NAV-003]', async () => {
    const { links } = await get<{ links: NavigationLink[] }>('/api/cms/navigation?locale=fr_FR');
    const area = all(links).find(({ _id, children }) => _id.startsWith('area-') && children.length > 0)!;
    for (const { uri, count } of [area, area.children[0]!]) {
      const criteria = parseCriteria(uri!.slice(uri!.indexOf('#')), Date.parse(testNow), 'fr_FR');
      const { json } = await gateway.visitor.post('/api/offers.json', {
        body: searchRequestOf(criteria, 'booking', 'fr_FR'),
      });
      expect([uri, json.totalCount]).toEqual([uri, count]);
    }
  });
});

describe('promo bars', () => {
  it.each(locales)(
    'exist in each flow, each with a link to a page, in %s [CALL-070] [PROMO-001] [PROMO-002]',
    async (locale) => {
      const { promoBars } = await get<{ promoBars: ReturnType<typeof buildPromoBars> }>(
        `/api/cms/promoBars?locale=${locale}`,
      );
      expect(promoBars.map(({ flow }) => flow)).toEqual(['booking', 'gifting', 'hotel', 'activity']);
      for (const { links } of promoBars)
        for (const { url } of links) expect(['search', 'boxes', 'static']).toContain(pageOf(locale, url));
    },
  );

  it.each([
    ['2026-11-14', 'gift-voucher', null],
    ['2026-11-15', 'gift-christmas', '2026-12-17T23:00:00.000Z'],
    ['2026-12-17', 'gift-christmas', '2026-12-17T23:00:00.000Z'],
    ['2026-12-18', 'gift-voucher', null],
  ])('promise on %s only a delivery that the post can meet: %s', (day, code, end) => {
    const [, bar] = buildPromoBars({
      locale: 'fr_FR',
      flags: flagDefaults,
      today: isoDate(day),
      timeZone: timeZoneOf('fr_FR'),
    });
    expect([bar?.internalCode, bar?.countdown?.end ?? null]).toEqual([code, end]);
  });

  it('do not mention the post where gifts are not posted', () => {
    const [, bar] = buildPromoBars({
      locale: 'fr_FR',
      flags: { boxes: true, physicalVoucher: false },
      today: isoDate('2026-12-01'),
      timeZone: timeZoneOf('fr_FR'),
    });
    expect(bar?.internalCode).toBe('gift-voucher');
  });
});

describe('announcement banners', () => {
  it.each(['/api/front/cms/announcementBanner', '/content/announcementBanner.json'])(
    'are grouped by page and flow, with every locale, at %s [CALL-068] [CALL-069] [BANNER-002]',
    async (url) => {
      const lists = await get<AnnouncementBannersResponse>(url);
      const banners = Object.values(lists).flat();
      expect(banners.map(({ page, flow }) => `${page} ${flow}`)).toEqual([
        'search booking',
        'search gifting',
        'product gifting',
      ]);
      for (const { locale, localizations } of banners)
        expect([locale, ...localizations.map((entry) => entry.locale)].sort()).toEqual([...locales].sort());
    },
  );
});

describe('the gift block', () => {
  it.each(['/api/front/content/giftBlock', '/content/giftBlock.json'])(
    'has the links of each locale at %s [CALL-073] [CALL-069] [PROMO-015]',
    async (url) => {
      const blocks = await get<GiftBlockResponse>(url);
      for (const locale of locales) {
        const { boxURL, singleVoucherURL, giftcardURL, activityOnlyURL } = blocks[locale];
        expect(
          [boxURL, singleVoucherURL, giftcardURL, activityOnlyURL].map((link) => pageOf(locale, link!)),
        ).toEqual(['boxes', 'search', 'giftcard-customization', 'activity-search']);
        expect((await gateway.visitor.get(blocks[locale].imageL)).status).toBe(200);
      }
    },
  );
});

describe('static pages', () => {
  it.each(locales)(
    'exist in %s, with links to existing pages [CALL-066] [FOOT-001] [FOOT-011] [I18N-004]',
    async (locale) => {
      expect(staticPageIds).toEqual(expect.arrayContaining([...legalPageIds]));
      for (const id of staticPageIds) {
        const page = await get<StaticPage>(`/api/cms/static/${id}?locale=${locale}`);
        expect(page.sections.length).toBeGreaterThan(0);
        expect(JSON.stringify(page)).not.toMatch(/[{}]\w+[}]|##|\]\(/);
        for (const { url } of page.sections.flatMap(({ links }) => links))
          expect([id, url, pageOf(locale, url)]).not.toContain('not-found');
      }
    },
  );

  it('differ by language, and use Belgian terms in Belgium', async () => {
    const titles = await Promise.all(
      locales.map(
        async (locale) => (await get<StaticPage>(`/api/cms/static/terms-of-sale?locale=${locale}`)).title,
      ),
    );
    expect(new Set(titles).size).toBe(5);
    const { sections } = await get<StaticPage>('/api/cms/static/help?locale=nl_BE');
    expect(sections.map(({ title }) => title)).toContain('Reserveren');
  });

  it('list every cookie and storage key of the shop on the cookie page', async () => {
    const { sections } = await get<StaticPage>('/api/cms/static/cookies?locale=it_IT');
    const named = sections.flatMap(({ items }) => items.map((item) => item.split(':')[0]));
    expect([...named].sort()).toEqual(storedItems.map(({ name }) => name).sort());
    expect(sections.flatMap(({ stored = [] }) => stored)).toEqual(['needed', 'preferences', 'statistics']);
    expect(storedItemLines('needed', 'fr').filter((line) => !line.includes(':'))).toEqual([]);
  });

  it('return 404 for an unknown id', async () => {
    expect(await gateway.visitor.get('/api/cms/static/nothing?locale=fr_FR')).toMatchObject({
      status: 404,
      json: { code: 'NOT_FOUND' },
    });
  });
});

describe('minisites', () => {
  const fetchAll = async (): Promise<readonly Minisite[]> =>
    (
      await Promise.all(
        locales.map(
          async (locale) =>
            (await get<{ minisites: Minisite[] }>(`/api/cms/minisites?locale=${locale}`)).minisites,
        ),
      )
    ).flat();

  it('exist for six partners, each in its own locale [MINI-001] [MINI-002] [MINI-003]', async () => {
    const found = await fetchAll();
    expect(found.map(({ minisiteId }) => minisiteId).sort()).toEqual(
      minisites.map(({ minisiteId }) => minisiteId).sort(),
    );
    for (const { minisiteLocale, minisiteUrl } of found)
      expect(
        pageOf(
          minisiteLocale,
          `${minisiteLocale === 'fr_FR' ? '' : `/${minisiteLocale.slice(0, 2)}`}/${minisiteUrl}`,
        ),
      ).toBe('minisite');
  });

  it('state the conditions of their offers [MINI-007] [MINI-008] [MINI-009] [MINI-010]', async () => {
    const stays =
      /(?:jusqu’au|tot en met) (\d\d\/\d\d\/\d{4}) (?:pour des séjours du|voor verblijven van) (\d\d\/\d\d\/\d{4}) (?:au|tot en met) (\d\d\/\d\d\/\d{4})/;
    const dayOf = (text = ''): string => text.split('/').toReversed().join('-');
    for (const { footer, minisiteLocale } of await fetchAll()) {
      const inFrench = minisiteLocale.startsWith('fr');
      expect(footer?.replaceAll(/\s/g, ' ')).toMatch(
        inFrench ? /Sous réserve de disponibilité\./ : /Onder voorbehoud van beschikbaarheid\./,
      );
      const [, , from, until] = stays.exec(footer ?? '') ?? [];
      expect(dayOf(from)).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(dayOf(from) < dayOf(until)).toBe(true);
      expect(footer).toMatch(/2 personnes, en chambre double|2 personen, in een tweepersoonskamer/);
      expect(footer).toMatch(/2 nuits minimum|minimum van 2 nachten/);
      expect(footer).toMatch(/jusqu’au .* pour des séjours du|tot en met .* voor verblijven van/);
      expect(footer).toMatch(/font foi|is bindend/);
      expect(footer).toMatch(/électronique|elektronische betaling/);
    }
  });

  it('sell until a future day, or state that they have ended, and show no picture as a logo [P26] [MINI-009]', async () => {
    for (const { footer, logoUrl } of await fetchAll()) {
      const [, day = '', month = '', year = ''] =
        /(?:jusqu’au|tot en met) (\d\d)\/(\d\d)\/(\d{4})/.exec(footer ?? '') ?? [];
      const isOver = /Cette offre est terminée|Deze actie is afgelopen/.test(footer ?? '');
      expect([footer, isOver]).toEqual([footer, `${year}-${month}-${day}` < '2026-11-21']);
      expect(logoUrl).toBeNull();
    }
  });

  it('quote 75 and 108 euros in the two campaigns that ended, and dinner conditions in one [MINI-011] [MINI-012]', async () => {
    const footers = (await fetchAll()).map(({ footer }) => footer?.replace(/\s/g, ' ') ?? '');
    expect(footers.filter((text) => text.includes('75 €') && text.includes('2024'))).toHaveLength(1);
    expect(footers.filter((text) => text.includes('108 €') && text.includes('2025'))).toHaveLength(1);
    expect(
      footers.filter((text) => /au moins 2 plats, hors boissons. Les soins se réservent/.test(text)),
    ).toHaveLength(1);
  });
});
