import { armCookieValue, tellFailure } from '@detour/shared-releases/testing';
import type { ChannelRevision } from '@detour/shared-releases/channel';
import { expect, test, type Browser, type Page } from 'playwright/test';
import { serveStores, type FaultShop } from '../support/faults/fault-shop';
import { askShop } from '../support/http';
import { readProduction } from '../support/releases/production-channel';
import { release } from '../support/releases/release-command';
import { createShopStores } from '../support/releases/shop-stores';
import { rootDir } from '../support/shop';
import { expectPage } from '../support/steps';

/** The results page and the page of a stay, with an in-app step between them. */
const members = ['remote-search', 'remote-product'] as const;
type Versions = Readonly<Record<(typeof members)[number], string>>;

let shop: FaultShop;
let stable: Versions;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  // Copies of two packages in two versions.
  test.setTimeout(180_000);
  const name = `set-canary-${process.pid}`;
  const stores = await createShopStores(`${rootDir}/.cache/faults/${name}`);
  for (const remote of members) for (const version of ['2.0.0', '3.0.0']) stores.copy(remote, version);
  stable = {
    'remote-search': stores.versionOf('remote-search'),
    'remote-product': stores.versionOf('remote-product'),
  };
  shop = await serveStores(name, stores);
});

test.afterAll(() => shop.stop());

const both = (version: string): Versions => ({ 'remote-search': version, 'remote-product': version });

/** Releases of the set that a text names: `remote-search@2.0.0`, sorted. */
const namedIn = (text: string): readonly string[] => [
  ...new Set(
    [...text.matchAll(/\/_r\/(remote-(?:search|product))\/([^/"'\s]+)\//g)].map(
      ([, name = '', version = '']) => `${name}@${version}`,
    ),
  ),
];

const idsOf = (versions: Versions): readonly string[] =>
  members.map((name) => `${name}@${versions[name]}`).sort();

const promoteSet = (version: string, percent: number): Promise<string> => {
  const ids = members.map((name) => `${name}@${version}`);
  return release(shop.stores, 'promote', ...ids, '--percent', String(percent), '--why', 'a set');
};

const newest = async (): Promise<ChannelRevision | undefined> =>
  (await readProduction(shop.stores.folder, shop.stores.trust)).revision?.document;

const cookieOf = (arm: number): string => armCookieValue(shop.stores.folder, arm);

/** Waits until the server gives a visitor with this number a release of the results. */
const expectServed = (arm: number, version: string): Promise<void> =>
  expect
    .poll(
      async () => {
        const headers = { cookie: `arm=${cookieOf(arm)}`, 'user-agent': 'Mozilla/5.0' };
        const { body } = await askShop(`${shop.origin}/recherche`, { headers });
        return /id="slot" data-remote="remote-search" data-remote-version="([^"]+)"/.exec(body)?.[1];
      },
      { timeout: 30_000 },
    )
    .toBe(version);

const expectSlot = async (page: Page, name: keyof Versions, versions: Versions): Promise<void> => {
  const slot = page.locator('#slot');
  await expect(slot).toHaveAttribute('data-remote', name, { timeout: 30_000 });
  await expect(slot).toHaveAttribute('data-remote-state', 'mounted', { timeout: 30_000 });
  await expect(slot).toHaveAttribute('data-remote-version', versions[name]);
};

/** A visitor opens the results, goes to a stay in the app, loads it again, and goes back. Each page and request is of one side. */
const expectOneSide = async (browser: Browser, arm: number, versions: Versions): Promise<void> => {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'arm', value: cookieOf(arm), url: shop.origin }]);
  const page = await context.newPage();
  const requested = new Set<string>();
  page.on('request', (request) => namedIn(request.url()).forEach((id) => requested.add(id)));
  let documents = 0;
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));

  await page.goto(`${shop.origin}/recherche`);
  await expectSlot(page, 'remote-search', versions);
  await expect(page.getByTestId('results')).toHaveAttribute('data-state', 'ready', { timeout: 20_000 });
  await page.getByTestId('result-card').first().locator('a').first().click();
  await expectPage(page, 'page-product');
  await expectSlot(page, 'remote-product', versions);
  expect(documents).toBe(1);

  const opened = await page.reload();
  const html = (await opened?.text()) ?? '';
  expect(html).toContain(`data-remote="remote-product" data-remote-version="${versions['remote-product']}"`);
  await expectSlot(page, 'remote-product', versions);
  await page.goto(`${shop.origin}/recherche`);
  await expectSlot(page, 'remote-search', versions);
  expect([...requested].sort()).toEqual(idsOf(versions));
  await context.close();
};

test('a canary of a set gives a visitor both new releases or both old ones', async ({ browser }) => {
  test.setTimeout(300_000);
  expect(await promoteSet('2.0.0', 50)).toContain('for 50 %');
  await expectServed(49, '2.0.0');
  for (const [arm, versions] of [
    [0, both('2.0.0')],
    [49, both('2.0.0')],
    [50, stable],
    [99, stable],
  ] as const)
    await expectOneSide(browser, arm, versions);
});

test('becomes live for all visitors as one', async ({ browser }) => {
  test.setTimeout(120_000);
  const before = (await newest())?.revision ?? 0;
  await promoteSet('2.0.0', 100);
  const live = await newest();
  expect([live?.revision, ...members.map((name) => live?.releases[name]?.version)]).toEqual([
    before + 1,
    '2.0.0',
    '2.0.0',
  ]);
  await expectServed(99, '2.0.0');
  await expectOneSide(browser, 99, both('2.0.0'));
});

test('ends as one when the watch finds one of its releases worse', async ({ browser }) => {
  test.setTimeout(240_000);
  await promoteSet('3.0.0', 50);
  await expectServed(10, '3.0.0');
  const tried = {
    remote: 'remote-product',
    canary: '3.0.0',
    stable: '2.0.0',
    dataDir: shop.stores.folder,
  };
  const running = async (): Promise<readonly string[]> => {
    const { releases = {} } = (await newest()) ?? {};
    return members.filter((name) => releases[name]?.canary);
  };
  const port = Number(new URL(shop.origin).port);
  // The watch needs dozens of visitors.
  for (let visit = 0; visit < 300 && (await running()).length > 0; visit += 1) await tellFailure(port, tried);
  await expect.poll(running, { timeout: 20_000 }).toEqual([]);
  expect((await newest())?.change).toMatchObject({
    kind: 'abort',
    by: 'canary-watch',
    packages: [...members].sort(),
  });
  await expectServed(10, '2.0.0');
  await expectOneSide(browser, 10, both('2.0.0'));
});
