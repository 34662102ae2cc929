import { expect, test, type Page } from 'playwright/test';
import type { Locale } from '@detour/shared-contracts/sites';
import { watchConsole } from '../../support/checks/console';
import { addressOf, findStays } from '../../support/site-pages';
import { expectPage } from '../../support/steps';

/** Ids of the stored list, newest first. */
const storedIds = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('recentlyViewed') ?? '[]') as { id: string }[]).map(({ id }) => id),
  );

const acceptConsent = async (page: Page): Promise<void> => {
  await page.getByTestId('consent-accept').click();
  await expect(page.getByTestId('consent-accept')).toHaveCount(0);
};

const view = async (page: Page, locale: Locale, id: string): Promise<void> => {
  await page.goto(addressOf(locale, 'product', { id }));
  await expectPage(page, 'page-product');
  await expect.poll(async () => (await storedIds(page))[0], { timeout: 15_000 }).toBe(id);
};

test('ten stays are kept of eleven viewed ones, and the carousel scrolls four of them and leaves 16 px [RECENT-002] [UI-010] [UI-011]', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  const { complaints } = watchConsole(page);
  const ids = (await findStays('fr_FR', 11)).map(({ id }) => id);
  expect(ids).toHaveLength(11);
  await page.goto(addressOf('fr_FR', 'home'));
  await expectPage(page, 'page-home');
  await acceptConsent(page);
  for (const id of ids) await view(page, 'fr_FR', id);
  expect(await storedIds(page)).toEqual(ids.slice(1).reverse());

  // The list leaves out the stay of the page.
  const fragment = page.locator('[data-fragment="recently-viewed"]');
  await fragment.scrollIntoViewIfNeeded();
  const items = fragment.getByTestId('recently-viewed-item');
  await expect(items).toHaveCount(9, { timeout: 20_000 });
  const list = fragment.getByRole('list');
  /** Distance (px) of an item's left side from that of the list, once nothing moves any more. */
  const leftOf = async (at: number): Promise<number> => {
    let last = Number.NaN;
    await expect
      .poll(async () => {
        const before = last;
        last = await list.evaluate((element) => element.scrollLeft);
        return last === before;
      })
      .toBe(true);
    return list.evaluate((element, index) => {
      const item = element.children[index];
      return item ? item.getBoundingClientRect().left - element.getBoundingClientRect().left : Number.NaN;
    }, at);
  };
  expect(await leftOf(0)).toBeCloseTo(0, 0);
  const next = fragment.getByRole('button', { name: 'Suivant' });
  await next.click();
  await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
  expect(await leftOf(4)).toBeCloseTo(16, 0);
  await fragment.getByRole('button', { name: 'Précédent' }).click();
  await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBe(0);
  expect(complaints).toEqual([]);
});
