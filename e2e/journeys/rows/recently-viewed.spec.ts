import { expect, test, type Locator, type Page } from 'playwright/test';
import { watchConsole } from '../../support/checks/console';
import { addressOf, findStays } from '../../support/site-pages';
import { expectPage } from '../../support/steps';

const noPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** Ids of the stored list, newest first. */
const storedIds = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('recentlyViewed') ?? '[]') as { id: string }[]).map(({ id }) => id),
  );

const view = async (page: Page, id: string): Promise<void> => {
  await page.goto(addressOf('fr_FR', 'product', { id }));
  await expectPage(page, 'page-product');
  await expect.poll(async () => (await storedIds(page))[0], { timeout: 15_000 }).toBe(id);
};

/** Distance (px) of an item's left side from that of its list, once nothing moves any more. */
const restingLeftOf = async (list: Locator, at: number): Promise<number> => {
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

test('ten viewed stays are kept, and their carousel scrolls four of them and leaves 16 px of the previous one [RECENT-002] [UI-010] [UI-011]', async ({
  page,
}) => {
  test.setTimeout(150_000);
  // At this width four items are less than half of the way.
  await page.setViewportSize({ width: 900, height: 900 });
  const { complaints } = watchConsole(page);
  await page.route('**/images/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: noPicture }),
  );
  const [first = '', second = '', ...others] = (await findStays('fr_FR', 11)).map(({ id }) => id);
  expect(others).toHaveLength(9);
  await page.goto(addressOf('fr_FR', 'home'));
  await expectPage(page, 'page-home');
  await page.getByTestId('consent-accept').click();
  await expect(page.getByTestId('consent-accept')).toHaveCount(0);
  await view(page, first);
  // Nine earlier visits.
  await page.evaluate((ids) => {
    const [newest] = JSON.parse(localStorage.getItem('recentlyViewed') ?? '[]') as object[];
    const list = [newest, ...ids.map((id) => ({ ...newest, id }))];
    localStorage.setItem('recentlyViewed', JSON.stringify(list));
  }, others);
  await view(page, second);
  expect(await storedIds(page)).toEqual([second, first, ...others.slice(0, 8)]);

  // The list leaves out the stay of the page.
  const fragment = page.locator('[data-fragment="recently-viewed"]');
  const items = fragment.getByTestId('recently-viewed-item');
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 1200);
        return items.count();
      },
      { timeout: 30_000 },
    )
    .toBe(9);
  const list = fragment.getByRole('list');
  expect(await restingLeftOf(list, 0)).toBeCloseTo(0, 0);
  await fragment.getByRole('button', { name: 'Suivant' }).click();
  await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(500);
  expect(await restingLeftOf(list, 4)).toBeCloseTo(16, 0);
  await fragment.getByRole('button', { name: 'Précédent' }).click();
  await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBe(0);
  expect(complaints).toEqual([]);
});
