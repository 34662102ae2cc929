import { expect, test, type Browser, type Page } from 'playwright/test';
import type { PromotionProducts } from '@detour/shared-contracts/api';
import { expectAccessible } from '../../support/checks/axe';
import { careOriginOf, openDesk } from '../../support/people/care';
import { watchConsole } from '../../support/checks/console';
import { calendarAmount, findStaysIn, type DatedCard } from '../../support/dated-stays';
import { tabTo } from '../../support/checks/keyboard';
import { asOperator } from '../../support/people/operator';
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

const locale = 'fr_FR';
const days = 70;
const percent = 'Pourcentage de remise (1 à 90)';

const codeOf = (name: string): string => `${name}-${Date.now().toString(36)}`.toUpperCase();

/** In ten weeks, where no promotion of the demonstration reduces a stay. */
const findCards = () => findStaysIn(locale, days);

const findCard = async (id: string): Promise<DatedCard> => {
  const card = (await findCards()).find((one) => one.id === id);
  if (!card) throw new Error(`The search does not list the stay ${id}.`);
  return card;
};

/** A stay without a reduction, whose hotel has a name of its own among the results. */
const findFullPrice = async (): Promise<DatedCard> => {
  const all = await findCards();
  const card = all.find(
    ({ autoDiscount, finalPrice, sellPrice, hotel }) =>
      !autoDiscount &&
      finalPrice === sellPrice &&
      all.filter((one) => one.hotel.label === hotel.label).length === 1,
  );
  if (!card) throw new Error('Every stay in ten weeks has a promotion.');
  return card;
};

/** A browser of a visitor who has never been here: the checkout asks those who have already booked a stay. */
const openVisitor = async (browser: Browser): Promise<Page> => {
  const page = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await page.goto(addressOf(locale, 'home'));
  await refuseConsent(page);
  return page;
};

const openPromotion = async (page: Page, code: string): Promise<void> => {
  await page.goto(`${careOriginOf(locale)}/care/promotions/${code}`);
  await expectPage(page, 'page-promotion');
};

/** Finds a hotel by its name. Others may have the same name: their place tells them apart. */
const chooseHotel = async (page: Page, { id, label }: DatedCard['hotel']): Promise<void> => {
  const query = new URLSearchParams({ kind: 'hotels', text: label, locale });
  const ids = await page.evaluate(async (path) => {
    const { products } = (await (await fetch(path)).json()) as PromotionProducts;
    return products.map((product) => product.id);
  }, `/api/care/promotion-products?${query.toString()}`);
  expect(ids).toContain(id);
  await page.getByRole('combobox', { name: 'Hôtels' }).fill(label);
  const options = page.locator('[role="option"]');
  await expect(options).toHaveCount(ids.length);
  await options.nth(ids.indexOf(id)).click();
  await expect(page.getByRole('button', { name: `Retirer ${label}` })).toBeVisible();
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).press('Enter');

const save = async (page: Page): Promise<void> => {
  await press(page, 'Enregistrer…');
  await confirm(page, 'Enregistrer');
  await expect(page.getByText('C’est enregistré').first()).toBeVisible();
};

/** Amounts of the stay on the results page, the stay page and the summary, as a visitor sees them. */
const expectShown = async (
  page: Page,
  { id, checkin, checkout }: DatedCard,
  amount: number,
): Promise<void> => {
  const dates = `checkin=${checkin}&checkout=${checkout}`;
  await page.goto(`${addressOf(locale, 'search')}#${dates}`);
  await expectPage(page, 'page-search');
  await expect(page.locator(`[data-testid="result-card"][data-id="${id}"]`)).toHaveAttribute(
    'data-amount',
    String(amount),
  );
  await page.goto(`${addressOf(locale, 'product', { id })}#${dates}`);
  await expectPage(page, 'page-product');
  await expect(page.getByTestId('product-price').filter({ visible: true }).first()).toHaveAttribute(
    'data-amount',
    String(amount),
  );
  await page.goto(`${addressOf(locale, 'summary')}#id=${id}&${dates}`);
  await expectPage(page, 'page-summary');
  expect(await amountOf(page.getByTestId('summary-total'))).toBe(amount);
};

const order = async (page: Page): Promise<string> => {
  await fillBuyer(page);
  await insuranceOption(page, 'none').check();
  await page.getByTestId('pay-button').click();
  await expectPage(page, 'page-payment');
  await fillCard(page, cards.approved);
  await page.getByTestId('card-submit').click();
  await expectPage(page, 'page-confirmation');
  return (await page.getByTestId('confirmation-order').getAttribute('data-amount')) ?? '';
};

test('the pages of promotions exist for staff only', async ({ page }) => {
  for (const at of ['/care/promotions', '/care/promotions/SPRING']) {
    const answer = await page.goto(new URL(at, addressOf(locale, 'home')).href);
    expect([at, answer?.status()]).toEqual([at, 404]);
  }
  await page.goto(`${careOriginOf(locale)}/care/promotions`);
  await expectPage(page, 'page-care-login');
});

test('an editor makes a promotion that card, calendar, quote and order show, and ends it [PROD-041] [PROD-044] [CARD-019]', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const before = await findFullPrice();
  // The total has taxes, which can be a part of the price.
  const price = before.finalPrice - Math.floor((before.finalPrice * 20) / 100);
  const code = codeOf('E2E');
  const page = await openDesk(browser, 'lead', 'lead');
  const { complaints } = watchConsole(page);
  await page.goto(`${careOriginOf(locale)}/care`);
  await expectPage(page, 'page-care');
  await tabTo(page, /^A .*Promotions/);
  await page.keyboard.press('Enter');
  await expectPage(page, 'page-promotions');
  await expect(page.getByTestId('promotion-row').filter({ hasText: 'LASTMINUTE' })).toHaveAttribute(
    'data-state',
    'running',
  );
  await expectAccessible(page);
  await page.locator('#new-code').fill(code);
  await page.keyboard.press('Enter');
  await expectPage(page, 'page-promotion');
  await press(page, 'Automatique');
  await page.getByLabel(percent).fill('20');
  await page.getByLabel(/^Priorité/).fill('999');
  await chooseHotel(page, before.hotel);
  await expectAccessible(page);
  await press(page, 'Enregistrer…');
  await expect(page.getByRole('dialog')).toContainText(before.hotel.label);
  await confirm(page, 'Enregistrer');
  await expect(page.getByText('C’est enregistré').first()).toBeVisible();

  await expect
    .poll(async () => (await findCard(before.id)).finalPrice, { timeout: 4000, intervals: [100] })
    .toBe(price);
  const reduced = (await findCard(before.id)).amountToPay;
  expect(reduced).toBeLessThan(before.amountToPay);
  expect(await calendarAmount(locale, before)).toBe(reduced);
  const visitor = await openVisitor(browser);
  await expectShown(visitor, before, reduced);
  expect(await order(visitor)).toBe(String(reduced));
  await page.goto(`${careOriginOf(locale)}/care/promotions`);
  await expect(page.locator(`[data-testid="promotion-row"][data-code="${code}"]`)).toContainText(
    '1 utilisation',
  );

  await openPromotion(page, code);
  await press(page, 'Terminer');
  await confirm(page, 'Terminer');
  await expect(page.getByText('La promotion est terminée').first()).toBeVisible();
  await expect
    .poll(async () => (await findCard(before.id)).amountToPay, { timeout: 4000, intervals: [100] })
    .toBe(before.amountToPay);
  expect(await calendarAmount(locale, before)).toBe(before.amountToPay);
  const later = await openVisitor(browser);
  await expectShown(later, before, before.amountToPay);
  await expect(page.getByTestId('promotion-history')).toContainText('Terminée par');
  expect(complaints).toEqual([]);
  await Promise.all([page.close(), visitor.close(), later.close()]);
});

test('two editors of a promotion overwrite nothing, and an agent only reads', async ({ browser }) => {
  test.setTimeout(150_000);
  const code = codeOf('TWO');
  // By code, so that no price of another spec changes.
  await asOperator('set-promotion-code', JSON.stringify({ code, percent: 5 }));
  const [page, other, agent] = await Promise.all([
    openDesk(browser, 'ana', 'lead'),
    openDesk(browser, 'leo', 'lead'),
    openDesk(browser, 'noa', 'agent'),
  ]);
  for (const each of [page, other, agent]) await openPromotion(each, code);
  await expect(agent.getByLabel(percent)).toBeDisabled();
  await page.getByLabel(percent).fill('11');
  await other.getByLabel(percent).fill('12');
  await save(other);
  await press(page, 'Enregistrer…');
  await confirm(page, 'Enregistrer');
  const conflict = page.getByTestId('content-conflict');
  await expect(conflict).toContainText('11');
  await expect(conflict).toContainText('12');
  await expect(page.getByLabel(percent)).toHaveValue('11');
  await press(page, 'Garder le mien');
  await save(page);
  await expect(page.getByTestId('promotion-history').getByRole('listitem')).toHaveCount(3);
  await asOperator('end-promotion', code);
  await Promise.all([page.close(), other.close(), agent.close()]);
});

test('what an editor of a promotion writes on a phone is checked, and survives a failing network and a reload', async ({
  browser,
}) => {
  test.setTimeout(150_000);
  const code = codeOf('TEL');
  const page = await openDesk(browser, 'lia', 'lead');
  await page.setViewportSize({ width: 390, height: 800 });
  await openPromotion(page, code);
  await press(page, 'Avec un code');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const field = page.getByLabel(percent);
  await field.fill('95');
  await page.keyboard.press('Tab');
  await expect(field).toHaveAccessibleDescription('dépasse le maximum');
  await field.fill('15');
  await expect(field).toHaveAccessibleDescription('');
  const budget = page.getByLabel('Budget de toutes les commandes, en euros');
  await budget.fill('1250,5');
  await page.route('**/api/care/promotions/**', (route) => route.abort());
  await press(page, 'Enregistrer…');
  await confirm(page, 'Enregistrer');
  await expect(page.getByText(/Pas de connexion/)).toBeVisible();
  await page.unroute('**/api/care/promotions/**');
  await page.reload();
  await expectPage(page, 'page-promotion');
  await expect(field).toHaveValue('15');
  await expect(budget).toHaveValue('1250,50');
  await save(page);
  await expect(page.getByTestId('promotion-history').getByRole('listitem')).toHaveCount(1);
  await asOperator('end-promotion', code);
  await page.close();
});
