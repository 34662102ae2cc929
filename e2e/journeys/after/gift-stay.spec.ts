import { expect, test, type Page } from 'playwright/test';
import type { Locale } from '@detour/shared-contracts/sites';
import { expectAccessible } from '../../support/axe';
import { buy, voucherItems } from '../../support/buy';
import { watchConsole } from '../../support/console';
import { tabTo } from '../../support/keyboard';
import { addressOf, findBoxes, findDates, findStays } from '../../support/site-pages';
import { expectPage, fillBuyer, pickDates, pressBook, refuseConsent } from '../../support/steps';

const openShop = async (page: Page, locale: Locale = 'fr_FR'): Promise<void> => {
  await page.goto(addressOf(locale, 'voucher'));
  await refuseConsent(page);
};

/** Gives two nights in a hotel, on most days of the year. */
const giveStay = async (page: Page) => {
  for (const { id } of (await findStays('fr_FR', 24)).slice(8)) {
    const bucket = await page.evaluate(async (stay) => {
      const answer = await fetch(`/api/product/${stay}/gift-prices?locale=fr_FR&nights=2`);
      const { prices } = (await answer.json()) as {
        prices: readonly { sellPrices: readonly { value: string }[] }[];
      };
      return prices[0]?.sellPrices.at(-1)?.value;
    }, id);
    if (!bucket) continue;
    const gift = { kind: 'gift_stay', productId: id, nights: 2, bucket } as const;
    const { code } = await buy(page, voucherItems({ ...gift, fromName: 'Camille', message: 'Bon voyage !' }));
    return { id, code };
  }
  throw new Error('No stay of two nights is sold as a gift.');
};

const openCode = async (page: Page, code: string, locale: Locale = 'fr_FR'): Promise<void> => {
  await page.goto('about:blank');
  await page.goto(`${addressOf(locale, 'voucher')}#token=${code}`);
};

const bar = (page: Page) => page.getByTestId('gift-bar');
const restOf = async (page: Page): Promise<number> => Number(await bar(page).getAttribute('data-rest'));
const price = (page: Page) => page.getByTestId('product-price').filter({ visible: true }).first();

/** Orders the stay of the page with the open gift. Returns the cents left to pay. */
const orderStay = async (page: Page): Promise<number> => {
  await pressBook(page);
  await expectPage(page, 'page-summary');
  await expect(page.getByTestId('applied-code')).toHaveCount(1);
  await fillBuyer(page);
  return Number(await page.getByTestId('summary-total').getAttribute('data-amount'));
};

const moved = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const watch = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum += entry.value;
        });
        watch.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );

test('a gift stay is unwrapped once, booked for less, and its rest pays a part of a second stay [BENEF-001] [BENEF-003] [BENEF-008] [BENEF-009]', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await openShop(page);
  const { id, code } = await giveStay(page);
  const { complaints } = watchConsole(page);

  await openCode(page, code);
  await expect(page.getByText('De la part de Camille')).toBeVisible();
  await expectAccessible(page);
  const opened = page.waitForResponse('**/api/front/vouchers/current/open');
  await page.getByRole('button', { name: 'Découvrir mon cadeau' }).click();
  expect((await opened).status()).toBe(204);
  await expect(page.getByTestId('gift')).toBeVisible();
  await openCode(page, code);
  await expect(page.getByTestId('gift')).toBeVisible();
  await expect(page.getByTestId('gift-wrapped')).toHaveCount(0);

  await page.getByRole('button', { name: 'Choisir mes dates' }).click();
  await expect(page.getByTestId('given-stay')).toHaveAttribute('data-id', id);
  await expect(bar(page)).toContainText('Cadeau de Camille');
  const worth = await restOf(page);
  await expectAccessible(page);

  await page.getByTestId('given-stay').getByRole('link', { name: 'Choisir mes dates' }).click();
  await expectPage(page, 'page-product');
  await expect(price(page)).toHaveAttribute('data-price-type', 'beneficiary');
  await page.getByRole('button', { name: 'Choisir les dates' }).filter({ visible: true }).first().click();
  await pickDates(page);
  await page
    .getByRole('button', { name: /^Valider/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(price(page)).toHaveText(/Compris|\+ \d/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  expect(await orderStay(page)).toBe(0);
  await expect(page.getByTestId('gift-rest-after')).toBeVisible();
  await expectAccessible(page);
  await page.getByTestId('pay-button').click();
  await expectPage(page, 'page-confirmation');

  // The rest is shown on the next page, and pays a part of another stay.
  const second = (await findStays('fr_FR', 24))[5]!;
  const { checkin, checkout } = await findDates('fr_FR', second.id, { months: 4 });
  await page.goto(
    `${addressOf('fr_FR', 'product', { id: second.id })}#checkin=${checkin}&checkout=${checkout}`,
  );
  await expectPage(page, 'page-product');
  await expect(bar(page)).toBeVisible();
  const rest = await restOf(page);
  expect(rest).toBeGreaterThan(0);
  expect(rest).toBeLessThan(worth);
  await expect(price(page)).toHaveAttribute('data-price-type', 'beneficiary', { timeout: 20_000 });
  const due = Number(await price(page).getAttribute('data-amount'));
  expect(await orderStay(page)).toBe(due);
  expect(complaints).toEqual([]);
});

test('the list of a gift keeps its filters through Back and a reload, by keyboard, without moving the page [BENEF-001] [BENEF-006]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await openShop(page);
  const { code } = await giveStay(page);
  const { complaints } = watchConsole(page);
  await openCode(page, code);
  await page.getByRole('button', { name: 'Découvrir mon cadeau' }).press('Enter');
  await page.getByRole('button', { name: 'Choisir mes dates' }).press('Enter');
  const list = page.getByTestId('held-stays');
  await expect(list).toBeVisible();
  const all = Number(await list.getAttribute('data-count'));
  await page.getByLabel('Reste à payer').selectOption({ label: 'Rien : compris dans le cadeau' });
  await page.getByLabel('Thème').selectOption({ label: 'Romantique' });
  await page.getByLabel('Trier par').selectOption({ label: 'Popularité' });
  await expect(list).not.toHaveAttribute('aria-busy', 'true');
  await expect.poll(async () => Number(await list.getAttribute('data-count'))).toBeLessThan(all);
  expect(new URL(page.url()).hash).toBe('#priceMax=0&sort=popularity&theme=23');
  const some = await list.getAttribute('data-count');
  await expectAccessible(page);

  await page.reload();
  await expect(list).toHaveAttribute('data-count', some ?? '');
  expect(await moved(page)).toBeLessThan(0.1);
  await page.getByTestId('box-offer-card').first().getByRole('link').first().press('Enter');
  await expectPage(page, 'page-product');
  await page.goBack();
  await expect(list).toHaveAttribute('data-count', some ?? '');
  await expect(page.getByLabel('Thème')).toHaveValue('23');

  await tabTo(page, /Fermer le cadeau/, 200);
  await page.keyboard.press('Enter');
  await expectPage(page, 'page-beneficiary-login');
  await expect(bar(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a box is redeemed for one of its stays, in Spanish [BENEF-002] [BENEF-008] [BENEF-009]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await openShop(page);
  const [box] = await findBoxes('fr_FR');
  const { code } = await buy(page, voucherItems({ kind: 'box', productId: box!.code, fromName: 'Camille' }));
  await openShop(page, 'es_ES');
  const { complaints } = watchConsole(page);
  await openCode(page, code, 'es_ES');
  await page.getByRole('button', { name: 'Descubrir mi regalo' }).click();
  await page.getByRole('button', { name: 'Elegir mi escapada' }).click();
  await expect(bar(page)).toContainText('Regalo de Camille');
  const first = page.getByTestId('box-offer-card').first();
  await expect(first).toContainText('Incluido en tu regalo');
  await expectAccessible(page);
  await first.getByRole('link').first().click();
  await expectPage(page, 'page-product');
  await expect(price(page)).toHaveAttribute('data-price-type', 'beneficiary');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { checkin, checkout } = await findDates('es_ES', id, { months: 3 });
  await page.goto(`${addressOf('es_ES', 'product', { id })}#checkin=${checkin}&checkout=${checkout}`);
  await expectPage(page, 'page-product');
  await expect(price(page)).toHaveAttribute('data-nights', /\d/);
  const due = Number(await price(page).getAttribute('data-amount'));
  expect(await orderStay(page)).toBe(due);
  expect(complaints).toEqual([]);
});
