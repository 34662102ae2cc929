import { expect, test } from 'playwright/test';
import type { Locale } from '@detour/shared-contracts/sites';
import { addressIn, serveWithSettings, type FaultShop } from '../../support/faults/fault-shop';
import { askShop } from '../../support/http';
import { addressOf, findActivities, findBoxes, findStays } from '../../support/site-pages';

interface Head {
  readonly robots: string;
  readonly canonical: string | null;
  /** Language tag to path. */
  readonly alternates: ReadonlyMap<string, string>;
  readonly title: string;
  readonly description: string;
  readonly image: string;
}

const pathOf = (href: string): string => {
  const { pathname, search } = new URL(href.replaceAll('&amp;', '&'));
  return pathname + search;
};

const headIn = (html: string): Head => {
  const meta = (name: string): string =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
  return {
    robots: meta('robots'),
    canonical: canonical === undefined ? null : pathOf(canonical),
    alternates: new Map(alternates.map(([, language = '', href = '']) => [language, pathOf(href)])),
    title: /<title>([^<]*)/.exec(html)?.[1] ?? '',
    description: meta('description'),
    image: meta('og:image'),
  };
};

type Robots = 'index, follow' | 'noindex, follow' | 'noindex';
type Expected = readonly (readonly [address: string, robots: Robots])[];

/** Pages of a locale, with what a shop that may be indexed tells crawlers. */
const pagesOf = async (locale: Locale): Promise<Expected> => {
  const [[stay], [activity], [box]] = await Promise.all([
    findStays(locale, 1),
    findActivities(locale, 1),
    findBoxes(locale),
  ]);
  const { id = '', hotel } = stay ?? {};
  return [
    [addressOf(locale, 'home'), 'index, follow'],
    [addressOf(locale, 'search'), 'index, follow'],
    [addressOf(locale, 'search', {}, '?page=1'), 'index, follow'],
    [addressOf(locale, 'product', { id }), 'index, follow'],
    [addressOf(locale, 'hotel', { id: hotel?.id ?? '' }), 'index, follow'],
    [addressOf(locale, 'activity', { id: activity?.id ?? '' }), 'index, follow'],
    [addressOf(locale, 'landing', { slug: 'spa' }), 'index, follow'],
    [addressOf(locale, 'contact'), 'index, follow'],
    [addressOf(locale, 'boxes'), 'noindex, follow'],
    [addressOf(locale, 'box', { slug: box?.slug ?? '', code: box?.code ?? '' }), 'noindex, follow'],
    [`${addressOf(locale, 'home').replace(/\/$/, '')}/rien-de-tel`, 'noindex, follow'],
  ];
};

/** The head of a page with its content: the first answer of a busy server may come without (decision 1114). */
const readHead = async (address: string, robots: Robots): Promise<Head> => {
  let head = headIn((await askShop(address)).body);
  await expect
    .poll(
      async () => {
        head = headIn((await askShop(address)).body);
        return [address, head.robots, head.description !== '' || robots !== 'index, follow'];
      },
      { timeout: 20_000 },
    )
    .toEqual([address, robots, true]);
  return head;
};

test.describe('a shop that search engines may index', () => {
  let shop: FaultShop;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    shop = await serveWithSettings('indexed-shop', {
      INDEXING: '1',
      RATING: '4.5/5 4146 2026-03-01 Avis vérifiés',
    });
  });
  test.afterAll(() => shop?.stop());

  for (const locale of ['fr_FR', 'nl_BE'] as const)
    test(`tells crawlers which pages to index in ${locale}, and a shop without the flag forbids all [SEO-001] [SEO-002] [SEO-003] [SEO-004] [SEO-010] [SEO-011] [SEO-012]`, async () => {
      test.setTimeout(180_000);
      const titles = new Set<string>();
      for (const [address, robots] of await pagesOf(locale)) {
        const there = addressIn(shop, address);
        const head = await readHead(there, robots);
        titles.add(head.title);
        if (robots === 'index, follow') {
          // A canonical address leads to itself, and each translation back to it.
          expect([there, head.image !== '']).toEqual([there, true]);
          const own = head.alternates.get(locale.replace('_', '-'));
          if (head.alternates.size > 0) expect([there, own]).toEqual([there, head.canonical]);
        }
        // Without the flag, the address itself, and also where its own rule says more.
        expect([address, headIn((await askShop(address)).body).robots.split(',')[0]]).toEqual([
          address,
          'noindex',
        ]);
      }
      expect(titles.size).toBe((await pagesOf(locale)).length);
    });

  test('states the rating of the operator in structured data and footer, and none without one [SEO-009] [FOOT-008]', async () => {
    const home = addressOf('fr_FR', 'home');
    const organizationIn = (html: string): Record<string, unknown> | undefined =>
      [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)]
        .flatMap(([, text = '']) => [JSON.parse(text) as unknown].flat())
        .find(
          (item): item is Record<string, unknown> =>
            (item as { '@type'?: unknown })['@type'] === 'Organization',
        );
    const line = '4,5/5 d’après 4 146 avis';
    const plain = (html: string): string => html.replaceAll(/[\u00a0\u202f]|&nbsp;/g, ' ');
    await expect
      .poll(async () => organizationIn((await askShop(addressIn(shop, home))).body)?.['aggregateRating'])
      .toMatchObject({ '@type': 'AggregateRating', ratingValue: 4.5, bestRating: 5, reviewCount: 4146 });
    expect(plain((await askShop(addressIn(shop, home))).body)).toContain(line);

    const usual = (await askShop(home)).body;
    expect(organizationIn(usual)).toBeDefined();
    expect(organizationIn(usual)?.['aggregateRating']).toBeUndefined();
    expect(plain(usual)).not.toContain(line);
  });

  test('names translations that name each other [SEO-002] [HOME-006]', async () => {
    const start = addressIn(shop, addressOf('fr_FR', 'search'));
    const { alternates } = await readHead(start, 'index, follow');
    expect(alternates.size).toBeGreaterThanOrEqual(6);
    for (const locale of ['es_ES', 'nl_NL', 'it_IT', 'nl_BE'] as const) {
      const other = await readHead(addressIn(shop, addressOf(locale, 'search')), 'index, follow');
      expect([locale, [...other.alternates].toSorted()]).toEqual([locale, [...alternates].toSorted()]);
    }
  });
});
