import { readFileSync } from 'node:fs';
import { expect, test, type Browser, type Page } from 'playwright/test';
import { parseCriteria } from '@detour/shared-contracts/criteria';
import { analyticsIds, watchAnalytics } from '../../support/analytics';
import { expectAccessible } from '../../support/checks/axe';
import { careOriginOf, openDesk } from '../../support/people/care';
import { watchConsole } from '../../support/checks/console';
import { askShop } from '../../support/http';
import { addressOf, originOf } from '../../support/site-pages';
import { bookAndPay, chooseStayDates, expectPage } from '../../support/steps';

/** Visitors that a row of the report needs. */
const least = 10;

/** Searches by the destination field. Returns key and id of the place. */
const searchFor = async (page: Page, term: string): Promise<string> => {
  const field = page.getByTestId('searchbox-destination').filter({ visible: true }).first();
  await field.click();
  await field.fill(term);
  await page.getByTestId('searchbox-suggestion').filter({ visible: true }).first().click();
  await page.getByTestId('searchbox-submit').filter({ visible: true }).first().click();
  await expectPage(page, 'page-search');
  await expect(page.getByTestId('results')).toHaveAttribute('data-state', 'ready', { timeout: 15_000 });
  const { place } = parseCriteria(new URL(page.url()).hash, Date.now(), 'fr_FR');
  if (!place) throw new Error(`The search for "${term}" has no place.`);
  return `${place.key}:${place.id}`;
};

const openStay = async (page: Page): Promise<void> => {
  await page.getByTestId('result-card').first().locator('a').first().click();
  await expectPage(page, 'page-product');
};

const buyStay = async (page: Page): Promise<void> => {
  await chooseStayDates(page);
  const price = page.getByTestId('product-price').filter({ visible: true }).first();
  await expect(price).toHaveAttribute('data-price-type', 'final', { timeout: 15_000 });
  await bookAndPay(page);
};

/** Sends what a visitor sent once more, as another visitor. */
const sendAs = async (posts: readonly object[], other: number): Promise<void> => {
  const id = other.toString(16).padStart(32, '0');
  const origin = originOf('fr_FR');
  for (const post of posts) {
    const body = JSON.stringify({ ...post, clientId: id, sessionId: id });
    const headers = { origin, 'content-type': 'application/json' };
    const path = `${origin}/api/analytics/ga/collect/fr`;
    expect((await askShop(path, { method: 'POST', headers, body })).status).toBe(204);
  }
};

const openReport = async (browser: Browser): Promise<Page> => {
  const page = await openDesk(browser, 'noa', 'agent');
  await page.getByRole('link', { name: 'Statistiques de visites' }).press('Enter');
  await expectPage(page, 'page-analytics');
  return page;
};

const searchRow = (page: Page, place: string) =>
  page.getByTestId('report-searches').locator(`[data-testid="search-row"][data-place="${place}"]`);

test('staff see searches, funnel and release of ten visitors, nothing of fewer, and nothing of a visitor without consent [CALL-088] [ANALYT-001]', async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000);
  const { posts, named } = await watchAnalytics(page.context());
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(addressOf('fr_FR', 'home'));
  await page.getByTestId('consent-accept').click();
  await expect(page.getByTestId('consent-accept')).toHaveCount(0);
  const place = await searchFor(page, 'Normandi');
  await openStay(page);
  const release = await page
    .locator('[data-remote="remote-product"]')
    .first()
    .getAttribute('data-remote-version');
  await buyStay(page);
  await expect.poll(() => named('purchase').length, { timeout: 20_000 }).toBe(1);
  expect(named('view_item_list')[0]?.search).toEqual({ place, results: expect.any(Number) });
  expect(named('purchase')[0]).toMatchObject({ pagePath: '', items: [] });
  expect(named('view_item')[0]?.source).toEqual({ remote: 'remote-product', release });

  // Somebody who refuses searches elsewhere, and leaves nothing.
  const silent = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const watched = await watchAnalytics(silent);
  const stranger = await silent.newPage();
  await stranger.goto(addressOf('fr_FR', 'home'));
  await stranger.getByTestId('consent-refuse').click();
  await searchFor(stranger, 'Bretagn');
  await openStay(stranger);
  await stranger.goto(addressOf('fr_FR', 'boxes'));
  await expectPage(stranger, 'page-boxes');
  expect([watched.requests, await analyticsIds(stranger)]).toEqual([[], [null, null]]);
  await silent.close();

  const desk = await openReport(browser);
  const { complaints } = watchConsole(desk);
  for (let other = 2; other < least; other += 1) await sendAs(posts(), other);
  await desk.reload();
  await expectPage(desk, 'page-analytics');
  await expect(desk.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(desk.getByText(/Moins de 10 visiteurs|lignes? n’(est|sont) pas/).first()).toBeVisible();
  await expect(searchRow(desk, place)).toHaveCount(0);

  await sendAs(posts(), least);
  await desk.reload();
  await expect(searchRow(desk, place)).toContainText('10');
  const row = desk.locator(`[data-testid="funnel-row"][data-row="remote-product ${release}"]`);
  await expect(row).toContainText(/Ont vu une offre10/);
  await expect(row).toContainText(/Ont acheté10 \(100\s%\)/);
  await expect(desk.getByTestId('report-arms')).toContainText('Ont acheté');
  await expectAccessible(desk);

  const [download] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: 'Télécharger en CSV' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toMatch(/^statistiques-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  expect(readFileSync(await download.path(), 'utf8')).toContain(`"${place}";10;`);
  expect(complaints).toEqual([]);

  // On a phone, by keyboard, with a network that fails once.
  await desk.setViewportSize({ width: 390, height: 800 });
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await desk.route('**/api/care/analytics?*', (route) => route.abort());
  await desk.getByLabel('Site', { exact: true }).selectOption('es_ES');
  const retry = desk.getByRole('button', { name: 'Réessayer' });
  await expect(retry).toBeVisible({ timeout: 15_000 });
  await desk.unroute('**/api/care/analytics?*');
  await retry.press('Enter');
  await expect(desk.getByText(/Moins de 10 visiteurs/)).toBeVisible();
  await expect(desk.getByLabel('Site', { exact: true })).toHaveValue('es_ES');
  await desk.close();
});

test('the statistics exist for staff only', async ({ page }) => {
  const answer = await page.goto(new URL('/care/analytics', addressOf('fr_FR', 'home')).href);
  expect(answer?.status()).toBe(404);
  await page.goto(`${careOriginOf('fr_FR')}/care/analytics`);
  await expectPage(page, 'page-care-login');
});
