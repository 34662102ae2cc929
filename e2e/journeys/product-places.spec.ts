import { expect, test, type Page } from 'playwright/test';
import { watchConsole } from '../support/checks/console';
import { addressOf, askJson, findStays } from '../support/site-pages';
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

/** A stay with enough pictures for the whole mosaic: others have four. */
const findPictured = async (): Promise<string | undefined> => {
  for (const { id } of await findStays('fr_FR', 20)) {
    const { images } = await askJson<{ images: readonly unknown[] }>(
      'fr_FR',
      `/api/weekend/${id}/detail.json?locale=fr_FR`,
    );
    if (images.length >= 5) return id;
  }
  return undefined;
};

/** A hotel with more pictures than its page shows at once. */
const findPicturedHotel = async (): Promise<string> => {
  for (const { hotel } of await findStays('fr_FR', 20)) {
    const { images } = await askJson<{ images: readonly unknown[] }>(
      'fr_FR',
      `/api/hotels/${hotel.id}/detail.json?locale=fr_FR`,
    );
    if (images.length >= 5) return hotel.id;
  }
  throw new Error('No hotel of the first twenty stays has five pictures.');
};

const openStay = async (page: Page, wanted?: string): Promise<void> => {
  const id = wanted ?? (await findStays('fr_FR', 1))[0]?.id ?? '';
  await page.goto(addressOf('fr_FR', 'product', { id }));
  await expectPage(page, 'page-product');
  await refuseConsent(page);
};

test('the pictures of a stay are a mosaic of five, a carousel on mobile, and a viewer [PROD-012]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  await page.setViewportSize(desktop);
  await openStay(page, await findPictured());
  expect(new Set(await seenPictures(page)).size).toBe(5);
  await page.getByTestId('gallery').locator('li button').nth(1).click();
  await expect(page.locator('dialog[open]').getByRole('heading')).toHaveText(/^2 \/ \d+$/);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.setViewportSize(phone);
  await expect.poll(async () => (await seenPictures(page)).length).toBe(1);
  expect(complaints).toEqual([]);
});

test('the pictures of a hotel are four, a carousel on mobile, and a viewer [HOTEL-002]', async ({ page }) => {
  const { complaints } = watchConsole(page);
  await page.setViewportSize(desktop);
  await page.goto(addressOf('fr_FR', 'hotel', { id: await findPicturedHotel() }));
  await expectPage(page, 'page-hotel');
  await refuseConsent(page);
  expect(new Set(await seenPictures(page)).size).toBe(4);
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

test('compared stays of a hotel show the same fact on the same line [PROD-030]', async ({ page }) => {
  const { complaints } = watchConsole(page);
  await page.setViewportSize(desktop);
  await openStay(page);
  await page.getByRole('button', { name: 'Comparer les offres de cet hôtel' }).click();
  const cards = page.locator('dialog[open] ul[role="list"] > li');
  await expect(cards.nth(1)).toBeVisible();
  const lines = await cards.evaluateAll((items) =>
    items.map((item) =>
      [...item.querySelectorAll('dt')].map((fact) => Math.round(fact.getBoundingClientRect().top)),
    ),
  );
  const [first = [], second = []] = lines;
  expect(first).toHaveLength(4);
  expect(second).toEqual(first);
  expect(complaints).toEqual([]);
});
