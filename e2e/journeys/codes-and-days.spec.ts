import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../support/checks/axe';
import { buy, voucherItems } from '../support/buy';
import { watchConsole } from '../support/checks/console';
import { addressOf, findDatedActivity, findDates, findStays } from '../support/site-pages';
import {
  amountOf,
  buyer,
  cards,
  expectPage,
  fillBuyer,
  fillCard,
  pressBook,
  refuseConsent,
} from '../support/steps';

test.use({ viewport: { width: 1280, height: 900 } });

const buyGiftCard = async (page: Page, value: number): Promise<string> =>
  (await buy(page, voucherItems({ kind: 'gift_card', value }), value)).code;

const openStay = async (
  page: Page,
  id: string,
  dates: { readonly checkin: string; readonly checkout: string },
) => {
  await page.goto(
    `${addressOf('fr_FR', 'product', { id })}#checkin=${dates.checkin}&checkout=${dates.checkout}`,
  );
  await expectPage(page, 'page-product');
  await refuseConsent(page);
  const price = page.getByTestId('product-price').filter({ visible: true }).first();
  await expect(price).toHaveAttribute('data-price-type', 'final', { timeout: 20_000 });
  return amountOf(price);
};

const total = (page: Page) => page.getByTestId('summary-total');

test('gift cards pay a stay in full without a payment page [CHK-012, GCARD-002]', async ({ page }) => {
  test.setTimeout(150_000);
  const { complaints } = watchConsole(page);
  const stay = (await findStays('fr_FR', 24))[20]!;
  const amount = await openStay(page, stay.id, await findDates('fr_FR', stay.id, { months: 4 }));
  // A card is worth at most 500 €, and an order accepts five.
  const codes: string[] = [];
  for (let left = amount; left > 0; left -= 50_000) codes.push(await buyGiftCard(page, 50_000));
  expect(codes.length).toBeLessThanOrEqual(5);

  await pressBook(page);
  await expectPage(page, 'page-summary');
  await expect(total(page)).toHaveAttribute('data-amount', String(amount));
  await fillBuyer(page);
  for (const [index, code] of codes.entries()) {
    await page.getByTestId('gift-card').fill(code.toLowerCase());
    await page.getByTestId('gift-card').press('Enter');
    await expect(page.getByTestId('applied-code')).toHaveCount(index + 1);
    const left = Math.max(0, amount - (index + 1) * 50_000);
    await expect(total(page)).toHaveAttribute('data-amount', String(left));
  }
  await expect(page.getByTestId('wallet-button')).toHaveCount(0);
  await expect(page.getByTestId('pay-button')).toHaveText('Confirmer ma réservation');
  await expectAccessible(page);

  await page.reload();
  await expectPage(page, 'page-summary');
  await expect(total(page)).toHaveAttribute('data-amount', '0', { timeout: 20_000 });
  await expect(page.locator('[name="city"]')).toHaveValue(buyer.city);

  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  await page.getByTestId('pay-button').click();
  await expectPage(page, 'page-confirmation');
  await expect(page.getByTestId('confirmation-order')).toHaveAttribute('data-amount', '0');
  expect(visited.filter((url) => url.includes('/booking/payment'))).toEqual([]);
  await page.reload();
  await expectPage(page, 'page-confirmation');
  await expect(page.getByTestId('confirmation-order')).toContainText('Carte cadeau');
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('a massage requires its day before the checkout, and the confirmation shows it [PROD-037, PROD-038, CHK-003, CHK-004]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { complaints } = watchConsole(page);
  const { id, dates } = await findDatedActivity('fr_FR');
  await openStay(page, id, dates);
  const activity = page.getByTestId('activity-dates').filter({ visible: true }).first();
  await expect(activity).toBeVisible();
  const book = page.getByTestId('book-button').filter({ visible: true }).first();
  await book.click();
  await expect(activity.getByTestId('activity-dates-error')).toHaveText(
    'Veuillez choisir les dates de vos activités.',
  );
  await expectPage(page, 'page-product');
  await expectAccessible(page);

  const days = activity.getByRole('radio');
  await days.first().check();
  await days.last().check();
  await expect(activity.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(activity.getByTestId('activity-dates-error')).toHaveCount(0);
  const [, chosen = ''] = ((await days.last().getAttribute('value')) ?? '').split('.');
  await pressBook(page);
  await expectPage(page, 'page-summary');
  expect(page.url()).toContain(`.${chosen}`);
  const day = new Intl.DateTimeFormat('fr-FR', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${chosen.slice(0, 4)}-${chosen.slice(4, 6)}-${chosen.slice(6)}`));
  const fact = page
    .getByRole('listitem')
    .filter({ hasText: /Massage|Soin/ })
    .filter({ hasText: day, visible: true });
  await expect(fact.first()).toBeVisible();
  await fillBuyer(page);
  await page.getByTestId('pay-button').click();
  await expectPage(page, 'page-payment');
  await fillCard(page, cards.approved);
  await page.getByTestId('card-submit').click();
  await expectPage(page, 'page-confirmation');
  await expect(fact.first()).toBeVisible();
  expect(complaints).toEqual([]);
});
