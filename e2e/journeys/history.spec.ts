import { expect, test } from 'playwright/test';
import { watchConsole } from '../support/checks/console';
import { askShop } from '../support/http';
import { findStays } from '../support/site-pages';
import { expectPage } from '../support/steps';

test('back and forward restore page, criteria and scroll, and reload keeps them [HASH-025]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  await page.goto('/recherche#a=3');
  await expectPage(page, 'page-search');
  await expect(page.getByTestId('results')).toHaveAttribute('data-state', 'ready');
  await page.evaluate(() => scrollTo(0, 1200));
  await page.getByTestId('result-card').nth(6).locator('a').first().click();
  await expectPage(page, 'page-product');
  expect(page.url()).toContain('a=3');
  expect(await page.evaluate(() => scrollY)).toBeLessThan(50);

  await page.goBack();
  await expectPage(page, 'page-search');
  await expect(page).toHaveURL(/\/recherche#a=3$/);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(900);
  await page.goForward();
  await expectPage(page, 'page-product');
  await page.reload();
  await expectPage(page, 'page-product');
  expect(page.url()).toContain('a=3');
  expect(complaints).toEqual([]);
});

test('a deep link with criteria never shows the default content', async ({ page }) => {
  await page.goto('/recherche#a=4', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-criteria', '');
  expect(await page.locator('[data-default-content]').filter({ visible: true }).count()).toBe(0);
  await expectPage(page, 'page-search');
  await expect(page.getByTestId('results')).toHaveAttribute('data-state', 'ready');
});

test('an unknown URL gets our page with status 404 [NOTF-001, NOTF-003, ROUTE-003]', async ({ page }) => {
  const answer = await page.goto('/rien-de-tel');
  expect(answer?.status()).toBe(404);
  await expect(page.getByTestId('page-not-found')).toBeVisible();
  await page
    .getByTestId('page-not-found')
    .getByRole('link', { name: /accueil/i })
    .first()
    .click();
  await expectPage(page, 'page-home');
});

test('an unknown URL with a hotel asks for one offer of it and shows it; without offers it stays [NOTF-006] [NOTF-008]', async ({
  page,
}) => {
  const [stay] = await findStays('fr_FR', 1);
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/offers.json');
  const answer = await page.goto(`/rien-de-tel#hotelId=${stay?.hotel.id}`);
  expect(answer?.status()).toBe(404);
  expect((await asked).postDataJSON()).toMatchObject({
    pagination: { limit: 1 },
    searchCriteria: { hotelId: stay?.hotel.id },
  });
  await expect(page.getByTestId('page-expired').getByTestId('hotel-offer').first()).toBeVisible();
  await expect(page.getByTestId('page-not-found')).toHaveCount(0);

  await page.goto('about:blank');
  const answered = page.waitForResponse(
    (response) => new URL(response.url()).pathname === '/api/offers.json',
  );
  await page.goto('/rien-de-tel#hotelId=nowhere');
  await (await answered).finished();
  await expect(page.getByTestId('page-not-found')).toBeVisible();
  await expect(page.getByTestId('page-expired')).toHaveCount(0);
});

test('an unknown stay responds with 404 and keeps the frame', async ({ page, baseURL }) => {
  // A page over the render timeout is sent with 200 and rendered by the browser, so a busy machine may need a second
  // request.
  await expect.poll(async () => (await askShop(`${baseURL}/sejours/recherche/1`)).status).toBe(404);
  await page.goto('/sejours/recherche/1');
  await expect(page.getByTestId('page-not-found')).toBeVisible();
  await expect(page.getByTestId('header')).toBeVisible();
});

test('a page of two packages runs exactly one React', async ({ page }) => {
  await page.goto('/recherche');
  await expectPage(page, 'page-search');
  const copies = await page.evaluate(async () => {
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
    const texts = await Promise.all(scripts.map((src) => fetch(src).then((answer) => answer.text())));
    return texts.filter((text) => text.includes('Minified React error #')).length;
  });
  expect(copies).toBe(1);
});
