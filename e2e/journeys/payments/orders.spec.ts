import { expect, test, type Page } from 'playwright/test';
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

test('the sandbox wallet pays at once [WALLET-006]', async ({ page }) => {
  await openOwnSummary(page, 5);
  await page.getByTestId('wallet-button').first().click();
  await page.getByTestId('wallet-authorise').click();
  await expect(page.getByTestId('page-confirmation')).toBeVisible({ timeout: 20_000 });
});
