import { expect, test, type Page } from 'playwright/test';
import { watchConsole } from '../../support/checks/console';
import { holdRequests } from '../../support/hold-requests';
import { expectPage } from '../../support/steps';

const fontFiles = '**/_shell/fonts/**';

/** First name of the fonts of the title: the web font, or the local one that stands in. */
const titleFont = (page: Page): Promise<string | undefined> =>
  page
    .locator('h1')
    .first()
    .evaluate((title) => getComputedStyle(title).fontFamily.split(',')[0]);

const loadedFonts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  );

test('a page is shown with local fonts, and with the web fonts when all have loaded', async ({ page }) => {
  const { complaints } = watchConsole(page);
  const release = await holdRequests(page, fontFiles);
  const asked = page.waitForRequest(fontFiles);
  // The load event waits for the fonts.
  await page.goto('/', { waitUntil: 'commit' });
  await expectPage(page, 'page-home');
  await asked;
  expect(await titleFont(page)).toBe('"Fraunces Georgia"');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
  expect(await titleFont(page)).toBe('"Fraunces Variable"');
  expect(await loadedFonts(page)).toEqual(
    expect.arrayContaining(['Figtree Variable', 'Fraunces Variable', 'Fraunces Mark']),
  );
  await page.getByTestId('logo').click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
  expect(complaints).toEqual([]);
});

test('a page whose fonts do not arrive keeps the local ones', async ({ page }) => {
  await page.route(fontFiles, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/_shell/fonts/'));
  await page.goto('/');
  await expectPage(page, 'page-home');
  await failed;
  expect(await titleFont(page)).toBe('"Fraunces Georgia"');
  await expect(page.locator('h1').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page has its web fonts, and no question about cookies', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => loadedFonts(page)).toContain('Fraunces Variable');
    expect(await titleFont(page)).toBe('"Fraunces Variable"');
    await expect(page.getByTestId('consent-refuse')).toBeHidden();
  });
});
