import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { buyAs, stayItems, voucherItems } from '../../support/buy';
import { careOriginOf, carePasscode } from '../../support/people/care';
import { watchConsole } from '../../support/checks/console';
import { tabTo } from '../../support/checks/keyboard';
import { addressOf, findRefundable } from '../../support/site-pages';
import { buyer, expectPage, refuseConsent } from '../../support/steps';

/** A buyer whom no other test knows. */
const stranger = () => {
  const mark = Date.now()
    .toString(36)
    .replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
  return {
    ...buyer,
    firstName: 'Éloïse',
    lastName: `Van-${mark}`,
    email: `eloise.${mark}@example.org`,
    phoneNumber: `+336${String(Date.now()).slice(-8)}`,
  };
};

const hit = (page: Page, orderNumber: string) =>
  page.getByTestId('care-hits').getByRole('link').filter({ hasText: orderNumber });

/** Presses `/`, types and searches; the order is among the results, found by the key. */
const findBy = async (page: Page, text: string, orderNumber: string): Promise<void> => {
  await page.keyboard.press('/');
  await expect(page.getByRole('textbox', { name: 'Trouver un dossier' })).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(hit(page, orderNumber), `found by ${text}`).toBeVisible();
};

test('an agent works the desk by keyboard alone: signs in, finds an order by each key, reads its file, adds a note [CARE-001, CARE-010, CARE-011]', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(addressOf('fr_FR', 'home'));
  await refuseConsent(page);
  const person = stranger();
  const { id, dates } = await findRefundable('fr_FR');
  const card = await buyAs(page, { person, items: voucherItems({ kind: 'gift_card', value: 5000 }) });
  const items = stayItems({ id, ...dates, voucherCodes: [card.code] });
  const { orderNumber } = await buyAs(page, { person, items });

  // Nothing of it exists on the public host.
  for (const path of ['/care', '/care/login', `/care/orders/${orderNumber}`]) {
    const answer = await page.goto(new URL(path, addressOf('fr_FR', 'home')).href);
    expect([path, answer?.status()]).toEqual([path, 404]);
    await expect(page.getByTestId('page-not-found')).toBeVisible();
  }
  expect(await page.evaluate(async () => (await fetch('/api/care/issuer')).status)).toBe(404);

  const { complaints } = watchConsole(page);
  await page.goto(`${careOriginOf('fr_FR')}/recherche`);
  await expectPage(page, 'page-care-login');
  expect(new URL(page.url()).pathname).toBe('/care/login');
  await refuseConsent(page);
  await expectAccessible(page);
  await tabTo(page, /^INPUT .*email/);
  await page.keyboard.type('agent@detour.example');
  await tabTo(page, /^INPUT .*passcode/);
  await page.keyboard.type(carePasscode());
  await page.keyboard.press('Enter');
  await expectPage(page, 'page-care');
  await expectAccessible(page);

  await findBy(page, person.lastName.toLowerCase(), orderNumber);
  await findBy(page, person.email.toUpperCase(), orderNumber);
  await findBy(page, person.phoneNumber, orderNumber);
  await findBy(page, person.phoneNumber.replace('+33', '0'), orderNumber);
  await findBy(page, card.code.toLowerCase().replaceAll('-', ' '), orderNumber);
  await findBy(page, '•••• 4242', orderNumber);
  await findBy(page, orderNumber, orderNumber);
  await expectAccessible(page);
  await page.keyboard.press('/');
  await page.keyboard.press('ArrowDown');
  await expect(hit(page, orderNumber)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPage(page, 'page-care-order');
  await expect(page.getByRole('heading', { level: 1, name: `Dossier ${orderNumber}` })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText('Confirmée');
  await expectAccessible(page);

  await page.keyboard.press('2');
  await expect(page.getByRole('tabpanel')).toContainText(`Code se terminant par ${card.code.slice(-4)}`);
  await page.keyboard.press('4');
  const mail = page.getByRole('tabpanel').getByRole('button').first();
  // The mail leaves after the page has asked.
  await expect(async () => {
    if (!(await mail.isVisible())) {
      await page.reload();
      // The shortcuts come with the file.
      await expect(page.getByRole('tabpanel')).toBeVisible();
      await page.keyboard.press('4');
    }
    await expect(mail).toBeVisible({ timeout: 2000 });
  }).toPass();
  await mail.focus();
  await page.keyboard.press('Enter');
  const body = page.frameLocator('dialog[open] iframe');
  await expect(body.getByText(orderNumber).filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page, { modal: true });
  await page.keyboard.press('Escape');
  await page.keyboard.press('5');
  await expect(page.getByRole('tabpanel')).toContainText('vendue');
  await page.keyboard.press('7');
  await expect(page.getByRole('tabpanel')).toContainText('aucune erreur');
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'Nouvelle note' })).toBeFocused();
  await page.keyboard.type('La cliente arrive après 22 h.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('tabpanel').getByText('La cliente arrive après 22 h.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expectPage(page, 'page-care');
  await expect(hit(page, orderNumber)).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The tools of the test try to look into the mail's frame, which has no rights.
  const isOfTools = (text: string): boolean => /Blocked script execution in '[^']+body\.html'/.test(text);
  expect(complaints.filter((text) => !isOfTools(text))).toEqual([]);
});
