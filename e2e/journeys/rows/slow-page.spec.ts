import { expect, test } from 'playwright/test';
import { watchConsole } from '../../support/console';
import { saveData } from '../../support/journey';
import { expectPage } from '../../support/steps';

test('a slow page begins with title and picture of its card', async ({ page }) => {
  const { complaints } = watchConsole(page);
  await saveData(page);
  await page.goto('/recherche');
  await expectPage(page, 'page-search');
  const card = page.getByTestId('result-card').first();
  const title = await card.locator('[data-part="title"]').innerText();
  const picture = card.locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  // A picture is drawn when it is first asked for.
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0), {
      timeout: 30_000,
    })
    .toBe(true);

  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/**', async (route) => {
    await held;
    await route.continue();
  });
  await card.locator('a').first().click();
  const skeleton = page.locator('[data-skeleton="product"]');
  await expect(skeleton.locator('[data-part="known-title"]')).toHaveText(title);
  await expect(skeleton.locator('img')).toBeVisible();
  release();
  await expectPage(page, 'page-product');
  await expect(skeleton).toHaveCount(0);
  expect(complaints).toEqual([]);
});
