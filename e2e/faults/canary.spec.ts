import type { ChannelRevision } from '@detour/shared-releases/channel';
import { armCookieValue, tellFailure } from '@detour/shared-releases/testing';
import { expect, test, type Browser, type Page } from 'playwright/test';
import { startFaultShop, type FaultShop } from '../support/faults/fault-shop';
import { noteFigures } from '../support/figures';
import { askShop } from '../support/http';
import { readProduction } from '../support/releases/production-channel';
import type { ShopStores } from '../support/releases/shop-stores';

const remote = 'remote-search';
const path = '/recherche';
const canaryVersion = '9.9.0-canary';

const beginCanary = async (stores: ShopStores, isBroken: boolean): Promise<void> => {
  const candidate = stores.copy(remote, canaryVersion);
  if (isBroken)
    candidate.change(
      /^entry\.js$/,
      (code) => `${code};(() => {
    const box = globalThis[${JSON.stringify(candidate.container)}];
    globalThis[${JSON.stringify(candidate.container)}] = { init: box.init, get: (name) => box.get(name).then((factory) => () =>
      ({ ...factory(), mount: () => Promise.reject(new Error('this release cannot be mounted')) })) };
  })();`,
    );
  const canary = { version: canaryVersion, percent: 50, startedAt: Date.now() };
  await stores.promote({ [remote]: { version: stores.versionOf(remote), canary } });
};

const newestRevision = async ({ stores }: FaultShop): Promise<ChannelRevision | undefined> =>
  (await readProduction(stores.folder, stores.trust)).revision?.document;

/** A visitor with this draw, as in the server's cookie. */
const visitorInArm = async (browser: Browser, shop: FaultShop, arm: number): Promise<Page> => {
  const context = await browser.newContext();
  await context.addCookies([
    { name: 'arm', value: armCookieValue(shop.stores.folder, arm), url: shop.origin },
  ]);
  return context.newPage();
};

const openSearch = async (page: Page, shop: FaultShop): Promise<void> => {
  await page.goto(`${shop.origin}${path}`, { waitUntil: 'commit' });
  await expect(page.locator('#slot')).toHaveAttribute('data-remote-state', /^(mounted|failed)$/, {
    timeout: 30_000,
  });
};

/** Time (ms UTC) when a visitor in the canary's share first received the stable release. */
const stableServedAt = async (shop: FaultShop): Promise<number> => {
  const cookie = `arm=${armCookieValue(shop.stores.folder, 10)}`;
  const headers = { cookie, 'user-agent': 'Mozilla/5.0' };
  let served = 0;
  await expect(async () => {
    const { body } = await askShop(`${shop.origin}${path}`, { headers });
    served = Date.now();
    expect(body).toContain(`data-remote-version="${shop.stores.versionOf(remote)}"`);
  }).toPass({ timeout: 280_000, intervals: [100] });
  return served;
};

/** Observations are sent when the page unloads. */
const leave = (page: Page): Promise<unknown> => page.goto('about:blank');

test.describe('a canary', () => {
  test.setTimeout(300_000);

  test('is the same release in server HTML and browser, and on each visit', async ({ browser }) => {
    const shop = await startFaultShop(
      'canary-good',
      () => undefined,
      (stores) => beginCanary(stores, false),
    );
    try {
      const stable = shop.stores.versionOf(remote);
      for (const [arm, version] of [
        [49, canaryVersion],
        [50, stable],
      ] as const) {
        const html = await askShop(`${shop.origin}${path}`, {
          headers: { cookie: `arm=${armCookieValue(shop.stores.folder, arm)}`, 'user-agent': 'Mozilla/5.0' },
        });
        expect(html.body).toContain(`/_r/${remote}/${version}/`);
        const page = await visitorInArm(browser, shop, arm);
        for (let visit = 0; visit < 3; visit += 1) {
          await openSearch(page, shop);
          await expect(page.locator('#slot')).toHaveAttribute('data-remote-version', version);
          await leave(page);
        }
        await page.context().close();
      }
    } finally {
      await shop.stop();
    }
  });

  test('that cannot mount is aborted by the watch, with the reason in the history', async ({ browser }) => {
    const shop = await startFaultShop(
      'canary-bad',
      () => undefined,
      (stores) => beginCanary(stores, true),
    );
    try {
      const isRunning = async (): Promise<boolean> =>
        (await newestRevision(shop))?.releases[remote]?.canary !== null;
      const freshStable = stableServedAt(shop);
      // Awaited below. A test that failed earlier must report its own error.
      freshStable.catch(() => undefined);
      const known = await visitorInArm(browser, shop, 10);
      await openSearch(known, shop);
      await leave(known);
      // A browser that reported a failure keeps its arm and no longer counts as a visitor.
      await expect
        .poll(async () => (await known.context().cookies(shop.origin)).map(({ value }) => value))
        .toContainEqual(
          expect.stringMatching(new RegExp(`^10\\.[\\w-]+/${remote}@${canaryVersion}:[a-z]+\\.`)),
        );
      await known.context().close();
      for (let visit = 0; visit < 3; visit += 1)
        await Promise.all(
          [10, 90].map(async (arm) => {
            const visitor = await visitorInArm(browser, shop, arm);
            await openSearch(visitor, shop);
            await leave(visitor);
            await visitor.context().close();
          }),
        );
      // The watch needs dozens of visitors. The test above showed that browsers report the same.
      const tried = {
        remote,
        canary: canaryVersion,
        stable: shop.stores.versionOf(remote),
        dataDir: shop.stores.folder,
      };
      const port = Number(new URL(shop.origin).port);
      for (let visit = 0; visit < 300 && (await isRunning()); visit += 1) await tellFailure(port, tried);
      await expect.poll(isRunning, { timeout: 20_000 }).toBe(false);
      const revision = await newestRevision(shop);
      expect(revision?.change).toMatchObject({ kind: 'abort', by: 'canary-watch', packages: [remote] });
      expect(revision?.change.why).toMatch(
        /^(page views with an error|parts that failed to load): \d+ of \d+ /,
      );
      const servedAt = await freshStable;
      noteFigures(
        `from the abort to the first fresh page load with the stable release: ${Math.max(0, servedAt - (revision?.change.at ?? 0))} ms`,
      );
      const page = await visitorInArm(browser, shop, 10);
      await expect(async () => {
        await openSearch(page, shop);
        await expect(page.locator('#slot')).toHaveAttribute(
          'data-remote-version',
          shop.stores.versionOf(remote),
        );
        await expect(page.locator('#slot')).toHaveAttribute('data-remote-state', 'mounted');
      }).toPass({ timeout: 60_000 });
    } finally {
      await shop.stop();
    }
  });
});
