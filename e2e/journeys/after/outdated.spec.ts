import { expect, test, type Page } from 'playwright/test';
import { buy, stayItems } from '../../support/buy';
import { expectAccessible } from '../../support/checks/axe';
import { watchConsole } from '../../support/checks/console';
import { addressOf, findRefundable } from '../../support/site-pages';
import { expectPage, refuseConsent } from '../../support/steps';

const openCancellation = async (page: Page, orderUUID: string): Promise<void> => {
  await page.goto(addressOf('fr_FR', 'confirmation', { orderUUID }));
  await expectPage(page, 'page-confirmation');
};

test('a page whose booking was cancelled in another tab asks to be loaded again, and closing the message does so [SHELL-008]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(addressOf('fr_FR', 'home'));
  await refuseConsent(page);
  const { id, dates } = await findRefundable('fr_FR');
  const { orderUUID } = await buy(page, stayItems({ id, ...dates }));
  await openCancellation(page, orderUUID);
  const other = await page.context().newPage();
  await openCancellation(other, orderUUID);
  await other.getByRole('button', { name: 'Annuler la réservation' }).click();
  await other.getByRole('button', { name: 'Confirmer l’annulation' }).click();
  await expect(other.getByTestId('cancelled-order')).toBeVisible();
  await other.close();

  const { complaints } = watchConsole(page);
  await page.getByRole('button', { name: 'Annuler la réservation' }).press('Enter');
  const modal = page.getByRole('dialog', { name: 'Cette page n’est plus à jour' });
  await expect(modal).toBeVisible();
  await expect(page.getByTestId('cancel-dialog')).toHaveCount(0);
  await expectAccessible(page);
  const reloaded = page.waitForEvent('load');
  await page.keyboard.press('Escape');
  await reloaded;
  await expectPage(page, 'page-confirmation');
  await expect(page.getByTestId('cancelled-order')).toBeVisible();
  await expect(modal).toHaveCount(0);
  expect(complaints).toEqual([]);
});
