import { expect, test, type Locator, type Page } from 'playwright/test';
import { expectAccessible } from '../../../support/checks/axe';
import { addressOf } from '../../../support/site-pages';
import { expectPage } from '../../../support/steps';

/** Phone, tablet, and a low desktop window: the sizes of most visitors. */
const sizes = [
  [390, 844],
  [768, 1024],
  [1366, 768],
] as const;

/** A search box must work before any answer to the banner, in the longest languages too. */
const locales = ['fr_FR', 'it_IT', 'nl_BE'] as const;

const visible = (page: Page, hook: string): Locator =>
  page.getByTestId(hook).filter({ visible: true }).first();

/** Points of an element that another one covers, or that are outside the window: four near its corners, and its centre. */
const coveredPoints = (element: Locator): Promise<readonly string[]> =>
  element.evaluate((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    const inset = 6;
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + inset, top + inset],
      [right - inset, top + inset],
      [left + inset, bottom - inset],
      [right - inset, bottom - inset],
    ] as const;
    return points.flatMap(([x, y]) => {
      const above = document.elementFromPoint(x, y);
      const isFree = above !== null && (node.contains(above) || above.contains(node));
      return isFree
        ? []
        : [`${Math.round(x)},${Math.round(y)}: ${above?.textContent?.slice(0, 40) ?? 'outside'}`];
    });
  });

const expectFree = async (element: Locator): Promise<void> => {
  await expect(element).toBeVisible();
  await expect.poll(() => coveredPoints(element)).toEqual([]);
};

const banner = (page: Page): Locator => page.locator('#frame-overlay section');

const openHome = async (page: Page, locale: (typeof locales)[number]): Promise<void> => {
  await page.goto(addressOf(locale, 'home'));
  await expectPage(page, 'page-home');
  await expect(banner(page)).toBeVisible();
};

for (const [width, height] of sizes)
  test.describe(`with the consent banner open at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const locale of locales)
      test(`nothing covers the search box in ${locale} [SBOX-001]`, async ({ page }) => {
        await openHome(page, locale);
        for (const hook of ['destination', 'dates', 'guests', 'submit'])
          await expectFree(visible(page, `searchbox-${hook}`));
        // The banner is whole too, and each of its answers can be touched.
        await expectFree(page.getByTestId('consent-refuse'));
        await expectFree(page.getByTestId('consent-accept'));
      });

    test('suggestions and calendar are above the banner, and lead to results [DEST-001] [CAL-001]', async ({
      page,
    }) => {
      await openHome(page, 'fr_FR');
      await visible(page, 'searchbox-destination').click();
      const field = visible(page, 'searchbox-destination');
      await field.fill('etretat');
      const first = visible(page, 'searchbox-suggestion');
      await expect(first).toContainText('Étretat');
      await expectFree(first);
      await first.click();
      await visible(page, 'searchbox-dates').click();
      const days = page
        .locator('[data-testid="calendar-day"]:not([aria-disabled="true"]):not([disabled])')
        .filter({ visible: true });
      await expectFree(days.first());
      if (width >= 768) {
        await expectFree(days.last());
        await expect(banner(page)).toBeVisible();
        await page.keyboard.press('Escape');
      } else await page.getByRole('dialog').getByRole('button', { name: 'Valider' }).click();
      await expectFree(visible(page, 'searchbox-submit'));
      await visible(page, 'searchbox-submit').click();
      await expectPage(page, 'page-search');
      await expect(banner(page)).toBeVisible();
    });

    test('the banner moves nothing, and a focused element is never behind it', async ({ page }) => {
      await page.addInitScript(() => {
        const shifts = { sum: 0 };
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
            if (!entry.hadRecentInput) shifts.sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await openHome(page, 'fr_FR');
      await expectAccessible(page);
      const sum = await page.evaluate(
        () => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum,
      );
      expect(sum).toBeLessThanOrEqual(0.01);
      // First in the document: the keyboard reaches the answers before the page.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(banner(page).locator(':focus')).toHaveCount(1);
      for (let step = 0; step < 45; step += 1) {
        await page.keyboard.press('Tab');
        const hidden = await page.evaluate(() => {
          const focused = document.activeElement;
          const cover = document.querySelector('#frame-overlay section');
          if (!focused || !cover || cover.contains(focused) || focused === document.body) return null;
          const { left, top, right, bottom } = focused.getBoundingClientRect();
          const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return cover.contains(above) ? focused.outerHTML.slice(0, 120) : null;
        });
        expect(hidden).toBeNull();
      }
    });
  });
