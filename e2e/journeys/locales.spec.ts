import { expect, test, type Page } from 'playwright/test';
import { locales, type Locale } from '@detour/shared-contracts/sites';
import { expectAccessible } from '../support/checks/axe';
import { watchConsole } from '../support/checks/console';
import { tabTo } from '../support/checks/keyboard';
import { findForeignWords } from '../support/checks/language';
import { addressOf, findDates, findStays } from '../support/site-pages';
import {
  amountOf,
  buyer,
  cards,
  chooseActivityDays,
  expectPage,
  fillBuyer,
  fillCard,
  pressBook,
  refuseConsent,
} from '../support/steps';

const isProof = process.env['PROOF'] === '1';
const widths = [390, 768, 1280] as const;
const hands = ['pointer', 'keyboard'] as const;

interface Case {
  readonly locale: Locale;
  readonly width: (typeof widths)[number];
  readonly hand: (typeof hands)[number];
}

/** Every pair of locale and width once, with alternating input devices: all pairs in eighteen journeys. */
const allPairs: readonly Case[] = locales.flatMap((locale, row) =>
  widths.map((width, column) => ({ locale, width, hand: hands[(row + column) % 2] ?? 'pointer' })),
);

/** Each width once, both input devices, in the languages that the other journeys do not use. */
const sampled: readonly Locale[] = ['es_ES', 'nl_BE', 'it_IT'];
const sample = allPairs.filter(
  ({ locale, width }) => sampled.includes(locale) && widths[(sampled.indexOf(locale) + 1) % 3] === width,
);

const pressOn = async (page: Page, hook: string): Promise<void> => {
  await tabTo(page, new RegExp(`^(A|BUTTON) ${hook}\\b`), 200);
  await page.keyboard.press('Enter');
};

const typeBuyer = async (page: Page): Promise<void> => {
  await tabTo(page, /civility/, 160);
  await page.keyboard.press('Space');
  for (const [name, value] of Object.entries(buyer)) {
    await tabTo(page, new RegExp(`^INPUT summary-form ${name}\\b`));
    await page.keyboard.type(value);
  }
  await tabTo(page, /insurance-option/);
  await page.keyboard.press('Space');
};

const typeCard = async (page: Page): Promise<void> => {
  for (const [hook, digits] of [
    ['card-number', cards.approved.replaceAll(' ', '')],
    ['card-expiry', '1230'],
    ['card-cvc', '123'],
  ] as const) {
    await tabTo(page, new RegExp(hook), 160);
    await page.keyboard.type(digits);
  }
};

for (const [index, { locale, width, hand }] of (isProof ? allPairs : sample).entries()) {
  test(`a visitor buys a stay in ${locale} at ${width} px by ${hand} [I18N-003, CHK-008]`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    await page.setViewportSize({ width, height: 880 });
    const { complaints } = watchConsole(page);
    // Each journey has its own stay and nights, because a hotel has few rooms.
    const stays = await findStays(locale, 6);
    const stay = stays[index % stays.length]!;
    const { checkin, checkout } = await findDates(locale, stay.id, { nth: index });
    const words: string[] = [];
    const read = async (): Promise<void> => void words.push(...(await findForeignWords(page, locale)));

    await page.goto(
      `${addressOf(locale, 'product', { id: stay.id })}#checkin=${checkin}&checkout=${checkout}`,
    );
    await expectPage(page, 'page-product');
    if (hand === 'pointer') await refuseConsent(page);
    else await pressOn(page, 'consent-refuse');
    const price = page.getByTestId('product-price').filter({ visible: true }).first();
    await expect(price).toHaveAttribute('data-price-type', 'final', { timeout: 15_000 });
    const amount = await amountOf(price);
    await expectAccessible(page);
    await read();
    if (hand === 'pointer') await pressBook(page);
    else {
      await chooseActivityDays(page);
      await pressOn(page, 'book-button');
    }

    await expectPage(page, 'page-summary');
    expect(await amountOf(page.getByTestId('summary-total'))).toBe(amount);
    await expect(page.locator('html')).toHaveAttribute('data-locale', locale);
    await read();
    if (hand === 'pointer') await fillBuyer(page);
    else await typeBuyer(page);
    await expectAccessible(page);
    if (hand === 'pointer') await page.getByTestId('pay-button').click();
    else await pressOn(page, 'pay-button');

    await expectPage(page, 'page-payment');
    await read();
    if (hand === 'pointer') await fillCard(page, cards.approved);
    else await typeCard(page);
    if (hand === 'pointer') await page.getByTestId('card-submit').click();
    else await pressOn(page, 'card-submit');

    await expectPage(page, 'page-confirmation');
    await expect(page.locator('html')).toHaveAttribute('data-locale', locale);
    await expect(page.getByTestId('confirmation-order')).toHaveAttribute('data-amount', String(amount));
    await expectAccessible(page);
    await read();
    expect(words).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
