import { expect, test, type Page } from 'playwright/test';
import { buy, voucherItems } from '../../support/buy';
import { watchConsole } from '../../support/checks/console';
import { refuseConsent } from '../../support/steps';

test.use({ viewport: { width: 390, height: 844 } });

/** Buys the most expensive box, which unlocks the most stays, so its list is never empty. */
const buyBox = async (page: Page): Promise<string> => {
  const box = await page.evaluate(async () => {
    const { boxes } = (await (await fetch('/api/gateway/boxes/search?locale=fr_FR')).json()) as {
      boxes: { code: string; price: { sellPrice: number } }[];
    };
    return [...boxes].sort((a, b) => b.price.sellPrice - a.price.sellPrice)[0];
  });
  return (await buy(page, voucherItems({ kind: 'box', productId: box?.code ?? '' }), box?.price.sellPrice))
    .code;
};

/** A weekday far enough ahead that rooms are free. */
const dayOfArrival = (): string => {
  const day = new Date(Date.now() + 60 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((9 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
};

test('a recipient opens a gift with its code and reaches the summary of a stay without an account [ACC-008] [BENEF-007] [BENEF-008]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  await page.goto('/beneficiary/offers');
  await refuseConsent(page);
  await page.waitForURL('**/beneficiary/login');
  const code = await buyBox(page);
  await page.getByLabel('Code cadeau').fill(code);
  await page.getByLabel('Adresse e-mail').first().fill('recipient@example.com');
  await page.getByRole('button', { name: 'Voir mon cadeau' }).click();
  await page.waitForURL('**/beneficiary/offers');
  await expect(page.getByTestId('held-stays')).toBeVisible();
  await page.getByLabel('Jour d’arrivée').fill(dayOfArrival());
  const redeem = page.getByRole('link', { name: 'Réserver ces dates' }).first();
  await redeem.click();
  await expect(page.getByTestId('summary-form')).toBeVisible();
  await expect(page.getByTestId('applied-code')).toBeVisible();
  await expect(page.locator('input[name=email]')).toHaveValue('recipient@example.com');
  await page.goto('/account/trips');
  await page.waitForURL('**/account/signin**');
  expect(complaints).toEqual([]);
});
