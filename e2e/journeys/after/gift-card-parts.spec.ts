import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../../support/axe';
import { buy, voucherItems } from '../../support/buy';
import { watchConsole } from '../../support/console';
import { addressOf, findActivities, findBoxes, findDates, findStays } from '../../support/site-pages';
import {
  amountOf,
  cards,
  expectPage,
  fillBuyer,
  fillCard,
  pressBook,
  refuseConsent,
} from '../../support/steps';

const total = (page: Page) => page.getByTestId('summary-total');
const rest = (page: Page) => page.getByTestId('code-rest');

const useCard = async (page: Page, code: string): Promise<void> => {
  await page.getByTestId('gift-card').fill(code.toLowerCase());
  await page.getByTestId('gift-card').press('Enter');
  await expect(page.getByTestId('applied-code')).toHaveCount(1);
};

/** The order is told, and the drafts of its checkout are gone. */
const expectConfirmed = async (page: Page): Promise<void> => {
  await expectPage(page, 'page-confirmation');
  await expect(page.getByTestId('confirmation-order')).toBeVisible();
};

test('a gift card pays an activity in full, then a box in full, then a part of a stay, and tells its balance each time [GCARD-002] [CHK-011] [CHK-012]', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const { complaints } = watchConsole(page);
  await page.goto(addressOf('fr_FR', 'home'));
  await refuseConsent(page);
  const value = 50_000;
  const { code } = await buy(page, voucherItems({ kind: 'gift_card', value }), value);

  // Activity: chosen on its own checkout, nothing left to pay.
  const [activity] = await findActivities('fr_FR', 1);
  await page.goto(
    `${addressOf('fr_FR', 'gift-checkout')}?kind=activity&id=${activity!.id}&adult=2&giftFormat=digital`,
  );
  await expectPage(page, 'page-gift-checkout');
  await fillBuyer(page);
  await page.getByTestId('gift-from-name').fill('Camille');
  const first = await amountOf(total(page));
  await useCard(page, code);
  await expect(total(page)).toHaveAttribute('data-amount', '0');
  await expect(rest(page)).toHaveAttribute('data-amount', String(value - first));
  await expectAccessible(page);
  await page.getByTestId('pay-button').click();
  await expectConfirmed(page);

  // Box: a wrong code says why and does not hold the order up.
  const box = [...(await findBoxes('fr_FR'))].sort((a, b) => a.price.sellPrice - b.price.sellPrice)[0]!;
  await page.goto(`${addressOf('fr_FR', 'gift-checkout')}?code=${box.code}&giftFormat=digital`);
  await expectPage(page, 'page-gift-checkout');
  await fillBuyer(page);
  await page.getByTestId('gift-from-name').fill('Camille');
  const second = await amountOf(total(page));
  await page.getByTestId('promo-code').fill('RIEN');
  await useCard(page, code);
  await expect(rest(page)).toHaveAttribute('data-amount', String(value - first - second));
  await page.reload();
  await expectPage(page, 'page-gift-checkout');
  await expect(total(page)).toHaveAttribute('data-amount', '0', { timeout: 20_000 });
  await page.getByTestId('pay-button').click();
  await expect(page.getByText(/Vous pouvez commander sans ce code/)).toBeVisible();
  await page.getByTestId('pay-button').click();
  await expectConfirmed(page);

  // Stay: the rest of the card, and a bank card.
  const stay = (await findStays('fr_FR', 12))[10]!;
  const dates = await findDates('fr_FR', stay.id, { months: 3 });
  await page.goto(
    `${addressOf('fr_FR', 'product', { id: stay.id })}#checkin=${dates.checkin}&checkout=${dates.checkout}`,
  );
  await expectPage(page, 'page-product');
  await pressBook(page);
  await expectPage(page, 'page-summary');
  await fillBuyer(page);
  const third = await amountOf(total(page));
  await useCard(page, code);
  const left = value - first - second;
  await expect(total(page)).toHaveAttribute('data-amount', String(Math.max(0, third - left)));
  await page.getByTestId('pay-button').click();
  if (third > left) {
    await expectPage(page, 'page-payment');
    await fillCard(page, cards.approved);
    await page.getByTestId('card-submit').click();
  }
  await expectPage(page, 'page-confirmation');
  await expect(page.getByTestId('confirmation-order')).toContainText('Carte cadeau');
  const balance = await page.evaluate(async (gift) => {
    const answer = await fetch('/api/front/purchase/vouchers/current?locale=fr_FR', {
      headers: { 'x-gift-code': gift },
    });
    return ((await answer.json()) as { remainingValue: number }).remainingValue;
  }, code);
  expect(balance).toBe(Math.max(0, left - third));
  // The rejected promotion code is the one failed call.
  expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
});
