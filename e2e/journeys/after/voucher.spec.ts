import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../../support/axe';
import { watchConsole } from '../../support/console';
import { buyer, refuseConsent } from '../../support/steps';

interface Bought {
  readonly code: string;
  /** Path of the order, which this browser may cancel. */
  readonly order: string;
}

/** Buys a gift card of 100 € in this browser's session. */
const buyCard = (page: Page): Promise<Bought> =>
  page.evaluate(async (person) => {
    const orders = '/api/front/purchase/orders';
    const send = async (path: string, body?: object) => {
      const answer = await fetch(path, {
        method: body ? 'POST' : 'GET',
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      return (await answer.json()) as never;
    };
    const { orderUUID } = (await send(orders, {
      locale: 'fr_FR',
      currency: 'EUR',
      expectedAmount: 10_000,
      buyer: { ...person, phoneNumber: '+33612345678', civility: 'NEUTRAL', country: 'FR' },
      items: {
        insuranceItem: false,
        promotionCodeItem: '',
        voucherItem: {
          kind: 'gift_card',
          productId: '',
          nights: null,
          bucket: null,
          adults: 2,
          value: 10_000,
          format: 'digital',
          ownUse: false,
          customization: { fromName: 'Camille', message: 'Profitez bien !' },
          deliveryAddress: null,
        },
      },
    })) as { orderUUID: string };
    const order = `${orders}/${orderUUID}`;
    await send(`${order}/card`, { number: '4242424242424242', expiry: '12/30', cvc: '123' });
    const { voucher } = (await send(order)) as { voucher: { code: string } };
    return { code: voucher.code, order };
  }, buyer);

const open = async (page: Page): Promise<Bought> => {
  await page.goto('/gift');
  await refuseConsent(page);
  return buyCard(page);
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the link of a voucher unwraps the gift, tells its balance and leads to stays that it pays [GCARD-002] [BENEF-001] [BENEF-008]', async ({
    page,
  }) => {
    const { complaints } = watchConsole(page);
    const { code } = await open(page);
    await page.goto('about:blank');
    await page.goto(`/gift#token=${code}`);
    await expect(page.getByTestId('gift-wrapped')).toBeVisible();
    expect(page.url()).not.toContain(code);
    await expect(page.getByText('De la part de Camille')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Découvrir mon cadeau' }).click();
    await expect(page.getByTestId('gift-rest')).toContainText('100,00');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Choisir un séjour' }).click();
    await page.waitForURL('**/beneficiary/offers');
    await expect(page.getByTestId('held-stays')).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('the header leads to the form, the keyboard opens a code in any spelling, and a withdrawn gift says so [BENEF-001] [ROUTE-009]', async ({
    page,
  }) => {
    const { code, order } = await open(page);
    await page.goto('/');
    await page.getByTestId('received-button').click();
    await page.waitForURL('**/gift');
    await page.getByLabel('Code cadeau').fill(` ${code.toLowerCase().replaceAll('-', ' ')}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Un cadeau pour vous' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('gift')).toHaveAttribute('data-kind', 'gift_card');
    await page.evaluate((path) => fetch(`${path}/cancel`, { method: 'POST' }), order);
    await page.getByRole('button', { name: 'Ouvrir un autre cadeau' }).click();
    await page.getByLabel('Code cadeau').fill(code);
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('gift-ended')).toHaveAttribute('data-reason', 'withdrawn');
    await expect(page.getByTestId('gift-ended')).toContainText('a été annulé le');
    await expectAccessible(page);
  });

  test('a lost connection keeps the typed code, and the next try opens it', async ({ page }) => {
    const { code } = await open(page);
    await page.route('**/api/front/purchase/vouchers/**', (route) => route.abort());
    await page.getByLabel('Code cadeau').fill(code);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Votre code est conservé')).toBeVisible();
    await expect(page.getByLabel('Code cadeau')).toHaveValue(code);
    await page.unroute('**/api/front/purchase/vouchers/**');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByTestId('gift-wrapped')).toBeVisible();
  });
});
