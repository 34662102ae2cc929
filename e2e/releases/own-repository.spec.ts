import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import { watchConsole } from '../support/checks/console';
import { serveStores, type FaultShop } from '../support/faults/fault-shop';
import { askShop } from '../support/http';
import { guideCommands, openTeamFolder, type TeamFolder } from '../support/packages/team-repository';
import { createShopStores } from '../support/releases/shop-stores';
import { rootDir } from '../support/shop';

const remote = 'remote-reviews';
const path = '/avis-des-voyageurs';

let shop: FaultShop;
let team: TeamFolder;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(900_000);
  const folder = `${rootDir}/.cache/faults/own-repository-${process.pid}`;
  [shop, team] = await Promise.all([
    createShopStores(folder).then((stores) => serveStores('own-repository', stores)),
    openTeamFolder(),
  ]);
});

test.afterAll(async () => {
  test.setTimeout(600_000);
  await shop.stop();
  await team.close();
});

const statusOf = async (): Promise<number> => (await askShop(shop.origin + path)).status;

const repository = (): string => join(team.folder, remote);

/** The operator of the shop adds the public entry that the team has sent. */
const trustKey = (entry: string): void => {
  const file = join(shop.stores.folder, 'keys', 'trust.json');
  const trust = JSON.parse(readFileSync(file, 'utf8')) as { keys: unknown[] };
  writeFileSync(file, JSON.stringify({ ...trust, keys: [...trust.keys, JSON.parse(entry)] }));
};

const seesPage = async (page: Page, origin: string, title: string): Promise<void> => {
  await page.goto(origin + path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 30_000 });
  await expect(page.locator('#slot')).toHaveAttribute('data-remote-state', 'mounted', { timeout: 30_000 });
};

/** The shop with the remote from source: a saved text is shown by the next load of the page. */
const develop = async (page: Page, line: string): Promise<void> => {
  const child = team.start(`${line} --port 0`, remote);
  let out = '';
  child.stdout?.on('data', (chunk) => (out += String(chunk)));
  child.stderr?.on('data', (chunk) => (out += String(chunk)));
  const shown = (): readonly string[] => [...out.matchAll(/is shown at (\S+)\//g)].map(([, at = '']) => at);
  try {
    await expect.poll(() => shown().length, { timeout: 180_000, message: 'the first build' }).toBe(1);
    const [origin = ''] = shown();
    await seesPage(page, origin, 'Bientôt ici');
    const file = join(repository(), 'src/messages/fr_FR.json');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, before.replace('Bientôt ici', 'Vos avis'));
    await expect.poll(() => shown().length, { timeout: 60_000, message: 'the build of the save' }).toBe(2);
    await seesPage(page, origin, 'Vos avis');
    writeFileSync(file, before);
    expect(await statusOf()).toBe(404);
  } finally {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  }
};

/** What each command of the guide has to show, by its beginning. */
const proofs: Readonly<Record<string, (output: string, page: Page) => Promise<void> | void>> = {
  'npm create': () => {
    for (const file of ['.ci/run', 'contract.json', 'src/intro/Intro.stories.tsx', 'src/remote.test.tsx'])
      expect(existsSync(join(repository(), file))).toBe(true);
  },
  'npm install': () => expect(existsSync(join(repository(), 'package-lock.json'))).toBe(true),
  'npx detour key': async (entry) => {
    trustKey(entry);
    // The server reads a changed trust document within a second.
    await expect
      .poll(() => team.run('npx detour status', remote).catch(() => ''), { timeout: 30_000 })
      .toContain('production');
  },
  '.ci/run': (output) => expect(output).toContain(`${remote}@0.1.0-`),
  'npx detour publish': (output) => expect(output).toContain(`${remote}@1.0.0 is published`),
  'npx detour check': (output) => expect(output).toContain('is compatible with production'),
  'npx detour preview': async (link, page) => {
    await page.goto(link.trim());
    await seesPage(page, new URL(link).origin, 'Bientôt ici');
    await page.context().clearCookies();
    expect(await statusOf()).toBe(404);
  },
  'npx detour promote': async () => {
    await expect
      .poll(async () => (await askShop(`${shop.origin}/`)).body, { timeout: 30_000 })
      .toContain(`/_r/${remote}/1.0.0/`);
    // Common code in the version of the shop is loaded once.
    const { body } = await askShop(`${shop.origin}/`);
    expect(body).not.toContain(`/_r/${remote}/1.0.0/common-`);
  },
  'npx detour flag': async (_, page) => {
    await expect.poll(statusOf, { timeout: 30_000 }).toBe(200);
    expect((await askShop(shop.origin + path)).body).toContain('>Bientôt ici</h1>');
    const { complaints } = watchConsole(page);
    await seesPage(page, shop.origin, 'Bientôt ici');
    await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
    await expect(page.getByTestId('page-home')).toBeVisible({ timeout: 30_000 });
    expect(complaints).toEqual([]);
  },
  'npx detour rollback': () => expect.poll(statusOf, { timeout: 30_000 }).toBe(404),
};

test('a team in a repository of its own needs the address of the shop and its key, from its first build to a rollback', async ({
  page,
}) => {
  test.setTimeout(1_500_000);
  const minutes: string[] = [];
  let below = '';
  for (const line of guideCommands()) {
    const command = line.replace('https://fr.shop.example', shop.origin);
    const began = performance.now();
    if (command.startsWith('cd ')) below = command.slice(3);
    else if (command === 'npx detour dev') await develop(page, command);
    else {
      const output = await team.run(command, below);
      const proof = Object.entries(proofs).find(([begin]) => command.startsWith(begin));
      await proof?.[1](output, page);
    }
    minutes.push(`${((performance.now() - began) / 60_000).toFixed(2)} min  ${line}`);
  }
  test.info().annotations.push({ type: 'minutes', description: minutes.join('\n') });
  process.stdout.write(`${minutes.join('\n')}\n`);
  expect(minutes.length).toBeGreaterThan(10);
});
