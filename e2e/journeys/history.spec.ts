import { expect, test, type Page } from 'playwright/test';
import { watchConsole } from '../support/console';
import { askShop } from '../support/http';
import { findStayPath } from '../support/journey';
import { expectPage } from '../support/steps';

const isProof = process.env['PROOF'] === '1';

test('back and forward restore page, criteria and scroll, and reload keeps them [HASH-025]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  await page.goto('/recherche#a=3');
  await expectPage(page, 'page-search');
  await expect(page.getByTestId('results')).toHaveAttribute('data-state', 'ready');
  await page.evaluate(() => scrollTo(0, 1200));
  await page.getByTestId('result-card').nth(6).locator('a').first().click();
  await expectPage(page, 'page-product');
  expect(page.url()).toContain('a=3');
  expect(await page.evaluate(() => scrollY)).toBeLessThan(50);

  await page.goBack();
  await expectPage(page, 'page-search');
  await expect(page).toHaveURL(/\/recherche#a=3$/);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(900);
  await page.goForward();
  await expectPage(page, 'page-product');
  await page.reload();
  await expectPage(page, 'page-product');
  expect(page.url()).toContain('a=3');
  expect(complaints).toEqual([]);
});

test('a deep link with criteria never shows the default content', async ({ page }) => {
  await page.goto('/recherche#a=4', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-criteria', '');
  expect(await page.locator('[data-default-content]').filter({ visible: true }).count()).toBe(0);
  await expectPage(page, 'page-search');
  await expect(page.getByTestId('results')).toHaveAttribute('data-state', 'ready');
});

test('an unknown URL gets our page with status 404 [NOTF-001, NOTF-003, ROUTE-003]', async ({ page }) => {
  const answer = await page.goto('/rien-de-tel');
  expect(answer?.status()).toBe(404);
  await expect(page.getByTestId('page-not-found')).toBeVisible();
  await page
    .getByTestId('page-not-found')
    .getByRole('link', { name: /accueil/i })
    .first()
    .click();
  await expectPage(page, 'page-home');
});

test('an unknown stay responds with 404 and keeps the frame', async ({ page, baseURL }) => {
  // A page over the render timeout is sent with 200 and rendered by the browser, so a busy machine may need a second
  // request.
  await expect.poll(async () => (await askShop(`${baseURL}/sejours/recherche/1`)).status).toBe(404);
  await page.goto('/sejours/recherche/1');
  await expect(page.getByTestId('page-not-found')).toBeVisible();
  await expect(page.getByTestId('header')).toBeVisible();
});

/** Malformed hashes as typed, truncated by mail programs or crafted, from a seeded sequence. */
const hostileHashes = (count: number): readonly string[] => {
  let state = 20261121;
  const random = (): number => (state = (state * 1664525 + 1013904223) % 4294967296) / 4294967296;
  const parts = [
    'a',
    'checkin',
    'checkout',
    'city',
    'lat',
    'priceMin',
    'sort',
    'stars',
    '__proto__',
    'constructor',
    'activityDates',
    'theme',
    'fallback',
  ];
  const values = [
    '',
    '%',
    '%E0%A4%A',
    '-1',
    '1e999',
    'NaN',
    '2026-13-45',
    '<script>',
    '"',
    '\u0000',
    '🏨',
    'null',
    ',,,',
    '9'.repeat(400),
    '2026-12-11',
    '2026-12-13',
    '..%2F..',
    'a=b=c',
    '&&',
  ];
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  return Array.from({ length: count }, () =>
    Array.from(
      { length: 1 + Math.floor(random() * 5) },
      () => `${pick(parts)}${random() < 0.9 ? '=' : ''}${pick(values)}`,
    ).join(random() < 0.9 ? '&' : ';'),
  );
};

const survive = (page: Page, hashes: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(async (list) => {
    const broken: string[] = [];
    for (const [index, hash] of list.entries()) {
      location.hash = hash;
      await new Promise((resolve) => setTimeout(resolve, index % 50 === 0 ? 30 : 0));
      const slot = document.getElementById('slot');
      if (!document.querySelector('h1') || slot?.dataset['remoteState'] === 'failed') broken.push(hash);
    }
    return broken;
  }, hashes);

for (const path of ['/', '/recherche', 'stay'] as const) {
  test(`malformed hashes on ${path} never cause an exception or a blank page [HASH-001]`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(isProof ? 600_000 : 90_000);
    // This test covers the page, so the gateway need not run thousands of searches.
    await page.route('**/api/offers.json', (route) => route.abort());
    await page.route('**/api/product/**', (route) => route.abort());
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(path === 'stay' ? await findStayPath(baseURL ?? '') : path);
    await expect(page.locator('#slot')).toHaveAttribute('data-remote-state', 'mounted', { timeout: 20_000 });
    expect(await survive(page, hostileHashes(isProof ? 3400 : 120))).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('a page of two packages runs exactly one React', async ({ page }) => {
  await page.goto('/recherche');
  await expectPage(page, 'page-search');
  const copies = await page.evaluate(async () => {
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
    const texts = await Promise.all(scripts.map((src) => fetch(src).then((answer) => answer.text())));
    return texts.filter((text) => text.includes('Minified React error #')).length;
  });
  expect(copies).toBe(1);
});
