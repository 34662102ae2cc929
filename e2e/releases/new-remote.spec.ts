import { join } from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import { operatorPassword, serveStores, type FaultShop } from '../support/faults/fault-shop';
import { watchConsole } from '../support/checks/console';
import { askShop } from '../support/http';
import { buildNewRemote } from '../support/releases/new-remote';
import { release } from '../support/releases/release-command';
import { createShopStores } from '../support/releases/shop-stores';
import { rootDir } from '../support/shop';

const remote = 'remote-reviews';
const path = '/avis-des-voyageurs';
const args = [remote, '--route', `fr=${path},es=/opiniones,it=/recensioni,nl=/meningen`] as const;
const folder = `${rootDir}/.cache/faults/new-remote-${process.pid}`;

let shop: FaultShop;
/** Folder of its build. */
let build = '';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = await serveStores('new-remote', await createShopStores(folder));
  build = await buildNewRemote(shop.stores, args);
});

test.afterAll(() => shop.stop());

const run = (...words: readonly string[]): Promise<string> => release(shop.stores, ...words);

const statusOf = async (address = path): Promise<number> => (await askShop(shop.origin + address)).status;

const footerLink = (page: Page) => page.getByTestId('footer').getByRole('link', { name: 'Bientôt ici' });

test('a new remote is live behind its flag, without a restart of any server', async () => {
  test.setTimeout(120_000);
  expect(await statusOf()).toBe(404);
  await run('publish', remote, '--from', build, '--version', '1.0.0');
  expect(await run('check', `${remote}@1.0.0`)).toContain('is compatible with production');
  await run('promote', `${remote}@1.0.0`, '--why', 'it exists');
  // The composition names it, and its page does not exist yet.
  await expect
    .poll(async () => (await askShop(`${shop.origin}/`)).body, { timeout: 30_000 })
    .toContain(`/_r/${remote}/1.0.0/`);
  expect(await statusOf()).toBe(404);
  expect(await run('flag')).toContain('reviews.pages  off  remote-reviews, as its contract says');
});

test('its flag opens the page on the server and in the browser, with a link in the footer', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { complaints } = watchConsole(page);
  await page.goto(`${shop.origin}/`);
  await expect(footerLink(page)).toHaveCount(0);
  await run('flag', 'reviews.pages', 'on', '--why', 'open for everybody');
  await expect.poll(() => statusOf(), { timeout: 30_000 }).toBe(200);
  // Server HTML: content, title, canonical address.
  const { body } = await askShop(shop.origin + path);
  expect(body).toContain('data-testid="page-reviews.home"');
  expect(body).toContain('>Bientôt ici</h1>');
  expect(body).toContain(`<link rel="canonical" href="${new URL(shop.origin).origin}${path}">`);
  // In the app: the shell of the document knows the address, so no new document is loaded.
  await page.goto(`${shop.origin}/`);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await footerLink(page).click();
  await expect(page.getByTestId('page-reviews.home')).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(shop.origin + path);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(page.locator('#slot')).toHaveAttribute('data-remote', remote);
  // Hydrated from the server's HTML too, and back leads home.
  await page.goBack();
  await expect(page.getByTestId('page-home')).toBeVisible({ timeout: 30_000 });
  await page.goto(shop.origin + path);
  await expect(page.locator('#slot')).toHaveAttribute('data-remote-state', 'mounted', { timeout: 30_000 });
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(page.getByTestId('page-home')).toBeVisible({ timeout: 30_000 });
  expect(complaints).toEqual([]);
});

test('its flag closes the page again, and a preview shows it to its team alone', async ({ browser }) => {
  test.setTimeout(120_000);
  await run('flag', 'reviews.pages', 'off');
  await expect.poll(() => statusOf(), { timeout: 30_000 }).toBe(404);
  expect((await askShop(`${shop.origin}/`)).body).not.toContain(path);
  await expect(run('flag', 'reviews.page', 'on')).rejects.toThrow('Its flags: reviews.pages');
  const httpCredentials = { username: 'camille', password: operatorPassword };
  const context = await browser.newContext({ httpCredentials, locale: 'fr-FR' });
  const page = await context.newPage();
  await page.goto(`${shop.origin}/_shell/releases`);
  await page.getByLabel(remote).selectOption('1.0.0');
  await page.getByLabel('Why').fill('a look before it opens');
  await page.getByRole('button', { name: 'Show me these releases' }).click();
  await expect(page.getByTestId('preview-banner')).toContainText(`${remote}@1.0.0`);
  expect((await page.goto(shop.origin + path))?.status()).toBe(200);
  await expect(page.getByTestId('page-reviews.home')).toBeVisible({ timeout: 30_000 });
  await context.close();
  expect(await statusOf()).toBe(404);
  await run('flag', 'reviews.pages', 'on');
  await expect.poll(() => statusOf(), { timeout: 30_000 }).toBe(200);
});

test('an address of the shop is refused, with the page that has it', async () => {
  test.setTimeout(180_000);
  const thief = await buildNewRemote(shop.stores, ['remote-thief', '--route', '/voleur'], {
    folder: join(folder, 'thief'),
    address: '/recherche',
  });
  await run('publish', 'remote-thief', '--from', thief, '--version', '1.0.0');
  await expect(run('promote', 'remote-thief@1.0.0')).rejects.toThrow(
    'brings /recherche for thief.home in fr_FR, but /recherche is the page search of shell',
  );
});

test('taking it back leaves no page and no link', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(`${shop.origin}/`);
  await expect(footerLink(page)).toHaveCount(1);
  await expect(run('rollback', remote)).rejects.toThrow('`--to none` takes the remote out of the channel');
  await run('rollback', remote, '--to', 'none', '--why', 'not yet');
  await expect.poll(() => statusOf(), { timeout: 30_000 }).toBe(404);
  await page.reload();
  await expect(page.getByTestId('footer')).toBeVisible();
  await expect(footerLink(page)).toHaveCount(0);
  expect(await run('history', remote, '--limit', '3')).toContain('1.0.0 → none');
});
