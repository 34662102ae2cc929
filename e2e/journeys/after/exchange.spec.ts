import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../../support/axe';
import { buy, voucherItems } from '../../support/buy';
import { watchConsole } from '../../support/console';
import { addressOf, findBoxes } from '../../support/site-pages';
import { cards, expectPage, fillBuyer, fillCard, refuseConsent } from '../../support/steps';

const openShop = async (page: Page): Promise<void> => {
  await page.goto(addressOf('fr_FR', 'voucher'));
  await refuseConsent(page);
};

/** Boxes by price, cheapest first. */
const boxes = async () =>
  [...(await findBoxes('fr_FR'))].sort((a, b) => a.price.sellPrice - b.price.sellPrice);

const giveBox = (page: Page, code: string) =>
  buy(page, voucherItems({ kind: 'box', productId: code, fromName: 'Camille', message: 'Bon voyage !' }));

const openCode = async (page: Page, code: string): Promise<void> => {
  await page.goto('about:blank');
  await page.goto(`${addressOf('fr_FR', 'voucher')}#token=${code}`);
  await page.getByRole('button', { name: 'Découvrir mon cadeau' }).click();
};

/** Exchanges the open gift for a box. Returns the cents left to pay. */
const exchangeFor = async (page: Page, code: string): Promise<number> => {
  await page.goto(`${addressOf('fr_FR', 'gift-checkout')}?code=${code}&giftFormat=digital`);
  await expectPage(page, 'page-gift-checkout');
  await page.getByLabel('Échanger le cadeau de Camille contre celui-ci').check();
  await expectAccessible(page);
  await fillBuyer(page);
  return Number(await page.getByTestId('summary-total').getAttribute('data-amount'));
};

test('a box is exchanged for a cheaper one without losing its worth, and the exchange is undone, at 390 px [GCARD-002] [BENEF-008]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await openShop(page);
  const all = await boxes();
  const { code } = await giveBox(page, all.at(-1)!.code);
  const { complaints } = watchConsole(page);
  await openCode(page, code);
  await page.getByRole('button', { name: 'Échanger contre un autre cadeau' }).click();
  await expectPage(page, 'page-boxes');
  await expect(page.getByTestId('gift-bar')).toBeVisible();

  expect(await exchangeFor(page, all[0]!.code)).toBe(0);
  await expect(page.getByTestId('gift-exchange')).toContainText('Rien n’est perdu');
  await page.getByTestId('pay-button').click();
  await expectPage(page, 'page-confirmation');
  const order = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(complaints).toEqual([]);

  const state = (of: string) =>
    page.evaluate(async (gift) => {
      const answer = await fetch('/api/front/purchase/vouchers/current?locale=fr_FR', {
        headers: { 'x-gift-code': gift },
      });
      const {
        state: is,
        value,
        remainingValue: rest,
        fromName,
      } = (await answer.json()) as Record<string, unknown>;
      return { is, value, rest, fromName };
    }, of);
  const old = await state(code);
  expect(old).toMatchObject({ is: 'exchanged', rest: 0 });
  const fresh = await page.evaluate(async (uuid) => {
    const answer = await fetch(`/api/front/purchase/orders/${uuid}`);
    return ((await answer.json()) as { voucher: { code: string } }).voucher.code;
  }, order);
  expect(await state(fresh)).toMatchObject({ is: 'issued', rest: old.value, fromName: 'Camille' });

  await page.goto('about:blank');
  await page.goto(`${addressOf('fr_FR', 'voucher')}#token=${code}`);
  await expect(page.getByTestId('gift-ended')).toContainText('échangé');

  const undone = await page.evaluate(
    async (uuid) => (await fetch(`/api/front/purchase/orders/${uuid}/cancel`, { method: 'POST' })).status,
    order,
  );
  expect(undone).toBe(200);
  expect(await state(code)).toMatchObject({ is: 'claimed', rest: old.value });
});

test('a dearer box costs the difference, paid by card [BENEF-008]', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await openShop(page);
  const all = await boxes();
  const [cheap, dear] = [all[0]!, all.at(-1)!];
  const { code } = await giveBox(page, cheap.code);
  const { complaints } = watchConsole(page);
  await openCode(page, code);
  await page.getByRole('button', { name: 'Échanger contre un autre cadeau' }).click();
  await expectPage(page, 'page-boxes');
  const due = await exchangeFor(page, dear.code);
  expect(due).toBeGreaterThan(0);
  expect(due).toBeLessThan(dear.price.sellPrice);
  await page.getByTestId('pay-button').click();
  await expectPage(page, 'page-payment');
  await fillCard(page, cards.approved);
  await page.getByTestId('card-submit').click();
  await expectPage(page, 'page-confirmation');
  expect(complaints).toEqual([]);
});
