import { expect, test } from 'playwright/test';
import { openAccount } from '../../support/people/account';
import { addressOf, originOf } from '../../support/site-pages';
import { expectPage } from '../../support/steps';

test('a session is a token and an account, and no origin leads out of the shop [ACC-001] [ACC-003]', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  const email = `origine.${Date.now()}@example.org`;
  await openAccount(page, email);
  const names = async (): Promise<readonly string[]> => (await context.cookies()).map(({ name }) => name);
  expect(await names()).toEqual(expect.arrayContaining(['access_token', 'user_account_id']));

  for (const origin of ['https://evil.example/', '//evil.example/', '/\\evil.example']) {
    await context.clearCookies({ name: /^(access_token|user_account_id)$/ });
    await page.goto(`${originOf('fr_FR')}/account/signin?origin=${encodeURIComponent(origin)}`);
    await expectPage(page, 'page-signin');
    await page.locator('#signin-email').fill(email);
    await page.locator('#signin-password').fill('une phrase à moi');
    await page.keyboard.press('Enter');
    await expect.poll(names).toContain('access_token');
    await expect(page.getByTestId('page-signin')).toHaveCount(0);
    expect(new URL(page.url()).origin).toBe(originOf('fr_FR'));
  }
});

test('a customer signs in from the middle of a purchase and loses nothing typed [ACC-002]', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  const email = `achat.${Date.now()}@example.org`;
  await openAccount(page, email);
  await context.clearCookies({ name: /^(access_token|user_account_id)$/ });
  const purchase = addressOf('fr_FR', 'gift-checkout', {}, '?kind=gift-card&amount=5000&giftFormat=digital');
  await page.goto(purchase);
  await expectPage(page, 'page-gift-checkout');
  await page.locator('#buyer-addressLine').fill('12 rue des Lilas');
  await page.getByTestId('checkout-sign-in').click();

  await expectPage(page, 'page-signin');
  await page.locator('#signin-email').fill(email);
  await page.locator('#signin-password').fill('une phrase à moi');
  await page.keyboard.press('Enter');
  await expectPage(page, 'page-gift-checkout');
  expect(page.url()).toBe(purchase);
  await expect(page.locator('#buyer-firstName')).toHaveValue('Claire');
  await expect(page.locator('#buyer-addressLine')).toHaveValue('12 rue des Lilas');
  await expect(page.getByTestId('checkout-sign-in')).toHaveCount(0);
});
