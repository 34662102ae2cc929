import { expect, test } from 'playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { watchConsole } from '../../support/checks/console';
import { linkInMail } from '../../support/mails';
import { expectPage, refuseConsent } from '../../support/steps';

test('a newsletter subscription starts with the link in a mail [NEWS-001, NEWS-003]', async ({ page }) => {
  const { complaints } = watchConsole(page);
  const email = `lettre-${Date.now()}@example.org`;
  await page.goto('/contact');
  await expectPage(page, 'page-contact');
  await refuseConsent(page);
  await page.getByTestId('newsletter-email').fill(email);
  await page.getByTestId('newsletter-submit').click();
  await expect(page.getByText(/un e-mail vient de partir/)).toBeVisible();
  const link = await linkInMail(email, '/api/front/marketing/newsletter/confirm');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Confirmez votre inscription' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirmer mon inscription' }).click();
  await expect(page.getByRole('heading', { name: 'Votre inscription est confirmée' })).toBeVisible();
  expect(complaints).toEqual([]);
  // Only the fragment differs from the current page, so the browser would load nothing.
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirmer mon inscription' }).click();
  await expect(page.getByText(/Ce lien a déjà servi/)).toBeVisible();
});
