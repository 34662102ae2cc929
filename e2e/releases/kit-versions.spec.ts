import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import { watchConsole } from '../support/checks/console';
import { serveStores, type FaultShop } from '../support/faults/fault-shop';
import { noteFigures } from '../support/figures';
import { askShop } from '../support/http';
import { kitPackages, olderKits, writeOlderKits } from '../support/packages/older-kits';
import { writeLifecycles, writeMountApi, writeTeamPage, writeVersions } from '../support/packages/team-page';
import { openTeamFolder, type TeamFolder } from '../support/packages/team-repository';
import { createShopStores } from '../support/releases/shop-stores';
import { rootDir } from '../support/shop';

const remote = 'remote-reviews';
const path = '/avis-des-voyageurs';
const title = 'Bientôt ici';
const routes = `fr=${path},es=/opiniones,it=/recensioni,nl=/meningen`;

interface Kit {
  readonly name: string;
  readonly version: string;
  /** Version of the remote's release that is built with it. */
  readonly release: string;
  readonly says: string;
  readonly hasSnapshot: boolean;
  readonly announcesDialogs: boolean;
  /** The common code of the shop is that of the kit. */
  readonly shares: boolean;
}

const lifecycles = ['bootstrap', 'mount', 'unmount', 'prefetch'];

const presentKit = (
  JSON.parse(readFileSync(join(rootDir, 'remote-kit/package.json'), 'utf8')) as { version: string }
).version;

/** In the order in which a team updates. */
const kits: readonly [Kit, Kit, Kit] = [
  {
    name: 'N-2',
    version: olderKits['N-2'].version,
    release: '1.0.0',
    says: `${olderKits['N-1'].says}; ${olderKits['N-2'].says}`,
    hasSnapshot: false,
    announcesDialogs: false,
    shares: false,
  },
  {
    name: 'N-1',
    version: olderKits['N-1'].version,
    release: '1.1.0',
    says: olderKits['N-1'].says,
    hasSnapshot: false,
    announcesDialogs: true,
    shares: true,
  },
  {
    name: 'N',
    version: presentKit,
    release: '1.2.0',
    says: 'it is the kit of the shop',
    hasSnapshot: true,
    announcesDialogs: true,
    shares: true,
  },
];

let shop: FaultShop;
let team: TeamFolder;

test.describe.configure({ mode: 'serial' });

const repository = (): string => join(team.folder, remote);

const inRepository = (line: string): Promise<string> => team.run(line, remote);

/** The operator of the shop adds the public entry of the team. The server reads it within a second. */
const trustTeam = async (): Promise<void> => {
  const file = join(shop.stores.folder, 'keys', 'trust.json');
  const trust = JSON.parse(readFileSync(file, 'utf8')) as { keys: unknown[] };
  const entry = JSON.parse(await inRepository('npx detour key')) as unknown;
  writeFileSync(file, JSON.stringify({ ...trust, keys: [...trust.keys, entry] }));
  await expect
    .poll(() => inRepository('npx detour status').catch(() => ''), { timeout: 60_000 })
    .toContain('production');
};

const installKit = async (version: string, others: Readonly<Record<string, string>> = {}): Promise<void> => {
  const ours = Object.fromEntries(kitPackages.map((name) => [`@detour/${name}`, version]));
  writeVersions(repository(), { ...ours, ...others });
  // A kit of another React does not fit the tools of the others: a team that insists must say so to npm.
  await inRepository('react' in others ? 'npm install --legacy-peer-deps' : 'npm install');
  const file = join(repository(), 'node_modules/@detour/remote-kit/package.json');
  expect((JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version).toBe(version);
};

test.beforeAll(async () => {
  test.setTimeout(1_500_000);
  const folder = `${rootDir}/.cache/faults/kit-versions-${process.pid}`;
  [shop, team] = await Promise.all([
    createShopStores(folder).then((stores) => serveStores('kit-versions', stores)),
    openTeamFolder(writeOlderKits),
  ]);
  await team.run(
    `npm create detour-remote ${remote} -- --shop ${shop.origin} --route ${routes} --owner reviews`,
  );
  writeTeamPage(repository());
  await installKit(kits[0].version);
  await trustTeam();
});

test.afterAll(async () => {
  test.setTimeout(600_000);
  await shop.stop();
  await team.close();
});

const statusOf = async (): Promise<number> => (await askShop(shop.origin + path)).status;

const footerLink = (page: Page) => page.getByTestId('footer').getByRole('link', { name: title });

/** A remote that was taken out of the channel has lost its flags. */
const promote = async (release: string): Promise<void> => {
  await inRepository(`npx detour promote ${remote}@${release} --why "a kit"`);
  await inRepository('npx detour flag reviews.pages on');
  await expectRelease(release);
};

/**
 * Version of the page that the server sends, by its scripts. The document also names the release before it, which replaces one that fails.
 * Undefined while there is no page: no release is live, or its flag is off.
 */
const liveRelease = async (): Promise<string | undefined> => {
  const { body } = await askShop(shop.origin + path);
  if (!body.includes(`>${title}</h1>`)) return undefined;
  return new RegExp(`<script\\b[^>]*\\bsrc="/_r/${remote}/([^/]+)/`).exec(body)?.[1];
};

const expectRelease = (release: string): Promise<void> =>
  expect.poll(liveRelease, { timeout: 60_000 }).toBe(release);

/** Own copies of common code that the document of the page names. */
const ownCopies = async ({ release }: Pick<Kit, 'release'>): Promise<readonly string[]> => {
  const { body } = await askShop(shop.origin + path);
  expect(body).toContain(`>${title}</h1>`);
  return [...body.matchAll(/<script\b[^>]*\bsrc="([^"]*\/common-[^"]*)"/g)]
    .map(([, src = '']) => src)
    .filter((src) => src.startsWith(`/_r/${remote}/${release}/`));
};

const expectMounted = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 30_000 });
  await expect(page.locator('#slot')).toHaveAttribute('data-remote', remote);
  await expect(page.locator('#slot')).toHaveAttribute('data-remote-state', 'mounted', { timeout: 30_000 });
};

const openInApp = async (page: Page): Promise<void> => {
  await page.goto(`${shop.origin}/`);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await footerLink(page).click();
  await expectMounted(page);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
};

/** State, a call of the gateway, the way home and back. */
const usePage = async (page: Page, { hasSnapshot }: Kit): Promise<void> => {
  const votes = page.getByTestId('vote');
  await votes.click();
  await votes.click();
  await expect(votes).toHaveText('2');
  await page.getByTestId('load-places').click();
  await expect(page.getByTestId('load-places')).toHaveText(/^[1-9]\d*$/);
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(page.getByTestId('page-home')).toBeVisible({ timeout: 30_000 });
  await page.goBack();
  await expectMounted(page);
  await expect(votes).toHaveText(hasSnapshot ? '2' : '0');
};

/** Going back closes a dialog that the kit announces, and leaves the page otherwise. */
const closeByBack = async (page: Page, { announcesDialogs }: Kit): Promise<void> => {
  await page.getByTestId('open-dialog').click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.goBack();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  if (announcesDialogs) await expect(page).toHaveURL(shop.origin + path);
  else await expect(page.getByTestId('page-home')).toBeVisible({ timeout: 30_000 });
};

const expectInOverlay = async (page: Page, { name, release, shares }: Kit): Promise<void> => {
  await page.goto(`${shop.origin}${path}?boundaries`);
  await expectMounted(page);
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: remote }) });
  await expect(row).toContainText(release, { timeout: 30_000 });
  const copy = await page.evaluate(
    (base) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter((entry) => entry.name.includes(`${base}common-`))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    `/_r/${remote}/${release}/`,
  );
  noteFigures(`${name}: ${copy} bytes of an own copy`);
  if (shares) {
    expect(copy).toBe(0);
    await expect(row).toContainText('partagé');
  } else {
    expect(copy).toBeGreaterThan(10_000);
    await expect(row).toContainText(`copie propre, ${Math.round(copy / 1000)}`);
  }
};

for (const kit of kits)
  test(`a repository with kit ${kit.name} releases, works in the shop and rolls back: ${kit.says}`, async ({
    page,
  }) => {
    test.setTimeout(900_000);
    const { release } = kit;
    if (kit !== kits[0]) await installKit(kit.version);
    writeLifecycles(repository(), [...lifecycles, ...(kit.hasSnapshot ? ['snapshot'] : [])]);
    await inRepository('npx detour generate');
    expect(await inRepository('.ci/run')).toContain(`${remote}@0.1.0-`);
    await inRepository(`npx detour publish --version ${release}`);
    expect(await inRepository(`npx detour check ${remote}@${release}`)).toContain('is compatible with');
    await promote(release);
    expect((await ownCopies(kit)).length > 0).toBe(!kit.shares);
    const { complaints } = watchConsole(page);
    // Hydrated from the server's HTML, then mounted by the shell of a document.
    await page.goto(shop.origin + path);
    await expectMounted(page);
    await usePage(page, kit);
    await openInApp(page);
    await usePage(page, kit);
    await closeByBack(page, kit);
    await expectInOverlay(page, kit);
    expect(complaints).toEqual([]);
    await inRepository('npx detour rollback --to none --why "not yet"');
    await expect.poll(statusOf, { timeout: 30_000 }).toBe(404);
    await page.goto(`${shop.origin}/`);
    await expect(page.getByTestId('footer')).toBeVisible();
    await expect(footerLink(page)).toHaveCount(0);
  });

test('an update from N-2 to N is rolled back to N-2 with its own copy', async ({ page }) => {
  test.setTimeout(300_000);
  const [oldest, , newest] = kits;
  await promote(oldest.release);
  await promote(newest.release);
  expect(await ownCopies(newest)).toEqual([]);
  await inRepository('npx detour rollback --why "the old kit again"');
  await expectRelease(oldest.release);
  expect(await ownCopies(oldest)).toHaveLength(1);
  const { complaints } = watchConsole(page);
  await openInApp(page);
  await usePage(page, oldest);
  expect(complaints).toEqual([]);
});

test('a kit that is older than the contracts allow, with another major version of React, is refused with each reason', async () => {
  test.setTimeout(900_000);
  const before = await liveRelease();
  const { version, react } = olderKits['too old'];
  await installKit(version, { react, 'react-dom': react });
  writeMountApi(repository(), 0);
  await inRepository('npx detour generate');
  await inRepository('npx detour build');
  await inRepository('npx detour publish --version 2.0.0');
  const shopReact = (
    JSON.parse(readFileSync(join(rootDir, 'node_modules/react/package.json'), 'utf8')) as { version: string }
  ).version;
  const shell = `shell ${shop.stores.versionOf('shell')}`;
  const reasons = [
    `${remote} 2.0.0 needs the mount API 0, but ${shell} provides 1.`,
    `${remote} 2.0.0 uses navigation.push of the host, which ${shell} does not give.`,
    `${remote} 2.0.0 was built with react ${react}, but ${shell} shares ${shopReact}.`,
  ];
  for (const line of [`check ${remote}@2.0.0`, `promote ${remote}@2.0.0 --why "too old"`]) {
    const refused = await inRepository(`npx detour ${line}`).then(
      () => '',
      (error: Error) => error.message,
    );
    for (const reason of reasons) expect(refused).toContain(reason);
  }
  expect(await liveRelease()).toBe(before);
});
