import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { watchConsole } from '../../support/checks/console';
import { addressOf, findBoxes } from '../../support/site-pages';
import { cards, expectPage, fillBuyer, fillCard, refuseConsent } from '../../support/steps';

/** Follows a link of another page of the shop, without a new document. */
const followTo = async (page: Page, href: string): Promise<void> => {
  await page.goto(addressOf('fr_FR', 'contact'));
  await expect(page.locator('#slot')).toHaveAttribute('data-remote-state', 'mounted', { timeout: 20_000 });
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), {
      href: to,
      textContent: 'Cadeau 2',
      id: 'to-gift',
    });
    document.getElementById('main')?.prepend(link);
  }, href);
  await page.locator('#to-gift').click();
  await expectPage(page, 'page-confirmation');
};

test('two gifts in one order, each with its words and code; one is withdrawn from, the other stays; a link leads to the second [GIFT-057] [BOX-006]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const { complaints } = watchConsole(page);
  const box = [...(await findBoxes('fr_FR'))].sort((a, b) => a.price.sellPrice - b.price.sellPrice)[0]!;
  await page.goto(`${addressOf('fr_FR', 'gift-checkout')}?code=${box.code}&giftFormat=digital`);
  await expectPage(page, 'page-gift-checkout');
  await refuseConsent(page);
  const price = box.price.sellPrice;
  await page.getByTestId('gift-from-name').fill('Camille');
  await page.getByTestId('gift-message').fill('Pour Jonas');
  await page.getByTestId('add-gift').click();
  const second = page.getByTestId('further-gift');
  await expect(second.getByRole('heading', { name: 'Cadeau 2' })).toBeFocused();
  await second.getByTestId('gift-message').fill('Pour Claire');
  await second.getByLabel(/Prénom de la personne/).fill('Claire');
  await expect(page.getByTestId('summary-total')).toHaveAttribute('data-amount', String(2 * price));
  await expectAccessible(page);

  await page.reload();
  await expectPage(page, 'page-gift-checkout');
  await expect(second.getByTestId('gift-message')).toHaveValue('Pour Claire');
  await fillBuyer(page);
  await page.getByTestId('pay-button').click();
  await expectPage(page, 'page-payment');
  await fillCard(page, cards.approved);
  await page.getByTestId('card-submit').click();
  await expectPage(page, 'page-confirmation');

  const gifts = page.getByTestId('hub-gift');
  await expect(gifts).toHaveCount(2);
  await expect(gifts.nth(1)).toContainText('Cadeau 2, pour Claire');
  await expect(gifts.nth(1)).toContainText('Pour Claire');
  await expectAccessible(page);
  await followTo(page, `${new URL(page.url()).pathname}#gift-2`);
  await expect(gifts.nth(1)).toBeFocused();
  await expect(gifts.nth(1).getByRole('heading').first()).toBeInViewport();
  await page.getByRole('button', { name: 'Renoncer au contrat ici' }).click();
  await page
    .getByTestId('gift-choice')
    .getByLabel(/Cadeau 1/)
    .uncheck();
  await expect(page.getByText('Ce qui vous est remboursé')).toBeVisible();
  await page.getByRole('button', { name: 'Confirmer la rétractation' }).click();
  await expect(gifts.nth(1)).toHaveAttribute('data-state', 'refunded');
  await expect(gifts.nth(0)).toHaveAttribute('data-state', 'issued');
  await page.reload();
  await expect(page.getByTestId('hub-gift').nth(1)).toContainText('Vous avez renoncé à ce cadeau');
  expect(complaints).toEqual([]);
});
