import { expect, test } from 'playwright/test';
import { locales } from '@detour/shared-contracts/sites';
import { expectAccessible } from '../support/checks/axe';
import { watchConsole } from '../support/checks/console';
import { askShop } from '../support/http';
import { addressOf, originOf } from '../support/site-pages';
import { expectPage, refuseConsent } from '../support/steps';

test.use({ viewport: { width: 1280, height: 900 } });

test('the server renders landing page and ideas in each locale [ROUTE-024]', async () => {
  test.setTimeout(180_000);
  for (const locale of locales)
    for (const address of [addressOf(locale, 'landing', { slug: 'spa' }), addressOf(locale, 'ideas')]) {
      // A cold render process may be late once. Afterwards the page is complete and cached.
      await expect
        .poll(async () => /data-testid="page-(landing|ideas)".*<h1/s.test((await askShop(address)).body), {
          timeout: 20_000,
        })
        .toBe(true);
      const { status, body } = await askShop(address);
      expect([address, status]).toEqual([address, 200]);
      expect(body).toContain(`<link rel="canonical" href="${address}"`);
      expect(body.match(/rel="alternate"/g)).toHaveLength(locales.length);
      expect(body).toContain('"@type":"BreadcrumbList"');
    }
});

test('the ideas page links from home to stays, and shows six ideas at a time [IDEAS-004]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  await page.goto(addressOf('it_IT', 'home'));
  await expectPage(page, 'page-home');
  await refuseConsent(page);
  await page.locator('[data-campaign="ideas"]').click();
  await expectPage(page, 'page-ideas');
  const section = page.getByTestId('ideas-section').first();
  await expect(section.getByRole('listitem')).toHaveCount(6);
  await section.getByRole('button').click();
  await expect(section.getByRole('listitem')).not.toHaveCount(6);
  await expectAccessible(page);
  await section.getByRole('link').first().click();
  await expectPage(page, 'page-search');
  await expect(page.getByTestId('result-card').first()).toBeVisible({ timeout: 20_000 });
  expect(complaints).toEqual([]);
});

test('a landing page links its cards to stays, without accessibility violations [LAND-007]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  await page.goto(addressOf('nl_NL', 'landing', { slug: 'duo' }));
  await expectPage(page, 'page-landing');
  await refuseConsent(page);
  await expectAccessible(page);
  await page.getByTestId('result-card').first().getByRole('link').first().click();
  await expectPage(page, 'page-product');
  expect(complaints).toEqual([]);
});

test('a search starts on a landing page [LAND-008]', async ({ page }) => {
  const { complaints } = watchConsole(page);
  await page.goto(addressOf('es_ES', 'landing', { slug: 'spa' }));
  await expectPage(page, 'page-landing');
  await refuseConsent(page);
  await page.getByTestId('searchbox-submit').click();
  await expectPage(page, 'page-search');
  await expect(page.getByTestId('result-card').first()).toBeVisible({ timeout: 20_000 });
  expect(complaints).toEqual([]);
});

test('the current selection has four columns on desktop and scrolls on mobile [NOTF-013]', async ({
  page,
}) => {
  // The first visit of a locale may come before its links are loaded in the background.
  await expect
    .poll(
      async () => {
        await page.goto(`${originOf('fr_FR')}/no-such-page`);
        return page.locator('#slot ul[aria-label] a').count();
      },
      { timeout: 40_000 },
    )
    .toBe(4);
  const list = page.locator('#slot ul[aria-label]');
  const boxesOf = () =>
    list
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
  const rowsAndColumns = async () => {
    const boxes = await boxesOf();
    return [new Set(boxes.map(({ top }) => top)).size, new Set(boxes.map(({ left }) => left)).size];
  };
  const scrolls = () => list.evaluate((element) => element.scrollWidth > element.clientWidth + 1);
  expect([await rowsAndColumns(), await scrolls()]).toEqual([[1, 4], false]);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(scrolls).toBe(true);
  expect(await rowsAndColumns()).toEqual([1, 4]);
});
