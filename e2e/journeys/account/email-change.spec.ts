import { expect, test, type Browser, type Page } from 'playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { openAccount } from '../../support/people/account';
import { watchConsole } from '../../support/checks/console';
import { linkInMail } from '../../support/mails';
import { expectPage, refuseConsent } from '../../support/steps';

/** Opens the link in a browser without the account's session, and confirms. */
const press = async (browser: Browser, link: string, button: string): Promise<Page> => {
  const page = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await page.goto(link);
  await expectPage(page, 'page-account-email');
  await refuseConsent(page);
  await expect(page.getByRole('button', { name: button })).toBeVisible();
  await expect(page).not.toHaveURL(/token/);
  await expectAccessible(page);
  await page.getByRole('button', { name: button }).click();
  return page;
};

test('an account changes its address by a link in any browser, and the old address can undo it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const { complaints } = watchConsole(page);
  const former = `avant-${Date.now()}@example.org`;
  const next = `apres-${Date.now()}@example.org`;
  const here = (link: string): string => new URL(link, baseURL).href;
  await openAccount(page, former);
  const part = page.getByRole('region', { name: 'Mon adresse e-mail' });
  await part.getByLabel('Nouvelle adresse e-mail').fill(next);
  await part.getByRole('button', { name: 'Changer d’adresse' }).click();
  await expect(part.getByRole('heading', { name: 'Consultez votre boîte mail' })).toBeFocused();
  await expectAccessible(page);

  const confirmed = await press(
    browser,
    here(await linkInMail(next, '/account/email')),
    'Confirmer l’adresse',
  );
  await expect(confirmed.getByRole('heading', { name: 'Votre adresse est modifiée' })).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('profile-email')).toHaveText(next);
  await expect(page.getByRole('region', { name: 'Sécurité du compte' })).toContainText(
    'Adresse e-mail modifiée',
  );

  const undone = await press(browser, here(await linkInMail(former, '/account/email')), 'Ce n’était pas moi');
  await expect(undone.getByRole('heading', { name: 'Votre compte est protégé' })).toBeVisible();
  await page.reload();
  await expectPage(page, 'page-signin');
  await undone.goto(here(await linkInMail(former, '/account/password')));
  await undone.getByLabel('Nouveau mot de passe').fill('trois hérons gris au lac');
  await undone.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(undone.getByRole('heading', { name: 'Votre mot de passe est modifié' })).toBeVisible();
  await page.locator('#signin-email').fill(former);
  await page.locator('#signin-password').fill('trois hérons gris au lac');
  await page.getByRole('main').getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expectPage(page, 'page-profile');
  await expect(page.getByTestId('profile-email')).toHaveText(former);
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
});
