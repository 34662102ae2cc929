import { expect, test } from 'playwright/test';
import { buy, stayItems } from '../../support/buy';
import { addressOf, findRefundable } from '../../support/site-pages';
import { expectPage, refuseConsent } from '../../support/steps';

test('going back after a booking shows its number and books nothing [CHK-011]', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto(addressOf('fr_FR', 'home'));
  await refuseConsent(page);
  const { id, dates } = await findRefundable('fr_FR');
  const { orderUUID, orderNumber } = await buy(page, stayItems({ id, ...dates }));
  await page.goto(`${addressOf('fr_FR', 'confirmation', { orderUUID })}?status=success&gaId=`);
  await expect(page.getByRole('heading', { level: 1, name: /Votre séjour est réservé/ })).toBeVisible();
  const summary = `checkin=${dates.checkin}&checkout=${dates.checkout}&id=${id}`;
  await page.goto(`${addressOf('fr_FR', 'summary')}#${summary}`);
  await expect(page.getByTestId('already-booked')).toContainText(orderNumber);
  await expect(page.getByTestId('pay-button')).toHaveCount(0);
  await page.getByRole('link', { name: 'Ouvrir ma réservation' }).click();
  await expectPage(page, 'page-confirmation');
  await page.goBack();
  await page.getByRole('button', { name: 'Réserver une seconde fois' }).click();
  // The form, or that the first booking took the last room.
  await expect(page.getByTestId('already-booked')).toHaveCount(0);
  await expect(page.getByTestId('page-summary')).toBeVisible();
});
