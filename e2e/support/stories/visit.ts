import { expect, type Locator, type Page } from 'playwright/test';
import { expectAccessible } from '../checks/axe';
import { watchConsole } from '../checks/console';
import { addressOf } from '../site-pages';
import { amountOf, buyer, cards, chooseActivityDays, expectPage, insuranceOption } from '../steps';
import { handOf, type Hand } from './hand';
import type { Row } from './matrix';
import { wordOf } from './words';

/** A person in the shop: a page, its row of the matrix, and what the person's hand does. */
export interface Visit extends Row {
  readonly page: Page;
  readonly hand: Hand;
  /** Texts of `remote-…` in the visit's language. */
  word(owner: `remote-${string}`, id: string): string;
  /** Errors and warnings of the console since the visit began. */
  readonly complaints: readonly string[];
}

/** Opens the shop in a row of the matrix and refuses consent. `at` leads to another shop. */
export const beginVisit = async (
  page: Page,
  row: Row,
  at: (address: string) => string = (address) => address,
): Promise<Visit> => {
  await page.setViewportSize({ width: row.width, height: 900 });
  const { complaints } = watchConsole(page);
  const hand = handOf(page, row.way);
  await page.goto(at(addressOf(row.locale, 'voucher')));
  const refuse = page.getByTestId('consent-refuse');
  await hand.press(refuse);
  await expect(refuse).toHaveCount(0);
  return { ...row, page, hand, word: (owner, id) => wordOf(owner, row.locale, id), complaints };
};

/** No violation of WCAG 2.2 AA, and nothing beside the screen. */
export const expectSound = async (
  { page, width }: Visit,
  options?: { readonly modal: boolean },
): Promise<void> => {
  await expectAccessible(page, options);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
};

export const first = (target: Locator): Locator => target.filter({ visible: true }).first();

/** Fills the form of a checkout. */
export const fillForm = async ({ page, hand }: Visit): Promise<void> => {
  const form = page.getByTestId('summary-form');
  await form.locator('[name="firstName"]').waitFor();
  const civility = form.locator('[name="civility"]');
  if ((await civility.count()) > 1) await hand.choose(civility.last());
  else await hand.select(civility, 'NEUTRAL');
  for (const [name, value] of Object.entries(buyer)) await hand.type(form.locator(`[name="${name}"]`), value);
  const none = insuranceOption(page, 'none');
  if ((await none.count()) > 0) await hand.choose(none);
};

/** Orders, and pays by card when something is left to pay. Ends on the order's page. */
export const order = async (visit: Visit): Promise<void> => {
  const { page, hand } = visit;
  const due = await amountOf(page.getByTestId('summary-total'));
  await hand.press(page.getByTestId('pay-button'));
  if (due > 0) await payByCard(visit);
  await expectPage(page, 'page-confirmation');
};

export const payByCard = async ({ page, hand }: Visit): Promise<void> => {
  await expectPage(page, 'page-payment');
  await hand.type(page.getByTestId('card-number'), cards.approved.replaceAll(' ', ''));
  await hand.type(page.getByTestId('card-expiry'), '1230');
  await hand.type(page.getByTestId('card-cvc'), '123');
  await hand.press(page.getByTestId('card-submit'));
};

/** From the page of a stay with dates to its filled summary. */
export const chooseStay = async (visit: Visit): Promise<void> => {
  const { page, hand } = visit;
  await expect(first(page.getByTestId('product-price'))).toHaveAttribute('data-nights', /\d/, {
    timeout: 20_000,
  });
  const missing = page.getByTestId('activity-dates-error').filter({ visible: true });
  const book = async (): Promise<void> => {
    await chooseActivityDays(page);
    await hand.press(first(page.getByTestId('book-button')));
    await expect(page.getByTestId('page-summary').or(missing).first()).toBeVisible({ timeout: 20_000 });
  };
  await book();
  // The days of activities may come with the price, after the press.
  if ((await missing.count()) > 0) await book();
  await expectPage(page, 'page-summary');
  await fillForm(visit);
};

/** Opens the page of a gift by its link, as a new visit does. */
export const openGift = async ({ page, locale }: Visit, code: string): Promise<void> => {
  await page.goto('about:blank');
  await page.goto(`${addressOf(locale, 'voucher')}#token=${code}`);
};

export const unwrap = async ({ page, hand }: Visit): Promise<void> => {
  await expect(page.getByTestId('gift-wrapped')).toBeVisible();
  const opened = page.waitForResponse('**/api/front/vouchers/current/open');
  await hand.press(page.getByTestId('gift-wrapped').getByRole('button'));
  expect((await opened).status()).toBe(204);
  await expect(page.getByTestId('gift')).toBeVisible();
};

export interface VoucherState {
  readonly state: string;
  readonly value: number;
  readonly remainingValue: number;
  readonly validUntil: string;
  readonly fromName: string;
}

/** State of a voucher, from the gateway. */
export const stateOf = ({ page, locale }: Visit, code: string): Promise<VoucherState> =>
  page.evaluate(
    async ([gift, language]) => {
      const answer = await fetch(`/api/front/purchase/vouchers/current?locale=${language}`, {
        headers: { 'x-gift-code': gift },
      });
      return (await answer.json()) as VoucherState;
    },
    [code, locale] as const,
  );
