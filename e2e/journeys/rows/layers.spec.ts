import { expect, test, type Page } from 'playwright/test';
import { watchConsole } from '../../support/checks/console';
import { addressOf, findStays } from '../../support/site-pages';
import { expectPage, refuseConsent } from '../../support/steps';
import { wordOf } from '../../support/stories/words';

const locale = 'fr_FR';
const word = (id: string): string => wordOf('remote-product', locale, id);
const searchWord = (id: string): string => wordOf('remote-search', locale, id);

/** The code of a layer loads on the first touch: on a busy machine it comes late. */
const late = { timeout: 30_000 };

const openHome = async (page: Page): Promise<void> => {
  await page.goto(addressOf(locale, 'home'));
  await expectPage(page, 'page-home');
  await refuseConsent(page);
};

/** Opens a page of the shop from its home, so that a Back too many would be seen. */
const openStay = async (page: Page): Promise<string> => {
  const [stay] = await findStays(locale);
  await openHome(page);
  await page.goto(addressOf(locale, 'product', { id: stay?.id ?? '' }));
  await expectPage(page, 'page-product');
  return page.url();
};

const openResults = async (page: Page): Promise<void> => {
  await openHome(page);
  await page.goto(`${addressOf(locale, 'search')}#a=2`);
  await expectPage(page, 'page-search');
  await expect(page.getByTestId('results')).toHaveAttribute('data-state', 'ready');
};

/** Layers of the present history entry. */
const depthOf = (page: Page): Promise<number> =>
  page.evaluate(() => (history.state as { layer?: { depth: number } | null } | null)?.layer?.depth ?? 0);

const expectDepth = (page: Page, depth: number) => expect.poll(() => depthOf(page)).toBe(depth);

for (const width of [390, 1280])
  test.describe(`going back at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('closes the gallery of a stay, and then leaves the page', async ({ page }) => {
      const { complaints } = watchConsole(page);
      const url = await openStay(page);
      await page.getByTestId('gallery').getByRole('button').first().click();
      const viewer = page.locator('dialog[open]');
      await expect(viewer).toBeVisible(late);
      await expectDepth(page, 1);
      await page.goBack();
      await expect(viewer).toHaveCount(0);
      await expectPage(page, 'page-product');
      expect(page.url()).toBe(url);

      // Forward finds nothing that could open again, and the page stays.
      await page.goForward();
      await expectDepth(page, 0);
      await expectPage(page, 'page-product');
      await expect(viewer).toHaveCount(0);

      // A layer that closed by its button leaves no entry behind.
      await page.getByTestId('gallery').getByRole('button').first().click();
      await expectDepth(page, 1);
      await page.keyboard.press('Escape');
      await expect(viewer).toHaveCount(0);
      await expectDepth(page, 0);
      await page.goBack();
      await expectPage(page, 'page-home');
      expect(complaints).toEqual([]);
    });

    test('closes a dialog of a stay after a reload of the page below it', async ({ page }) => {
      await openStay(page);
      const practical = page.getByRole('button', { name: word('practical.access') });
      await practical.click();
      await expectDepth(page, 1);
      await page.reload();
      await expectPage(page, 'page-product');
      await expectDepth(page, 0);
      await practical.click();
      const dialog = page.getByRole('dialog', { name: word('modal.location') });
      await expect(dialog).toBeVisible();
      await expectDepth(page, 1);
      await page.goBack();
      await expect(dialog).toBeHidden();
      await page.goBack();
      await expectPage(page, 'page-home');
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('going back closes the filters', async ({ page }) => {
    await openResults(page);
    await page
      .getByRole('button', { name: searchWord('filter.title') })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectDepth(page, 1);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectPage(page, 'page-search');
  });

  test('going back closes the map, and a stay chosen on it leads back to the results', async ({ page }) => {
    await openResults(page);
    const open = page
      .getByRole('button', { name: searchWord('map.title') })
      .filter({ visible: true })
      .first();
    await open.click();
    const map = page.getByTestId('map-dialog');
    await expect(map.getByTestId('map')).toBeVisible(late);
    await expectDepth(page, 1);
    await page.goBack();
    await expect(map).toBeHidden();
    await expectPage(page, 'page-search');
    await expect(page).toHaveURL(/#a=2$/);

    await open.click();
    await expect(map.getByTestId('map-cluster').or(map.getByTestId('map-marker')).first()).toBeVisible(late);
    // Clusters open until a single stay is shown.
    await expect(async () => {
      const marker = map.getByTestId('map-marker');
      if ((await marker.count()) === 0) await map.getByTestId('map-cluster').first().click({ timeout: 2000 });
      await marker.first().click({ timeout: 2000 });
    }).toPass(late);
    await map.locator('article a').click();
    await expectPage(page, 'page-product');
    await expectDepth(page, 0);
    await page.goBack();
    await expectPage(page, 'page-search');
    await expect(page).toHaveURL(/#a=2$/);
  });

  test('going back closes the calendar before the drawer around it', async ({ page }) => {
    await openStay(page);
    await page.getByRole('button', { name: word('booking.chooseDates') }).click();
    const calendar = page.getByRole('dialog', { name: /Vos dates/ });
    const drawer = page.getByRole('dialog', { name: word('booking.title') });
    await expect(calendar).toBeVisible(late);
    await expectDepth(page, 2);
    await page.goBack();
    await expect(calendar).toBeHidden();
    await expect(drawer).toBeVisible();
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expectPage(page, 'page-product');
  });
});
