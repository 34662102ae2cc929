import type {
  IdeasPage,
  LandingPage,
  ResultBlock,
  TargetedBannersResponse,
} from '@detour/shared-contracts/api';
import { isoDate } from '@detour/shared-contracts/base';
import { parseCriteria } from '@detour/shared-contracts/criteria';
import { readFlags } from '@detour/shared-contracts/platform';
import { searchRequestOf } from '@detour/shared-contracts/rules';
import { locales, matchPath, printPath, siteOf, type Locale } from '@detour/shared-contracts/sites';
import { catalogueShop } from '../../../../test/catalogue-shop';
import { testNow } from '../../../../test/shop.fixture';
import { buildLandingPage } from './landing-page';
import { landingSlugs } from './landing-texts';
import { targetedBannersSeed } from './targeted-banners';

const gateway = catalogueShop();

const get = async <T>(url: string): Promise<T> => {
  const answer = await gateway.visitor.get(url);
  expect([url, answer.status, answer.text.slice(0, 200)]).toEqual([url, 200, expect.any(String)]);
  return answer.json as T;
};

const landing = (slug: string, locale: Locale): Promise<LandingPage> =>
  get(`/api/cms/landing/${slug}?locale=${locale}`);

/** Every URL in a piece of content. */
const urlsIn = (content: unknown): readonly string[] => {
  if (Array.isArray(content)) return content.flatMap(urlsIn);
  if (content === null || typeof content !== 'object') return [];
  return Object.entries(content).flatMap(([name, value]) =>
    name === 'url' && typeof value === 'string' && !value.startsWith('/images/') ? [value] : urlsIn(value),
  );
};

/** URLs that are not a page of the locale's site, or whose hash has no meaning. */
const lostUrls = (locale: Locale, urls: readonly string[]): readonly string[] =>
  urls.filter((url) => {
    const [address = '', hash = ''] = url.split('#');
    const match = matchPath(siteOf(locale), address.replace(/\?.*$/, ''), locale);
    if ('redirect' in match || match.page === 'not-found') return true;
    if (printPath(match.page, locale, match.params) !== address.replace(/\?.*$/, '')) return true;
    const criteria = parseCriteria(`#${hash}`, Date.parse(testNow), locale);
    return hash !== '' && JSON.stringify(criteria) === JSON.stringify(parseCriteria('', 0, locale));
  });

const blocksOf = ({ components }: LandingPage) =>
  components.flatMap((part) => (part.component === 'TopSearchResults' ? [part] : []));

const askBlock = (locale: Locale, query: Readonly<Record<string, string>>): Promise<ResultBlock> => {
  const base = { locale, orderBy: 'priceQuality', limit: '3', numberOfPackagesPerHotel: '1' };
  return get(`/api/search/block.json?${new URLSearchParams({ ...base, ...query }).toString()}`);
};

describe('landing pages', () => {
  it.each(locales)(
    'are written for %s, and every link leads to a page of its site [ROUTE-024]',
    async (locale) => {
      for (const slug of landingSlugs) {
        const page = await landing(slug, locale);
        expect(page).toMatchObject({ slug, seo: { index: true } });
        expect(page.components.length).toBeGreaterThanOrEqual(5);
        expect(lostUrls(locale, urlsIn(page))).toEqual([]);
      }
    },
  );

  it('differ by slug and by language [ROUTE-024]', async () => {
    const titles = await Promise.all(
      landingSlugs.flatMap((slug) =>
        (['fr_FR', 'es_ES', 'nl_NL', 'it_IT'] as const).map(
          async (locale) => (await landing(slug, locale)).title,
        ),
      ),
    );
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('return 404 for an unknown slug [ROUTE-024]', async () => {
    expect((await gateway.visitor.get('/api/cms/landing/no-such?locale=fr_FR')).status).toBe(404);
  });

  it('have results in most of their blocks, on future dates', async () => {
    for (const slug of landingSlugs) {
      const page = await landing(slug, 'fr_FR');
      const found = await Promise.all(
        blocksOf(page).map(({ type, flowType, hash }) => askBlock('fr_FR', { type, flowType, hash })),
      );
      expect([slug, found.some(({ cards, centers }) => cards.length + centers.length > 0)]).toEqual([
        slug,
        true,
      ]);
    }
  });

  it('count down to the last hour in which that Friday can be booked', () => {
    const flags = readFlags({});
    const timeZone = 'Europe/Paris';
    const page = buildLandingPage('last-minute', {
      locale: 'fr_FR',
      flags,
      today: isoDate('2026-11-18'),
      timeZone,
    })!;
    const promo = page.components.find((part) => part.component === 'JumbotronPromo');
    expect(promo).toMatchObject({
      countdown: { start: '2026-11-17T19:00:00.000Z', end: '2026-11-20T19:00:00.000Z' },
      ctas: [{ link: { url: '/recherche#checkin=2026-11-20&checkout=2026-11-22&country=FR&nights=2' } }],
    });
  });

  it('sell nothing that a flag disables', () => {
    const flags = readFlags({ FLAG_BOXES: '0', FLAG_ACTIVITY_ONLY: '0' });
    const input = { locale: 'fr_FR', flags, today: isoDate('2026-11-18'), timeZone: 'Europe/Paris' } as const;
    const pages = landingSlugs.map((slug) => buildLandingPage(slug, input));
    const urls = urlsIn([pages, targetedBannersSeed('fr_FR', flags)]);
    const off: readonly string[] = [printPath('boxes', 'fr_FR'), printPath('activity-search', 'fr_FR')];
    expect(urls.filter((url) => off.includes(url))).toEqual([]);
    expect(JSON.stringify(pages)).not.toMatch(/BestBoxes|"type":"activity"/);
  });
});

describe('a result block', () => {
  it('returns the stays of the search in its hash, the best first, one per hotel [CALL-062]', async () => {
    const hash = 'theme=26';
    const { cards, centers, totalCount } = await askBlock('fr_FR', {
      type: 'stay',
      flowType: 'booking',
      hash,
    });
    const body = searchRequestOf(parseCriteria(`#${hash}`, Date.parse(testNow), 'fr_FR'), 'booking', 'fr_FR');
    const search = await gateway.visitor.post('/api/offers.json', { body });
    expect([centers, totalCount]).toEqual([[], search.json.totalCount]);
    expect(cards).toHaveLength(Math.min(3, totalCount));
    expect(new Set(cards.map(({ hotel }) => hotel.id)).size).toBe(cards.length);
    const ranked = search.json.exactMatch.map(({ id }: { id: string }) => id);
    const places = cards.map(({ id }) => ranked.indexOf(id));
    expect(places[0]).toBe(0);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('returns gifts without dates, and activities with their centres [CALL-062]', async () => {
    const gifts = await askBlock('it_IT', { type: 'gift', flowType: 'gifting', hash: '' });
    expect(gifts.cards.length).toBeGreaterThan(0);
    expect(gifts.cards.every(({ priceType, checkin }) => priceType === 'gift' && checkin === null)).toBe(
      true,
    );
    const days = await askBlock('fr_FR', { type: 'activity', flowType: 'activity', hash: '' });
    expect(days.cards).toEqual([]);
    expect(days.centers.flatMap(({ activityOnlyPackages }) => activityOnlyPackages)).toHaveLength(3);
  });

  it('accepts a limit but no other sort, and rejects unknown members [CALL-062]', async () => {
    const five = await askBlock('fr_FR', { type: 'stay', flowType: 'booking', hash: '', limit: '5' });
    expect(five.cards).toHaveLength(5);
    const query = 'locale=fr_FR&type=stay&flowType=booking&hash=&limit=3';
    for (const wrong of [
      'orderBy=promo&numberOfPackagesPerHotel=1',
      'orderBy=priceQuality&numberOfPackagesPerHotel=2',
    ])
      expect((await gateway.visitor.get(`/api/search/block.json?${query}&${wrong}`)).status).toBe(400);
  });
});

describe('targeted banners', () => {
  it('exist per locale, page and flow, and link to pages [CALL-028]', async () => {
    const { banners } = await get<TargetedBannersResponse>('/content/targetedBanner.json');
    const places = banners.map(({ locale, page, flow }) => `${locale} ${page} ${flow}`);
    expect(new Set(places).size).toBe(places.length);
    for (const locale of locales) {
      const own = banners.filter((banner) => banner.locale === locale);
      expect(own.map(({ page, flow }) => `${page} ${flow}`)).toEqual([
        'landing booking',
        'landing gifting',
        'search activity',
      ]);
      expect(lostUrls(locale, urlsIn(own))).toEqual([]);
      const narrowed = await get<TargetedBannersResponse>(`/content/targetedBanner.json?locale=${locale}`);
      expect(narrowed.banners).toEqual(own);
    }
  });
});

describe('the ideas', () => {
  it.each(locales)('link to searches with results in %s [IDEAS-005]', async (locale) => {
    const ideas = await get<IdeasPage>(`/api/cms/ideas?locale=${locale}`);
    expect(ideas.sections.length).toBeGreaterThanOrEqual(3);
    expect(ideas.regions.length).toBeGreaterThan(0);
    const urls = urlsIn([ideas.sections, ideas.regions]);
    expect(lostUrls(locale, urls)).toEqual([]);
    // Dates depend on stock; places and hotel types of an idea must exist.
    for (const url of urls.filter((address) => !address.includes('checkin'))) {
      const criteria = parseCriteria(url.slice(url.indexOf('#')), Date.parse(testNow), locale);
      const body = searchRequestOf(criteria, 'booking', locale, { limit: 1 });
      const { json } = await gateway.visitor.post('/api/offers.json', { body });
      expect([url, json.totalCount > 0]).toEqual([url, true]);
    }
  });
});
