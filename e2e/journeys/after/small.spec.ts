import { expect, test } from 'playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { watchConsole } from '../../support/checks/console';
import { addressOf, findDates, findStays } from '../../support/site-pages';
import { amountOf, expectPage, fillBuyer, refuseConsent } from '../../support/steps';

test('the suggestions of the home page fit a low window [S1]', async ({ page }) => {
  const { complaints } = watchConsole(page);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(addressOf('fr_FR', 'home'));
  await expectPage(page, 'page-home');
  await refuseConsent(page);
  const field = page.getByTestId('searchbox-destination').filter({ visible: true }).first();
  await field.click();
  const suggestions = page.getByTestId('searchbox-suggestion').filter({ visible: true });
  await expect(suggestions.nth(3)).toBeVisible();
  for (const suggestion of (await suggestions.all()).slice(0, 4))
    await expect(suggestion).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('a rejected code shows its reason and does not stop the booking; its button is level with its field [S3, L8, CHK-011]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const stay = (await findStays('fr_FR', 24))[11]!;
  const { checkin, checkout } = await findDates('fr_FR', stay.id);
  await page.goto(`${addressOf('fr_FR', 'summary')}#id=${stay.id}&checkin=${checkin}&checkout=${checkout}`);
  await expectPage(page, 'page-summary');
  await refuseConsent(page);
  const total = page.getByTestId('summary-total');
  const amount = await amountOf(total);
  await fillBuyer(page);
  const code = page.getByTestId('promo-code');
  const apply = page.getByRole('button', { name: /^Appliquer.*Code promo/ });
  const [field, button] = [await code.boundingBox(), await apply.boundingBox()];
  expect(Math.abs((field?.y ?? 0) - (button?.y ?? 99))).toBeLessThan(1);
  await code.fill('PEUTETRE');
  await page.getByTestId('pay-button').click();
  await expect(code).toHaveAccessibleDescription(/aucune remise.*réserver sans ce code/);
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await expect(total).toHaveAttribute('data-amount', String(amount));
  await page.getByTestId('pay-button').click();
  await expectPage(page, 'page-payment');
  // The gateway's refusal of the code is a line of the console.
  expect(complaints.filter((text) => !/409|PROMOTION|422/.test(text))).toEqual([]);
});

test('the amount of a gift card survives a reload of the checkout, and a question opens its answer [L2, L4, CONTACT-004]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(addressOf('fr_FR', 'giftcard-customization'));
  await expectPage(page, 'page-giftcard-customization');
  await refuseConsent(page);
  await page.getByTestId('gift-card-value').fill('85');
  await page.getByTestId('gift-offer-button').filter({ visible: true }).first().click();
  await expectPage(page, 'page-gift-checkout');
  await page.reload();
  await expectPage(page, 'page-gift-checkout');
  await page.goBack();
  await expectPage(page, 'page-giftcard-customization');
  await expect(page.getByTestId('gift-card-value')).toHaveValue('85');

  await page.goto(addressOf('nl_BE', 'contact'));
  await expectPage(page, 'page-contact');
  await page.getByRole('link', { name: 'Hoe gebruik ik een cadeau dat ik heb gekregen?' }).click();
  await expectPage(page, 'page-static');
  await expect(page.getByRole('heading', { name: 'Ik heb een cadeau gekregen' })).toBeFocused();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});
