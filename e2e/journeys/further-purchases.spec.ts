import { expect, test } from 'playwright/test';
import { buyActivity, giftWords, openClean, payByCard } from '../support/purchases';
import { addressOf } from '../support/site-pages';

test.use({ viewport: { width: 1280, height: 900 } });

test('an activity is bought for oneself [ACT-013, ACT-014]', async ({ page }) => {
  test.setTimeout(120_000);
  await buyActivity(page, 'self');
});

test('an activity is bought as a gift [ACT-015]', async ({ page }) => {
  test.setTimeout(120_000);
  await buyActivity(page, 'gift');
});

test('a visitor buys a gift card of a chosen amount [GCARD-001]', async ({ page }) => {
  test.setTimeout(120_000);
  const { complaints } = await openClean(
    page,
    addressOf('fr_FR', 'giftcard-customization'),
    'page-giftcard-customization',
  );
  await page.getByTestId('gift-from-name').first().fill(giftWords.from);
  await page.getByTestId('gift-offer-button').filter({ visible: true }).first().click();
  await payByCard(page);
  expect(complaints).toEqual([]);
});
