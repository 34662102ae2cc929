import { expect, type Page } from 'playwright/test';
import type { Locale } from '@detour/shared-contracts/sites';
import { expectAccessible } from './checks/axe';
import { watchConsole } from './checks/console';
import { addressOf, findActivities, findDates, findStays } from './site-pages';
import { amountOf, cards, expectPage, fillBuyer, fillCard, pressBook, refuseConsent } from './steps';

export const giftWords = { from: 'Camille', message: 'Deux jours rien que pour toi.' };

/** A gift names its giver. The checkout asks for the name if it is missing. */
export const sayFrom = async (page: Page): Promise<void> => {
  const from = page.getByTestId('gift-from-name');
  if ((await from.count()) > 0 && (await from.first().inputValue()) === '')
    await from.first().fill(giftWords.from);
};

/** The voucher has its code, and the order its amount. */
export const expectConfirmed = async (page: Page, amount: number): Promise<void> => {
  await expectPage(page, 'page-confirmation');
  await expect(page.getByTestId('confirmation-order')).toHaveAttribute('data-amount', String(amount));
  await expect(page.getByTestId('voucher-code')).toHaveText(/[A-Z0-9]{4}/);
  await expectAccessible(page);
};

/** From the gift checkout to the confirmation: the amount stays, and the voucher has its code and its document. */
export const payByCard = async (page: Page): Promise<number> => {
  await expectPage(page, 'page-gift-checkout');
  const amount = await amountOf(page.getByTestId('summary-total').first());
  expect(amount).toBeGreaterThan(0);
  await sayFrom(page);
  await fillBuyer(page);
  await expectAccessible(page);
  await page.getByTestId('pay-button').click();
  await expectPage(page, 'page-payment');
  await fillCard(page, cards.approved);
  await page.getByTestId('card-submit').click();
  await expectConfirmed(page, amount);
  return amount;
};

/** Opens a page as a visitor who refuses consent, and watches the console from then on. */
export const openClean = async (page: Page, address: string, hook: string) => {
  const watched = watchConsole(page);
  await page.goto(address);
  await expectPage(page, hook);
  await refuseConsent(page);
  await expectAccessible(page);
  return watched;
};

/** From an activity's page to the confirmation of its purchase. */
export const buyActivity = async (page: Page, forWhom: 'self' | 'gift'): Promise<void> => {
  const [activity] = await findActivities('fr_FR', 1);
  const { complaints } = await openClean(
    page,
    addressOf('fr_FR', 'activity', { id: activity!.id }),
    'page-activity',
  );
  const shown = await amountOf(page.getByTestId('activity-price'));
  await page.getByTestId(`activity-buy-${forWhom}`).click();
  await page.getByTestId('activity-buy-confirm').click();
  expect(await payByCard(page)).toBe(shown);
  expect(complaints).toEqual([]);
};

interface DatedStay {
  readonly locale: Locale;
  readonly id: string;
  readonly checkin: string;
  readonly checkout: string;
}

/** Books a stay on these dates, up to the empty summary. */
export const openSummaryOf = async (
  page: Page,
  { locale, id, checkin, checkout }: DatedStay,
): Promise<void> => {
  await page.goto(`${addressOf(locale, 'product', { id })}#checkin=${checkin}&checkout=${checkout}`);
  await expectPage(page, 'page-product');
  await refuseConsent(page);
  await expect(page.getByTestId('product-price').first()).toHaveAttribute('data-price-type', 'final', {
    timeout: 15_000,
  });
  await pressBook(page);
  await expectPage(page, 'page-summary');
};

/**
 * Opens the filled summary of a dated stay. Each number from 0 to 11 has its own stay and nights, because a hotel has few rooms: two
 * tests never use the same number.
 */
export const openOwnSummary = async (page: Page, number: number): Promise<void> => {
  const { id } = (await findStays('fr_FR', 18))[6 + (number % 12)]!;
  const { checkin, checkout } = await findDates('fr_FR', id, { months: 3, nth: number % 6 });
  await openSummaryOf(page, { locale: 'fr_FR', id, checkin, checkout });
  await fillBuyer(page);
};
