import { expect, test } from 'playwright/test';
import { openAccount, signIn } from '../../support/people/account';
import { addressOf, originOf } from '../../support/site-pages';
import { expectPage } from '../../support/steps';

/** Cookies of a session. */
const session = /^(access_token|user_account_id)$/;

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
    await context.clearCookies({ name: session });
    await page.goto(`${originOf('fr_FR')}/account/signin?origin=${encodeURIComponent(origin)}`);
    await signIn(page, email);
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
  await context.clearCookies({ name: session });
  const purchase = addressOf('fr_FR', 'gift-checkout', {}, '?kind=gift-card&amount=5000&giftFormat=digital');
  await page.goto(purchase);
  await expectPage(page, 'page-gift-checkout');
  await page.locator('#buyer-addressLine').fill('12 rue des Lilas');
  await page.getByTestId('checkout-sign-in').click();

  await signIn(page, email);
  await expectPage(page, 'page-gift-checkout');
  expect(page.url()).toBe(purchase);
  await expect(page.locator('#buyer-firstName')).toHaveValue('Claire');
  await expect(page.locator('#buyer-addressLine')).toHaveValue('12 rue des Lilas');
  await expect(page.getByTestId('checkout-sign-in')).toHaveCount(0);
});
