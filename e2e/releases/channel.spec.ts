import { armCookieValue } from '@detour/shared-releases/testing';
import { expect, test, type Page } from 'playwright/test';
import { operatorPassword, serveStores, type FaultShop } from '../support/faults/fault-shop';
import { askShop } from '../support/http';
import { rootDir } from '../support/shop';
import { createShopStores } from '../support/releases/shop-stores';

const remote = 'remote-search';
let shop: FaultShop;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const name = `channel-${process.pid}`;
  const stores = await createShopStores(`${rootDir}/.cache/faults/${name}`);
  stores.copy(remote, 'next');
  stores.copy(remote, 'chosen');
  shop = await serveStores(name, stores);
});

test.afterAll(() => shop.stop());

const address = (): string => `${shop.origin}/recherche`;

/** Cookie of a visitor with this draw. */
const inArm = (arm: number): string => `arm=${armCookieValue(shop.stores.folder, arm)}`;

const servedVersion = async (headers = {}): Promise<string> => {
  const { body } = await askShop(address(), { headers });
  return /id="slot" data-remote="remote-search" data-remote-version="([^"]+)"/.exec(body)?.[1] ?? 'none';
};

const expectShown = async (page: Page, version: string): Promise<void> => {
  await expect(page.getByTestId('page-search')).toBeVisible({ timeout: 30_000 });
  const slot = page.locator('#slot');
  await expect(slot).toHaveAttribute('data-remote-state', 'mounted', { timeout: 30_000 });
  await expect(slot).toHaveAttribute('data-remote-version', version);
  const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src).join(' '));
  expect(scripts).toContain(`/_r/remote-search/${version}/entry.js`);
};

test('a promotion goes live without a restart, and an open tab keeps working', async ({ page, context }) => {
  const before = shop.stores.versionOf(remote);
  await page.goto(address());
  await expectShown(page, before);
  await shop.stores.promote({ [remote]: { version: 'next', previous: before } });
  await expect.poll(() => servedVersion()).toBe('next');
  const fresh = await context.newPage();
  await fresh.goto(address());
  await expectShown(fresh, 'next');
  // Its release is no longer live, but its files remain.
  const old = await page.evaluate(() =>
    [...document.scripts].map(({ src }) => src).find((src) => /remote-search.*entry/.test(src)),
  );
  expect((await askShop(old ?? '')).status).toBe(200);
  await shop.stores.promote({ [remote]: { version: before } });
  await expect.poll(() => servedVersion()).toBe(before);
});

test('a canary reaches exactly its share in server HTML and browser alike', async ({ page, context }) => {
  const before = shop.stores.versionOf(remote);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('arm');
  const canary = { version: 'next', percent: 50, startedAt: 0 };
  await shop.stores.promote({ [remote]: { version: before, canary } });
  const browser = { 'user-agent': 'Mozilla/5.0 Chrome/131.0' };
  await expect.poll(() => servedVersion({ ...browser, cookie: inArm(49) })).toBe('next');
  expect(await servedVersion({ ...browser, cookie: inArm(50) })).toBe(before);
  expect(await servedVersion({ 'user-agent': 'Googlebot/2.1', cookie: inArm(49) })).toBe(before);
  // Cookies without a signature.
  for (const cookie of ['arm=4e1', 'arm=49', inArm(50).replace('=50.', '=49.')])
    expect(await servedVersion({ ...browser, cookie })).toBe(before);
  // The first page is stable and draws the number. Later pages keep it.
  await page.goto(address());
  await expectShown(page, before);
  const arm = (await context.cookies()).find(({ name }) => name === 'arm');
  expect([
    arm?.httpOnly,
    arm?.sameSite,
    arm?.expires,
    /^\d{1,2}\.[\w-]{16}\.\S+$/.test(arm?.value ?? ''),
  ]).toEqual([true, 'Lax', -1, true]);
  await context.addCookies([{ name: 'arm', value: inArm(7).slice('arm='.length), url: shop.origin }]);
  await page.reload();
  await expectShown(page, 'next');
  await shop.stores.promote({ [remote]: { version: before } });
  await expect.poll(() => servedVersion({ ...browser, cookie: inArm(7) })).toBe(before);
  await page.reload();
  await expectShown(page, before);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('arm');
});

test('a developer previews a release with a banner, on server and in the browser, and ends the preview', async ({
  browser,
}) => {
  const httpCredentials = { username: 'camille', password: operatorPassword };
  const context = await browser.newContext({ httpCredentials, locale: 'fr-FR' });
  const page = await context.newPage();
  await page.goto(`${shop.origin}/_shell/releases`);
  await page.getByLabel(remote).selectOption('chosen');
  await page.getByLabel('Why').fill('a look before the promotion');
  await page.getByRole('button', { name: 'Show me these releases' }).click();
  await expect(page.getByTestId('preview-banner')).toContainText('remote-search@chosen');
  const answer = await page.goto(address());
  expect([answer?.headers()['cache-control'], answer?.headers()['x-robots-tag']]).toEqual([
    'no-store',
    'noindex',
  ]);
  expect(await answer?.text()).toContain('data-remote-version="chosen"');
  await expectShown(page, 'chosen');
  await expect(page.getByTestId('preview-banner')).toContainText('Aperçu');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  // Other visitors do not see it.
  expect(await servedVersion()).toBe(shop.stores.versionOf(remote));
  // The end of a preview loads the page again. A visit that begins before would be cancelled by it.
  const reloaded = page.waitForEvent('load');
  await page.getByTestId('preview-banner').getByRole('button').click();
  await reloaded;
  await page.goto(address());
  await expectShown(page, shop.stores.versionOf(remote));
  await expect(page.getByTestId('preview-banner')).toHaveCount(0);
  await context.close();
});

test('the status page shows operators what is live and who signed it', async ({ browser }) => {
  const httpCredentials = { username: 'camille', password: operatorPassword };
  const context = await browser.newContext({ httpCredentials });
  const page = await context.newPage();
  await page.goto(`${shop.origin}/_shell/status`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Status');
  await expect(page.getByRole('row', { name: /^remote-search/ }).first()).toContainText('development key');
  await expect(page.getByText('a test').first()).toBeVisible();
  await context.close();
  expect((await askShop(`${shop.origin}/_shell/status`)).status).toBe(401);
  expect((await askShop(`${shop.origin}/metrics`)).status).toBe(401);
});
