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

/** The width limits of the page's elements, with the fonts of the first paint or with the web fonts. */
const limitsOf = (page: Page, fonts: 'local' | 'web') =>
  page.evaluate((hasWeb) => {
    document.documentElement.toggleAttribute('data-fonts', hasWeb);
    return [...document.querySelectorAll('#main *, #frame-top *')].map(
      (element) => `${element.tagName} ${element.className} ${getComputedStyle(element).maxWidth}`,
    );
  }, fonts === 'web');

test('a desktop page does not move when its fonts arrive: no width of it depends on the font', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await watchLayout(page);
  const [stay] = await findStays('fr_FR', 1);
  for (const [name, address] of [
    ['page-home', addressOf('fr_FR', 'home')],
    ['page-product', addressOf('fr_FR', 'product', { id: stay?.id ?? '' })],
    ['page-hotel', addressOf('fr_FR', 'hotel', { id: stay?.hotel.id ?? '' })],
  ] as const) {
    await page.goto(address);
    await expectPage(page, name);
    await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
    await untilWhole(page);
    expect([name, (await seenIn(page)).shift < 0.01]).toEqual([name, true]);
    const local = await limitsOf(page, 'local');
    expect(await limitsOf(page, 'web')).toEqual(local);
  }
});
