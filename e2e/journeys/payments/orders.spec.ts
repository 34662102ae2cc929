import { expect, test, type Page, type Route } from 'playwright/test';
import type { WalletOrderRequest } from '@detour/shared-contracts/api';
import { passOn } from '../../support/http';
import { openOwnSummary } from '../../support/purchases';
import { cards, expectPage, fillCard } from '../../support/steps';

const noteOrders = (page: Page): Set<string> => {
  const orders = new Set<string>();
  page.on('response', (response) => {
    if (!/purchase\/orders$/.test(response.url()) || !response.ok()) return;
    void response
      .json()
      .then((body: { orderUUID?: string }) => body.orderUUID && orders.add(body.orderUUID))
      .catch(() => undefined);
  });
  return orders;
};

test.use({ viewport: { width: 1280, height: 900 } });

test('a double click on pay makes one order [CHK-008]', async ({ page }) => {
  await openOwnSummary(page, 0);
  const orders = noteOrders(page);
  await page.getByTestId('pay-button').dblclick();
  await expectPage(page, 'page-payment');
  expect(orders.size).toBe(1);
});

test('a lost response and a retry create one order, and keep the input', async ({ page }) => {
  await openOwnSummary(page, 1);
  const seen: string[] = [];
  await page.route('**/api/front/purchase/orders', async (route) => {
    const answer = await passOn(route);
    seen.push((JSON.parse(answer.body) as { orderUUID: string }).orderUUID);
    // The gateway creates the order, but the browser never receives the response.
    if (seen.length === 1) await route.abort('connectionreset');
    else await route.fulfill({ status: answer.status, headers: answer.headers, body: answer.body });
  });
  await page.getByTestId('pay-button').click();
  const payment = page.getByTestId('page-payment');
  const alert = page.getByRole('alert').filter({ visible: true }).first();
  await expect(payment.or(alert).first()).toBeVisible({ timeout: 20_000 });
  // The page may retry by itself. Otherwise the visitor does, with the form still filled.
  if (!(await payment.isVisible())) {
    await expect(page.getByTestId('summary-form').locator('[name="email"]')).toHaveValue(
      'camille.essai@example.org',
    );
    await page.getByTestId('pay-button').click();
  }
  await expectPage(page, 'page-payment');
  expect(seen.length).toBeGreaterThan(1);
  expect(new Set(seen).size).toBe(1);
});

test('a declined card keeps room and input, and another card pays', async ({ page }) => {
  await openOwnSummary(page, 2);
  await page.getByTestId('pay-button').click();
  await expectPage(page, 'page-payment');
  await fillCard(page, cards.declined);
  await page.getByTestId('card-submit').click();
  await expect(page.getByTestId('payment-error').first()).toBeVisible();
  await expect(page.getByTestId('card-number')).not.toHaveValue('');
  await fillCard(page, cards.approved);
  await page.getByTestId('card-submit').click();
  await expectPage(page, 'page-confirmation');
});

test('3-D Secure is approved inside the page', async ({ page }) => {
  await openOwnSummary(page, 3);
  await page.getByTestId('pay-button').click();
  await expectPage(page, 'page-payment');
  await fillCard(page, cards.threeds);
  await page.getByTestId('card-submit').click();
  await page.getByTestId('threeds-approve').click();
  await expectPage(page, 'page-confirmation');
});

test('the sandbox wallet pays at once, with a stay and nothing else in its items [WALLET-006] [WALLET-007]', async ({
  page,
}) => {
  await openOwnSummary(page, 5);
  const ordered = page.waitForRequest('**/api/front/purchase/zeppto');
  await page.getByTestId('wallet-button').first().click();
  await page.getByTestId('wallet-authorise').click();
  const { items } = (await ordered).postDataJSON() as WalletOrderRequest;
  expect(items).toEqual({
    insuranceItem: false,
    promotionCodeItem: '',
    shortStayItem: { gift: null, specialRequest: '', reservationCriteria: expect.any(Object) },
  });
  await expect(page.getByTestId('page-confirmation')).toBeVisible({ timeout: 20_000 });
});

const payByWallet = async (page: Page): Promise<void> => {
  await page.getByTestId('wallet-button').first().click();
  await page.getByTestId('wallet-authorise').click();
};

for (const [name, nth, fail] of [
  [
    'a refusal',
    6,
    (route: Route) => route.fulfill({ status: 502, json: { status: 502, code: 'PAYMENT_FAILED' } }),
  ],
  ['an answer without an order', 7, (route: Route) => route.fulfill({ json: {} })],
  ['a broken connection', 8, (route: Route) => route.abort('connectionreset')],
] as const)
  test(`a wallet that meets ${name} is back at the summary with error=1, and the form leads on [WALLET-010] [WALLET-015]`, async ({
    page,
  }) => {
    await openOwnSummary(page, nth);
    const { hash } = new URL(page.url());
    const sent: unknown[] = [];
    await page.route('**/api/front/purchase/zeppto', (route) => {
      sent.push((route.request().postDataJSON() as WalletOrderRequest).pspAuthorization);
      return fail(route);
    });
    await payByWallet(page);
    await expect(page).toHaveURL((url) => new URLSearchParams(url.hash.slice(1)).get('error') === '1');
    await expectPage(page, 'page-summary');
    // The payment names its intent and its method, and nothing else.
    expect(sent.length).toBeGreaterThan(0);
    for (const authorisation of sent)
      expect(authorisation).toEqual({
        paymentIntentId: expect.stringMatching(/\S{8}/),
        paymentMethod: 'sandbox_wallet',
      });
    // Dates and guests are still there.
    const now = new URLSearchParams(new URL(page.url()).hash.slice(1));
    for (const [key, value] of new URLSearchParams(hash.slice(1))) expect(now.get(key), key).toBe(value);
    await page.unroute('**/api/front/purchase/zeppto');
    await page.getByRole('link', { name: 'Réserver', exact: true }).filter({ visible: true }).first().click();
    await expect(page).not.toHaveURL(/error=1/);
    await payByWallet(page);
    await expectPage(page, 'page-confirmation');
  });
