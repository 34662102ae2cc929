import { expect, test, type Page } from 'playwright/test';
import { printPath } from '@detour/shared-contracts/sites';
import { expectAccessible } from '../support/checks/axe';
import { watchConsole } from '../support/checks/console';
import {
  amountOf,
  cards,
  chooseStayDates,
  expectPage,
  fillBuyer,
  fillCard,
  pressBook,
  refuseConsent,
} from '../support/steps';

const chooseDestination = async (page: Page, term: string): Promise<void> => {
  await page.getByTestId('searchbox-destination').filter({ visible: true }).first().click();
  await page.getByTestId('searchbox-destination').filter({ visible: true }).first().fill(term);
  await page.getByTestId('searchbox-suggestion').filter({ visible: true }).first().click();
};

const searchFor = async (page: Page, term: string): Promise<void> => {
  await chooseDestination(page, term);
  await page.getByTestId('searchbox-submit').filter({ visible: true }).first().click();
  await expectPage(page, 'page-search');
  await expect(page.getByTestId('results')).toHaveAttribute('data-state', 'ready', { timeout: 15_000 });
};

const openStay = async (page: Page): Promise<void> => {
  await page.getByTestId('result-card').first().locator('a').first().click();
  await expectPage(page, 'page-product');
};

/** Other journeys (keyboard, other locales) cover wide screens. The proof includes this one too. */
for (const width of process.env['PROOF'] ? [390, 1280] : [390]) {
  test(`the journey from home to confirmation by pointer at ${width} px [CHK-008, CHK-009, WALLET-006, FLOW-011, ROUTE-026, ROUTE-028]`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 860 });
    const { complaints } = watchConsole(page);
    await page.goto('/');
    await expectPage(page, 'page-home');
    await expectAccessible(page);
    await refuseConsent(page);

    await searchFor(page, 'Normandi');
    expect(Number(await page.getByTestId('results-count').getAttribute('data-count'))).toBeGreaterThan(0);
    await expectAccessible(page);

    await openStay(page);
    await expectAccessible(page);
    await chooseStayDates(page);
    const price = page.getByTestId('product-price').filter({ visible: true }).first();
    await expect(price).toHaveAttribute('data-price-type', 'final', { timeout: 15_000 });
    const amount = await amountOf(price);
    expect(amount).toBeGreaterThan(0);

    await pressBook(page);
    await expectPage(page, 'page-summary');
    expect(new URL(page.url()).pathname).toBe(printPath('summary', 'fr_FR'));
    expect(await amountOf(page.getByTestId('summary-total'))).toBe(amount);
    await fillBuyer(page);
    await expectAccessible(page);

    await page.getByTestId('pay-button').click();
    await expectPage(page, 'page-payment');
    await fillCard(page, cards.approved);
    await expectAccessible(page);
    await page.getByTestId('card-submit').click();

    await expectPage(page, 'page-confirmation');
    const confirmation = page.getByTestId('confirmation-order');
    await expect(confirmation).toHaveAttribute('data-amount', String(amount));
    const orderUUID = (await confirmation.getAttribute('data-order-uuid')) ?? '';
    expect(new URL(page.url()).pathname).toBe(printPath('confirmation', 'fr_FR', { orderUUID }));
    await expectAccessible(page);
    await page.reload();
    await expectPage(page, 'page-confirmation');
    await expect(page.getByTestId('confirmation-order')).toHaveAttribute('data-amount', String(amount));
    expect(complaints).toEqual([]);
  });
}
