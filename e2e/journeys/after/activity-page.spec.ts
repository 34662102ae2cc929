import { expect, test } from 'playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { watchConsole } from '../../support/checks/console';
import { findVisit, originOf } from '../../support/site-pages';
import { expectPage, refuseConsent } from '../../support/steps';

test('the page of an activity keeps its panel in view, and asks only once for whom it is [ACT-005] [ACT-013] [ACT-014] [ACT-015] [ACT-021]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { complaints } = watchConsole(page);
  const { uri } = await findVisit('fr_FR', 'partner');
  await page.goto(originOf('fr_FR') + uri);
  await refuseConsent(page);
  await expectPage(page, 'page-activity');
  await expect(page.getByTestId('activity-partner')).toContainText(/\d{5}/);
  const buyButton = page.getByTestId('activity-buy-self');
  await page.getByRole('heading', { name: /Comment ça marche/ }).scrollIntoViewIfNeeded();
  await expect(buyButton).toBeInViewport();
  await page.getByTestId('activity-map').scrollIntoViewIfNeeded();
  await expect(page.getByTestId('activity-map').getByTestId('map')).toBeVisible();
  await expectAccessible(page);
  await buyButton.click();
  await expect(page.getByTestId('activity-buy-dialog').getByRole('radio')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByTestId('activity-buy-confirm').click();
  await page.waitForURL('**/gift/checkout?**own=1**');
  expect(complaints).toEqual([]);
});
