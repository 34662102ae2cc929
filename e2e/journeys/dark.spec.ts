import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../support/checks/axe';
import { openAccount } from '../support/people/account';
import { addressOf, findActivities, findBoxes, findDates, findStays } from '../support/site-pages';
import { cards, expectPage, fillBuyer, fillCard, pressBook, refuseConsent } from '../support/steps';

test.use({ colorScheme: 'dark' });

const groundOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const grounds = { light: 'rgb(251, 248, 242)', dark: 'rgb(27, 31, 24)' };

/** The page is dark and has the contrasts that axe can measure. */
const expectDark = async (page: Page): Promise<void> => {
  expect(await groundOf(page)).toBe(grounds.dark);
  await expectAccessible(page);
};

const open = async (page: Page, address: string, hook: string): Promise<void> => {
  await page.goto(address);
  await expectPage(page, hook);
  await refuseConsent(page);
};

for (const width of [390, 1280]) {
  test(`a booking from home to confirmation has its contrasts in the dark theme at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    await page.setViewportSize({ width, height: 860 });
    await open(page, addressOf('fr_FR', 'home'), 'page-home');
    await expectDark(page);
    await page.goto(addressOf('fr_FR', 'search'));
    await expectPage(page, 'page-search');
    await expect(page.getByTestId('results')).toHaveAttribute('data-state', 'ready', { timeout: 15_000 });
    await expectDark(page);
    const [stay] = await findStays('fr_FR', 1);
    const { checkin, checkout } = await findDates('fr_FR', stay!.id, { months: 2, nth: 0 });
    await page.goto(
      `${addressOf('fr_FR', 'product', { id: stay!.id })}#checkin=${checkin}&checkout=${checkout}`,
    );
    await expectPage(page, 'page-product');
    await expect(page.getByTestId('product-price').first()).toHaveAttribute('data-price-type', 'final', {
      timeout: 15_000,
    });
    await expectDark(page);
    await pressBook(page);
    await expectPage(page, 'page-summary');
    await fillBuyer(page);
    await expectDark(page);
    await page.getByTestId('pay-button').click();
    await expectPage(page, 'page-payment');
    await fillCard(page, cards.approved);
    await expectDark(page);
    await page.getByTestId('card-submit').click();
    await expectPage(page, 'page-confirmation');
    await expectDark(page);
  });
}

test('gifts, boxes, activities and the account have their contrasts in the dark theme', async ({ page }) => {
  test.setTimeout(150_000);
  const [[stay], [box], [activity]] = await Promise.all([
    findStays('fr_FR', 1),
    findBoxes('fr_FR'),
    findActivities('fr_FR', 1),
  ]);
  const pages = [
    [addressOf('fr_FR', 'single-voucher', { id: stay!.id }), 'page-gift'],
    [addressOf('fr_FR', 'boxes'), 'page-boxes'],
    [addressOf('fr_FR', 'box', { slug: box!.slug, code: box!.code }), 'page-box'],
    [addressOf('fr_FR', 'activity-search'), 'page-search'],
    [addressOf('fr_FR', 'activity', { id: activity!.id }), 'page-activity'],
  ] as const;
  // Asks for the consent, once for all pages.
  await openAccount(page, `dark-${Date.now()}@example.org`);
  await expectDark(page);
  for (const [address, hook] of pages) {
    await page.goto(address);
    await expectPage(page, hook);
    await expectDark(page);
  }
});

test('print is light, and so is a page whose system prefers light', async ({ page }) => {
  await open(page, addressOf('fr_FR', 'home'), 'page-home');
  expect(await groundOf(page)).toBe(grounds.dark);
  await page.emulateMedia({ media: 'print' });
  expect(await groundOf(page)).toBe(grounds.light);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  expect(await groundOf(page)).toBe(grounds.light);
  await expect(page.locator('meta[name="theme-color"][media*="dark"]')).toHaveAttribute('content', '#1B1F18');
});
