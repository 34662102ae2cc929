import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { watchConsole } from '../../support/checks/console';
import { openFirstStay } from '../../support/journey';
import { linkInMail } from '../../support/mails';
import { bookAndPay, expectPage, pickDates, refuseConsent } from '../../support/steps';

const password = 'une phrase à moi';

const newAddress = (name: string): string => `${name}-${Date.now()}@example.org`;

const main = (page: Page) => page.getByRole('main');

const signUp = async (page: Page, email: string, origin: string): Promise<void> => {
  await page.goto(`/account/signup?origin=${encodeURIComponent(origin)}`);
  await expectPage(page, 'page-signup');
  await page.locator('#signup-firstName').fill('Claire');
  await page.locator('#signup-lastName').fill('Essai');
  await page.locator('#signup-email').fill(email);
  await page.locator('#signup-password').fill(password);
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Créer un compte' }).click();
  await expect(page.getByRole('heading', { name: 'Consultez votre boîte mail' })).toBeFocused();
  await page.goto(await linkInMail(email, '/account/confirm'));
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
};

const bookAStay = async (page: Page, origin: string): Promise<string> => {
  await openFirstStay(page, origin);
  await expectPage(page, 'page-product');
  await page
    .getByRole('button', { name: /Arrivée\s*Choisir|^Choisir les dates/ })
    .filter({ visible: true })
    .first()
    .click();
  await pickDates(page, 12);
  await page
    .getByRole('button', { name: /^Valider/ })
    .filter({ visible: true })
    .first()
    // The calendar also closes by itself; either is fine.
    .click({ timeout: 3000 })
    .catch(() => undefined);
  await expect(page.getByTestId('product-price').filter({ visible: true }).first()).toHaveAttribute(
    'data-price-type',
    'final',
    { timeout: 15_000 },
  );
  await bookAndPay(page);
  return (await page.getByTestId('confirmation-order').getAttribute('data-order-uuid')) ?? '';
};

test('an account from sign-up to its first booking and sign-out [ACC-002, ACC-004, ACC-005, ACC-007, HDR-018]', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(150_000);
  const { complaints } = watchConsole(page);
  await page.goto('/account/trips');
  await expectPage(page, 'page-signin');
  await refuseConsent(page);
  await expectAccessible(page);
  expect(new URL(page.url()).searchParams.get('origin')).toBe('/account/trips');

  await signUp(page, newAddress('trips'), '/account/trips');
  await expectPage(page, 'page-trips');
  await expect(page.getByRole('heading', { name: 'Pas encore de séjour' })).toBeVisible();
  await expectAccessible(page);

  const orderUUID = await bookAStay(page, baseURL ?? '');
  await page.goto('/account/trips');
  await expect(page.getByTestId('trip')).toHaveAttribute('data-order-uuid', orderUUID);
  await expectAccessible(page);
  await page.getByTestId('trip').getByRole('link').first().click();
  await expectPage(page, 'page-confirmation');

  await page.goto('/account/settings/profile');
  await expect(page.locator('#profile-firstName')).toHaveValue('Claire');
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Se déconnecter' }).click();
  await expectPage(page, 'page-home');
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => name === 'access_token' || name === 'user_account_id')).toEqual([]);
  await page.goto('/account/settings/profile');
  await expectPage(page, 'page-signin');
  await expect(page.getByText('Claire')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('an anonymous wishlist moves to the account on sign-in [WISH-005, WISH-007, WISH-009, ACC-006]', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const { complaints } = watchConsole(page);
  await page.goto('/recherche');
  await expectPage(page, 'page-search');
  await refuseConsent(page);
  const card = page.getByTestId('result-card').nth(1);
  const heart = card.getByTestId('wishlist-toggle');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const id = (await card.getAttribute('data-id')) ?? '';

  // The visitor leaves before the response. Its cookie may arrive after the next page.
  await expect(async () => {
    await page.goto('/account/wishlist');
    await expect(page.getByTestId('wishlist-item')).toHaveAttribute('data-id', id, { timeout: 2_000 });
  }).toPass();
  await expectAccessible(page);

  await signUp(page, newAddress('wishlist'), '/account/wishlist');
  await expectPage(page, 'page-wishlist');
  await expect(page.getByTestId('wishlist-item')).toHaveAttribute('data-id', id);
  await page.getByTestId('wishlist-item').getByTestId('wishlist-toggle').click();
  await expect(page.getByTestId('wishlist-item')).toHaveCount(0);
  await page.getByTestId('wishlist-toast').getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByTestId('wishlist-item')).toHaveAttribute('data-id', id);
  expect(complaints).toEqual([]);
});

test('a message of the contact page is delivered, and an invalid one gives its errors [CONTACT-029, CONTACT-031, CONTACT-032, CONTACT-035]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await expectPage(page, 'page-contact');
  await refuseConsent(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Laisser un message' }).click();
  await page.getByTestId('contact-reason').selectOption('booking_info');
  await page.getByTestId('contact-submit').click();
  await expect(page.getByTestId('contact-error')).toBeVisible();
  await expect(page.getByRole('group', { name: '5 champs à corriger' })).toBeFocused();
  await expectAccessible(page);
  for (const [name, value] of Object.entries({
    Booking_ID__c: '12345678',
    name: 'Claire Essai',
    email: 'claire@example.org',
    phone: '06 12 34 56 78',
    description: 'Une question sur mon arrivée.',
  }))
    await page.locator(`#contact-${name}`).fill(value);
  await page.getByTestId('contact-submit').click();
  await expect(page.getByTestId('contact-success')).toBeVisible({ timeout: 15_000 });
  expect(new URL(page.url()).searchParams.get('ref')).toBe('contact_thank_you');
  expect(complaints).toEqual([]);
});
