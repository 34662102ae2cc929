/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createTestShell } from '../../front/testing/shop.fixture';

/** Longer than the budget of a visitor's page (ms), shorter than that of a crawler's. */
const [budget, late] = [1500, 2500];

/** The last part of the path names what is late. */
const bundle = `
  const wait = () => new Promise((resolve) => setTimeout(resolve, ${late}));
  const never = () => new Promise(() => undefined);
  exports.render = async ({ location, route }, onAnswer) => {
    const what = route.params.id ?? (location.search === '' ? 'nothing' : 'html');
    if (what === 'broken') throw new Error('broken on purpose');
    if (what.startsWith('head')) await wait();
    const head = {
      title: 'Title of ' + what,
      description: 'Description of ' + what,
      canonicalPath: location.path + '?page=2',
      previousPath: location.path + '?page=1',
      nextPath: location.path + '?page=3',
      robots: 'noindex,follow',
      image: '/images/coast/1200_630.jpg',
      jsonLd: [{ '@type': 'Product', price: '99.00' }],
    };
    const status = { unknown: 404, expired: 410, failed: 503, moved: 301 }[what] ?? 200;
    if (what === 'moved') head.canonicalPath = '/hotel/h1';
    onAnswer({ head, status });
    if (!['nothing', 'failed', 'moved'].includes(what) && !what.startsWith('head')) await never();
    return { html: '<h1>drawn</h1>', styles: [], data: null, head, status };
  };`;

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'detour-late-'));
  app = await createTestShell(
    folder,
    {
      GATEWAY_ORIGIN: 'http://127.0.0.1:9',
      RENDER_BUDGET_MS: String(budget),
      CRAWLER_BUDGET_MS: '20000',
      REHEARSAL_MS: '0',
      INDEXING: '1',
    },
    bundle,
  );
  await app.ready();
  // The first page of a process is late on a busy machine.
  await ask('/recherche', crawler);
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const visitor = 'Mozilla/5.0';
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1)';

const ask = async (url: string, agent = visitor) => {
  const answer = await app.inject({ url, headers: { host: 'fr.localhost:8080', 'user-agent': agent } });
  const links = [
    ...answer.body.matchAll(/<link rel="(canonical|prev|next)" href="[^"]*?localhost:8080([^"]*)"/g),
  ];
  return {
    status: answer.statusCode,
    retryAfter: answer.headers['retry-after'],
    location: answer.headers['location'],
    isDrawn: answer.body.includes('<h1>drawn</h1>'),
    title: /<title>(.*?)<\/title>/.exec(answer.body)?.[1],
    robots: /name="robots" content="(.*?)"/.exec(answer.body)?.[1],
    links: Object.fromEntries(links.map(([, rel, path]) => [rel, path])),
    body: answer.body,
  };
};

const whole = {
  canonical: '/recherche?page=2',
  prev: '/recherche?page=1',
  next: '/recherche?page=3',
};

describe('a page whose part is late or lost', () => {
  it('keeps title, description, canonical, neighbours, robots and picture when only the HTML is late [SEO-002] [SEO-003] [SEO-005]', async () => {
    const page = await ask('/recherche?page=2');
    expect(page).toMatchObject({ status: 200, isDrawn: false, title: 'Title of html', links: whole });
    expect(page.robots).toBe('noindex, follow');
    expect(page.body).toContain('content="Description of html"');
    expect(page.body).toContain('/images/coast/1200_630.jpg');
  });

  it('keeps the status of an unknown and of an expired item', async () => {
    expect(await ask('/page/unknown')).toMatchObject({ status: 404, robots: 'noindex, follow' });
    expect(await ask('/page/expired')).toMatchObject({ status: 410, robots: 'noindex', isDrawn: false });
  });

  it('leads to the address that its item has, with the query, also to a crawler [ROUTE-014]', async () => {
    for (const agent of [visitor, crawler])
      expect(await ask('/page/moved?flow=gifting', agent)).toMatchObject({
        status: 301,
        location: '/hotel/h1?flow=gifting',
        body: '',
      });
  });

  it('is not cached when its data could not be loaded, and asks to come again', async () => {
    for (const agent of [visitor, crawler])
      expect(await ask('/page/failed', agent)).toMatchObject({
        status: 503,
        retryAfter: '30',
        isDrawn: true,
      });
  });

  it('has what the URL decides when the head is late too, and the whole head from the second request on [SEO-005]', async () => {
    const first = await ask('/page/head-1');
    expect(first).toMatchObject({ status: 200, isDrawn: false, links: { canonical: '/page/head-1' } });
    expect(first.body).toContain('hreflang="nl-BE"');
    let second = first;
    while (second.title !== 'Title of head-1') second = await ask('/page/head-1');
    expect(second).toMatchObject({ robots: 'noindex, follow', isDrawn: false });
    // A price of an earlier render may have changed since.
    expect(second.body).not.toContain('application/ld+json');
  });

  it('is awaited for a crawler, which shares no render with a visitor', async () => {
    const [first, second] = await Promise.all([ask('/page/head-2'), ask('/page/head-2', crawler)]);
    expect(first).toMatchObject({ status: 200, isDrawn: false });
    expect(second).toMatchObject({ status: 200, isDrawn: true, title: 'Title of head-2' });
  });

  it('is withheld from a crawler with 503 when nothing is known of it', async () => {
    expect(await ask('/page/broken', crawler)).toMatchObject({ status: 503, retryAfter: '30' });
    expect(await ask('/page/broken')).toMatchObject({
      status: 200,
      retryAfter: undefined,
      links: { canonical: '/page/broken' },
    });
  });
});
