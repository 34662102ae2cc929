import { expect, test, type Page } from 'playwright/test';
import { startDevSession, type DevSession } from '../support/releases/dev-session';
import { askShop } from '../support/http';

const remote = 'remote-account';
const labels = 'src/messages/fr_FR.json';
const address = 'camille@exemple.fr';

let session: DevSession;

// One session for all: each builds, and has a shell server.
test.describe.configure({ mode: 'serial' });

// A start builds the remote: minutes on a machine that has other things to do.
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

test('an edit is shown in the open page, which keeps what was typed; a mistake is told and goes with its repair', async ({
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

  // A label: no document is loaded, and the address is still there.
  session.edit(labels, withTitle('Premier détour'));
  await expect(page.getByText('Premier détour')).toBeVisible(patient);
  await expect(email).toHaveValue(address, patient);
  expect(await isSameDocument(page)).toBe(true);
  expect(await shownVersion(page)).not.toBe(before);
  // The server composes fresh pages of the new release too.
  const { body } = await askShop(`${session.origin}/account/signin`);
  expect(body).toContain(`data-remote-version="${await shownVersion(page)}"`);

  // A mistake: where and what, over the page as it was.
  session.edit('src/signin/SignInPage.tsx', (text) => `${text}\nconst broken = = 1;\n`);
  const panel = page.getByTestId('build-panel');
  await expect(panel).toContainText(/signin\/SignInPage\.tsx:\d+/, patient);
  await expect(panel).toContainText('const broken = = 1;');
  await expect(page.getByText('Premier détour')).toBeVisible();

  // Its repair takes the panel away, and brings what else was edited meanwhile.
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
