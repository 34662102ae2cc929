import { expect, test } from 'playwright/test';
import { watchConsole } from '../../support/checks/console';
import { holdRequests } from '../../support/hold-requests';
import { expectPage, refuseConsent } from '../../support/steps';

test('the question about cookies is there before any script, and an answer to it is kept until they run', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  const release = await holdRequests(page, '**/_r/**/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const refuse = page.getByTestId('consent-refuse');
  await expect(refuse).toBeVisible();
  await refuse.click();
  await expect(refuse).toBeVisible();
  release();
  await expect(refuse).toHaveCount(0);
  await expectPage(page, 'page-home');
  await page.reload();
  await expectPage(page, 'page-home');
  await expect(refuse).toBeHidden();
  expect(complaints).toEqual([]);
});

test('the question can be asked again from the footer of a later page, with the focus on it and a way to leave all as it was', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  await page.goto('/');
  await refuseConsent(page);
  await page.goto('/contact');
  const refuse = page.getByTestId('consent-refuse');
  const again = page.getByTestId('footer').getByRole('button', { name: 'Gérer mes choix' });
  await again.click();
  await expect(refuse).toBeVisible();
  await expect(page.getByRole('region', { name: 'Vos choix en matière de cookies' })).toBeFocused();
  await page.locator('#frame-overlay').getByRole('button', { name: 'Fermer', exact: true }).click();
  await expect(refuse).toHaveCount(0);
  await expect(again).toBeFocused();
  expect(complaints).toEqual([]);
});
