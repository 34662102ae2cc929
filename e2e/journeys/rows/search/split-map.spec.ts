import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../../../support/checks/axe';
import { watchConsole } from '../../../support/checks/console';
import { addressOf } from '../../../support/site-pages';
import { expectPage, refuseConsent } from '../../../support/steps';

/** The code of the map loads on the first touch: on a busy machine it comes late. */
const late = { timeout: 30_000 };

const openMap = async (page: Page): Promise<void> => {
  await page.goto(`${addressOf('fr_FR', 'search')}#region=FR-NOR`);
  await expectPage(page, 'page-search');
  await expect(page.getByTestId('results')).toHaveAttribute('data-state', 'ready');
  await refuseConsent(page);
  await page.getByTestId('map-button').click();
  await expect(page.getByTestId('split-map').getByTestId('map')).toBeVisible(late);
};

for (const width of [1024, 1280])
  test.describe(`the map beside the results at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('shares the page with the list, and both show what the pointer is on [SRCH-010] [SRCH-018] [MAP-003]', async ({
      page,
    }) => {
      const { complaints } = watchConsole(page);
      await openMap(page);
      const map = page.getByTestId('split-map');
      const list = page.getByTestId('results');
      const [mapBox, listBox] = [await map.boundingBox(), await list.boundingBox()];
      expect((listBox?.x ?? 0) + (listBox?.width ?? 0)).toBeLessThanOrEqual(mapBox?.x ?? 0);
      // The page itself does not scroll sideways.
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);

      const marker = map.getByTestId('map-marker').or(map.getByTestId('map-cluster'));
      await expect(marker.first()).toBeVisible(late);
      await list.getByTestId('result-card').first().hover();
      await expect(map.locator('[data-lit]')).toHaveCount(1);
      await expectAccessible(page);
      expect(complaints).toEqual([]);
    });

    test('searches where the visitor moved it', async ({ page }) => {
      await openMap(page);
      await page.getByTestId('split-map').getByRole('button', { name: 'Zoomer', exact: true }).click();
      await page.getByTestId('map-search-here').click();
      await expect(page).toHaveURL(/distanceMax=\d+.*lat=.*lng=/);
      await expect(page).not.toHaveURL(/region=/);
      await expect(page.getByTestId('results')).toHaveAttribute('data-state', 'ready');
      await expect(page.getByTestId('split-map')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/region=FR-NOR/);
      await page.getByTestId('map-button').click();
      await expect(page.getByTestId('split-map')).toHaveCount(0);
    });
  });
