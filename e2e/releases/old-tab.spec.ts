import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import { watchConsole } from '../support/checks/console';
import { serveStores, type FaultShop } from '../support/faults/fault-shop';
import { askShop } from '../support/http';
import { release } from '../support/releases/release-command';
import { expectServed } from '../support/releases/served';
import { rootDir } from '../support/shop';
import { createShopStores, type ShopStores } from '../support/releases/shop-stores';
import { chooseStayDates, expectPage, pressBook, refuseConsent } from '../support/steps';

const packages = ['shell', 'remote-search', 'remote-product'] as const;
/** The number that decision 0601 retains. */
const promotions = 30;

let shop: FaultShop;

const all = (version: (name: string) => string): Readonly<Record<string, { readonly version: string }>> =>
  Object.fromEntries(packages.map((name) => [name, { version: version(name) }]));

const releaseFolders = ({ folder }: ShopStores, name: string): readonly string[] =>
  readdirSync(join(folder, 'releases', name)).map((version) => join(folder, 'releases', name, version));

/** Makes all publications look old, so that only recently live releases are kept. */
const letTimePass = (stores: ShopStores): void => {
  const past = Date.now() / 1000 - 30 * 86_400;
  for (const name of packages)
    for (const folder of releaseFolders(stores, name)) utimesSync(join(folder, 'release.json'), past, past);
};

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const name = `old-tab-${process.pid}`;
  const stores = await createShopStores(`${rootDir}/.cache/faults/${name}`);
  for (const remote of packages)
    for (const version of ['ancient', 'even', 'odd']) stores.copy(remote, version);
  // Live before the tab opens, and never again: `prune` may remove it.
  await stores.promote(all(() => 'ancient'));
  await stores.promote(all((remote) => stores.versionOf(remote)));
  shop = await serveStores(name, stores);
});

test.afterAll(() => shop.stop());

const openResults = async (page: Page): Promise<void> => {
  await page.goto(`${shop.origin}/recherche`);
  await expectPage(page, 'page-search');
  await refuseConsent(page);
  await expect(page.getByTestId('results')).toHaveAttribute('data-state', 'ready', { timeout: 20_000 });
};

/** Releases whose scripts a document has requested. */
const usedVersions = (page: Page, name: string): Promise<readonly string[]> =>
  page.evaluate(
    (remote) => [
      ...new Set(
        performance
          .getEntriesByType('resource')
          .flatMap((entry) => new RegExp(`/_r/${remote}/([^/]+)/`).exec(entry.name)?.[1] ?? []),
      ),
    ],
    name,
  );

test(`a tab opened ${promotions} promotions ago finishes its journey, and prune keeps what it needs`, async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { complaints } = watchConsole(page);
  const missing: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/_r/') && answer.status() !== 200) missing.push(answer.url());
  });
  const { stores } = shop;
  await openResults(page);
  for (let turn = 0; turn < promotions; turn += 1) {
    const version = turn % 2 === 0 ? 'even' : 'odd';
    await stores.promote(all(() => version));
  }
  await expectServed(shop.origin, Object.fromEntries(packages.map((name) => [name, 'odd'])));
  letTimePass(stores);
  const { removed } = JSON.parse(await release(stores, 'prune', '--json')) as {
    readonly removed: readonly { readonly name: string; readonly version: string }[];
  };
  expect(removed.map(({ name, version }) => `${name}@${version}`).sort()).toEqual(
    packages.map((name) => `${name}@ancient`).sort(),
  );
  await page.getByTestId('result-card').first().locator('a').first().click();
  await expectPage(page, 'page-product');
  await chooseStayDates(page);
  await expect(page.getByTestId('product-price').filter({ visible: true }).first()).toHaveAttribute(
    'data-price-type',
    'final',
    { timeout: 20_000 },
  );
  await pressBook(page);
  await expectPage(page, 'page-summary');
  // The whole journey used the releases of its first page, although a fresh page has others.
  for (const name of packages) expect(await usedVersions(page, name)).toEqual([stores.versionOf(name)]);
  expect(missing).toEqual([]);
  expect(complaints).toEqual([]);
  const fresh = await askShop(`${shop.origin}/recherche`);
  expect(fresh.body).toContain('data-remote-version="odd"');
});
