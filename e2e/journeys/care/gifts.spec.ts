import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { buyAs, voucherItems } from '../../support/buy';
import { careOriginOf, enterCare } from '../../support/people/care';
import { watchConsole } from '../../support/checks/console';
import { tabTo } from '../../support/checks/keyboard';
import { readMails } from '../../support/mails';
import { addressOf, findBoxes } from '../../support/site-pages';
import { buyer, expectPage, refuseConsent } from '../../support/steps';

const reason = 'Le client a appelé deux fois.';
const mark = (): string => Date.now().toString(36);

const openAction = async (desk: Page, name: RegExp): Promise<void> => {
  await desk.keyboard.press('a');
  await tabTo(desk, name);
  await desk.keyboard.press('Enter');
  await expect(desk.getByTestId('care-action')).toBeVisible();
};

/** Gives the reason and confirms by keyboard. */
const confirm = async (desk: Page, name: RegExp, done: string): Promise<void> => {
  await expect(desk.getByTestId('care-preview')).toBeVisible();
  await tabTo(desk, /^TEXTAREA .*reason/);
  await desk.keyboard.type(reason);
  await expectAccessible(desk);
  await tabTo(desk, name);
  await desk.keyboard.press('Enter');
  await expect(desk.getByText(done)).toBeVisible();
  await desk.keyboard.press('Escape');
};

test('one gift of two is exchanged for its recipient, the other one sent again and withdrawn from; each has its file [CARE-001]', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  await page.goto(addressOf('fr_FR', 'home'));
  await refuseConsent(page);
  const person = { ...buyer, email: `customer.${mark()}@example.org`, phoneNumber: '+33612345678' };
  const [box] = [...(await findBoxes('fr_FR'))].sort((a, b) => a.price.sellPrice - b.price.sellPrice);
  if (!box) throw new Error('The shop sells no box.');
  const one = voucherItems({ kind: 'box', productId: box.code, fromName: 'Camille' }) as {
    voucherItem: object;
  };
  const items = { ...one, furtherItems: [one.voucherItem] };
  const { orderNumber, orderUUID } = await buyAs(page, { person, items });

  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 900 } });
  const desk = await context.newPage();
  await enterCare(desk, 'fr_FR', `agent.${mark()}@detour.example`);
  await refuseConsent(desk);
  const { complaints } = watchConsole(desk);
  await desk.goto(`${careOriginOf('fr_FR')}/care/orders/${orderNumber}`);
  await expect(desk.getByTestId('care-actions').getByRole('button').first()).toBeVisible();

  const recipient = `recipient.${mark()}@example.org`;
  await openAction(desk, /Échanger un cadeau/);
  const dialog = desk.getByTestId('care-action');
  await dialog.getByLabel('Nom de la personne').fill('Jonas');
  await dialog.getByLabel('E-mail de cette personne').fill(recipient);
  await expect(desk.getByTestId('care-preview')).toContainText('Carte cadeau');
  await confirm(desk, /^BUTTON .*Échanger/, 'Le cadeau est échangé, l’acheteur est prévenu.');
  await expect.poll(() => readMails(recipient).length, { timeout: 20_000 }).toBeGreaterThan(0);

  await openAction(desk, /Renvoyer un e-mail/);
  await dialog.getByLabel('E-mail', { exact: true }).selectOption({ index: 1 });
  await confirm(desk, /^BUTTON .*Renvoyer/, 'L’e-mail est parti.');

  await openAction(desk, /Annuler un cadeau parmi plusieurs/);
  await expect(dialog.getByRole('checkbox')).toHaveCount(1);
  await dialog.getByRole('checkbox').check();
  await confirm(desk, /^BUTTON .*Annuler le cadeau/, 'Le cadeau est annulé, le client est prévenu.');

  await desk.getByRole('tab', { name: /Bons/ }).click();
  await desk.getByRole('link', { name: 'Dossier de ce bon' }).first().click();
  await expectPage(desk, 'page-care-voucher');
  await expect(desk.getByText('Échangé contre un autre')).toBeVisible();
  await expectAccessible(desk);
  await desk.locator('a[href*="/vouchers/0"]').click();
  await expect(desk.getByText(recipient).first()).toBeVisible();
  await desk.reload();
  await expect(desk.getByText(recipient).first()).toBeVisible();
  await expectAccessible(desk);
  expect(complaints).toEqual([]);

  await page.goto(addressOf('fr_FR', 'confirmation', { orderUUID }));
  await expect(page.getByTestId('confirmation-order')).toBeVisible();
  await context.close();
});
