import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { buy, cancelOrder, voucherItems, type Bought } from '../../support/buy';
import { watchConsole } from '../../support/checks/console';
import { refuseConsent } from '../../support/steps';

/** Opens the shop and buys a gift card of 100 €. */
const open = async (page: Page): Promise<Bought> => {
  await page.goto('/gift');
  await refuseConsent(page);
  return buy(
    page,
    voucherItems({ kind: 'gift_card', value: 10_000, fromName: 'Camille', message: 'Profitez bien !' }),
    10_000,
  );
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the link of a voucher unwraps the gift, shows its balance and leads to stays that it pays [GCARD-002] [BENEF-001] [BENEF-008]', async ({
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

  test('the header leads to the form, the keyboard opens a code in any spelling, and a withdrawn gift is explained [BENEF-001] [ROUTE-009]', async ({
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
    await cancelOrder(page, order);
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
