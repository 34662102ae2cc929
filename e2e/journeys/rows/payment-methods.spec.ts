import { expect, test, type Page } from 'playwright/test';
import type { Locale } from '@detour/shared-contracts/sites';
import { expectAccessible } from '../../support/checks/axe';
import { watchConsole } from '../../support/checks/console';
import { passOn } from '../../support/http';
import { addressOf, findDates, findStays } from '../../support/site-pages';
import { cards, expectPage, fillBuyer, fillCard, refuseConsent } from '../../support/steps';

const noPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

interface Order {
  readonly status: string;
  /** Cents. */
  readonly amount: number;
  readonly payment: { readonly method: string } | null;
}

const method = (page: Page, value: string) =>
  page.locator(`[data-testid="payment-method"][value="${value}"]`);

/** Opens the payment page of a stay; each test buys other nights. */
const openPayment = async (page: Page, locale: Locale, nth: number): Promise<string> => {
  await page.route('**/images/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: noPicture }),
  );
  const stays = await findStays(locale, 8);
  const { id } = stays[nth % stays.length]!;
  const { checkin, checkout } = await findDates(locale, id, { months: 3, nth });
  await page.goto(`${addressOf(locale, 'summary')}#id=${id}&checkin=${checkin}&checkout=${checkout}`);
  await expectPage(page, 'page-summary');
  await refuseConsent(page);
  await fillBuyer(page);
  await page.getByTestId('pay-button').click();
  await expectPage(page, 'page-payment');
  await expect(page.getByTestId('card-number')).toBeVisible();
  return new URL(page.url()).searchParams.get('order') ?? '';
};

const readOrder = (page: Page, uuid: string): Promise<Order> =>
  page.evaluate(
    async (path) => (await (await fetch(path)).json()) as Order,
    `/api/front/purchase/orders/${uuid}`,
  );

/** Chooses a method and goes to its page. */
const leaveFor = async (page: Page, name: string): Promise<void> => {
  await method(page, name).check();
  await page.getByTestId('method-submit').click();
  await expect(page.getByTestId('sandbox-pay')).toBeVisible({ timeout: 20_000 });
};

const backAtPayment = async (page: Page): Promise<void> => {
  await expectPage(page, 'page-payment');
};

for (const { locale, width, name, names, nth } of [
  { locale: 'nl_NL', width: 390, name: 'ideal', names: 'Betaalkaart, iDEAL, PayPal', nth: 0 },
  { locale: 'fr_BE', width: 768, name: 'bancontact', names: 'Carte bancaire, Bancontact, PayPal', nth: 0 },
  { locale: 'nl_BE', width: 1280, name: 'paypal', names: 'Bankkaart, Bancontact, PayPal', nth: 3 },
  { locale: 'es_ES', width: 390, name: 'paypal', names: 'Tarjeta bancaria, PayPal', nth: 0 },
  { locale: 'it_IT', width: 1280, name: 'paypal', names: 'Carta di pagamento, PayPal', nth: 0 },
  { locale: 'fr_FR', width: 768, name: 'paypal', names: 'Carte bancaire, PayPal', nth: 2 },
] as const) {
  test(`a stay is paid by ${name} in ${locale} at ${width} px: there and back, and the footer names the same methods [FOOT-005]`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 880 });
    const { complaints } = watchConsole(page);
    const uuid = await openPayment(page, locale, nth);
    await expect(page.getByTestId('footer')).toContainText(names);
    await expect(page.getByTestId('payment-method')).toHaveCount(names.split(', ').length);
    // By keyboard, from the card, which is chosen.
    await method(page, 'card').focus();
    for (let step = 0; step < 3 && !(await method(page, name).isChecked()); step += 1)
      await page.keyboard.press('ArrowDown');
    await expect(method(page, name)).toBeChecked();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const { amount } = await readOrder(page, uuid);
    await page.getByTestId('method-submit').press('Enter');
    await expect(page.getByTestId('sandbox-pay')).toBeVisible({ timeout: 20_000 });
    const shown = (await page.getByTestId('sandbox-amount').innerText()).replace(/\D/g, '');
    expect(Number(shown)).toBe(amount);
    await expectAccessible(page);
    await page.getByTestId('sandbox-pay').press('Enter');
    await expectPage(page, 'page-confirmation');
    expect(await readOrder(page, uuid)).toMatchObject({ status: 'confirmed', payment: { method: name } });
    expect(complaints).toEqual([]);
  });
}

test('a refused and an abandoned payment charge nothing, keep the choice, and a card pays', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const uuid = await openPayment(page, 'nl_NL', 4);
  await leaveFor(page, 'ideal');
  await page.getByTestId('sandbox-refuse').click();
  await backAtPayment(page);
  await expect(page.getByTestId('payment-error')).toContainText('De betaling met iDEAL is niet gelukt');
  await expect(method(page, 'ideal')).toBeChecked();
  await leaveFor(page, 'paypal');
  await page.getByTestId('sandbox-leave').click();
  await backAtPayment(page);
  await expect(page.getByTestId('payment-error')).toContainText('zonder te betalen met PayPal');
  // The browser's Back button from the page of the method: the payment is still open there, and another way is possible.
  await leaveFor(page, 'ideal');
  await page.goBack();
  await expect(page.getByTestId('payment-away')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByTestId('away-continue')).toBeVisible();
  await page.getByTestId('away-other').click();
  await method(page, 'card').check();
  await fillCard(page, cards.approved);
  await page.getByTestId('card-submit').click();
  await expectPage(page, 'page-confirmation');
  expect(await readOrder(page, uuid)).toMatchObject({ status: 'confirmed', payment: { method: 'card' } });
});

test('a payment that the bank confirms later waits honestly, survives a reload, and is confirmed by itself', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const uuid = await openPayment(page, 'fr_BE', 5);
  await leaveFor(page, 'bancontact');
  await page.getByTestId('sandbox-pay-later').click();
  const note = page.getByTestId('payment-pending');
  const confirmation = page.getByTestId('page-confirmation');
  await expect(note.or(confirmation).first()).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expectPage(page, 'page-confirmation');
  expect(await readOrder(page, uuid)).toMatchObject({ payment: { method: 'bancontact' } });
});

test('a payment that the bank refuses later comes back to the choice of methods', async ({ page }) => {
  test.setTimeout(180_000);
  await openPayment(page, 'fr_BE', 6);
  await leaveFor(page, 'bancontact');
  await page.getByTestId('sandbox-refuse-later').click();
  await expect(page.getByTestId('payment-error')).toContainText(
    'Le paiement avec Bancontact n’a pas abouti',
    {
      timeout: 30_000,
    },
  );
  await expect(page.getByTestId('payment-method').first()).toBeVisible();
});

test('a visitor who never comes back is paid by the notice of the bank, and sees it in another tab', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await openPayment(page, 'nl_NL', 7);
  const payment = page.url();
  await method(page, 'ideal').check();
  await page.getByTestId('method-submit').click();
  await expect(page.getByTestId('sandbox-pay')).toBeVisible({ timeout: 20_000 });
  await page.route('**/back?key=*', (route) => route.abort());
  await page.getByTestId('sandbox-pay').click({ noWaitAfter: true });
  const other = await context.newPage();
  await other.goto(payment);
  await expectPage(other, 'page-confirmation');
});

test('a lost answer to the start of a payment does not start a second one', async ({ page }) => {
  test.setTimeout(180_000);
  await openPayment(page, 'nl_NL', 8);
  const starts: number[] = [];
  await page.route('**/redirect', async (route) => {
    const answer = await passOn(route);
    starts.push(answer.status);
    await route.abort('connectionreset');
  });
  await method(page, 'ideal').check();
  await page.getByTestId('method-submit').click();
  await page.getByTestId('away-continue').click({ timeout: 20_000 });
  await expect(page.getByTestId('sandbox-pay')).toBeVisible({ timeout: 20_000 });
  await page.getByTestId('sandbox-pay').click();
  await expectPage(page, 'page-confirmation');
  expect(starts).toEqual([200]);
});
