import { createHash } from 'node:crypto';
import { expect, test, type Page } from 'playwright/test';
import { changedPackages } from '@detour/shared-releases/channel';
import { readRevisions } from '../support/releases/channel-history';
import { watchConsole } from '../support/checks/console';
import { serveStores, type FaultShop } from '../support/faults/fault-shop';
import { noteFigures } from '../support/figures';
import { askShop } from '../support/http';
import { release, runOnStores } from '../support/releases/release-command';
import { expectServed, readPage } from '../support/releases/served';
import { rootDir } from '../support/shop';
import { createShopStores } from '../support/releases/shop-stores';
import { addressOf, findBoxes, findStays } from '../support/site-pages';
import { expectPage } from '../support/steps';

const writers = 6;
/**
 * Turns in all. About half change the channel; others are rejected or already live. `npm run proof -- deploys` takes the
 * full number.
 */
const turns = process.env['PROOF'] ? 420 : 12;
/** Names of the writers. */
const packages = ['remote-search', 'remote-product', 'remote-boxes'] as const;
const versions = ['1.0.0', '1.1.0', '1.2.0'] as const;

let shop: FaultShop;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const name = `deploys-${process.pid}`;
  const stores = await createShopStores(`${rootDir}/.cache/faults/${name}`);
  for (const remote of packages) for (const version of versions) stores.copy(remote, version);
  await stores.promote(Object.fromEntries(packages.map((remote) => [remote, { version: versions[0] }])));
  shop = await serveStores(name, stores);
});

test.afterAll(() => shop.stop());

test('a rolled-back promotion restores the previous composition id', async () => {
  test.setTimeout(120_000);
  const address = `${shop.origin}/recherche`;
  const before = await readPage(address);
  expect(before.composition).toMatch(/^[0-9a-f]{16}$/);
  await release(shop.stores, 'promote', 'remote-search@1.1.0', '--why', 'a try');
  await expectServed(shop.origin, { 'remote-search': '1.1.0' });
  expect((await readPage(address)).composition).not.toBe(before.composition);
  await release(shop.stores, 'rollback', 'remote-search', '--why', 'back again');
  await expect
    .poll(async () => (await readPage(address)).composition, { timeout: 30_000 })
    .toBe(before.composition);
  expect((await readPage(address)).scripts).toEqual(before.scripts);
});

interface Turn {
  readonly turn: number;
  readonly code: number;
  readonly answer: {
    readonly changed?: boolean;
    readonly revision?: number;
    readonly kind?: string;
    readonly message?: string;
  };
}

const runWriter = async (seed: number): Promise<readonly (Turn & { readonly by: string })[]> => {
  const out = await runOnStores(shop.stores, 'tools/src/release/testing/random-writer.main.ts', [
    String(seed),
    String(turns / writers),
  ]);
  return out
    .trim()
    .split('\n')
    .map((line) => ({ ...(JSON.parse(line) as Turn), by: `writer-${seed}` }));
};

interface Loads {
  pages: number;
  scripts: number;
  readonly compositions: Set<string>;
  readonly failed: string[];
}

/** The problem of a script. Null if it exists and matches the hash that the page requires. */
const troubleOf = async (path: string, integrity: string): Promise<string | null> => {
  const { status, body } = await askShop(shop.origin + path);
  if (status !== 200) return `${path}: ${status}`;
  const hash = createHash('sha384').update(body).digest('base64');
  return integrity === `sha384-${hash}` ? null : `${path} is not what the page demands`;
};

/** A page, every script that its HTML names, and each lazy chunk of its composition at least once. */
const loadOnce = async (path: string, known: Map<string, string>, loads: Loads): Promise<void> => {
  const { status, composition, scripts, integrity } = await readPage(shop.origin + path);
  loads.pages += 1;
  loads.compositions.add(composition);
  if (status !== 200 || composition === '' || scripts.length === 0)
    loads.failed.push(`${path}: ${status}, ${scripts.length} scripts`);
  const named = new Map(scripts.map(({ src, integrity: hash }) => [src, hash]));
  const news = Object.entries(integrity).filter(([script]) => !known.has(script));
  for (const [script, hash] of [...named, ...news.filter(([script]) => !named.has(script))]) {
    known.set(script, hash);
    loads.scripts += 1;
    const trouble = await troubleOf(script, hash);
    if (trouble !== null) loads.failed.push(trouble);
  }
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A visitor who keeps navigating, whatever is live. */
const visit = async (page: Page): Promise<void> => {
  await page.goto(`${shop.origin}/`);
  await expectPage(page, 'page-home');
  await page.getByTestId('searchbox-submit').filter({ visible: true }).first().click();
  await expectPage(page, 'page-search');
  await expect(page.getByTestId('results')).toHaveAttribute('data-state', 'ready', { timeout: 20_000 });
  await page.getByTestId('result-card').first().locator('a').first().click();
  await expectPage(page, 'page-product');
};

/**
 * A load that missed its time limit, because the writers share the machine with the shop. The shop recovers, or `visit` fails; a
 * promotion that breaks a load says something else: a missing file, a wrong hash, a throw.
 */
const missedTime = /timed out\.|took more than \d+ ms/;

const watchScripts = (page: Page): readonly string[] => {
  const failed: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/_r/') && answer.status() !== 200)
      failed.push(`${answer.status()} ${answer.url()}`);
  });
  return failed;
};

/** Each confirmed change is in the history under its revision number, with nothing else, and builds on its predecessor. */
const expectNothingLost = async (
  done: readonly (Turn & { readonly by: string })[],
  begun: number,
): Promise<void> => {
  expect(done).toHaveLength(turns);
  // A turn may be rejected for its request (a second canary, nothing to roll back to), and for no other reason.
  expect(done.filter(({ code, answer }) => code !== 0 && answer.kind !== 'refused')).toEqual([]);
  const revisions = await readRevisions(shop.stores);
  expect(
    revisions.slice(begun).map(({ revision, change }) => `${revision} ${change.by} ${change.why}`),
  ).toEqual(
    done
      .filter(({ answer }) => answer.changed)
      .sort((a, b) => (a.answer.revision ?? 0) - (b.answer.revision ?? 0))
      .map(({ answer, by, turn }) => `${answer.revision} ${by} turn ${turn}`),
  );
  for (const [index, { releases, change }] of revisions.entries())
    expect(changedPackages(revisions[index - 1]?.releases ?? {}, releases)).toEqual(change.packages);
};

test(`${turns} promotions and rollbacks by ${writers} concurrent writers with visitors: no failed load, no lost update, no missing chunk`, async ({
  page,
}) => {
  test.setTimeout(process.env['PROOF'] ? 1_200_000 : 240_000);
  const begun = (await readRevisions(shop.stores)).length;
  const [stay] = await findStays('fr_FR', 1);
  const [box] = await findBoxes('fr_FR');
  const boxAddress = new URL(addressOf('fr_FR', 'box', { code: box?.code ?? '', slug: box?.slug ?? '' }));
  const paths = ['/', '/recherche', stay?.uri ?? '', boxAddress.pathname];
  const { complaints } = watchConsole(page);
  const missing = watchScripts(page);
  let writing = true;
  const written = Promise.all(Array.from({ length: writers }, (_, index) => runWriter(index + 1))).finally(
    () => (writing = false),
  );
  const loads: Loads = { pages: 0, scripts: 0, compositions: new Set(), failed: [] };
  const load = async (): Promise<void> => {
    const known = new Map<string, string>();
    do {
      for (const path of paths) await loadOnce(path, known, loads);
      // A visitor reads. Without a pause the test's own requests starve the shop.
      await pause(250);
    } while (writing);
    // Much later all named scripts still exist.
    for (const [script, hash] of known) {
      const trouble = await troubleOf(script, hash);
      if (trouble !== null) loads.failed.push(`at the end ${trouble}`);
    }
  };
  let visits = 0;
  const click = async (): Promise<void> => {
    do {
      await visit(page);
      visits += 1;
    } while (writing);
  };
  const [done] = await Promise.all([written, load(), click()]);
  expect(loads.failed).toEqual([]);
  expect(missing).toEqual([]);
  expect(complaints.filter((text) => !missedTime.test(text))).toEqual([]);
  await expectNothingLost(done.flat(), begun);
  // The last written state is served.
  const last = (await readRevisions(shop.stores)).at(-1);
  await expectServed(
    shop.origin,
    Object.fromEntries(packages.map((remote) => [remote, last?.releases[remote]?.version ?? 'none'])),
  );
  const changes = done.flat().filter(({ answer }) => answer.changed).length;
  noteFigures(
    `${changes} changes of ${turns} turns; ${loads.pages} pages of ${loads.compositions.size} compositions and ${loads.scripts} scripts loaded, ${visits} visits by a browser`,
  );
});
