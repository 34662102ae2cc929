import { expect, type Page } from 'playwright/test';
import { linkInMail } from '../mails';
import { expectPage, refuseConsent } from '../steps';

const password = 'une phrase à moi';

/** Signs up on the French site, opens the link of the mail and ends on the profile, signed in. */
export const openAccount = async (page: Page, email: string): Promise<void> => {
  await page.goto('/account/signup?origin=%2Faccount%2Fsettings%2Fprofile');
  await expectPage(page, 'page-signup');
  await refuseConsent(page);
  await page.locator('#signup-firstName').fill('Claire');
  await page.locator('#signup-lastName').fill('Essai');
  await page.locator('#signup-email').fill(email);
  await page.locator('#signup-password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Créer un compte' }).click();
  await expect(page.getByRole('heading', { name: 'Consultez votre boîte mail' })).toBeFocused();
  await page.goto(await linkInMail(email, '/account/confirm'));
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expectPage(page, 'page-profile');
};

/** Fills in the sign-in page as the person of `openAccount`, and sends it. */
export const signIn = async (page: Page, email: string): Promise<void> => {
  await expectPage(page, 'page-signin');
  await page.locator('#signin-email').fill(email);
  await page.locator('#signin-password').fill(password);
  await page.keyboard.press('Enter');
};
