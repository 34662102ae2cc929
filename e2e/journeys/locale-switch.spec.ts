import { expect, test, type Page } from 'playwright/test';
import { watchConsole } from '../support/checks/console';
import { addressOf, findBoxes, findDates, findStays } from '../support/site-pages';
import { expectPage, refuseConsent } from '../support/steps';

test.use({ viewport: { width: 1280, height: 900 } });

const switchTo = async (page: Page, locale: string): Promise<void> => {
  const option = page.locator(`[data-testid="locale-option"][data-locale="${locale}"]`);
  if (!(await option.first().isVisible())) await page.getByTestId('locale-selector').first().click();
  await option.filter({ visible: true }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-locale', locale);
};

test('the language selector keeps the stay, its dates and guests', async ({ page }) => {
  const { complaints } = watchConsole(page);
  const [stay] = await findStays('fr_BE', 1);
  const { checkin, checkout } = await findDates('fr_BE', stay!.id);
  const hash = `#a=3&checkin=${checkin}&checkout=${checkout}`;
  await page.goto(addressOf('fr_BE', 'product', { id: stay!.id }) + hash);
  await expectPage(page, 'page-product');
  await refuseConsent(page);
  await switchTo(page, 'nl_BE');
  await expectPage(page, 'page-product');
  expect(new URL(page.url()).pathname).toBe(`/nl/verblijven/zoeken/${stay!.id}`);
  expect(page.url()).toContain(`checkin=${checkin}`);
  expect(page.url()).toContain('a=3');
  await expect(page.getByTestId('product-price').first()).toHaveAttribute('data-price-type', 'final', {
    timeout: 15_000,
  });
  await switchTo(page, 'fr_BE');
  expect(new URL(page.url()).pathname).toBe(`/fr/sejours/recherche/${stay!.id}`);
  expect(complaints).toEqual([]);
});

test('the language selector keeps the search, its page and criteria', async ({ page }) => {
  await page.goto(`${addressOf('nl_BE', 'search')}?page=1#a=3`);
  await expectPage(page, 'page-search');
  await refuseConsent(page);
  await switchTo(page, 'fr_BE');
  await expectPage(page, 'page-search');
  expect(new URL(page.url()).pathname).toBe('/fr/recherche');
  expect(page.url()).toContain('page=1');
  expect(page.url()).toContain('a=3');
});

test('a box keeps its page in the other language', async ({ page }) => {
  const [box] = await findBoxes('nl_BE');
  await page.goto(addressOf('nl_BE', 'box', { slug: box!.slug, code: box!.code }));
  await expectPage(page, 'page-box');
  await refuseConsent(page);
  await switchTo(page, 'fr_BE');
  await expectPage(page, 'page-box');
  expect(page.url()).toContain(box!.code);
});

test('only a country with several languages has a selector [I18N-005]', async ({ page }) => {
  for (const [locale, count] of [
    ['fr_BE', 1],
    ['nl_BE', 1],
    ['fr_FR', 0],
    ['es_ES', 0],
    ['it_IT', 0],
    ['nl_NL', 0],
  ] as const) {
    await page.goto(addressOf(locale, 'home'), { waitUntil: 'commit' });
    await expect(page.getByTestId('footer')).toBeAttached();
    expect(Math.min(1, await page.getByTestId('locale-selector').count()), locale).toBe(count);
  }
});

test('a shared hash opens the same view in another locale [HASH-001]', async ({ page }) => {
  const [stay] = await findStays('fr_FR', 1);
  const { checkin, checkout } = await findDates('fr_FR', stay!.id);
  const hash = `#a=3&checkin=${checkin}&checkout=${checkout}`;
  const read = async (): Promise<string | null> => {
    await expectPage(page, 'page-product');
    const price = page.getByTestId('product-price').filter({ visible: true }).first();
    await expect(price).toHaveAttribute('data-price-type', 'final', { timeout: 15_000 });
    return price.getAttribute('data-amount');
  };
  await page.goto(addressOf('fr_FR', 'product', { id: stay!.id }) + hash);
  const french = await read();
  await page.goto(addressOf('it_IT', 'product', { id: stay!.id }) + hash);
  expect(await read()).toBe(french);
});
