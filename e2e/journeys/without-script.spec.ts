import { expect, test } from 'playwright/test';
import { askShop } from '../support/http';
import { findStayPath } from '../support/journey';

test.use({ javaScriptEnabled: false });

/** The first requests may reach cold render processes. Afterwards the page is complete and cached. */
const warm = (url: string, hook: string): Promise<void> =>
  expect
    .poll(async () => (await askShop(url)).body.includes(`data-testid="${hook}"`), { timeout: 20_000 })
    .toBe(true);

test('home shows its title, search form and stays without JavaScript', async ({ page, baseURL }) => {
  await warm(`${baseURL}/`, 'result-card');
  await page.goto('/');
  await expect(page.getByTestId('page-home')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByTestId('searchbox')).toBeVisible();
  await expect(page.getByTestId('result-card').first()).toBeVisible();
  await expect(page.getByTestId('header')).toBeVisible();
  await expect(page.getByTestId('footer')).toBeVisible();
});

test('results show cards, count and links to further pages without JavaScript', async ({ page, baseURL }) => {
  await warm(`${baseURL}/recherche`, 'result-card');
  await warm(`${baseURL}/recherche?page=1`, 'result-card');
  await page.goto('/recherche');
  await expect(page.getByTestId('result-card')).toHaveCount(24);
  await expect(page.getByTestId('results-count')).toBeVisible();
  await page.locator('[data-testid="pagination"] a[href*="page=1"]').first().click();
  await expect(page).toHaveURL(/page=1/);
  await expect(page.getByTestId('result-card').first()).toBeVisible();
});

test('a stay shows title, pictures and price without JavaScript', async ({ page, baseURL }) => {
  const path = await findStayPath(baseURL ?? '');
  await warm(`${baseURL}${path}`, 'product-title');
  await page.goto(path);
  await expect(page.getByTestId('product-title')).toBeVisible();
  await expect(page.getByTestId('product-price').first()).toBeVisible();
  await expect(page.getByTestId('gallery').getByRole('img').first()).toBeVisible();
});

test('a stay has the same title on a phone before its scripts and with them', async ({
  browser,
  baseURL,
}) => {
  const path = await findStayPath(baseURL ?? '');
  await warm(`${baseURL}${path}`, 'product-title');
  const heightOf = async (javaScriptEnabled: boolean): Promise<number | undefined> => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled });
    const page = await context.newPage();
    await page.goto((baseURL ?? '') + path);
    if (javaScriptEnabled)
      await expect(page.getByTestId('gallery').getByTestId('wishlist-toggle')).toBeVisible();
    const box = await page.getByTestId('product-title').boundingBox();
    await context.close();
    return box?.height;
  };
  expect(await heightOf(false)).toBe(await heightOf(true));
});

test('a page that only scripts fill says so, with a way out', async ({ page, baseURL }) => {
  const pages = [
    ['/account/signin', 'page-signin'],
    ['/account/wishlist', 'page-wishlist'],
    ['/booking/summary', 'page-summary'],
  ] as const;
  for (const [path, hook] of pages) {
    await warm(`${baseURL}${path}`, hook);
    await page.goto(path);
    const note = page.getByTestId('scriptless');
    await expect(note).toContainText('Cette page a besoin de JavaScript');
    await expect(note.getByRole('link', { name: 'Recharger la page' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  await warm(`${baseURL}/booking/lookup`, 'page-booking-lookup');
  await page.goto('/booking/lookup');
  await expect(page.getByTestId('page-booking-lookup')).toBeVisible();
  await expect(page.getByTestId('scriptless')).toHaveCount(0);
});
