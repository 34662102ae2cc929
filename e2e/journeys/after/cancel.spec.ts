import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { buy, stayItems, voucherItems } from '../../support/buy';
import { watchConsole } from '../../support/checks/console';
import { passOn } from '../../support/http';
import { tabTo } from '../../support/checks/keyboard';
import { addressOf, findHalfRefundable, findRefundable } from '../../support/site-pages';
import { buyer, expectPage, refuseConsent } from '../../support/steps';

const giftCard = voucherItems({ kind: 'gift_card', value: 5000, fromName: 'Camille' });

const openShop = async (page: Page): Promise<void> => {
  await page.goto(addressOf('fr_FR', 'home'));
  await refuseConsent(page);
};

const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirmer l’annulation' });

/** The sums of a list, in cents, by their way. */
const sumsOf = async (page: Page, hook: string): Promise<Readonly<Record<string, number>>> => {
  const rows = page.getByTestId(hook).locator('dl > div');
  await expect(rows.first()).toBeVisible();
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => [
      row.querySelector('dt')?.firstChild?.textContent ?? '',
      row.querySelector('dd')?.textContent ?? '',
    ]),
  );
  return Object.fromEntries(texts.map(([way = '', sum = '']) => [way, Number(sum.replaceAll(/\D/g, ''))]));
};

test('half of a stay comes back to the card, found by number and by keyboard alone [ACC-009, CONTACT-002]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await openShop(page);
  const { id, dates } = await findHalfRefundable('fr_FR');
  const { orderNumber } = await buy(page, stayItems({ id, ...dates }));
  const { complaints } = watchConsole(page);

  await page.goto(`${addressOf('fr_FR', 'booking-lookup')}#r=cancellation`);
  await expectPage(page, 'page-booking-lookup');
  await page.getByLabel(/Numéro de réservation/).fill(orderNumber);
  await page.locator('#lookup-email').fill(buyer.email);
  await page.keyboard.press('Enter');
  await expectPage(page, 'page-confirmation');
  const told = await sumsOf(page, 'cancel-dialog');
  const card = told['Sur la carte se terminant par 4242'] ?? 0;
  const kept = told['Non remboursé, selon vos conditions d’annulation'] ?? 0;
  expect(card).toBeGreaterThan(0);
  expect(card - kept).toBeGreaterThanOrEqual(0);
  expect(card - kept).toBeLessThanOrEqual(1);
  await expectAccessible(page);

  // The response is lost once; the dialog stays, and the second try finds the same cancellation.
  let isLost = false;
  await page.route('**/cancel', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await passOn(route);
    return route.abort('connectionreset');
  });
  await tabTo(page, /Confirmer l’annulation/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/une annulation ne compte jamais deux fois/)).toBeVisible();
  await tabTo(page, /Confirmer l’annulation/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Votre réservation est annulée' })).toBeFocused();
  expect(await sumsOf(page, 'cancelled-order')).toEqual(told);
  await expect(page.getByTestId('cancelled-order')).toContainText(orderNumber);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByTestId('cancelled-order')).toContainText(/Remboursé le|Sous 5 à 10/);
  expect(complaints.filter((text) => !text.includes('ERR_CONNECTION_RESET'))).toEqual([]);
});

test('a gift card and a card each get their part back, at 390 px [ACC-009]', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await openShop(page);
  const gift = await buy(page, giftCard);
  const { id, dates } = await findRefundable('fr_FR');
  const { orderUUID } = await buy(page, stayItems({ id, ...dates, voucherCodes: [gift.code] }));
  const { complaints } = watchConsole(page);

  await page.goto(addressOf('fr_FR', 'confirmation', { orderUUID }));
  await expectPage(page, 'page-confirmation');
  await page.getByRole('button', { name: 'Annuler la réservation' }).click();
  const told = await sumsOf(page, 'cancel-dialog');
  const end = (gift.code ?? '').slice(-4);
  expect(told[`Sur la carte cadeau, code se terminant par ${end}`]).toBe(5000);
  await expectAccessible(page);
  const box = await page.getByTestId('cancel-dialog').boundingBox();
  expect(box?.width ?? 999).toBeLessThanOrEqual(390);
  await confirmButton(page).click();
  await expect(page.getByTestId('cancelled-order')).toBeVisible();
  expect(await sumsOf(page, 'cancelled-order')).toEqual(told);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);

  expect(complaints).toEqual([]);
  // The card is worth its whole value again: the code pays another stay.
  await buy(page, stayItems({ id, ...dates, voucherCodes: [gift.code] }));
});
