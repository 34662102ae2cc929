import { expect, test } from 'playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { watchConsole } from '../../support/checks/console';
import { addressIn, serveWithSettings, type FaultShop } from '../../support/faults/fault-shop';
import { addressOf } from '../../support/site-pages';
import { expectPage, refuseConsent } from '../../support/steps';
import { wordOf } from '../../support/stories/words';

test('favourites are empty, lead to the stays, and hold what a heart has saved [WISH-002] [WISH-003] [WISH-006] [WISH-008]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(addressOf('fr_FR', 'wishlist'));
  await expectPage(page, 'page-wishlist');
  await refuseConsent(page);
  await expect(page.getByTestId('page-wishlist')).toContainText('Vous n’avez encore aucun favori.');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ajouter des favoris' }).click();
  await expectPage(page, 'page-search');
  await expect(page.getByTestId('results')).toHaveAttribute('data-state', 'ready', { timeout: 20_000 });
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/api/account/wishlist/') && answer.request().method() === 'PUT',
  );
  await page.getByTestId('result-card').first().getByTestId('wishlist-toggle').click();
  await saved;
  const listed = page.waitForResponse(
    (answer) => /wishlist/.test(answer.url()) && /json/.test(answer.headers()['content-type'] ?? ''),
  );
  await page.goto(addressOf('fr_FR', 'wishlist'));
  const { items } = (await (await listed).json()) as { items: readonly Record<string, unknown>[] };
  for (const member of ['id', 'label', 'imageUrl', 'headwords', 'uri', 'hotel', 'type'])
    expect(items[0]).toHaveProperty(member);
  expect(items[0]?.['type']).toBe('STAY');
  await expect(page.getByTestId('wishlist-item')).toHaveCount(1);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

// With customer accounts, favourites are a page of the account and the header has no drawer [HDR-005].
test.describe('a shop without customer accounts', () => {
  let shop: FaultShop;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    shop = await serveWithSettings('no-accounts', { FLAG_CUSTOMER_ACCOUNT: '0' });
  });
  test.afterAll(() => shop?.stop());

  const here = (address: string): string => addressIn(shop, address);

  for (const [locale, width] of [
    ['fr_FR', 1280],
    ['nl_NL', 390],
  ] as const)
    test(`the drawer of favourites opens and closes, and on the results its button only closes it, in ${locale} [WISH-001] [WISH-004]`, async ({
      page,
    }) => {
      const word = (id: string): string => wordOf('remote-account', locale, id);
      const { complaints } = watchConsole(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(here(`${addressOf(locale, 'search')}#c=1`));
      await expectPage(page, 'page-search');
      await refuseConsent(page);
      const opener = page.getByTestId('wishlist-button').filter({ visible: true });
      const drawer = page.getByTestId('wishlist-drawer');
      await expect(drawer).toHaveCount(0);
      await opener.click();
      await expect(drawer).toBeVisible();
      await expect(drawer).toHaveAttribute('open', '');
      await expect(drawer).toContainText(word('wishlist.empty'));
      await expectAccessible(page, { modal: true });
      await page.keyboard.press('Escape');
      await expect(drawer).not.toBeVisible();
      await opener.click();
      await expect(drawer).toBeVisible();

      // Nothing is left of the page: not its address, its results, or the place in the history.
      const address = page.url();
      const entries = await page.evaluate(() => history.length);
      await expect(page.getByTestId('result-card').first()).toBeAttached();
      await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
      await drawer.getByRole('button', { name: word('wishlist.addItems') }).click();
      await expect(drawer).not.toBeVisible();
      expect([page.url(), await page.evaluate(() => history.length)]).toEqual([address, entries]);
      expect(await page.evaluate(() => (globalThis as { stayed?: boolean }).stayed)).toBe(true);
      await expect(page.getByTestId('result-card').first()).toBeVisible();

      // With a favourite it holds a list. Elsewhere the button of the empty drawer leads to the stays.
      await page.getByTestId('result-card').first().getByTestId('wishlist-toggle').click();
      await opener.click();
      await expect(drawer.getByTestId('wishlist-item')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await page.getByTestId('result-card').first().getByTestId('wishlist-toggle').click();
      await page.goto(here(addressOf(locale, 'boxes')));
      await expectPage(page, 'page-boxes');
      await opener.click();
      await drawer.getByRole('link', { name: word('wishlist.addItems') }).click();
      await expectPage(page, 'page-search');
      await expect(drawer).not.toBeVisible();
      expect(complaints).toEqual([]);
    });
});
