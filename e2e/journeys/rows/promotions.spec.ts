import { expect, test, type Page } from 'playwright/test';
import { isoDate, nightsBetween } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import { expectAccessible } from '../../support/checks/axe';
import { watchConsole } from '../../support/checks/console';
import { calendarAmount, findStaysIn, type DatedCard } from '../../support/dated-stays';
import { addressOf } from '../../support/site-pages';
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

/** A stay of two nights in three days, with the last-minute promotion of the demonstration. */
const findLastMinute = async (locale: Locale): Promise<DatedCard> => {
  const card = (await findStaysIn(locale, 3)).find(({ autoDiscount }) => autoDiscount?.code === 'LASTMINUTE');
  if (!card) throw new Error(`No stay in three days in ${locale} has the last-minute promotion.`);
  return card;
};

const textOf = async (page: Page, hook: string): Promise<string> =>
  (await page.getByTestId(hook).first().innerText()).replaceAll(/\s/g, ' ');

for (const { locale, width } of [
  { locale: 'fr_FR', width: 390 },
  { locale: 'nl_BE', width: 1280 },
] as const) {
  test(`a last-minute stay costs the same reduced price on card, calendar, stay, summary and order in ${locale} at ${width} px [PROD-041] [PROD-043] [PROD-044] [FLAG-004] [CARD-015] [CARD-019]`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    await page.setViewportSize({ width, height: 880 });
    const { complaints } = watchConsole(page);
    const found = await findLastMinute(locale);
    const { amountToPay: amount, checkin, checkout, id } = found;
    expect(found.finalPrice).toBe(found.sellPrice - Math.floor(found.sellPrice / 10));
    const badge = wordOf('remote-product', locale, 'product.autoDiscount').replace('{discount}', '10');
    const perNight = wordOf('remote-product', locale, 'price.perNight').replace('{price}', '').trim();
    const dates = `checkin=${checkin}&checkout=${checkout}`;

    await page.goto(`${addressOf(locale, 'search')}#${dates}`);
    await expectPage(page, 'page-search');
    await refuseConsent(page);
    const card = page.locator(`[data-testid="result-card"][data-id="${id}"]`);
    await expect(card).toHaveAttribute('data-amount', String(amount));
    await expect(card).toContainText(badge);
    await expect(card).toContainText(perNight);
    expect(await calendarAmount(locale, found)).toBe(amount);

    await page.goto(`${addressOf(locale, 'product', { id })}#${dates}`);
    await expectPage(page, 'page-product');
    const price = page.getByTestId('product-price').filter({ visible: true }).first();
    await expect(price).toHaveAttribute('data-amount', String(amount));
    await expect(page.getByText(badge).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText(perNight).filter({ visible: true }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page);

    await page.goto(`${addressOf(locale, 'summary')}#id=${id}&${dates}`);
    await expectPage(page, 'page-summary');
    expect(await amountOf(page.getByTestId('summary-total'))).toBe(amount);
    await fillBuyer(page);
    await insuranceOption(page, 'none').check();
    await page.getByTestId('pay-button').click();
    await expectPage(page, 'page-payment');
    await fillCard(page, cards.approved);
    await page.getByTestId('card-submit').click();
    await expectPage(page, 'page-confirmation');
    const confirmation = page.getByTestId('confirmation-order');
    await expect(confirmation).toHaveAttribute('data-amount', String(amount));
    const orderUUID = (await confirmation.getAttribute('data-order-uuid')) ?? '';
    const order = await page.evaluate(
      async (path) => (await (await fetch(path)).json()) as Order,
      `/api/front/purchase/orders/${orderUUID}`,
    );
    const discount = found.sellPrice - found.finalPrice;
    expect(order.lines).toContainEqual(expect.objectContaining({ kind: 'promotion', amount: -discount }));
    expect(await textOf(page, 'page-confirmation')).toContain((discount / 100).toFixed(2).replace('.', ','));
    expect(nightsBetween(isoDate(checkin), isoDate(String(checkout)))).toBe(2);
    expect(complaints).toEqual([]);
  });
}
