import { expect, test, type Page } from 'playwright/test';
import { watchConsole } from '../support/checks/console';
import { noteFigures } from '../support/figures';
import { serveStores, type FaultShop } from '../support/faults/fault-shop';
import {
  addEventProbe,
  ages,
  createOlderVersions,
  olderVersions,
  packagesOfMatrix,
  versionOfAge,
  type Age,
  type Seen,
} from '../support/releases/older-versions';
import { pairwiseRows } from '../support/pairwise';
import { expectServed } from '../support/releases/served';
import { rootDir } from '../support/shop';
import { createShopStores } from '../support/releases/shop-stores';
import { addressOf, findActivities, findBoxes } from '../support/site-pages';
import { expectPage } from '../support/steps';

let shop: FaultShop;

test.beforeAll(async () => {
  // Copies of seven packages in three versions, and a server that reads them all.
  test.setTimeout(180_000);
  const name = `versions-${process.pid}`;
  const stores = await createShopStores(`${rootDir}/.cache/faults/${name}`);
  addEventProbe(stores);
  createOlderVersions(stores);
  shop = await serveStores(name, stores);
});

test.afterAll(() => shop.stop());

const here = (address: string): string => {
  const { pathname, search } = new URL(address);
  return shop.origin + pathname + search;
};

type Note = Seen['events'][number];

interface Watched {
  readonly events: Note[];
  readonly calls: string[];
}

const openStay = async (page: Page, nth: number): Promise<string> => {
  await expect(page.getByTestId('results')).toHaveAttribute('data-state', 'ready', { timeout: 20_000 });
  await page.getByTestId('result-card').nth(nth).locator('a').first().click();
  await expectPage(page, 'page-product');
  await expect(page).toHaveURL(/\/sejours\/recherche\//);
  return new URL(page.url()).pathname;
};

/** Scrolls like a visitor: an empty fragment has no height, so there is nothing to jump to. */
const scrollDown = (page: Page): Promise<void> =>
  page.evaluate(() => scrollTo(0, document.body.scrollHeight));

const expectFragment = async (page: Page, name: string): Promise<void> => {
  const fragment = page.locator(`[data-fragment="${name}"]`);
  const state = async (): Promise<string | null> => {
    await scrollDown(page);
    return fragment.getAttribute('data-remote-state');
  };
  await expect.poll(state, { timeout: 20_000 }).toBe('mounted');
};

/** The list of viewed stays: the previous stay, not the current one. */
const expectRecent = async (page: Page, before: string, present: string): Promise<string> => {
  const fragment = page.locator('[data-fragment="recently-viewed"]');
  const links = fragment.getByTestId('recently-viewed-item');
  await expect
    .poll(
      async () => {
        await scrollDown(page);
        return links.evaluateAll((items) =>
          items.map((item) => new URL((item as HTMLAnchorElement).href).pathname),
        );
      },
      { timeout: 20_000 },
    )
    .toEqual([before]);
  expect(before).not.toBe(present);
  return (await fragment.locator('section').first().getAttribute('aria-label')) ?? '';
};

/** Filter options are requested when a filter opens. */
const openAFilter = async (page: Page): Promise<void> => {
  const answered = page.waitForResponse((answer) => answer.url().includes('/api/facets.json'));
  await page.getByTestId('filter-facilities').filter({ visible: true }).first().click();
  expect((await answered).status()).toBe(200);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('filter-confirm').filter({ visible: true })).toHaveCount(0);
};

const searchAndLook = async (page: Page): Promise<string> => {
  await page.goto(`${shop.origin}/`);
  await expectPage(page, 'page-home');
  // The list of viewed stays is kept with consent only.
  await page.getByTestId('consent-accept').click();
  await page.getByTestId('searchbox-submit').filter({ visible: true }).first().click();
  await expectPage(page, 'page-search');
  await openAFilter(page);
  const first = await openStay(page, 0);
  // It records events once it is mounted.
  await expectFragment(page, 'recently-viewed');
  await page.goBack();
  await expectPage(page, 'page-search');
  const second = await openStay(page, 1);
  return expectRecent(page, first, second);
};

/** Leaving a document sends its observations. */
const expectEvent = (seen: Watched, name: string): Promise<void> =>
  expect.poll(() => seen.events.some((event) => event.name === name), { timeout: 20_000 }).toBe(true);

const lookAtGifts = async (page: Page, seen: Watched): Promise<void> => {
  await page.getByRole('button', { name: 'Offrir ce séjour' }).filter({ visible: true }).first().click();
  const panel = page.locator('[data-fragment="gift-panel"]');
  await expect(panel.getByTestId('gift-nights').first()).toBeVisible({ timeout: 20_000 });
  const [box] = await findBoxes('fr_FR');
  await page.goto(here(addressOf('fr_FR', 'box', { code: box?.code ?? '', slug: box?.slug ?? '' })));
  await expectPage(page, 'page-box');
  await page.getByTestId('gift-offer-button').filter({ visible: true }).first().click();
  const drawer = page.locator('[data-fragment="gift-drawer"] dialog[open]');
  await expect(drawer).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expectEvent(seen, 'gifting.drawer-closed@1');
};

const lookAtTheRest = async (page: Page, seen: Watched): Promise<void> => {
  const [activity] = await findActivities('fr_FR', 1);
  await page.goto(here(addressOf('fr_FR', 'activity', { id: activity?.id ?? '' })));
  await expectPage(page, 'page-activity');
  await expectEvent(seen, 'activities.activity-viewed@1');
  await page.goto(here(addressOf('fr_FR', 'signin')));
  await expectPage(page, 'page-signin');
};

const watch = async (page: Page): Promise<Watched> => {
  const seen = { events: [] as Note[], calls: [] as string[] };
  await page.exposeFunction('noteEvent', (name: string, payload: Note['payload']) =>
    seen.events.push({ name, payload }),
  );
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) seen.calls.push(pathname + search);
  });
  return seen;
};

/** Each version's difference was observed where it applies, and not where it does not. */
const expectDifferences = (seen: Seen, agesOf: Readonly<Record<string, Age>>): void => {
  for (const [name, versions] of Object.entries(olderVersions))
    for (const [index, { says, shows }] of versions.entries())
      if (shows)
        expect(shows(seen), `${name} at N-${agesOf[name]}: ${says}`).toBe((agesOf[name] ?? 0) > index);
};

const rows = pairwiseRows(packagesOfMatrix.length, ages.length).map((row) =>
  Object.fromEntries(packagesOfMatrix.map((name, index) => [name, ages[row[index] ?? 0] ?? 0])),
);
const sayRow = (row: Readonly<Record<string, Age>>): string =>
  packagesOfMatrix
    .map((name) => `${name.replace('remote-', '')} ${row[name] ? `N-${row[name]}` : 'N'}`)
    .join(', ');

test('the matrix has each pair of packages in every pair of versions', () => {
  const met = new Set(
    rows.flatMap((row) =>
      packagesOfMatrix.flatMap((a) => packagesOfMatrix.map((b) => `${a} ${row[a]}, ${b} ${row[b]}`)),
    ),
  );
  for (const a of packagesOfMatrix)
    for (const b of packagesOfMatrix.filter((other) => other !== a))
      for (const ageOfA of ages)
        for (const ageOfB of ages) expect(met).toContain(`${a} ${ageOfA}, ${b} ${ageOfB}`);
  for (const [name, [one, two]] of Object.entries(olderVersions))
    noteFigures(`${name} at N-1 ${one.says}; at N-2 it also ${two.says}`);
});

// Two rows that mix old and new. `npm run proof -- versions` takes all.
for (const row of process.env['PROOF'] ? rows : rows.slice(4, 6)) {
  test(`a visit over ${sayRow(row)}`, async ({ page }) => {
    test.setTimeout(180_000);
    const versions = Object.fromEntries(
      packagesOfMatrix.map((name) => [name, versionOfAge(shop.stores, name, row[name] ?? 0)]),
    );
    await shop.stores.promote(
      Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, { version }])),
    );
    await expectServed(shop.origin, versions);
    const { complaints } = watchConsole(page);
    const seen = await watch(page);
    const recentTitle = await searchAndLook(page);
    await lookAtGifts(page, seen);
    await lookAtTheRest(page, seen);
    expect(complaints).toEqual([]);
    expectDifferences({ ...seen, recentTitle }, row);
  });
}
