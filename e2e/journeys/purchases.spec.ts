import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { watchConsole } from '../support/console';
import { addressOf, findActivities, findBoxes, findStays } from '../support/site-pages';
import { amountOf, cards, expectPage, fillBuyer, fillCard, refuseConsent } from '../support/steps';

test.use({ viewport: { width: 1280, height: 900 } });

const words = { from: 'Camille', message: 'Deux jours rien que pour toi.' };

/** A gift names its giver. The checkout asks for the name if it is missing. */
const sayFrom = async (page: Page): Promise<void> => {
  const from = page.getByTestId('gift-from-name');
  if ((await from.count()) > 0 && (await from.first().inputValue()) === '')
    await from.first().fill(words.from);
};

/** From the gift checkout to the confirmation: the amount stays, and the voucher has its code and its document. */
const payByCard = async (page: Page): Promise<number> => {
  await expectPage(page, 'page-gift-checkout');
  const amount = await amountOf(page.getByTestId('summary-total').first());
  expect(amount).toBeGreaterThan(0);
  await sayFrom(page);
  await fillBuyer(page);
  await expectAccessible(page);
  await page.getByTestId('pay-button').click();
  await expectPage(page, 'page-payment');
  await fillCard(page, cards.approved);
  await page.getByTestId('card-submit').click();
  await expectConfirmed(page, amount);
  return amount;
};

const expectConfirmed = async (page: Page, amount: number): Promise<void> => {
  await expectPage(page, 'page-confirmation');
  await expect(page.getByTestId('confirmation-order')).toHaveAttribute('data-amount', String(amount));
  await expect(page.getByTestId('voucher-code')).toHaveText(/[A-Z0-9]{4}/);
  await expectAccessible(page);
};

const openClean = async (page: Page, address: string, hook: string) => {
  const watched = watchConsole(page);
  await page.goto(address);
  await expectPage(page, hook);
  await refuseConsent(page);
  await expectAccessible(page);
  return watched;
};

test('a visitor buys a stay as a gift with a message [GIFT-019]', async ({ page }) => {
  test.setTimeout(120_000);
  const [stay] = await findStays('fr_FR', 1);
  const { complaints } = await openClean(
    page,
    addressOf('fr_FR', 'single-voucher', { id: stay!.id }),
    'page-gift',
  );
  await page.getByTestId('gift-from-name').first().fill(words.from);
  await page.getByTestId('gift-message').first().fill(words.message);
  await expect(page.getByText(words.message).filter({ visible: true }).first()).toBeVisible();
  await page.getByTestId('gift-offer-button').filter({ visible: true }).first().click();
  await expectPage(page, 'page-gift-checkout');
  expect(page.url()).toMatch(/flow=gifting&giftNights=\d/);
  await payByCard(page);
  await page.reload();
  await expectPage(page, 'page-confirmation');
  await expect(page.getByText(words.message)).toBeVisible();
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

for (const [forWhom, title] of [
  ['self', 'an activity is bought for oneself [ACT-013, ACT-014]'],
  ['gift', 'an activity is bought as a gift [ACT-015]'],
] as const) {
  test(title, async ({ page }) => {
    test.setTimeout(120_000);
    const [activity] = await findActivities('fr_FR', 1);
    const { complaints } = await openClean(
      page,
      addressOf('fr_FR', 'activity', { id: activity!.id }),
      'page-activity',
    );
    const shown = await amountOf(page.getByTestId('activity-price'));
    await page.getByTestId(`activity-buy-${forWhom}`).click();
    await page.getByTestId('activity-buy-confirm').click();
    expect(await payByCard(page)).toBe(shown);
    expect(complaints).toEqual([]);
  });
}

test('a visitor buys a gift card of a chosen amount [GCARD-001]', async ({ page }) => {
  test.setTimeout(120_000);
  const { complaints } = await openClean(
    page,
    addressOf('fr_FR', 'giftcard-customization'),
    'page-giftcard-customization',
  );
  await page.getByTestId('gift-from-name').first().fill(words.from);
  await page.getByTestId('gift-offer-button').filter({ visible: true }).first().click();
  await payByCard(page);
  expect(complaints).toEqual([]);
});
