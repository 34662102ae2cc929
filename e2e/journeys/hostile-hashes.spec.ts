import { expect, test, type Page } from 'playwright/test';
import { findStayPath } from '../support/journey';

const isProof = process.env['PROOF'] === '1';

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
