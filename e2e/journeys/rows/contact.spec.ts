import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { watchConsole } from '../../support/checks/console';
import { addressOf, askJson } from '../../support/site-pages';
import { expectPage, refuseConsent } from '../../support/steps';

const openContact = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(addressOf('fr_FR', 'contact'));
  await expectPage(page, 'page-contact');
  await refuseConsent(page);
};

const openForm = async (page: Page) => {
  await page.getByRole('button', { name: 'Laisser un message' }).click();
  const dialog = page.getByRole('dialog', { name: 'Laisser un message' });
  await expect(dialog).toBeVisible();
  return dialog;
};

test('the contact page leads to questions, to actions with a booking, to phone and form [CONTACT-001] [CONTACT-003] [CONTACT-004] [CONTACT-005] [CONTACT-006] [CONTACT-007] [CONTACT-008] [CONTACT-009]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  await openContact(page, 1280);
  await expect(page.getByRole('link', { name: 'Questions fréquentes' })).toHaveAttribute(
    'href',
    '/page/help',
  );
  const popular = page.getByRole('region', { name: 'Les questions les plus posées' }).getByRole('link');
  await expect(popular).toHaveCount(5);
  for (const [name, r] of [
    ['Modifier ma réservation', 'modification'],
    ['Annuler ma réservation', 'cancellation'],
    ['Demander une facture', 'invoice'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', `/booking/lookup#r=${r}`);
  await expect(page.getByTestId('page-contact').getByRole('link', { name: /^Appeler le/ })).toHaveAttribute(
    'href',
    /^tel:\+?\d+$/,
  );
  await expect(page.getByTestId('page-contact')).toContainText(/du lundi au vendredi de 10.h à 19.h/);
  // The demonstration has no messenger, and France would only have one in production: the button is hidden.
  await expect(page.getByRole('link', { name: /Discuter avec nous/ })).toHaveCount(0);
  await expectAccessible(page);
  expect(complaints).toEqual([]);

  // With a messenger the button is shown with its hours.
  const settings = await askJson<object>('fr_FR', '/api/contact/settings?locale=fr_FR');
  const chatUrl = 'https://chat.example/app?lang=fr';
  await page.route('**/api/contact/settings**', (route) => route.fulfill({ json: { ...settings, chatUrl } }));
  await page.reload();
  await expect(page.getByRole('link', { name: /Discuter avec nous/ })).toBeVisible();
  await expect(page.getByText(/^du lundi au vendredi de 9.h à 18.h$/)).toBeVisible();
});

test('the form asks for a reason first, marks each wrong field, and posts the reason as its type [CONTACT-010] [CONTACT-011] [CONTACT-012] [CONTACT-013] [CONTACT-014] [CONTACT-015] [CONTACT-016] [CONTACT-017] [CONTACT-018] [CONTACT-019] [CONTACT-020] [CONTACT-021] [CONTACT-022] [CONTACT-023] [CONTACT-024] [CONTACT-025] [CONTACT-026] [CONTACT-027] [CONTACT-028] [CONTACT-030] [CONTACT-033]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openContact(page, 390);
  const dialog = await openForm(page);
  const reason = dialog.getByLabel('Motif de votre message');
  await expect(page.getByTestId('contact-submit')).toHaveCount(0);
  await reason.selectOption('avv_info');
  const booking = dialog.locator('[name="Booking_ID__c"]');
  const label = dialog.locator('label').filter({ hasText: 'Numéro de réservation' });
  await expect(label).toContainText('(facultatif)');
  await reason.selectOption('booking_info');
  await expect(label).not.toContainText('(facultatif)');
  await expectAccessible(page, { modal: true });

  // On leaving a field, and again on submit.
  const errorOf = async (name: string): Promise<string> => {
    const ids = (await dialog.locator(`[name="${name}"]`).getAttribute('aria-describedby')) ?? '';
    return page.locator(`#${ids.split(' ')[0]}`).innerText();
  };
  await booking.fill('1234567');
  await dialog.locator('[name="name"]').fill('R2D2');
  await expect(booking).toHaveAttribute('aria-invalid', 'true');
  await dialog.locator('[name="email"]').fill('claire@');
  await dialog.locator('[name="phone"]').fill('06x12');
  await page.getByTestId('contact-submit').click();
  expect(await errorOf('Booking_ID__c')).toMatch(/8 chiffres/);
  expect(await errorOf('name')).toMatch(/lettres|texte/i);
  expect(await errorOf('email')).toMatch(/e-mail/);
  expect(await errorOf('phone')).toMatch(/téléphone/);
  expect(await errorOf('description')).toBe('Champ obligatoire');
  await expectAccessible(page, { modal: true });

  // Without a captcha nothing is posted, and an alert is shown.
  await booking.fill('12345678');
  await dialog.locator('[name="name"]').fill('Claire d’Été');
  await dialog.locator('[name="email"]').fill('claire@example.org');
  await dialog.locator('[name="phone"]').fill('+33 (0)6 12-34');
  await dialog.locator('[name="description"]').fill('Bonjour');
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact/web-to-case') && request.method() === 'POST')
      posts.push(request.postData() ?? '');
  });
  await page.route('**/captcha/**', (route) => route.abort());
  await page.getByTestId('contact-submit').click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Oups' })).toContainText('Cliquez à nouveau sur');
  expect(posts).toEqual([]);
  await page.unroute('**/captcha/**');

  // Each reason has its type and subtype. The input survives a reload.
  const kinds = {
    avv_info: ['Hotel Activity information request', ''],
    booking_info: ['Information/request', ''],
    emailconf: ['Information/request', 'Confirmation email'],
    modification: ['Modification', ''],
    cancellation: ['Cancellation Request', ''],
    complaint: ['Complaint', ''],
    other: ['', ''],
  } as const;
  for (const [value, [type, subtype]] of Object.entries(kinds)) {
    await page.reload();
    await expectPage(page, 'page-contact');
    await openForm(page);
    await reason.selectOption(value);
    await expect(dialog.locator('[name="description"]')).toHaveValue('Bonjour');
    const before = posts.length;
    await page.route('**/api/contact/web-to-case', (route) => route.fulfill({ status: 204 }));
    await page.getByTestId('contact-submit').click();
    await expect.poll(() => posts.length, { timeout: 30_000 }).toBe(before + 1);
    const posted = new URLSearchParams(posts.at(-1));
    expect([value, posted.get('requestType') ?? '', posted.get('requestSubtype') ?? '']).toEqual([
      value,
      type,
      subtype,
    ]);
    await page.unroute('**/api/contact/web-to-case');
  }
  await page.reload();
  await openForm(page);
  await reason.selectOption('emailconf');
  await page.getByTestId('contact-submit').click();
  await expect(page.getByTestId('contact-success')).toContainText(/notre service client.*48.h/i, {
    timeout: 30_000,
  });
  const sent = new URLSearchParams(posts.at(-1));
  for (const name of [
    'orgid',
    'status',
    'type',
    'recordSubtype',
    'language',
    'pointOfSale',
    'retURL',
    'captcha',
  ])
    expect(sent.get(name), name).toBeTruthy();
  expect(sent.get('status')).toBe('New');
  expect(sent.get('contact_reason')).toBe('emailconf');
  expect(sent.get('requestSubtype')).toBe('Confirmation email');
  await expectAccessible(page);
});
