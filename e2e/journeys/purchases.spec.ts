import { expect, test } from 'playwright/test';
import { expectConfirmed, giftWords, openClean, payByCard, sayFrom } from '../support/purchases';
import { addressOf, findBoxes, findStays } from '../support/site-pages';
import { amountOf, expectPage, fillBuyer } from '../support/steps';

test.use({ viewport: { width: 1280, height: 900 } });

test('a visitor buys a stay as a gift with a message [GIFT-019]', async ({ page }) => {
  test.setTimeout(120_000);
  const [stay] = await findStays('fr_FR', 1);
  const { complaints } = await openClean(
    page,
    addressOf('fr_FR', 'single-voucher', { id: stay!.id }),
    'page-gift',
  );
  await page.getByTestId('gift-from-name').first().fill(giftWords.from);
  await page.getByTestId('gift-message').first().fill(giftWords.message);
  await expect(page.getByText(giftWords.message).filter({ visible: true }).first()).toBeVisible();
  await page.getByTestId('gift-offer-button').filter({ visible: true }).first().click();
  await expectPage(page, 'page-gift-checkout');
  expect(page.url()).toMatch(/flow=gifting&giftNights=\d/);
  await payByCard(page);
  await page.reload();
  await expectPage(page, 'page-confirmation');
  await expect(page.getByText(giftWords.message)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a visitor buys a box through its drawer by wallet [BOX-011, BOX-012]', async ({ page }) => {
  test.setTimeout(120_000);
  const [box] = await findBoxes('fr_FR');
  const { complaints } = await openClean(
    page,
    addressOf('fr_FR', 'box', { slug: box!.slug, code: box!.code }),
    'page-box',
  );
  await page.getByTestId('gift-offer-button').filter({ visible: true }).first().click();
  const drawer = page.locator('[data-fragment="gift-drawer"] dialog[open]');
  await expect(drawer).toBeVisible({ timeout: 15_000 });
  await drawer.getByTestId('gift-offer-button').click();
  await expectPage(page, 'page-gift-checkout');
  expect(page.url()).toMatch(/code=[^&]+&giftFormat=digital/);
  const amount = await amountOf(page.getByTestId('summary-total').first());
  expect(amount).toBe(box!.price.sellPrice);
  await sayFrom(page);
  await fillBuyer(page);
  await page.getByTestId('wallet-button').first().click();
  await page.getByTestId('wallet-authorise').click();
  await expectConfirmed(page, amount);
  expect(complaints).toEqual([]);
});

test('the bottom bar on a phone opens the drawer of a box from the end of its page [BOX-011]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [box] = await findBoxes('fr_FR');
  await openClean(page, addressOf('fr_FR', 'box', { slug: box!.slug, code: box!.code }), 'page-box');
  await page.getByTestId('footer').scrollIntoViewIfNeeded();
  await page.getByTestId('gift-offer-button').filter({ visible: true }).last().click();
  await expect(page.locator('[data-fragment="gift-drawer"] dialog[open]')).toBeVisible({ timeout: 15_000 });
});
