import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { careOriginOf, openDesk } from '../../support/people/care';
import { watchConsole } from '../../support/checks/console';
import { askShop } from '../../support/http';
import { tabTo } from '../../support/checks/keyboard';
import { asOperator } from '../../support/people/operator';
import { addressOf } from '../../support/site-pages';
import { expectPage } from '../../support/steps';

/** The home page of gifts in one locale: no other spec reads its title. */
const item = { kind: 'home', key: 'gifting', locale: 'it_IT' } as const;
const path = `/care/content/${item.kind}/${item.key}/${item.locale}`;
const field = '#root_jumbotron_subtitle';

const mark = (): string => `Prova ${Date.now().toString(36)}`;

const htmlOf = async (locale: 'it_IT' | 'es_ES'): Promise<string> =>
  (await askShop(addressOf(locale, 'home', {}, '?flow=gifting'))).body;

/** True when the server renders the text: in the HTML that a visitor gets. */
const shows = async (text: string): Promise<boolean> => (await htmlOf(item.locale)).includes(text);

const openItem = async (page: Page): Promise<void> => {
  await page.goto(careOriginOf('fr_FR') + path);
  await expectPage(page, 'page-editor-item');
  await expect(page.locator(field)).toBeVisible();
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

test.describe.configure({ mode: 'serial' });

test.afterEach(async () => {
  await asOperator('content-restore', JSON.stringify({ ...item, version: 0, by: 'e2e' }));
});

test('the pages of editors exist for staff only, and visitors load none of their code', async ({ page }) => {
  for (const at of ['/care/content', path]) {
    const answer = await page.goto(new URL(at, addressOf('fr_FR', 'home')).href);
    expect([at, answer?.status()]).toEqual([at, 404]);
  }
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(addressOf('fr_FR', 'home'));
  await expectPage(page, 'page-home');
  expect(loaded.filter((url) => url.includes('remote-editor'))).toEqual([]);
  await page.goto(`${careOriginOf('fr_FR')}/care/content`);
  await expectPage(page, 'page-care-login');
});

test('an editor works by keyboard: changes a block, previews the real page, publishes, restores [FLAG-018, FLAG-019]', async ({
  browser,
}) => {
  test.setTimeout(150_000);
  const text = mark();
  const page = await openDesk(browser, 'lead', 'lead');
  const { complaints } = watchConsole(page);
  await page.goto(`${careOriginOf('fr_FR')}/care`);
  await expectPage(page, 'page-care');
  await tabTo(page, /^A .*Contenus de la boutique/);
  await page.keyboard.press('Enter');
  await expectPage(page, 'page-editor');
  await expectAccessible(page);
  const row = page.getByTestId('content-home').getByRole('listitem').filter({ hasText: 'Cadeaux' }).first();
  await row.getByRole('link', { name: 'Italie' }).press('Enter');
  await expectPage(page, 'page-editor-item');
  await page.locator(field).fill(text);
  await expectAccessible(page);
  await press(page, 'Aperçu');
  const link = page.getByRole('link', { name: 'Ouvrir l’aperçu' });
  await expect(link).toBeVisible();
  const before = await htmlOf('es_ES');
  const [preview] = await Promise.all([page.context().waitForEvent('page'), link.press('Enter')]);
  await expect(preview.getByTestId('preview-banner')).toBeVisible({ timeout: 20_000 });
  await expect(preview.getByText(text)).toBeVisible();
  await preview.close();
  expect(await shows(text)).toBe(false);
  await press(page, 'Publier…');
  await page.getByTestId('content-publish').getByRole('button', { name: 'Publier' }).press('Enter');
  await expect(page.getByText('C’est publié').first()).toBeVisible();
  await expect.poll(() => shows(text), { timeout: 4000, intervals: [100] }).toBe(true);
  expect((await htmlOf('es_ES')).includes(text)).toBe(false);
  expect(before.includes(text)).toBe(false);
  await press(page, 'Rétablir le contenu d’origine');
  await page.getByRole('dialog').getByRole('button', { name: 'Rétablir' }).press('Enter');
  await expect(page.getByText('C’est rétabli').first()).toBeVisible();
  await expect.poll(() => shows(text), { timeout: 4000, intervals: [100] }).toBe(false);
  expect(complaints).toEqual([]);
  await page.close();
});

test('two editors overwrite nothing, and an agent may not publish', async ({ browser }) => {
  test.setTimeout(120_000);
  const [mine, theirs] = [`${mark()} mio`, `${mark()} loro`];
  const page = await openDesk(browser, 'ana', 'agent');
  const other = await openDesk(browser, 'leo', 'agent');
  await openItem(page);
  await openItem(other);
  await page.locator(field).fill(mine);
  await other.locator(field).fill(theirs);
  await press(other, 'Enregistrer');
  await expect(other.getByText('Le brouillon est enregistré.').first()).toBeVisible();
  await press(page, 'Enregistrer');
  const conflict = page.getByTestId('content-conflict');
  await expect(conflict).toContainText(mine);
  await expect(conflict).toContainText(theirs);
  await expect(page.locator(field)).toHaveValue(mine);
  await press(page, 'Garder le mien');
  await press(page, 'Enregistrer');
  await expect(page.getByText('Le brouillon est enregistré.').first()).toBeVisible();
  await expect(page.getByTestId('content-history').getByRole('listitem')).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Publier…' })).toHaveCount(0);
  await Promise.all([page.close(), other.close()]);
});

test('what an editor writes on a phone survives a failing network and a reload', async ({ browser }) => {
  test.setTimeout(120_000);
  const text = mark();
  const page = await openDesk(browser, 'noa', 'agent');
  await page.setViewportSize({ width: 390, height: 800 });
  await openItem(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.locator(field).fill(text);
  await page.route('**/draft', (route) => route.abort());
  await press(page, 'Enregistrer');
  await expect(page.getByText(/Pas de connexion/)).toBeVisible();
  await page.unroute('**/draft');
  await page.reload();
  await expectPage(page, 'page-editor-item');
  await expect(page.locator(field)).toHaveValue(text);
  await press(page, 'Enregistrer');
  await expect(page.getByText('Le brouillon est enregistré.').first()).toBeVisible();
  await page.reload();
  await expect(page.locator(field)).toHaveValue(text);
  await page.close();
});

test('a campaign is scheduled with times of Paris', async ({ browser }) => {
  test.setTimeout(120_000);
  const text = mark();
  const page = await openDesk(browser, 'lia', 'lead');
  await openItem(page);
  await page.locator(field).fill(text);
  await press(page, 'Publier…');
  const dialog = page.getByTestId('content-publish');
  await expect(dialog.getByText(/Europe\/Paris/).first()).toBeVisible();
  await dialog.getByLabel('Visible à partir de').fill('2090-12-01T09:00');
  await dialog.getByLabel('Visible jusqu’à').fill('2090-11-01T09:00');
  await dialog.getByRole('button', { name: 'Publier' }).press('Enter');
  await expect(dialog.getByText(/La fin doit être postérieure au début/)).toBeVisible();
  await dialog.getByLabel('Visible jusqu’à').fill('2090-12-08T09:00');
  await dialog.getByRole('button', { name: 'Publier' }).press('Enter');
  await expect(page.getByText(/C’est programmé/).first()).toBeVisible();
  await expect(page.getByTestId('content-history')).toContainText('1er décembre 2090, 9 h');
  expect(await shows(text)).toBe(false);
  await page.close();
});
