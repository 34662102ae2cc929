import { expect, test, type Browser, type Page } from 'playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { careOriginOf, openDesk } from '../../support/people/care';
import { watchConsole } from '../../support/checks/console';
import { askShop } from '../../support/http';
import { addressOf } from '../../support/site-pages';
import { expectPage } from '../../support/steps';

const promises = 'results-selling-points';
/** In the data of a document whose visitor is in the arm. */
const inArm = '"resultsSellingPoints":true';
const results = addressOf('nl_NL', 'search');

const openExperiments = async (browser: Browser, name: string, role: 'agent' | 'lead'): Promise<Page> => {
  const page = await openDesk(browser, name, role);
  await page.goto(`${careOriginOf('fr_FR')}/care/experiments`);
  await expectPage(page, 'page-experiments');
  return page;
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

/** The document as the server sends it to this browser. */
const htmlOf = async (page: Page, address = results): Promise<string> => {
  const cookies = await page.context().cookies(address);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return (await askShop(address, { headers: { cookie, accept: 'text/html' } })).body;
};

const cardOf = (page: Page, title: string) =>
  page.getByTestId('experiment').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

const confirm = async (page: Page, title: string, action: string): Promise<void> => {
  await cardOf(page, title).getByRole('button', { name: action, exact: true }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).press('Enter');
};

/** Fills the form by keyboard: the Dutch site, and everybody in the second arm. */
const fill = async (
  page: Page,
  title: string,
  [experiment, first, second] = ['results-promises', 'hidden', 'shown'],
): Promise<void> => {
  await press(page, 'Nouveau test');
  const form = page.getByTestId('experiment-form');
  await form.getByLabel('Nom').fill(title);
  await form.getByLabel('Ce qui est comparé').selectOption(experiment ?? null);
  await page.locator(`#share-${first}`).fill('0');
  await page.locator(`#share-${second}`).fill('100');
  await form.getByLabel('France').press('Space');
  await form.getByLabel('Pays-Bas').press('Space');
};

test.describe.configure({ mode: 'serial' });

/** The page of experiments has counted one visitor in the arm. */
const countOne = async (desk: Page, title: string, arm: string): Promise<void> => {
  await desk.reload();
  await expectPage(desk, 'page-experiments');
  await expect(cardOf(desk, title).getByTestId(`arm-${arm}`)).toContainText('Visiteurs1');
};

/** Ends the experiment; documents are without its arm within seconds. */
const cut = async (desk: Page, title: string, isInArm: () => Promise<boolean>): Promise<void> => {
  await confirm(desk, title, 'Couper tout de suite');
  await expect.poll(isInArm, { timeout: 4000, intervals: [100] }).toBe(false);
};

test('a lead starts an experiment; visitors who agreed get their arm from the next document on, and it ends in two seconds [FLAG-021]', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000);
  const title = `Promesses ${Date.now().toString(36)}`;
  const desk = await openExperiments(browser, 'lead', 'lead');
  await fill(desk, title);
  await expectAccessible(desk);
  await press(desk, 'Enregistrer');
  await expect(cardOf(desk, title)).toContainText('brouillon');
  await confirm(desk, title, 'Lancer');
  await expect(cardOf(desk, title)).toContainText('en cours');
  // The shell server knows it: documents name arms now.
  await expect
    .poll(async () => (await htmlOf(page)).includes('"arms":{}'), { timeout: 10_000, intervals: [100] })
    .toBe(true);
  await expectAccessible(desk);

  const { complaints } = watchConsole(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  const visitorCookie = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'visitor')?.value;
  await page.goto(results);
  await expectPage(page, 'page-search');
  await expect(page.getByTestId(promises)).toHaveCount(0);
  expect(await visitorCookie()).toBeUndefined();
  await page.getByTestId('consent-accept').click();
  await expect.poll(visitorCookie).toMatch(/^[0-9a-f]{32}$/);
  // The document in which the visitor agreed stays as it is.
  await expect(page.getByTestId(promises)).toHaveCount(0);

  const exposed = page.waitForRequest((request) => request.url().includes('/api/experiments/exposures'));
  await page.goto(results);
  await expect(page.getByTestId(promises)).toBeVisible();
  await expectPage(page, 'page-search');
  await expect(page.getByTestId(promises)).toBeVisible();
  expect((await exposed).postDataJSON()).toEqual({ experiment: 'results-promises', arm: 'shown' });
  expect(await htmlOf(page)).toContain(inArm);

  // From a page of another remote, without another document.
  await page.goto(addressOf('nl_NL', 'contact'));
  await expectPage(page, 'page-contact');
  await page.evaluate(() => void ((globalThis as { sameDocument?: boolean }).sameDocument = true));
  await page.getByTestId('logo').click();
  await expectPage(page, 'page-home');
  await page.getByTestId('searchbox-submit').filter({ visible: true }).first().click();
  await expectPage(page, 'page-search');
  await expect(page.getByTestId(promises)).toBeVisible();
  expect(await page.evaluate(() => (globalThis as { sameDocument?: boolean }).sameDocument)).toBe(true);

  // A browser without consent shares no page with it.
  const stranger = await (await browser.newContext()).newPage();
  expect(await htmlOf(stranger)).not.toContain(inArm);
  await stranger.close();

  await countOne(desk, title, 'shown');
  await cut(desk, title, async () => (await htmlOf(page)).includes(inArm));
  await expect(cardOf(desk, title)).toContainText('coupé');
  expect(complaints).toEqual([]);
  await desk.close();
});

test('a lead sends the boxes of one site to the gift shop: from the next document on for visitors who agreed, and back in seconds [FLAG-016] [FLAG-021] [ROUTE-019] [ROUTE-020]', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000);
  const title = `Coffrets ${Date.now().toString(36)}`;
  const desk = await openExperiments(browser, 'lena', 'lead');
  await fill(desk, title, ['box-migration', 'own-pages', 'gift-shop']);
  await press(desk, 'Enregistrer');
  await confirm(desk, title, 'Lancer');
  await expect(cardOf(desk, title)).toContainText('en cours');
  const gifts = addressOf('nl_NL', 'home', {}, '?flow=gifting');
  await expect
    .poll(async () => (await htmlOf(page, gifts)).includes('"arms":{}'), { timeout: 10_000 })
    .toBe(true);

  const { complaints } = watchConsole(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const links = page.getByTestId('gift-box').getByRole('link');
  const targets = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const elsewhere =
    /^https:\/\/nl\.gifts\.example\/products\/[\w-]+\?utm_source=shop&utm_medium=box-block&utm_campaign=/;
  await page.goto(gifts);
  await expectPage(page, 'page-home');
  const ours = await targets();
  expect(ours.length).toBeGreaterThan(0);
  for (const href of ours) expect(href).toMatch(/^\/box\/\w/);

  const exposed = page.waitForRequest((request) => request.url().includes('/api/experiments/exposures'));
  await page.getByTestId('consent-accept').click();
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'visitor'))
    .toBe(true);
  expect(await targets()).toEqual(ours);
  await page.reload();
  await expectPage(page, 'page-home');
  const away = await targets();
  expect(away).toHaveLength(ours.length);
  for (const href of away) expect(href).toMatch(elsewhere);
  expect((await exposed).postDataJSON()).toEqual({ experiment: 'box-migration', arm: 'gift-shop' });
  // The server's document has the same links: nothing changes in the browser.
  const named = (await htmlOf(page, gifts)).replaceAll('&amp;', '&');
  for (const href of away) expect(named).toContain(`href="${href}"`);

  // Boxes of the results, in the same arm.
  await page.goto(addressOf('nl_NL', 'search', {}, '?flow=gifting'));
  await expectPage(page, 'page-search');
  await page.locator('[data-fragment="box-block"]').scrollIntoViewIfNeeded();
  await expect(page.getByTestId('box-block').getByTestId('gift-box').first()).toBeVisible();
  for (const href of await targets()) expect(href).toMatch(elsewhere);

  // A site without the experiment, and a browser without consent, have our pages.
  const stranger = await (await browser.newContext()).newPage();
  for (const address of [gifts, addressOf('it_IT', 'home', {}, '?flow=gifting')])
    expect(await htmlOf(stranger, address)).not.toContain('.gifts.example/products');
  await stranger.close();

  await countOne(desk, title, 'gift-shop');
  await cut(desk, title, async () => (await htmlOf(page, gifts)).includes('.gifts.example/products'));
  expect(complaints).toEqual([]);
  await desk.close();
});

test('an agent writes a draft on a phone, and a failing network and a reload lose nothing', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const title = `Brouillon ${Date.now().toString(36)}`;
  const page = await openExperiments(browser, 'noa', 'agent');
  await page.setViewportSize({ width: 390, height: 800 });
  await fill(page, title);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.locator('#share-hidden').fill('50');
  await press(page, 'Enregistrer');
  await expect(page.getByText('Les parts doivent être des nombres entiers')).toBeVisible();
  await page.locator('#share-shown').fill('50');
  await page.route('**/api/care/experiments/*', (route) => route.abort());
  await press(page, 'Enregistrer');
  await expect(page.getByText(/Pas de connexion/)).toBeVisible();
  await page.unroute('**/api/care/experiments/*');
  await page.reload();
  await expectPage(page, 'page-experiments');
  await expect(page.getByTestId('experiment-form').getByLabel('Nom')).toHaveValue(title);
  await press(page, 'Enregistrer');
  const card = cardOf(page, title);
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('button', { name: 'Lancer' })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await confirm(page, title, 'Supprimer');
  await expect(card).toHaveCount(0);
  await page.close();
});

test('the page of experiments exists for staff only', async ({ page }) => {
  const answer = await page.goto(new URL('/care/experiments', addressOf('fr_FR', 'home')).href);
  expect(answer?.status()).toBe(404);
  await page.goto(`${careOriginOf('fr_FR')}/care/experiments`);
  await expectPage(page, 'page-care-login');
});
