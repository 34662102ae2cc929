import { expect, test, type Page } from 'playwright/test';
import { startDevSession, type DevSession } from '../support/releases/dev-session';
import { askShop } from '../support/http';

const remote = 'remote-account';
const labels = 'src/messages/fr_FR.json';
const address = 'camille@exemple.fr';

let session: DevSession;

// One session for all tests, because each session runs a build and a shell server.
test.describe.configure({ mode: 'serial' });

// The start builds the remote, which takes minutes on a busy machine.
test.beforeAll(async () => {
  test.setTimeout(300_000);
  session = await startDevSession(remote);
});

test.afterAll(() => session?.stop());

const withTitle =
  (title: string) =>
  (text: string): string =>
    text.replace(/("signin\.newTitle": )".*?"/, `$1"${title}"`);

const shownVersion = (page: Page): Promise<string | null> =>
  page.locator('#slot').getAttribute('data-remote-version');

const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => (globalThis as { marker?: string }).marker === 'here');

test('an edit appears in the open page and keeps typed text; an error is shown and disappears with its fix', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const patient = { timeout: 60_000 };
  await page.goto(`${session.origin}/account/signin`);
  await expect(page.locator('#slot')).toHaveAttribute('data-remote-state', 'mounted', patient);
  await page.getByTestId('consent-refuse').click();
  const before = await shownVersion(page);
  expect(before).toMatch(/^0\.0\.0-dev\./);
  await page.evaluate(() => ((globalThis as { marker?: string }).marker = 'here'));
  const email = page.getByTestId('page-signin').locator('input[name="email"]');
  await email.fill(address);

  // The edit of a label loads no document and keeps the URL.
  session.edit(labels, withTitle('Premier détour'));
  await expect(page.getByText('Premier détour')).toBeVisible(patient);
  await expect(email).toHaveValue(address, patient);
  expect(await isSameDocument(page)).toBe(true);
  expect(await shownVersion(page)).not.toBe(before);
  // The server renders fresh pages with the new release too.
  const { body } = await askShop(`${session.origin}/account/signin`);
  expect(body).toContain(`data-remote-version="${await shownVersion(page)}"`);

  // A build error: file and message, over the unchanged page.
  session.edit('src/signin/SignInPage.tsx', (text) => `${text}\nconst broken = = 1;\n`);
  const panel = page.getByTestId('build-panel');
  await expect(panel).toContainText(/signin\/SignInPage\.tsx:\d+/, patient);
  await expect(panel).toContainText('const broken = = 1;');
  await expect(page.getByText('Premier détour')).toBeVisible();

  // The fix removes the panel and applies the other edits made meanwhile.
  session.edit(labels, withTitle('Encore un détour'));
  session.edit('src/signin/SignInPage.tsx', (text) => text.replace('\nconst broken = = 1;\n', ''));
  await expect(page.getByText('Encore un détour')).toBeVisible(patient);
  await expect(panel).toHaveCount(0, patient);
  await expect(email).toHaveValue(address, patient);
  expect(await isSameDocument(page)).toBe(true);
});

test('a page of another remote comes from the channel', async ({ page }) => {
  await page.goto(`${session.origin}/`);
  await expect(page.locator('#slot')).toHaveAttribute('data-remote', 'remote-search');
  expect(await shownVersion(page)).not.toContain('-dev.');
});
