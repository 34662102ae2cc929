import { expect, test, type Page } from 'playwright/test';
import type { InsuranceQuote } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import { expectAccessible } from '../../support/checks/axe';
import { watchConsole } from '../../support/checks/console';
import { passOn } from '../../support/http';
import { addressOf, askJson, findRefundable } from '../../support/site-pages';
import {
  amountOf,
  cards,
  expectPage,
  fillBuyer,
  fillCard,
  insuranceOption,
  refuseConsent,
} from '../../support/steps';
import { wordOf } from '../../support/stories/words';

interface Order {
  readonly amount: number;
  readonly lines: readonly { readonly kind: string; readonly amount: number }[];
}

const total = (page: Page) => page.getByTestId('summary-total');

const openSummary = async (page: Page, locale: Locale): Promise<number> => {
  const { id, dates } = await findRefundable(locale);
  const hash = `id=${id}&checkin=${dates.checkin}&checkout=${dates.checkout}`;
  await page.goto(`${addressOf(locale, 'summary')}#${hash}`);
  await expectPage(page, 'page-summary');
  await refuseConsent(page);
  return amountOf(total(page));
};

/** 6 % of the stay, and at least 5 €. */
const premiumOf = (amount: number): number => Math.max(500, Math.round(amount * 0.06));

const textOf = (page: Page, hook: string): Promise<string> =>
  page
    .getByTestId(hook)
    .first()
    .innerText()
    .then((text) => text.replaceAll(/\s/g, ' '));

for (const { locale, width } of [
  { locale: 'fr_FR', width: 390 },
  { locale: 'nl_BE', width: 1280 },
] as const) {
  test(`a stay is bought with insurance in ${locale} at ${width} px, and cancelled [INS-001] [INS-002] [INS-003] [INS-004] [INS-006] [INS-008] [INS-013] [INS-014] [CALL-086]`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    await page.setViewportSize({ width, height: 880 });
    const { complaints } = watchConsole(page);
    const stay = await openSummary(page, locale);
    const premium = premiumOf(stay);
    const word = (id: string): string => wordOf('remote-product', locale, id);

    // Nothing is preselected, and the page says what is a test.
    await expect(page.getByTestId('insurance-option')).toHaveCount(2);
    for (const id of ['none', 'insurance'] as const)
      await expect(insuranceOption(page, id)).not.toBeChecked();
    await expect(page.getByText(word('insurance.noneFlexible'))).toBeVisible();
    await expect(page.getByText(word('insurance.test'))).toBeVisible();
    await expect(page.getByText(/72.*25/)).toBeVisible();
    await expect(insuranceOption(page, 'insurance')).toHaveAttribute('data-amount', String(premium));

    await page.getByTestId('pay-button').click();
    const group = page.getByRole('group', { name: word('insurance.title') });
    await expect(group).toHaveAccessibleDescription(word('form.chooseOption'));
    await expectAccessible(page);

    await fillBuyer(page);
    await expect(total(page)).toHaveAttribute('data-amount', String(stay));
    await expect(page.getByTestId('wallet-button')).toHaveCount(1);
    await insuranceOption(page, 'insurance').focus();
    await page.keyboard.press('Space');
    await expect(total(page)).toHaveAttribute('data-amount', String(stay + premium));
    await expect(page.getByTestId('wallet-button')).toHaveCount(0);
    await page.reload();
    await expectPage(page, 'page-summary');
    await expect(insuranceOption(page, 'insurance')).toBeChecked();
    await expect(total(page)).toHaveAttribute('data-amount', String(stay + premium));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page);

    await page.getByTestId('pay-button').click();
    await expectPage(page, 'page-payment');
    await fillCard(page, cards.approved);
    await page.getByTestId('card-submit').click();
    await expectPage(page, 'page-confirmation');
    const confirmation = page.getByTestId('confirmation-order');
    await expect(confirmation).toHaveAttribute('data-amount', String(stay + premium));
    const orderUUID = (await confirmation.getAttribute('data-order-uuid')) ?? '';
    const order = await page.evaluate(
      async (path) => (await (await fetch(path)).json()) as Order,
      `/api/front/purchase/orders/${orderUUID}`,
    );
    expect(order.lines).toContainEqual(expect.objectContaining({ kind: 'insurance', amount: premium }));
    const shown = (premium / 100).toFixed(2).replace('.', ',');
    expect(await textOf(page, 'page-confirmation')).toContain(shown);

    // The free cancellation gives the premium back.
    await page
      .getByRole('button', { name: word('cancelBooking.open') })
      .first()
      .click();
    await expect(page.getByTestId('cancel-insurance')).toContainText(shown);
    await page.getByRole('button', { name: word('cancelBooking.confirm') }).click();
    await expect(page.getByTestId('cancelled-order')).toBeVisible();
    const paid = ((stay + premium) / 100).toFixed(2).replace('.', ',');
    expect((await textOf(page, 'cancelled-order')).replaceAll(/[\s.]/g, '')).toContain(paid);
    expect(complaints).toEqual([]);
  });
}

test('a failed price of the insurance leaves the stay for sale without it [INS-009]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 880 });
  let isDown = true;
  await page.route('**/api/front/purchase/insurance/quote?*', (route) =>
    isDown ? route.abort('connectionreset') : route.continue(),
  );
  const stay = await openSummary(page, 'fr_FR');
  await expect(page.getByTestId('insurance-error')).toContainText('Oups, un problème est survenu');
  await insuranceOption(page, 'none').check();
  await expect(total(page)).toHaveAttribute('data-amount', String(stay));
  isDown = false;
  await page.getByTestId('insurance-error').getByRole('button').click();
  await expect(page.getByTestId('insurance-option')).toHaveCount(2);
  await expect(insuranceOption(page, 'none')).toBeChecked();
});

test('a choice is cleared where the insurance is no longer sold, and has to be made again [INS-007]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  let isSold = true;
  await page.route('**/api/front/purchase/insurance/quote?*', async (route) => {
    const answer = await passOn(route);
    const quote = JSON.parse(answer.body) as InsuranceQuote;
    const none: InsuranceQuote = { ...quote, enabled: false, amount: 0 };
    await route.fulfill({ ...answer, body: JSON.stringify(isSold ? quote : none) });
  });
  const stay = await openSummary(page, 'fr_FR');
  await insuranceOption(page, 'insurance').check();
  await expect(total(page)).toHaveAttribute('data-amount', String(stay + premiumOf(stay)));
  isSold = false;
  await page.reload();
  await expectPage(page, 'page-summary');
  await expect(total(page)).toHaveAttribute('data-amount', String(stay));
  await expect(page.getByTestId('insurance-option')).toHaveCount(0);
  isSold = true;
  await page.reload();
  await expectPage(page, 'page-summary');
  await expect(page.getByTestId('insurance-option')).toHaveCount(2);
  for (const id of ['none', 'insurance'] as const) await expect(insuranceOption(page, id)).not.toBeChecked();
  await expect(total(page)).toHaveAttribute('data-amount', String(stay));
});

test('the call answers the price of the insurance [CALL-086] [INS-006]', async () => {
  const path = '/api/front/purchase/insurance/quote?cancellationType=FLEX&amount=';
  expect(await askJson('fr_FR', `${path}40000`)).toMatchObject({ enabled: true, amount: 2_400 });
  expect(await askJson('nl_BE', `${path}1000&locale=nl_BE`)).toMatchObject({ enabled: true, amount: 500 });
});
