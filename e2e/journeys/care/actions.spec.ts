import { request as overSocket } from 'node:http';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from 'playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { buyAs, stayItems, voucherItems } from '../../support/buy';
import { careOriginOf, enterCare } from '../../support/people/care';
import { watchConsole } from '../../support/checks/console';
import { tabTo } from '../../support/checks/keyboard';
import { linkInMail } from '../../support/mails';
import { dataDir } from '../../support/shop';
import { addressOf, findBoxes, findHalfRefundable } from '../../support/site-pages';
import { buyer, expectPage, refuseConsent } from '../../support/steps';

const reason = 'Le client a appelé deux fois.';

/** An admin command of the shop's operator. */
const setRole = (email: string, role: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const command = overSocket(
      { socketPath: join(dataDir, 'gateway', 'admin.sock'), path: '/set-staff-role', method: 'POST' },
      ({ statusCode = 0 }) => resolve(statusCode),
    );
    command.on('error', reject);
    command.end(`${email} ${role}`);
  });

const mark = (): string => Date.now().toString(36);

/** A customer whom no other test knows. */
const customer = () => ({
  ...buyer,
  email: `customer.${mark()}@example.org`,
  phoneNumber: '+33612345678',
});

type Items = Parameters<typeof buyAs>[1]['items'];

/** A customer who has bought something in the shop. */
const buyFirst = async (page: Page, find: () => Items | Promise<Items>) => {
  await page.goto(addressOf('fr_FR', 'home'));
  await refuseConsent(page);
  const person = customer();
  return { person, ...(await buyAs(page, { person, items: await find() })) };
};

const halfRefundableStay = async (): Promise<Items> => {
  const { id, dates } = await findHalfRefundable('fr_FR');
  return stayItems({ id, ...dates });
};

const giftCard = (value: number) => (): Items =>
  voucherItems({ kind: 'gift_card', value, fromName: 'Camille' });

/** A member of staff at the desk, in a browser of their own. */
const openDesk = async (browser: Browser, email: string): Promise<Page> => {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await enterCare(page, 'fr_FR', email);
  await refuseConsent(page);
  return page;
};

const openFile = async (page: Page, orderNumber: string): Promise<void> => {
  await page.goto(`${careOriginOf('fr_FR')}/care/orders/${orderNumber}`);
  await expect(page.getByTestId('care-actions').getByRole('button').first()).toBeVisible();
};

/** Opens an action by keyboard: `a` leads to the list. */
const openAction = async (page: Page, name: RegExp): Promise<void> => {
  await page.keyboard.press('a');
  await tabTo(page, name);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('care-action')).toBeVisible();
};

/** Presses a button by keyboard. */
const press = async (page: Page, name: RegExp): Promise<void> => {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
};

const typeReason = async (page: Page, text = reason): Promise<void> => {
  await tabTo(page, /^TEXTAREA .*reason/);
  await page.keyboard.type(text);
};

const preview = (page: Page) => page.getByTestId('care-preview');

test('an agent cancels by the terms, by keyboard alone; the customer’s page and mail show it [CARE-001, CARE-011]', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  const { person, orderNumber, orderUUID } = await buyFirst(page, halfRefundableStay);

  const desk = await openDesk(browser, `agent.${mark()}@detour.example`);
  const { complaints } = watchConsole(desk);
  await openFile(desk, orderNumber);
  await openAction(desk, /Annuler la commande/);
  await expect(preview(desk)).toContainText('Sur la carte se terminant par 4242');
  await expectAccessible(desk);
  // Without a reason nothing happens.
  await press(desk, /^BUTTON .*Annuler la commande/);
  await expect(desk.getByText('Indiquez un motif d’au moins 10 caractères.')).toBeVisible();
  await typeReason(desk);
  // The response is lost once: everything stays, and the second try does it once.
  let isLost = false;
  await desk.route('**/actions', async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.continue();
    isLost = true;
    return route.abort('connectionreset');
  });
  await press(desk, /^BUTTON .*Annuler la commande/);
  await expect(desk.getByRole('alert').filter({ hasText: /réponse|connexion|réseau/i })).toBeVisible();
  await expect(desk.locator('textarea[name=reason]')).toHaveValue(reason);
  await press(desk, /^BUTTON .*Annuler la commande/);
  await expect(desk.getByText('La commande est annulée, le client est prévenu.')).toBeVisible();
  await expectAccessible(desk);
  await desk.keyboard.press('Escape');
  await expect(desk.getByText(reason)).toBeVisible();
  expect(complaints.filter((text) => !text.includes('ERR_CONNECTION_RESET'))).toEqual([]);

  await page.goto(addressOf('fr_FR', 'confirmation', { orderUUID }));
  await expect(page.getByTestId('cancelled-order')).toContainText('Sur la carte se terminant par 4242');
  expect(await linkInMail(person.email, `/confirmation/${orderUUID}`)).toContain(orderUUID);
});

test('a refund above the limit asks a second person; a lead approves, and the customer is notified [CARE-001]', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  const { person, orderNumber, orderUUID } = await buyFirst(page, giftCard(30_000));

  const agent = await openDesk(browser, `agent.${mark()}@detour.example`);
  const seen = [watchConsole(agent)];
  await openFile(agent, orderNumber);
  await openAction(agent, /Rembourser une partie/);
  await tabTo(agent, /^INPUT .*card/);
  await agent.keyboard.type('250');
  await expect(preview(agent)).toContainText('250,00');
  await typeReason(agent);
  await tabTo(agent, /^BUTTON .*Demander l’accord/);
  await expectAccessible(agent);
  await agent.keyboard.press('Enter');
  await expect(agent.getByText('Votre demande est envoyée.')).toBeVisible();
  await agent.goto(`${careOriginOf('fr_FR')}/care/requests`);
  await expectPage(agent, 'page-care-requests');
  const row = (one: Page) => one.locator(`[data-testid=care-request][data-order="${orderNumber}"]`);
  await expect(row(agent)).toContainText('250,00');
  await expect(row(agent).getByRole('button')).toHaveCount(0);
  await expectAccessible(agent);

  const address = `lead.${mark()}@detour.example`;
  const lead = await openDesk(browser, address);
  expect(await setRole(address, 'lead')).toBe(200);
  seen.push(watchConsole(lead));
  await lead.goto(`${careOriginOf('fr_FR')}/care/requests`);
  await row(lead).getByRole('button', { name: 'Décider' }).focus();
  await lead.keyboard.press('Enter');
  await expect(preview(lead)).toContainText('250,00');
  await expect(lead.getByTestId('care-decide')).toContainText(reason);
  await typeReason(lead, 'Vérifié avec l’hôtel, c’est juste.');
  await expectAccessible(lead);
  await press(lead, /^BUTTON .*Accepter/);
  await expect(lead.getByText('Les deux noms sont dans l’historique.')).toBeVisible();
  await lead.keyboard.press('Escape');
  await expect(row(lead)).toContainText('Acceptée par');
  for (const { complaints } of seen) expect(complaints).toEqual([]);

  await page.goto(addressOf('fr_FR', 'confirmation', { orderUUID }));
  await expect(page.getByTestId('hub-timeline')).toContainText('Geste commercial');
  await expect(page.getByTestId('hub-timeline')).toContainText('250,00');
  expect(await linkInMail(person.email, `/confirmation/${orderUUID}`)).toContain(orderUUID);
});

test('acting for a customer books a stay in their name, which is shown and ends [CARE-001]', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  const { person, orderNumber } = await buyFirst(page, giftCard(5000));

  const name = `agent.${mark()}`;
  const desk = await openDesk(browser, `${name}@detour.example`);
  const { complaints } = watchConsole(desk);
  await openFile(desk, orderNumber);
  await desk.keyboard.press('a');
  await press(desk, /Commander pour ce client/);
  await typeReason(desk);
  await expectAccessible(desk);
  await press(desk, /^BUTTON .*Commencer/);
  await expect(desk.getByText(/Vous commandez pour Camille Essai/)).toBeVisible();
  await desk.getByRole('link', { name: 'Voir les séjours' }).click();
  await expect(desk.getByTestId('care-acting')).toContainText('Vous commandez pour Camille Essai');
  await expectAccessible(desk);

  // Every checkout begins with the customer's data.
  const [box] = await findBoxes('fr_FR');
  const gift = new URL(addressOf('fr_FR', 'gift-checkout')).pathname;
  await desk.goto(`${careOriginOf('fr_FR')}${gift}?code=${box?.code}&giftFormat=digital`);
  await expect(desk.locator('input[name=email]').first()).toHaveValue(person.email);
  await expect(desk.locator('input[name=addressLine]').first()).not.toHaveValue('');

  const placed = await buyAs(desk, { person, items: await halfRefundableStay() });
  expect(await linkInMail(person.email, `/confirmation/${placed.orderUUID}`)).toContain(placed.orderUUID);
  await desk.getByTestId('care-acting').getByRole('button').click();
  await expect(desk.getByTestId('care-bar')).toBeVisible();
  await expect(desk.getByTestId('care-acting')).toHaveCount(0);
  await openFile(desk, placed.orderNumber);
  await expect(desk.getByText(reason)).toBeVisible();
  await expect(desk.getByText(name).first()).toBeVisible();
  expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
});
