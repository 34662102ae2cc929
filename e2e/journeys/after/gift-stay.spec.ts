import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../../support/axe';
import { buy, voucherItems } from '../../support/buy';
import { watchConsole } from '../../support/console';
import { expectPage, pickDates, refuseConsent } from '../../support/steps';

/** A gift stay of two nights in its middle range, sold now: its id and price. */
const findStay = (page: Page): Promise<{ readonly id: string; readonly bucket: string }> =>
  page.evaluate(async () => {
    const { exactMatch } = (await (
      await fetch('/api/offers.json', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          locale: 'fr_FR',
          flow: 'booking',
          searchServiceProvider: 'default',
          orderBy: 'priceQuality',
          pagination: { page: 3, limit: 20 },
          numberOfPackagesPerHotel: 1,
          searchCriteria: { adult: 2 },
        }),
      })
    ).json()) as { exactMatch: readonly { id: string; nights: number }[] };
    for (const { id } of exactMatch) {
      const { prices } = (await (
        await fetch(`/api/product/${id}/gift-prices?locale=fr_FR&nights=2`)
      ).json()) as { prices: readonly { sellPrices: readonly { value: string }[] }[] };
      const bucket = prices[0]?.sellPrices.at(-1)?.value;
      if (bucket) return { id, bucket };
    }
    throw new Error('No stay of two nights is sold as a gift.');
  });

const giveStay = async (page: Page) => {
  await page.goto('/gift');
  await refuseConsent(page);
  const { id, bucket } = await findStay(page);
  const { code } = await buy(
    page,
    voucherItems({
      kind: 'gift_stay',
      productId: id,
      nights: 2,
      bucket,
      fromName: 'Camille',
      message: 'Profitez bien !',
    }),
  );
  return { id, code };
};

/** Cents in a test hook. */
const centsOf = async (page: Page, hook: string, name: string): Promise<number> =>
  Number(await page.getByTestId(hook).filter({ visible: true }).first().getAttribute(`data-${name}`));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a gift stay is unwrapped, booked with a bar and prices that know the gift, and its rest pays a second stay [BENEF-001] [BENEF-003] [BENEF-008] [BENEF-009]', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const { id, code } = await giveStay(page);
    const { complaints } = watchConsole(page);
    await page.goto('about:blank');
    await page.goto(`/gift#token=${code}`);
    await expect(page.getByText('De la part de Camille')).toBeVisible();
    await page.getByRole('button', { name: 'Découvrir mon cadeau' }).click();
    await page.getByRole('button', { name: 'Choisir mes dates' }).click();
    await page.waitForURL('**/beneficiary/offers');

    const given = page.getByTestId('given-stay');
    await expect(given).toHaveAttribute('data-id', id);
    const bar = page.getByTestId('gift-bar');
    await expect(bar).toContainText('Cadeau de Camille');
    const worth = await centsOf(page, 'gift-bar', 'rest');
    await expectAccessible(page);

    await given.getByRole('link', { name: 'Choisir mes dates' }).click();
    await expectPage(page, 'page-product');
    await expect(bar).toBeVisible();
    await expect(page.getByTestId('product-price').filter({ visible: true }).first()).toHaveAttribute(
      'data-price-type',
      'beneficiary',
    );
    await page.getByRole('button', { name: 'Choisir les dates' }).filter({ visible: true }).first().click();
    await pickDates(page);
    expect(worth).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });
});
