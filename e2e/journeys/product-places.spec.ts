import { expect, test, type Page } from 'playwright/test';
import { watchConsole } from '../support/checks/console';
import { addressOf, findStays } from '../support/site-pages';
import { expectPage, refuseConsent } from '../support/steps';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 720 };

/** Positions of the visible pictures, rounded to pixels. */
const seenPictures = (page: Page) =>
  page
    .getByTestId('gallery')
    .locator('li')
    .evaluateAll((items) =>
      items
        .map((item) => item.getBoundingClientRect())
        .filter(({ width, left }) => width > 0 && left >= 0 && left < innerWidth)
        .map(({ left, top }) => `${Math.round(left)},${Math.round(top)}`),
    );

const openStay = async (page: Page): Promise<void> => {
  const [stay] = await findStays('fr_FR', 1);
  await page.goto(addressOf('fr_FR', 'product', { id: stay?.id ?? '' }));
  await expectPage(page, 'page-product');
  await refuseConsent(page);
};

test('the pictures of a stay are a mosaic of five, a carousel on mobile, and a viewer [PROD-012]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  await page.setViewportSize(desktop);
  await openStay(page);
  expect(new Set(await seenPictures(page)).size).toBe(5);
  await page.getByTestId('gallery').locator('li button').nth(1).click();
  await expect(page.locator('dialog[open]').getByRole('heading')).toHaveText(/^2 \/ \d+$/);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.setViewportSize(phone);
  await expect.poll(async () => (await seenPictures(page)).length).toBe(1);
  expect(complaints).toEqual([]);
});

test('the tab bar is on desktop, the price bar on smaller screens [PROD-008]', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openStay(page);
  const repeated = page.locator('nav[aria-label="Sommaire et réservation"]');
  const priceBar = page.locator('[data-price-bar]');
  await expect(repeated).not.toBeVisible();
  await page.evaluate(() => scrollTo(0, 1800));
  await expect(repeated).toBeVisible();
  await expect(priceBar).not.toBeVisible();
  await page.setViewportSize(phone);
  await expect(repeated).not.toBeVisible();
  await expect(priceBar).toBeVisible();
});

test('the calendar of the booking panel fits into a low window', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openStay(page);
  await page.evaluate(() => scrollTo(0, 1000));
  await page.getByTestId('quote').locator('button[aria-haspopup="dialog"]').first().click();
  await expect(page.getByTestId('calendar')).toBeVisible();
  const confirm = page.getByRole('button', { name: 'Valider les dates' });
  await expect
    .poll(() => confirm.evaluate((button) => innerHeight - button.getBoundingClientRect().bottom))
    .toBeGreaterThan(0);
});
