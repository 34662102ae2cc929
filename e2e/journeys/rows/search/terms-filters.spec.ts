import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../../../support/checks/axe';
import { watchConsole } from '../../../support/checks/console';
import { addressOf } from '../../../support/site-pages';
import { expectPage, refuseConsent } from '../../../support/steps';
import type { Locale } from '@detour/shared-contracts/sites';
import { wordOf } from '../../../support/stories/words';

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const open = async (page: Page, locale: Locale, hash: string): Promise<void> => {
  await page.goto(`${addressOf(locale, 'search')}#${hash}`);
  await expectPage(page, 'page-search');
  await expectReady(page);
};

const expectReady = (page: Page): Promise<void> =>
  expect(page.getByTestId('results')).toHaveAttribute('data-state', 'ready', { timeout: 15_000 });

const countOf = async (page: Page): Promise<number> =>
  Number(await page.getByTestId('results-count').getAttribute('data-count'));

const option = (page: Page, locale: Locale, id: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${wordOf('remote-search', locale, id)}`) });

const dates = `checkin=${dayIn(45)}&checkout=${dayIn(47)}&nights=2`;

test('meals, free cancellation and promotions count, filter and survive a reload, the map and back [FILT-007] [FILT-046]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, 'fr_FR', dates);
  await refuseConsent(page);
  const before = await countOf(page);
  await page.getByTestId('filter-terms').click();
  const free = option(page, 'fr_FR', 'filter.freeCancellation');
  await expect(free).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page);
  await free.click();
  await option(page, 'fr_FR', 'filter.dinner').click();
  await page.getByTestId('filter-confirm').click();
  await expect(page).toHaveURL(/freeCancellation=1&meals=dinner/);
  await expect.poll(() => countOf(page)).toBeLessThan(before);
  await expectReady(page);
  const found = await countOf(page);
  expect(found).toBeGreaterThan(0);
  await expect(page.getByTestId('filters-count')).toHaveAttribute('data-count', '2');

  // The document holds all results until the browser has read the criteria.
  await page.reload();
  await expect.poll(() => countOf(page)).toBe(found);
  await expectReady(page);
  await page.getByTestId('map-button').click();
  await expect(page.getByTestId('split-map').getByTestId('map')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByTestId('filter-terms')).toContainText('2');
  await page.getByTestId('results').getByTestId('result-card').first().getByRole('link').first().click();
  await expectPage(page, 'page-product');
  await page.goBack();
  await expectPage(page, 'page-search');
  await expectReady(page);
  await expect.poll(() => countOf(page)).toBe(found);
  expect(complaints).toEqual([]);
});

test('on a phone the panel is a section of all filters, in the words of Belgium', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'fr_BE', dates);
  await refuseConsent(page);
  await page
    .getByRole('button', { name: wordOf('remote-search', 'fr_BE', 'filter.title') })
    .first()
    .click();
  const section = page.getByTestId('filter-terms');
  await expect(section).toBeVisible({ timeout: 15_000 });
  await section.getByRole('checkbox', { name: /^Repas du soir compris/ }).click();
  await section.getByRole('checkbox', { name: /^En promotion/ }).click();
  await page.getByTestId('filter-confirm').click();
  await expect(page).toHaveURL(/meals=dinner&nights=2&promotions=1/);
});
