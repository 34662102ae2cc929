import { expect, test, type Page } from 'playwright/test';
import { watchConsole } from '../../support/checks/console';
import { holdRequests } from '../../support/hold-requests';
import { saveData } from '../../support/journey';
import { expectPage, refuseConsent } from '../../support/steps';

const widths = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const;

const calls = '**/api/**';

const topOf = async (page: Page, selector: string): Promise<number> =>
  Math.round((await page.locator(selector).boundingBox())?.y ?? -1);

for (const [device, viewport] of widths)
  test(`a step begins with title and picture of its card on ${device}: the page comes to the same place, and Back returns`, async ({
    page,
  }) => {
    test.slow();
    const { complaints } = watchConsole(page);
    await page.setViewportSize(viewport);
    await saveData(page);
    await page.goto('/recherche');
    await expectPage(page, 'page-search');
    const card = page.getByTestId('result-card').nth(1);
    const title = await card.locator('[data-part="title"]').innerText();
    const picture = card.locator('img').first();
    await picture.scrollIntoViewIfNeeded();
    // A picture is drawn when it is first asked for.
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0), {
        timeout: 30_000,
      })
      .toBe(true);

    const release = await holdRequests(page, calls);
    await card.locator('a').first().click();
    const skeleton = page.locator('[data-skeleton="product"]');
    const known = skeleton.locator('[data-part="known-title"]');
    await expect(known).toHaveText(title);
    // The cover leaves the page where it is.
    const position = await page.evaluate(() => scrollY);
    await expect(skeleton.locator('img')).toBeVisible();
    const before = await topOf(page, '[data-part="known-title"]');
    // Readers of screens hear the real heading only.
    expect(await known.getAttribute('aria-hidden')).toBe('true');
    release();
    await expectPage(page, 'page-product');
    await expect(skeleton).toHaveCount(0);
    expect(Math.abs((await topOf(page, '[data-testid="product-title"]')) - before)).toBeLessThanOrEqual(2);
    await expect(page.locator('#main')).toBeFocused();
    await expect(page.locator('#announcer')).toHaveText(await page.title());

    await page.goBack();
    await expectPage(page, 'page-search');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
    expect(complaints).toEqual([]);
  });

test('a search begins with the words of its criteria, and its results come to the same place', async ({
  page,
}) => {
  await saveData(page);
  await page.goto('/');
  await expectPage(page, 'page-home');
  // The code of the frame draws the cover: it has come when the banner answers.
  await refuseConsent(page);
  const release = await holdRequests(page, calls);
  await page.getByTestId('searchbox-submit').click();
  const known = page.locator('[data-skeleton="search"] [data-part="known-title"]');
  await expect(known).toBeVisible();
  const before = await topOf(page, '[data-part="known-title"]');
  release();
  await expectPage(page, 'page-search');
  await expect(known).toHaveCount(0);
  // The announcement of each page has its own height.
  expect(Math.abs((await topOf(page, '[data-testid="page-search"] h1')) - before)).toBeLessThanOrEqual(8);
});
