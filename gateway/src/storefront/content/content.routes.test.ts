import type { Homepage } from '@detour/shared-contracts/api';
import { weekdayOf, isoDate } from '@detour/shared-contracts/base';
import { parseCriteria } from '@detour/shared-contracts/criteria';
import { flagDefaults } from '@detour/shared-contracts/platform';
import { searchRequestOf } from '@detour/shared-contracts/rules';
import { locales, matchPath, siteOf, type Locale } from '@detour/shared-contracts/sites';
import { foreignWordsOf } from '@detour/shared-contracts/testing';
import { catalogueShop } from '../../../test/catalogue-shop';
import { testNow } from '../../../test/shop.fixture';
import { landingSlugs } from './landing/landing-texts';

const gateway = catalogueShop();

const homepage = async (locale: Locale, flow = 'booking'): Promise<Homepage> => {
  const answer = await gateway.visitor.get(`/api/cms/homepage?locale=${locale}&flow=${flow}`);
  expect(answer.status).toBe(200);
  return answer.json;
};

/** True when the URL is a page of the locale's site and its hash is canonical. */
const leadsSomewhere = (locale: Locale, url: string): boolean => {
  const [path = '', hash = ''] = url.split('#');
  const match = matchPath(siteOf(locale), path, locale);
  if ('redirect' in match || match.page === 'not-found' || match.locale !== locale) return false;
  const criteria = parseCriteria(`#${hash}`, Date.parse(testNow), locale);
  return (
    hash === '' ||
    criteria.theme !== undefined ||
    criteria.dates !== undefined ||
    criteria.hotelTypes.length > 0
  );
};

const linksOf = (page: Homepage): readonly string[] =>
  page.blocks.flatMap((block) => {
    if (block.kind === 'top-search-results') return [block.link, ...block.cards.map(({ uri }) => uri)];
    if (block.kind === 'categories') return block.items.map(({ url }) => url);
    if (block.kind === 'banner') return block.ctas.map(({ url }) => url);
    return [];
  });

/** Every sentence of the page, without cards, because names of hotels may be in any language. A code has no space. */
const textsOf = (page: Homepage): readonly string[] => {
  const texts: string[] = [];
  JSON.stringify(page, (key, value: unknown) => {
    if (key === 'cards') return undefined;
    if (typeof value === 'string' && value.includes(' ')) texts.push(value);
    return value;
  });
  return texts;
};

describe('the home page', () => {
  it.each(locales)('has its content in %s [CALL-058]', async (locale) => {
    const page = await homepage(locale);
    expect(page.seo.title.length).toBeGreaterThan(10);
    expect(page.blocks.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['main-selling-points', 'top-search-results', 'categories']),
    );
    expect(linksOf(page).filter((link) => !leadsSomewhere(locale, link))).toEqual([]);
  });

  it('has texts in each language [CALL-058]', async () => {
    const titles = await Promise.all(locales.map(async (locale) => (await homepage(locale)).jumbotron.title));
    expect(new Set(titles).size).toBe(4);
  });

  it.each(locales)('has no words of another language in %s [I18N-003]', async (locale) => {
    for (const flow of ['booking', 'gifting', 'activity']) {
      const texts = textsOf(await homepage(locale, flow));
      expect(
        texts.flatMap((text) => foreignWordsOf(text, locale).map((words) => `${text}: ${words}`)),
      ).toEqual([]);
    }
  });

  it('shows stays of next week-end with exact prices and their dates', async () => {
    const page = await homepage('fr_FR');
    const block = page.blocks.find((entry) => entry.kind === 'top-search-results')!;
    expect(block.cards).toHaveLength(3);
    for (const card of block.cards) {
      expect(card).toMatchObject({ priceType: 'final', nights: 2, participants: 2 });
      expect(weekdayOf(isoDate(card.checkin!))).toBe(5);
      const quote = await gateway.visitor.get(
        `/api/product/${card.id}/quote?checkin=${card.checkin}&nights=2&adult=2&child=0&baby=0&locale=fr_FR`,
      );
      expect(quote.json.finalPrice.amountToPay).toBe(card.amountToPay);
    }
  });

  it('counts the results of its six themes', async () => {
    const page = await homepage('fr_FR');
    const block = page.blocks.find((entry) => entry.kind === 'categories')!;
    expect(block.items).toHaveLength(6);
    for (const { url, count } of block.items) {
      const criteria = parseCriteria(url.slice(url.indexOf('#')), Date.parse(testNow), 'fr_FR');
      const body = searchRequestOf(criteria, 'booking', 'fr_FR');
      const answer = await gateway.visitor.post('/api/offers.json', { body });
      expect([url, answer.json.totalCount]).toEqual([url, count]);
    }
  });

  it('shows gifts and boxes in the gifting flow [CALL-058]', async () => {
    const page = await homepage('it_IT', 'gifting');
    const gifts = page.blocks.find((entry) => entry.kind === 'top-search-results')!;
    expect(gifts).toMatchObject({ type: 'gift' });
    expect(gifts.cards.every(({ priceType, checkin }) => priceType === 'gift' && checkin === null)).toBe(
      true,
    );
    const boxes = page.blocks.find((entry) => entry.kind === 'boxes')!;
    expect(boxes.boxes).toHaveLength(4);
    for (const { url } of boxes.boxes) {
      expect(matchPath('it', url, 'it_IT')).toMatchObject({ page: 'box', locale: 'it_IT' });
    }
  });

  it('links every landing page, in its own colours [PROMO-009]', async () => {
    for (const locale of locales) {
      const { links = [] } = (await homepage(locale)).promoBar ?? {};
      const pages = links.map(({ url }) => matchPath(siteOf(locale), url, locale));
      expect(pages.map((match) => 'page' in match && match.page)).toEqual([
        ...landingSlugs.map(() => 'landing'),
        'ideas',
      ]);
      for (const link of links) {
        expect(link).toMatchObject({ colorPalette: { font: 'dark' }, category: 'landing' });
        expect(link.campaign).not.toBe('');
      }
    }
  });

  it('has texts about gifts in the gifting flow, and about stays in the others [CALL-058]', async () => {
    const booking = await homepage('fr_FR');
    expect((await homepage('fr_FR', 'gifting')).jumbotron.title).not.toBe(booking.jumbotron.title);
    expect((await homepage('fr_FR', 'nonsense')).jumbotron.title).toBe(booking.jumbotron.title);
  });
});

describe('articles, flags, boxes and activities', () => {
  it.each(locales)('give the not-found page real searches in %s [CALL-067]', async (locale) => {
    const { json } = await gateway.visitor.get(`/api/marketing/articles?locale=${locale}&page=not-found`);
    expect(json.hits.length).toBeGreaterThanOrEqual(3);
    for (const { url, title, image } of json.hits) {
      expect(leadsSomewhere(locale, url)).toBe(true);
      expect(title).not.toBe('');
      expect(Object.keys(image.sizes).length).toBeGreaterThan(0);
    }
  });

  it('have the flags of the shop [FLAG-021]', async () => {
    expect((await gateway.visitor.get('/api/flags?locale=fr_FR')).json).toEqual({
      flags: { ...flagDefaults },
      experiments: {
        'search-dates': 'control',
        'new-filters': 'dropdowns',
        'results-promises': 'hidden',
        'box-migration': 'own-pages',
      },
      assigned: {},
      running: { revision: 0, experiments: [] },
    });
  });

  it.each(locales)('list sixty boxes in %s, each with its own URL [CALL-015]', async (locale) => {
    const { json } = await gateway.visitor.get(`/api/gateway/boxes/search?locale=${locale}`);
    expect(json.boxes).toHaveLength(60);
    expect(new Set(json.boxes.map(({ code }: { code: string }) => code)).size).toBe(60);
    expect(new Set(json.boxes.map(({ slug }: { slug: string }) => slug)).size).toBe(60);
    for (const box of json.boxes) {
      expect(box.slug).toMatch(/^[a-z0-9-]+$/);
      expect(box.price.sellPrice).toBeGreaterThan(0);
      expect(box.price.promo > 0).toBe(box.price.referencePrice > box.price.sellPrice);
    }
  });

  it.each(locales)(
    'describe a day activity in %s [CALL-017] [ACT-016] [ACT-017] [ACT-018] [ACT-019] [ACT-020]',
    async (locale) => {
      const row = await gateway.db.selectFrom('activity').selectAll().orderBy('id').executeTakeFirstOrThrow();
      const { status, json } = await gateway.visitor.get(
        `/api/activity-only/weekend/${row.id}/detail.json?locale=${locale}`,
      );
      expect(status).toBe(200);
      expect(json).toMatchObject({ id: row.id, published: true });
      expect(json.prices['2'].sellPrice).toBeGreaterThan(json.prices['1'].sellPrice);
      expect(json.duration).toMatch(/\d/);
      expect(json.prices['2']).toMatchObject({ paxComposition: { adults: 2 }, moneySaved: 0 });
      expect(json.activities[0]).toMatchObject({ title: json.label, activityCenter: { main: true } });
      for (const lines of [
        json.schedules,
        json.niceToKnow,
        json.importantInfo,
        json.activities[0].composition,
      ])
        expect(lines.length).toBeGreaterThan(0);
      expect(json.locations[0].text).not.toBe('');
    },
  );

  it('return the pictures of an activity by its id [ACT-029] [CALL-026]', async () => {
    const row = await gateway.db.selectFrom('activity').selectAll().orderBy('id').executeTakeFirstOrThrow();
    const { status, json } = await gateway.visitor.get(`/api/activities/${row.id}/images.json?locale=es_ES`);
    expect(status).toBe(200);
    expect(json.map(({ url }: { url: string }) => url.split('/')[2])).toEqual([row.scene, ...row.scenes]);
    for (const { alt } of json) expect(alt).toContain(row.texts.es.label);
  });

  it('return 404 for an unknown activity [CALL-017]', async () => {
    const answer = await gateway.visitor.get('/api/activity-only/weekend/0/detail.json?locale=fr_FR');
    expect(answer).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } });
  });
});
