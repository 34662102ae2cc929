import AxeBuilder from '@axe-core/playwright';
import { join } from 'node:path';
import { expect, test, type Page, type Request } from 'playwright/test';
import type { Locale } from '@detour/shared-contracts/sites';
import { rootDir } from '../../support/shop';
import { openSummaryOf } from '../../support/purchases';
import { addressOf, findDates, findStays } from '../../support/site-pages';
import { expectPage, fillBuyer } from '../../support/steps';
import {
  applePay,
  standInForStripe,
  startStripeShop,
  type StripeShop,
} from '../../support/stripe/stripe-shop';

test.describe.configure({ mode: 'serial' });

let shop: StripeShop;
const common = process.env['SHOP_ORIGIN'];

test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startStripeShop();
  // The shop on which `site-pages` looks for stays.
  process.env['SHOP_ORIGIN'] = shop.origin;
});

test.afterAll(async () => {
  if (common === undefined) delete process.env['SHOP_ORIGIN'];
  else process.env['SHOP_ORIGIN'] = common;
  await shop?.stop();
});

const violations = (page: Page): string[] => {
  const found: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) found.push(message.text());
  });
  return found;
};

const openSummary = async (page: Page, nth: number, locale: Locale = 'fr_FR'): Promise<void> => {
  const { id } = (await findStays(locale, 6))[nth % 6]!;
  await openSummaryOf(page, { locale, id, ...(await findDates(locale, id, { months: 2, nth })) });
  await expect(page.getByTestId('wallet-button')).toHaveCount(0);
};

const openPayment = async (page: Page, nth: number, locale: Locale = 'fr_FR'): Promise<void> => {
  await openSummary(page, nth, locale);
  await fillBuyer(page);
  await page.getByTestId('pay-button').click();
  await expectPage(page, 'page-payment');
  await expect(page.getByTestId('stripe-payment')).toHaveAttribute('data-state', 'ready');
};

const typeCard = (page: Page, number: string): Promise<void> =>
  page.frameLocator('[data-testid="stripe-card"] iframe').getByLabel('Card number').fill(number);

const bodiesOf = (page: Page): string[] => {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(shop.origin)) bodies.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  return bodies;
};

test('a declined card is replaced by one with 3-D Secure, and no card number reaches the shop', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const [blocked, bodies] = [violations(page), bodiesOf(page)];
  const asked: string[] = [];
  await standInForStripe(page, shop, (request: Request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(addressOf('fr_FR', 'home'));
  await expectPage(page, 'page-home');
  expect(asked).toEqual([]);
  await openPayment(page, 0);
  expect(asked[0]).toBe('/endive/stripe.js');
  await typeCard(page, '4000000000000002');
  await page.getByTestId('card-submit').click();
  await expect(page.getByTestId('payment-error')).toContainText('Votre banque a refusé la carte');
  await expect(page.getByTestId('payment-error')).toBeFocused();
  await typeCard(page, '4000000000003220');
  await page.getByTestId('card-submit').click();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByTestId('payment-error')).toContainText('validé auprès de votre banque');
  await page.getByTestId('card-submit').click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expectPage(page, 'page-confirmation');
  expect(blocked).toEqual([]);
  expect(bodies.filter((body) => /4000000000003220|4000000000000002/.test(body))).toEqual([]);
});

test('a wallet buys a stay without a field of the form', async ({ page }) => {
  test.setTimeout(120_000);
  const blocked = violations(page);
  const late: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('was not answered')) late.push(message.text());
  });
  await standInForStripe(page, shop, undefined, applePay);
  const orders: { readonly buyer: unknown; readonly expectedAmount: number }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/purchase/orders'))
      orders.push(request.postDataJSON() as (typeof orders)[number]);
  });
  await openSummary(page, 5);
  const amount = await page.getByTestId('summary-total').getAttribute('data-amount');
  await expect(page.getByTestId('express-wallets')).toHaveAttribute('data-state', 'ready');
  await page.getByRole('button', { name: 'Wallet of the tests' }).click();
  const sheet = page.getByRole('dialog', { name: `Wallet of the tests: ${amount} cents` });
  await sheet.getByRole('button', { name: 'Authorise' }).click();
  await expectPage(page, 'page-confirmation');
  expect(orders).toMatchObject([
    {
      expectedAmount: Number(amount),
      buyer: {
        civility: 'NEUTRAL',
        firstName: 'Maud',
        lastName: 'Delorme',
        email: 'maud.delorme@example.org',
        phoneNumber: '+33639980012',
        addressLine: '8 quai des Chartrons',
        postalCode: '33000',
        city: 'Bordeaux',
        country: 'FR',
      },
    },
  ]);
  await expect(page.locator('body')).not.toHaveAttribute('data-wallet-failed');
  expect(blocked).toEqual([]);
  expect(late).toEqual([]);
});

test('a reload during 3-D Secure resumes it, and the keyboard suffices', async ({ page }) => {
  test.setTimeout(120_000);
  await standInForStripe(page, shop);
  await openPayment(page, 1);
  await typeCard(page, '4000000000003220');
  await page.getByTestId('card-submit').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'The bank of the tests' })).toBeVisible();
  await page.reload();
  const proceed = page.getByTestId('threeds-continue');
  await expect(proceed).toBeVisible({ timeout: 20_000 });
  await expect(page.getByTestId('stripe-payment')).toHaveAttribute('data-state', 'ready');
  await proceed.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expectPage(page, 'page-confirmation');
});

test('a lost response is queried, and nothing is paid twice', async ({ page }) => {
  test.setTimeout(120_000);
  let confirmations = 0;
  await standInForStripe(page, shop, (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/confirm')) confirmations += 1;
  });
  await openPayment(page, 2);
  await page.route('**/api/front/purchase/orders/*/return', (route) => route.abort(), { times: 1 });
  await typeCard(page, '4242424242424242');
  await page.getByTestId('card-submit').dblclick();
  await expectPage(page, 'page-confirmation');
  expect(confirmations).toBe(1);
});

test('without Stripe’s script the page shows an error, and recovers on request', async ({ page }) => {
  test.setTimeout(120_000);
  await standInForStripe(page, shop);
  // The summary asks for the script first, for its wallets, and does without them.
  await page.route('https://js.stripe.com/endive/stripe.js', (route) => route.abort(), { times: 2 });
  await openSummary(page, 3);
  await expect(page.getByTestId('express-wallets')).toHaveCount(0);
  await fillBuyer(page);
  await page.getByTestId('pay-button').click();
  await expect(page.getByText('Le formulaire de paiement n’a pas pu être chargé')).toBeVisible({
    timeout: 20_000,
  });
  await page.getByTestId('stripe-payment').getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByTestId('stripe-payment')).toHaveAttribute('data-state', 'ready');
  await typeCard(page, '4242424242424242');
  await page.getByTestId('card-submit').click();
  await expectPage(page, 'page-confirmation');
});

for (const [locale, width] of [
  ['fr_FR', 390],
  ['nl_BE', 1280],
] as const)
  test(`the payment page has no layout fault at ${width} px in ${locale}`, async ({ page }) => {
    test.setTimeout(120_000);
    await standInForStripe(page, shop);
    await page.setViewportSize({ width, height: 900 });
    await openPayment(page, 4, locale);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    const { violations: found } = await new AxeBuilder({ page })
      .include('[data-testid="page-payment"]')
      // Its content is Stripe's, here a stand-in.
      .exclude('[data-testid="stripe-card"] iframe')
      .analyze();
    expect(found.map(({ id }) => id)).toEqual([]);
    await page.screenshot({
      path: join(rootDir, '.cache', 'browser', `stripe-${locale}-${width}.png`),
      fullPage: true,
    });
  });
