import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from 'playwright/test';
import {
  allCells,
  expectedOutcomes,
  isOnServer,
  sampledCells,
  type Cell,
} from '../support/faults/fault-cells';
import { addFaults, beginFault, reaches } from '../support/faults/fault-kinds';
import { frameReturns, isPageSeen } from '../support/faults/seen';
import { startFaultShop, type FaultShop } from '../support/faults/fault-shop';
import { faultSubjects, type FaultSubject } from '../support/faults/fault-subjects';
import { askShop } from '../support/http';
import { navigateInside } from '../support/checks/leaks';
import { promoteServerFault } from '../support/faults/server-faults';
import { rootDir } from '../support/shop';

interface FaultShops {
  readonly withLastGood: FaultShop;
  readonly alone: FaultShop;
}

const remotes = [...new Set(faultSubjects.map(({ remote }) => remote))];

const startShop = (name: string, lastGood: boolean): Promise<FaultShop> =>
  startFaultShop(
    name,
    () => undefined,
    async (stores) => {
      for (const remote of remotes) {
        const good = lastGood ? 'good' : null;
        if (good) stores.copy(remote, good);
        addFaults(stores.release(remote), remote);
        await stores.promote({ [remote]: { version: stores.versionOf(remote), previous: good } });
      }
    },
  );

const test = base.extend<object, { shops: FaultShops }>({
  shops: [
    async ({}, use) => {
      const shops = {
        withLastGood: await startShop('matrix-good', true),
        alone: await startShop('matrix-alone', false),
      };
      await use(shops);
      await Promise.all([shops.withLastGood.stop(), shops.alone.stop()]);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const elementOf = (page: Page, { fragment }: FaultSubject) =>
  fragment === null ? page.locator('#slot') : page.locator(`[data-fragment="${fragment}"]`).first();

/** Scrolls a fragment into view like a visitor. */
const approach = async (page: Page, subject: FaultSubject): Promise<void> => {
  if (subject.fragment === null) return;
  await subject.approach?.(page).catch(() => undefined);
  await elementOf(page, subject)
    .evaluate(
      (element) =>
        (element.getClientRects().length > 0 ? element : (element.parentElement ?? element)).scrollIntoView(),
      undefined,
      // A fragment that the page has not requested yet needs another scroll, not more time.
      { timeout: 500 },
    )
    .catch(() => undefined);
};

const stateOf = async (page: Page, subject: FaultSubject, version: string): Promise<string> => {
  await approach(page, subject);
  const element = elementOf(page, subject);
  if ((await element.count()) === 0) return 'not there yet';
  const [state, shown, owner] = await element.evaluate((found) => [
    found.getAttribute('data-remote-state'),
    found.getAttribute('data-remote-version'),
    found.getAttribute('data-remote'),
  ]);
  // Within the shop the previous page stays until the next one is ready.
  if (owner !== subject.remote) return 'waiting';
  if (state === 'failed') return 'panel';
  if (state !== 'mounted') return 'waiting';
  return shown === version ? 'itself' : 'last good';
};

interface Outcome {
  readonly fallback: string;
  readonly milliseconds: number;
  /** Time (ms) from a fault that reached the document until the frame could be seen and used. Null for other faults. */
  readonly back: number | null;
  /** The browser reported the release. */
  readonly named: boolean;
  readonly lost: boolean;
  readonly healed: boolean;
}

interface Sufferer {
  readonly page: Page;
  readonly shop: FaultShop;
  readonly cell: Cell;
  readonly path: string;
}

/** Enables the fault of a cell. `version` is the release that contains it. */
const beginCell = async ({ page, shop, cell, path }: Sufferer) => {
  const { kind, subject } = cell;
  const { remote } = subject;
  if (!isOnServer(cell)) {
    const version = shop.stores.versionOf(remote);
    return { version, ...(await beginFault(page, { remote, version, kind })) };
  }
  const faulty = await promoteServerFault(shop, { remote, kind, path });
  return { version: faulty.version, end: faulty.end, hasFired: () => faulty.hasFired(path) };
};

/** A page of another remote, while this remote's server bundle is broken. */
const isOtherServed = async ({ shop, cell }: Sufferer): Promise<boolean> => {
  const [path, hook] =
    cell.subject.remote === 'remote-boxes' ? ['/recherche', 'page-search'] : ['/cadeau', 'page-boxes'];
  return expect
    .poll(async () => (await askShop(shop.origin + path)).body.includes(`data-testid="${hook}"`), {
      timeout: 20_000,
    })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
};

/** Whether the browser has reported an error of this release to the server's log. */
const watchReports = (page: Page, remote: string, version: string): (() => boolean) => {
  let isNamed = false;
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/log')) return;
    const report = request.postDataJSON() as { readonly remote?: string; readonly release?: string };
    if (report.remote === remote && report.release === version) isNamed = true;
  });
  return () => isNamed;
};

const suffer = async (sufferer: Sufferer): Promise<Outcome> => {
  const { page, shop, cell, path } = sufferer;
  const { subject, arrival } = cell;
  const start = arrival === 'first load' ? 'about:blank' : shop.origin + subject.from;
  await page.goto(start, { waitUntil: 'commit' });
  if (arrival === 'in-app navigation')
    await expect(page.locator('#slot')).toHaveAttribute('data-remote-state', 'mounted', { timeout: 30_000 });
  const { version, end, hasFired } = await beginCell(sufferer);
  const isNamed = watchReports(page, subject.remote, version);
  const began = Date.now();
  if (arrival === 'first load') await page.goto(shop.origin + path, { waitUntil: 'commit', timeout: 30_000 });
  else await navigateInside(page, path);
  let fallback = '';
  const expected = new RegExp(`^(${expectedOutcomes(cell).join('|')})$`);
  const look = async (): Promise<string> => {
    fallback = await stateOf(page, subject, version);
    return (await hasFired()) ? fallback : `no fault yet: ${fallback}`;
  };
  const isReach = (reaches as readonly string[]).includes(cell.kind);
  const returned = isReach ? frameReturns(page, 40_000) : Promise.resolve(null);
  // Awaited below: the poll of the slot reports its own error first.
  returned.catch(() => undefined);
  await expect
    .poll(look, { message: 'what the slot shows under the fault', timeout: 40_000, intervals: [150] })
    .toMatch(expected);
  const milliseconds = Date.now() - began;
  const back = await returned;
  const othersServed = !isOnServer(cell) || (await isOtherServed(sufferer));
  await end();
  // The page recovers without a reload, by itself or by the button.
  if (fallback === 'panel') await elementOrSlot(page, subject).getByTestId('remote-retry').first().click();
  const heals = (timeout: number): Promise<boolean> =>
    expect
      .poll(() => stateOf(page, subject, version), { timeout })
      .toMatch(/itself|last good/)
      .then(
        () => true,
        () => false,
      );
  // A page counts as lost if it shows no content five seconds after the fault.
  const ended = Date.now();
  const soon = await heals(5000);
  const lost = await expect
    .poll(() => isPageSeen(page), { timeout: Math.max(1, ended + 5000 - Date.now()) })
    .toBe(true)
    .then(
      () => false,
      () => true,
    );
  return {
    fallback,
    milliseconds,
    back,
    named: isNamed(),
    lost: lost || !othersServed,
    healed: soon || (await heals(25_000)),
  };
};

/** The panel of a page is beside its slot, that of a fragment inside it. */
const elementOrSlot = (page: Page, subject: FaultSubject) =>
  subject.fragment === null ? page.locator('body') : elementOf(page, subject);

const results = join(rootDir, '.cache', 'proofs', 'faults');

const fileOf = ({ subject, kind, arrival, lastGood }: Cell): string =>
  join(results, `${[subject.name, kind, arrival, lastGood].join('-').replace(/[^\w.-]+/g, '_')}.json`);

/** `PROOF_RESUME=1` resumes a stopped matrix and keeps the results of the same releases. */
const known = (cell: Cell, version: string): Outcome | null => {
  if (!process.env['PROOF_RESUME']) return null;
  try {
    const kept = JSON.parse(readFileSync(fileOf(cell), 'utf8')) as Outcome & { readonly version: string };
    return kept.version === version && !kept.lost && kept.healed ? kept : null;
  } catch {
    return null;
  }
};

for (const cell of process.env['PROOF'] ? allCells() : sampledCells()) {
  const { subject, kind, arrival, lastGood } = cell;
  const title = `${subject.name}, ${kind}, ${arrival}, ${lastGood ? 'with' : 'without'} a last good release: the page is not lost, and heals [SHELL-010]`;
  test(title, async ({ page, shops }) => {
    test.setTimeout(120_000);
    const shop = lastGood ? shops.withLastGood : shops.alone;
    const version = shop.stores.versionOf(subject.remote);
    const path = await subject.path();
    const outcome = known(cell, version) ?? (await suffer({ page, shop, cell, path }));
    mkdirSync(results, { recursive: true });
    writeFileSync(
      fileOf(cell),
      JSON.stringify({ subject: subject.name, kind, arrival, lastGood, version, ...outcome }),
    );
    expect({ lost: outcome.lost, healed: outcome.healed }).toEqual({ lost: false, healed: true });
    if ((reaches as readonly string[]).includes(kind)) expect(outcome.named).toBe(true);
  });
}

test('a page that throws at mount does not affect pages of other remotes [SHELL-010]', async ({
  page,
  shops: { alone },
}) => {
  const remote = 'remote-search';
  await page.goto('about:blank');
  const fault = await beginFault(page, {
    remote,
    version: alone.stores.versionOf(remote),
    kind: 'mount throws',
  });
  await page.goto(`${alone.origin}/recherche`, { waitUntil: 'commit' });
  await expect(page.getByTestId('remote-failed')).toBeVisible({ timeout: 20_000 });
  expect(await fault.hasFired()).toBe(true);
  await page.getByTestId('footer').getByRole('link', { name: 'Boutique cadeaux' }).click();
  await expect(page.getByTestId('page-boxes')).toBeVisible();
  await expect(page.getByTestId('remote-failed')).toHaveCount(0);
});
