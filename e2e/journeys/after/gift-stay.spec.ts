import { expect, test, type Page } from 'playwright/test';
import type { Locale } from '@detour/shared-contracts/sites';
import { expectAccessible } from '../../support/checks/axe';
import { buy, voucherItems } from '../../support/buy';
import { watchConsole } from '../../support/checks/console';
import { tabTo } from '../../support/checks/keyboard';
import { addressOf, findStays } from '../../support/site-pages';
import { expectPage, refuseConsent } from '../../support/steps';

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

test('the list of a gift keeps its filters through Back and a reload, by keyboard, without moving the page [BENEF-001] [BENEF-004] [BENEF-005] [BENEF-006]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await openShop(page);
  const { code } = await giveStay(page);
  const { complaints } = watchConsole(page);
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { searchParams } = new URL(request.url());
    if (searchParams.has('numberOfPackagesPerHotel')) asked.push(searchParams);
  });
  await openCode(page, code);
  await page.getByRole('button', { name: 'Découvrir mon cadeau' }).press('Enter');
  await page.getByRole('button', { name: 'Choisir mes dates' }).press('Enter');
  const list = page.getByTestId('held-stays');
  await expect(list).toBeVisible();
  const all = Number(await list.getAttribute('data-count'));
  expect(asked[0]?.get('numberOfPackagesPerHotel')).toBe('20');
  expect(asked[0]?.get('matchOfferRangePriceWithGiftAmount')).toBe('false');
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
