import { expect, test, type Page } from 'playwright/test';
import { passOn } from '../../support/http';
import { openOwnSummary } from '../../support/purchases';
import { amountOf, buyer, cards, expectPage, fillCard } from '../../support/steps';

test.use({ viewport: { width: 1280, height: 900 } });

const toPayment = async (page: Page): Promise<void> => {
  await page.getByTestId('pay-button').click();
  await expectPage(page, 'page-payment');
};

test('a rejected 3-D Secure charges nothing, shows the reason, and another card pays', async ({ page }) => {
  test.setTimeout(90_000);
  await openOwnSummary(page, 6);
  await toPayment(page);
  await fillCard(page, cards.threeds);
  await page.getByTestId('card-submit').click();
  await page.getByTestId('threeds-refuse').click();
  await expect(page.getByTestId('payment-error').first()).toBeVisible();
  await fillCard(page, cards.approved);
  await page.getByTestId('card-submit').click();
  await expectPage(page, 'page-confirmation');
});

test('a price that changed between quote and order is shown, and the input is kept [CALL-089]', async ({
  page,
}) => {
  await openOwnSummary(page, 7);
  const orders: string[] = [];
  await page.route('**/api/front/purchase/orders', async (route) => {
    const answer = await passOn(route);
    orders.push(answer.body);
    await route.fulfill({ status: answer.status, headers: answer.headers, body: answer.body });
  });
  // The visitor saw another price than the shop computes now.
  await page.route('**/api/front/purchase/orders', async (route) => {
    const body = JSON.parse(route.request().postData() ?? '{}') as { expectedAmount: number };
    await route.fallback({
      postData: JSON.stringify({ ...body, expectedAmount: body.expectedAmount - 500 }),
    });
  });
  await page.getByTestId('pay-button').click();
  const alert = page.getByRole('alert').filter({ visible: true }).first();
  await expect(alert).toBeVisible({ timeout: 15_000 });
  await expect(page.getByTestId('summary-form').locator('[name="email"]')).toHaveValue(buyer.email);
  expect(orders).toHaveLength(1);
  expect(orders[0]).toContain('AMOUNT_CHANGED');
  expect(await amountOf(page.getByTestId('summary-total'))).toBeGreaterThan(0);
});

test('an expired hold charges nothing and shows the reason', async ({ page }) => {
  await openOwnSummary(page, 8);
  await toPayment(page);
  await page.route('**/card', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'urn:detour:problem:hold-expired',
        title: 'Conflict',
        status: 409,
        code: 'HOLD_EXPIRED',
      }),
    }),
  );
  await fillCard(page, cards.approved);
  await page.getByTestId('card-submit').click();
  await expect(page.getByRole('heading', { level: 1, name: 'La chambre n’est plus gardée' })).toBeVisible();
  await expect(page.getByText('Rien n’a été débité')).toBeVisible();
  await expect(page.getByTestId('page-confirmation')).toHaveCount(0);
});

test('a network failure after payment ends in one confirmed order, without a second charge', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await openOwnSummary(page, 9);
  await toPayment(page);
  const charges: number[] = [];
  await page.route('**/card', async (route) => {
    const answer = await passOn(route);
    charges.push(answer.status);
    // The payment is authorised, but the browser never receives the response.
    if (charges.length === 1) await route.abort('connectionreset');
    else await route.fulfill({ status: answer.status, headers: answer.headers, body: answer.body });
  });
  await fillCard(page, cards.approved);
  await page.getByTestId('card-submit').click();
  const confirmation = page.getByTestId('page-confirmation');
  const problem = page.getByTestId('payment-error').first();
  await expect(confirmation.or(problem).first()).toBeVisible({ timeout: 25_000 });
  if (!(await confirmation.isVisible())) {
    await page.reload();
    await expect(confirmation).toBeVisible({ timeout: 25_000 });
  }
  await expect(page.getByTestId('confirmation-order')).toBeVisible();
});

test('a late payment is confirmed without another click', async ({ page }) => {
  await openOwnSummary(page, 4);
  await toPayment(page);
  await fillCard(page, cards.late);
  await page.getByTestId('card-submit').click();
  await expect(page.getByTestId('page-confirmation')).toBeVisible({ timeout: 40_000 });
});
