import { expect, test, type Page } from 'playwright/test';
import { watchConsole } from '../support/checks/console';
import { tabTo } from '../support/checks/keyboard';
import { buyer, cards, chooseActivityDays, expectPage } from '../support/steps';

/** Moves over the grid until an available day has the focus, then chooses it. */
const chooseDay = async (page: Page, first: string): Promise<void> => {
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press(first);
    const open = await page.evaluate(
      () =>
        document.activeElement?.getAttribute('data-testid') === 'calendar-day' &&
        document.activeElement.getAttribute('aria-disabled') !== 'true',
    );
    if (open) break;
  }
  await page.keyboard.press('Enter');
};

test('the journey from home to confirmation by keyboard alone at 1280 px [CHK-008]', async ({ page }) => {
  test.setTimeout(150_000);
  await page.setViewportSize({ width: 1280, height: 860 });
  const { complaints } = watchConsole(page);
  await page.goto('/');
  await expectPage(page, 'page-home');
  await tabTo(page, /consent-refuse/);
  await page.keyboard.press('Enter');

  await tabTo(page, /^INPUT searchbox-destination/);
  await page.keyboard.type('Normandi', { delay: 30 });
  await expect(page.getByTestId('searchbox-suggestion').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, /searchbox-submit/);
  await page.keyboard.press('Enter');
  await expectPage(page, 'page-search');
  await expect(page.getByTestId('results')).toHaveAttribute('data-state', 'ready');

  await tabTo(page, /^A result-card/);
  await page.keyboard.press('Enter');
  await expectPage(page, 'page-product');

  await tabTo(page, /^BUTTON .*Arrivée\s*Choisir/);
  await page.keyboard.press('Enter');
  // The calendar is a lazy chunk. Wait for it before tabbing on.
  await expect(
    page.locator('[data-testid="calendar-day"]:not([aria-disabled="true"])').first(),
  ).toBeVisible();
  await tabTo(page, /calendar-day/, 20);
  await chooseDay(page, 'ArrowRight');
  await chooseDay(page, 'ArrowRight');
  // The calendar closes by itself one second after both dates and returns the focus. A quicker visitor presses the
  // button.
  if (await page.getByTestId('calendar').isVisible()) {
    await tabTo(page, /^BUTTON .*(Valider|Arrivée)/, 20);
    if (await page.getByTestId('calendar').isVisible()) await page.keyboard.press('Enter');
  }
  await expect(page.getByTestId('product-price').first()).toHaveAttribute('data-price-type', 'final');
  await chooseActivityDays(page);
  await tabTo(page, /book-button/);
  await page.keyboard.press('Enter');
  await expectPage(page, 'page-summary');

  await tabTo(page, /civility/);
  await page.keyboard.press('Space');
  for (const [name, value] of Object.entries(buyer)) {
    await tabTo(page, new RegExp(`^INPUT summary-form ${name}\\b`));
    await page.keyboard.type(value);
  }
  await tabTo(page, /insurance-option/);
  await page.keyboard.press('Space');
  await tabTo(page, /pay-button/);
  await page.keyboard.press('Enter');
  await expectPage(page, 'page-payment');
  await tabTo(page, /card-number/);
  await page.keyboard.type(cards.approved.replaceAll(' ', ''));
  await tabTo(page, /card-expiry/);
  await page.keyboard.type('1230');
  await tabTo(page, /card-cvc/);
  await page.keyboard.type('123');
  await tabTo(page, /card-submit/);
  await page.keyboard.press('Enter');
  await expectPage(page, 'page-confirmation');
  await expect(page.getByTestId('confirmation-order')).toBeVisible();
  expect(complaints).toEqual([]);
});
