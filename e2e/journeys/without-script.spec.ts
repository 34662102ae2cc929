import { expect, test } from 'playwright/test';
import { askShop } from '../support/http';
import { findStayPath } from '../support/journey';

test.use({ javaScriptEnabled: false });

test('home shows its title, search form and stays without JavaScript', async ({ page, baseURL }) => {
  // The first request may meet a cold thread; from the second on the page is whole.
  await askShop(`${baseURL}/`);
  await page.goto('/');
  await expect(page.getByTestId('page-home')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByTestId('searchbox')).toBeVisible();
  await expect(page.getByTestId('result-card').first()).toBeVisible();
  await expect(page.getByTestId('header')).toBeVisible();
  await expect(page.getByTestId('footer')).toBeVisible();
});

test('results show cards, count and links to further pages without JavaScript', async ({ page, baseURL }) => {
  await askShop(`${baseURL}/recherche`);
  await page.goto('/recherche');
  await expect(page.getByTestId('result-card')).toHaveCount(24);
  await expect(page.getByTestId('results-count')).toBeVisible();
  await page.locator('[data-testid="pagination"] a[href*="page=1"]').first().click();
  await expect(page).toHaveURL(/page=1/);
  await expect(page.getByTestId('result-card').first()).toBeVisible();
});

test('a stay shows title, pictures and price without JavaScript', async ({ page, baseURL }) => {
  const path = await findStayPath(baseURL ?? '');
  await askShop(`${baseURL}${path}`);
  await page.goto(path);
  await expect(page.getByTestId('product-title')).toBeVisible();
  await expect(page.getByTestId('product-price').first()).toBeVisible();
  await expect(page.getByTestId('gallery').getByRole('img').first()).toBeVisible();
});
