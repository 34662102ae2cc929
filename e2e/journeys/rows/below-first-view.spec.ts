import { expect, test, type Page } from 'playwright/test';
import { watchConsole } from '../../support/checks/console';
import { addressOf, findStays } from '../../support/site-pages';
import { expectPage } from '../../support/steps';

test.use({ viewport: { width: 390, height: 844 } });

/** Counts the layout shifts of the document from its start, and tells how many cards were laid out later. */
const watchLayout = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0, later: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('readystatechange', () => {
      const isLater = (card: Element) => getComputedStyle(card).contentVisibility === 'auto';
      seen.later ||= [...document.querySelectorAll('[data-below]')].filter(isLater).length;
    });
  });

const seenIn = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seen: { shift: number; later: number } }).seen);

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Until the page rests and each block has its own height. */
const untilWhole = (page: Page) =>
  expect(page.locator('html')).not.toHaveAttribute('data-first-view', '', { timeout: 20_000 });

test('cards below the first view are laid out later, nothing moves, and a reload finds its place', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  await watchLayout(page);
  await page.goto('/recherche');
  await expectPage(page, 'page-search');
  await untilWhole(page);
  const arrived = await seenIn(page);
  expect(arrived.later).toBeGreaterThan(15);
  expect(arrived.shift).toBeLessThan(0.02);

  const card = page.getByTestId('result-card').nth(14);
  await card.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 200));
  const [height, title] = [await heightOf(page), await card.getByRole('heading').innerText()];
  await expect
    .poll(() => page.evaluate(() => (history.state as { scrollY: number }).scrollY))
    .toBeGreaterThan(1000);
  await page.reload();
  await expectPage(page, 'page-search');
  expect((await seenIn(page)).later).toBe(0);
  await expect.poll(async () => Math.abs((await heightOf(page)) - height)).toBeLessThan(60);
  const again = page.getByTestId('result-card').filter({ hasText: title }).first();
  await expect
    .poll(() => again.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBeLessThan(260);
  await expect(again).toBeInViewport();
  expect(complaints).toEqual([]);
});

test('the question about cookies leaves the buttons of a page usable [SRCH-019]', async ({ page }) => {
  await page.goto('/recherche');
  await expectPage(page, 'page-search');
  const banner = page.locator('#frame-overlay section');
  await expect(banner).toBeVisible();
  // Without an answer: a click on a covered button would time out.
  await page.locator('[data-action-bar] button').last().click({ timeout: 10_000 });
  await expect(page.getByRole('dialog').first()).toBeVisible();
});

test('a stay on a desktop does not move when its fonts arrive and its sections are laid out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await watchLayout(page);
  for (const { id } of await findStays('fr_FR', 4)) {
    await page.goto(addressOf('fr_FR', 'product', { id }));
    await expectPage(page, 'page-product');
    await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
    await untilWhole(page);
    expect((await seenIn(page)).shift).toBeLessThan(0.01);
  }
});
