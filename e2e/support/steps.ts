import { expect, type Locator, type Page } from 'playwright/test';

export const buyer = {
  email: 'camille.essai@example.org',
  firstName: 'Camille',
  lastName: 'Essai',
  // Valid in all countries of the sites.
  phoneNumber: '+33 6 12 34 56 78',
  addressLine: '12 rue des Cordeliers',
  postalCode: '37000',
  city: 'Tours',
} as const;

export const cards = {
  approved: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  threeds: '4000 0000 0000 3220',
  late: '4000 0000 0000 0341',
} as const;

/** A page is usable once its remote is mounted. */
export const expectPage = async (page: Page, hook: string): Promise<void> => {
  await expect(page.getByTestId(hook)).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('#slot')).toHaveAttribute('data-remote-state', 'mounted', { timeout: 20_000 });
};

export const refuseConsent = async (page: Page): Promise<void> => {
  const refuse = page.getByTestId('consent-refuse');
  await refuse.click();
  await expect(refuse).toHaveCount(0);
};

const openDays = (page: Page): Locator =>
  page
    .locator('[data-testid="calendar-day"]:not([aria-disabled="true"]):not([disabled])')
    .filter({ visible: true });

/** Availability is unknown until the calendar responds; until then all days look available. */
const expectKnownDays = (page: Page): Promise<void> =>
  expect(page.getByTestId('calendar').filter({ visible: true }).first()).toHaveAttribute(
    'data-state',
    'ready',
    {
      timeout: 20_000,
    },
  );

/** Chooses the first stay that the open calendar allows from the n-th available day on. Returns both dates. */
export const pickDates = async (
  page: Page,
  from = 6,
): Promise<{ readonly checkin: string; readonly checkout: string }> => {
  await expectKnownDays(page);
  await expect(openDays(page).nth(from)).toBeVisible({ timeout: 15_000 });
  const first = openDays(page).nth(from);
  const checkin = (await first.getAttribute('data-date')) ?? '';
  await first.click();
  await expectKnownDays(page);
  const later = page
    .locator(
      `[data-testid="calendar-day"]:not([aria-disabled="true"]):not([disabled]):not([data-date="${checkin}"])`,
    )
    .filter({ visible: true });
  await expect(later.first()).toBeVisible();
  const dates = await later.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-date') ?? ''));
  const checkout = dates.filter((date) => date > checkin).sort()[0] ?? '';
  await page
    .locator(`[data-testid="calendar-day"][data-date="${checkout}"]`)
    .filter({ visible: true })
    .first()
    .click();
  return { checkin, checkout };
};

/** Opens the calendar in the way of the width, and chooses a stay. */
export const chooseStayDates = async (page: Page): Promise<void> => {
  const opener = page.getByRole('button', { name: /Arrivée\s*Choisir|^Choisir les dates/ });
  await opener.filter({ visible: true }).first().click();
  await pickDates(page);
  // On desktop the calendar closes by itself a second after both dates, or earlier by the button.
  await page
    .getByRole('button', { name: /^Valider/ })
    .filter({ visible: true })
    .first()
    .click({ timeout: 3000 })
    .catch(() => undefined);
};

/** A stay needs a choice of insurance, where it is sold. */
export const insuranceOption = (page: Page, id: 'none' | 'insurance'): Locator =>
  page.locator(`[data-testid="insurance-option"][value="${id}"]`);

export const fillBuyer = async (page: Page): Promise<void> => {
  const form = page.getByTestId('summary-form');
  for (const [name, value] of Object.entries(buyer)) await form.locator(`[name="${name}"]`).fill(value);
  const civility = form.locator('[name="civility"]');
  if ((await civility.count()) > 1) await civility.last().check({ force: true });
  else await civility.selectOption('NEUTRAL');
  const none = insuranceOption(page, 'none');
  if ((await none.count()) > 0) await none.check();
};

export const fillCard = async (page: Page, number: string): Promise<void> => {
  await page.getByTestId('card-number').fill(number);
  await page.getByTestId('card-expiry').fill('12 / 30');
  await page.getByTestId('card-cvc').fill('123');
};

export const amountOf = async (locator: Locator): Promise<number> =>
  Number(await locator.getAttribute('data-amount'));

/** A stay may contain activities whose day is chosen before the checkout. Chooses the first day of each that has none, by keyboard. */
export const chooseActivityDays = async (page: Page): Promise<void> => {
  for (const group of await page.getByTestId('activity-dates').filter({ visible: true }).all()) {
    if ((await group.getByRole('radio', { checked: true }).count()) > 0) continue;
    await group.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await expect(group.getByRole('radio', { checked: true })).toHaveCount(1);
  }
};

export const pressBook = async (page: Page): Promise<void> => {
  await chooseActivityDays(page);
  await page.getByTestId('book-button').filter({ visible: true }).first().click();
};

/** From the panel of a stay with dates, over its summary, to the confirmation of a payment by card. */
export const bookAndPay = async (page: Page): Promise<void> => {
  await pressBook(page);
  await expectPage(page, 'page-summary');
  await fillBuyer(page);
  await page.getByTestId('pay-button').click();
  await expectPage(page, 'page-payment');
  await fillCard(page, cards.approved);
  await page.getByTestId('card-submit').click();
  await expectPage(page, 'page-confirmation');
};
