import { expect, test, type Page } from 'playwright/test';
import { watchConsole } from '../../support/console';
import { buyer, refuseConsent } from '../../support/steps';

test.use({ viewport: { width: 390, height: 844 } });

/** Bought in its own session, because this test covers the recipient only. */
const buyBox = (page: Page): Promise<string> =>
  page.evaluate(async (person) => {
    const orders = '/api/front/purchase/orders';
    const send = async (path: string, body?: object) => {
      const answer = await fetch(path, {
        method: body ? 'POST' : 'GET',
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      return (await answer.json()) as never;
    };
    interface Boxes {
      boxes: { code: string; price: { sellPrice: number } }[];
    }
    const { boxes } = (await send('/api/gateway/boxes/search?locale=fr_FR')) as Boxes;
    // The most expensive one unlocks the most stays, so its list is never empty.
    const [box] = [...boxes].sort((a, b) => b.price.sellPrice - a.price.sellPrice);
    const { orderUUID } = (await send(orders, {
      locale: 'fr_FR',
      currency: 'EUR',
      expectedAmount: box?.price.sellPrice,
      buyer: { ...person, phoneNumber: '+33612345678', civility: 'NEUTRAL', country: 'FR' },
      items: {
        insuranceItem: false,
        promotionCodeItem: '',
        voucherItem: {
          kind: 'box',
          productId: box?.code,
          nights: null,
          bucket: null,
          adults: 2,
          value: null,
          format: 'digital',
          ownUse: false,
          customization: { fromName: '', message: '' },
          deliveryAddress: null,
        },
      },
    })) as { orderUUID: string };
    await send(`${orders}/${orderUUID}/card`, { number: '4242424242424242', expiry: '12/30', cvc: '123' });
    return ((await send(`${orders}/${orderUUID}`)) as { voucher: { code: string } }).voucher.code;
  }, buyer);

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
