import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import { watchConsole } from '../support/checks/console';
import { serveStores, type FaultShop } from '../support/faults/fault-shop';
import { noteFigures } from '../support/figures';
import { expectServed, readPage } from '../support/releases/served';
import { rootDir } from '../support/shop';
import { createShopStores, type ReleaseUnderTest } from '../support/releases/shop-stores';
import { chooseStayDates, expectPage, refuseConsent } from '../support/steps';

/** Bytes (brotli) of the code that a visitor of results loads for a stay. */
const stayBudget = 50_500;

interface Table {
  readonly common: readonly { readonly version: string; readonly file: string }[];
  readonly scripts: Readonly<Record<string, readonly string[]>>;
}

const readTable = (folder: string): Table =>
  JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Table;

let shop: FaultShop;

/** Files of a release that are not compressed variants. */
const textsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** Gives the common code of a release another version in all of its files, as a build with another kit would. */
const takeOtherVersion = ({ folder, changeTable }: ReleaseUnderTest): void => {
  const { common } = readTable(folder);
  const hashes = common.map(({ version }) => version.split('-').at(-1) ?? '');
  const other = (text: string): string =>
    hashes.reduce((changed, hash) => changed.replaceAll(hash, [...hash].reverse().join('')), text);
  for (const path of textsIn(folder)) writeFileSync(path, other(readFileSync(path, 'utf8')));
  for (const { file } of common) {
    renameSync(join(folder, file), join(folder, other(file)));
    for (const packed of ['.br', '.gz']) rmSync(join(folder, file + packed), { force: true });
  }
  changeTable(({ files }) => {
    for (const file of Object.keys(files))
      files[file] = `sha384-${createHash('sha384')
        .update(readFileSync(join(folder, file)))
        .digest('base64')}`;
  });
};

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const name = `common-code-${process.pid}`;
  const stores = await createShopStores(`${rootDir}/.cache/faults/${name}`);
  shop = await serveStores(name, stores);
});

test.afterAll(() => shop.stop());

/** Paths of the scripts that the page has loaded, with their bytes as transferred. */
const loadedScripts = (page: Page): Promise<readonly (readonly [path: string, bytes: number])[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('/_r/') && name.endsWith('.js'))
      .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize] as const),
  );

const commonIn = (scripts: Awaited<ReturnType<typeof loadedScripts>>): readonly string[] =>
  scripts.map(([path]) => path).filter((path) => path.includes('/common-'));

const openResults = async (page: Page): Promise<void> => {
  await page.goto(`${shop.origin}/recherche`);
  await expectPage(page, 'page-search');
  await refuseConsent(page);
  await expect(page.getByTestId('results')).toHaveAttribute('data-state', 'ready', { timeout: 20_000 });
};

const openStay = async (page: Page): Promise<void> => {
  await page.getByTestId('result-card').first().locator('a').first().click();
  await expectPage(page, 'page-product');
};

test('from results to a stay, only the code of the stay is loaded: the kit and the design system are there', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  await openResults(page);
  const before = await loadedScripts(page);
  const common = commonIn(before);
  expect(common.length).toBeGreaterThan(0);
  for (const path of common) expect(path).toContain('/_r/shell/');
  await openStay(page);
  await chooseStayDates(page);
  const after = await loadedScripts(page);
  expect(commonIn(after)).toEqual(common);
  const { scripts } = readTable(shop.stores.release('remote-product').folder);
  const files = new Set([...(scripts['page'] ?? []), ...(scripts['page-product'] ?? [])]);
  const stay = after.filter(
    ([path]) => path.startsWith('/_r/remote-product/') && files.has(path.split('/').at(-1) ?? ''),
  );
  const bytes = stay.reduce((sum, [, size]) => sum + size, 0);
  noteFigures(`${bytes} bytes of code for the stay, in ${stay.length} files`);
  expect(stay.length).toBeGreaterThan(2);
  expect(bytes).toBeLessThan(stayBudget);
  expect(complaints).toEqual([]);
});

test('a remote that was built with another version works with its own copy, and only it', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  const { stores } = shop;
  takeOtherVersion(stores.copy('remote-product', 'other-kit'));
  await stores.promote({ 'remote-product': { version: 'other-kit' } });
  await expectServed(shop.origin, { 'remote-product': 'other-kit' });
  await openResults(page);
  for (const path of commonIn(await loadedScripts(page))) expect(path).toContain('/_r/shell/');
  await openStay(page);
  await chooseStayDates(page);
  const own = commonIn(await loadedScripts(page)).filter((path) => path.startsWith('/_r/remote-product/'));
  expect(own).toHaveLength(2);
  // The document of the stay names them with their hashes, so that they load in the one wave.
  const { scripts } = await readPage(page.url());
  const named = scripts.filter(({ src, integrity }) => own.includes(src) && integrity.startsWith('sha384-'));
  expect(named).toHaveLength(2);
  await page.reload();
  await expectPage(page, 'page-product');
  expect(complaints).toEqual([]);
});
