import { expect, test, type Page } from 'playwright/test';
import type { Locale } from '@detour/shared-contracts/sites';
import { expectAccessible } from '../../support/checks/axe';
import { watchConsole } from '../../support/checks/console';
import { addressOf, findForParts, type StayDates } from '../../support/site-pages';
import { amountOf, cards, expectPage, fillBuyer, fillCard, refuseConsent } from '../../support/steps';
import { wordOf } from '../../support/stories/words';

interface Order {
  readonly status: string;
  readonly amount: number;
  readonly plan: {
    readonly open: number;
    readonly isTest: boolean;
    readonly parts: readonly { readonly amount: number; readonly state: string }[];
  };
}

const option = (page: Page, value: string) => page.locator(`[data-testid="plan-option"][value="${value}"]`);

const hashOf = (dates: StayDates, id?: string): string =>
  `${id ? `id=${id}&` : ''}checkin=${dates.checkin}&checkout=${dates.checkout}`;

const readOrder = (page: Page, orderUUID: string): Promise<Order> =>
  page.evaluate(
    async (path) => (await (await fetch(path)).json()) as Order,
    `/api/front/purchase/orders/${orderUUID}`,
  );

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

const noPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

const openInfo = async (page: Page, locale: Locale): Promise<void> => {
  const info = page.getByTestId('plan-info').first();
  await info.focus();
  await page.keyboard.press('Enter');
  const dialog = page.locator('dialog[open]', { has: page.getByTestId('plan-part').first() });
  await expect(dialog).toContainText(wordOf('remote-product', locale, 'instalments.info'));
  await expect(dialog).toContainText(wordOf('remote-product', locale, 'plan.testTitle'));
  await expect(dialog).toContainText(wordOf('remote-product', locale, 'legal.creditWarning'));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(info).toBeFocused();
};

for (const { locale, width } of [
  { locale: 'fr_FR', width: 390 },
  { locale: 'nl_BE', width: 1280 },
] as const) {
  test(`a stay is bought in three parts in ${locale} at ${width} px, and cancelled [INST-002] [INST-003] [INST-008] [INST-010] [INST-011] [INST-012] [INST-013] [INST-014] [FLAG-008] [FLAG-009] [CALL-084] [CALL-085]`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 880 });
    // A new shop encodes its pictures first, which takes long on a busy machine.
    await page.route('**/images/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: noPicture }),
    );
    const { complaints } = watchConsole(page);
    const { id, dates } = await findForParts(locale);
    const word = (key: string): string => wordOf('remote-product', locale, key);

    // The banner needs dates: only then is there an amount that may be paid in parts.
    await page.goto(addressOf(locale, 'product', { id }));
    await expectPage(page, 'page-product');
    await refuseConsent(page);
    await expect(page.getByTestId('plan-banner')).toHaveCount(0);
    await page.goto(`${page.url().split('#')[0] ?? ''}#${hashOf(dates)}`);
    await page.reload();
    await expect(page.getByTestId('plan-banner').first()).toBeVisible({ timeout: 30_000 });
    await openInfo(page, locale);

    await page.goto(`${addressOf(locale, 'summary')}#${hashOf(dates, id)}`);
    await expectPage(page, 'page-summary');
    const total = page.getByTestId('summary-total');
    const amount = await amountOf(total);
    await fillBuyer(page);
    await expect(option(page, 'once')).toBeChecked();
    await expect(page.getByTestId('wallet-button')).toHaveCount(1);
    await option(page, 'INSTALMENTS_3').focus();
    await page.keyboard.press('Space');
    await expect(page.getByTestId('wallet-button')).toHaveCount(0);
    await page.reload();
    await expectPage(page, 'page-summary');
    await expect(option(page, 'INSTALMENTS_3')).toBeChecked();
    await expect(total).toHaveAttribute('data-amount', String(amount));
    const part = Math.floor(amount / 3);
    const first = amount - 2 * part;
    await expect(page.getByTestId('summary-plan-line')).toHaveAttribute('data-amount', String(first));
    expect(await widthOf(page)).toBeLessThanOrEqual(width);
    await expectAccessible(page);

    await page.getByTestId('pay-button').click();
    await expectPage(page, 'page-payment');
    await expect(page.getByTestId('plan-part')).toHaveCount(3);
    await expect(page.getByTestId('plan-part').first()).toHaveAttribute('data-amount', String(first));
    await expectAccessible(page);
    await fillCard(page, cards.approved);
    await page.getByTestId('card-submit').click();
    await expectPage(page, 'page-confirmation');
    const confirmation = page.getByTestId('confirmation-order');
    await expect(confirmation).toHaveAttribute('data-amount', String(amount));
    await expect(page.getByTestId('plan-parts')).toHaveAttribute('data-open', String(2 * part));
    await expect(page.getByTestId('plan-part')).toHaveCount(3);
    await expect(page.getByTestId('plan-parts')).toContainText(word('plan.paid'));
    await expect(page.getByTestId('plan-parts')).toContainText(word('plan.testText'));
    expect(await widthOf(page)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
    const orderUUID = (await confirmation.getAttribute('data-order-uuid')) ?? '';
    expect(await readOrder(page, orderUUID)).toMatchObject({
      amount,
      plan: {
        isTest: true,
        parts: [
          { amount: first, state: 'paid' },
          { amount: part, state: 'waiting' },
          { amount: part, state: 'waiting' },
        ],
      },
    });

    // The free cancellation gives the first part back, and the plan ends.
    await page
      .getByRole('button', { name: word('cancelBooking.open') })
      .first()
      .click();
    await expect(page.getByTestId('cancel-plan')).toBeVisible();
    await page.getByRole('button', { name: word('cancelBooking.confirm') }).click();
    await expect(page.getByTestId('cancelled-order')).toBeVisible();
    await expect(page.getByTestId('plan-parts')).toHaveAttribute('data-open', '0');
    await expect(page.getByTestId('plan-parts')).toContainText(word('plan.ended'));
    const shown = (first / 100).toFixed(2).replace('.', ',');
    const receipt = (await page.getByTestId('cancelled-order').innerText()).replaceAll(/[\s.]/g, '');
    expect(receipt).toContain(shown);
    expect(await readOrder(page, orderUUID)).toMatchObject({
      status: 'cancelled',
      plan: { open: 0, parts: [{ state: 'paid' }, { state: 'ended' }, { state: 'ended' }] },
    });
    expect(complaints).toEqual([]);
  });
}

test('a stay is paid at once where no part is offered, and where the request fails [INST-008] [INST-013]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 880 });
  const { id, dates } = await findForParts('it_IT');
  const eligible = page.waitForResponse('**/purchase/alma/eligibility?*');
  await page.goto(`${addressOf('it_IT', 'summary')}#${hashOf(dates, id)}`);
  await expectPage(page, 'page-summary');
  expect(((await (await eligible).json()) as { readonly paymentMethods: unknown }).paymentMethods).toEqual(
    [],
  );
  await expect(page.getByTestId('plan-option')).toHaveCount(0);

  const french = await findForParts('fr_FR');
  await page.route('**/purchase/alma/eligibility?*', (route) => route.abort('connectionreset'));
  const failed = page.waitForEvent('requestfailed', (one) => one.url().includes('/alma/eligibility'));
  await page.goto(`${addressOf('fr_FR', 'summary')}#${hashOf(french.dates, french.id)}`);
  await failed;
  await expectPage(page, 'page-summary');
  await expect(page.getByTestId('pay-button')).toBeEnabled();
  await expect(page.getByTestId('plan-banner')).toHaveCount(0);
});
