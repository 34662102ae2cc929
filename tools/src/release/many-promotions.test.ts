import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  changeChannel,
  changedPackages,
  createChannelReader,
  readHistory,
  type ChannelReader,
  type ChannelRevision,
} from '@detour/shared-releases/channel';
import { openStores } from '@detour/shared-releases/stores';
import { createTestKeys, startTestPostgres, type TestPostgres } from '@detour/shared-releases/testing';
import { rootDir } from '../webpack/build-context';

/** Promotions that begin at once. Only `npm run proof -- releases` runs the full number. */
const promotions = process.env['PROOF'] ? 1000 : 80;
const teams = ['remote-search', 'remote-product', 'remote-boxes', 'shell'];
/** Interval (ms) at which a shell server polls its channel. */
const pollPause = 250;

const keys = createTestKeys();
let postgres: TestPostgres;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'promotions-'));
  postgres = await startTestPostgres();
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await postgres.stop();
});

interface Done {
  readonly by: string;
  readonly turn: number;
  /** From the start of the promotion to its answer, ms. */
  readonly took: number;
  readonly changed: boolean;
  readonly revision?: number;
  readonly trouble?: string;
}

const runTeam = (name: string): Promise<readonly Done[]> =>
  new Promise((resolve, reject) => {
    const keysFile = join(folder, `${name}.json`);
    // A team with its own key, and the platform for the others.
    const signer = name === 'remote-search' ? keys.search : keys.platform;
    writeFileSync(keysFile, JSON.stringify({ trust: keys.trust, signer }));
    const main = join(rootDir, 'tools/src/release/testing/promotion-burst.main.ts');
    const args = ['--import', 'tsx', main, keysFile, name, String(promotions / teams.length)];
    const env = { ...process.env, CHANNELS: postgres.url, DATA_DIR: folder };
    const child = spawn(process.execPath, args, { cwd: rootDir, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    let trouble = '';
    child.stdout.on('data', (chunk) => (out += String(chunk)));
    child.stderr.on('data', (chunk) => (trouble += String(chunk)));
    child.on('close', (code) => {
      if (code !== 0) return reject(new Error(`A team ended with ${code}: ${trouble}`));
      const lines = out.trim().split('\n');
      resolve(lines.map((line) => ({ ...(JSON.parse(line) as Omit<Done, 'by'>), by: name })));
    });
  });

const open = () => openStores({ ...process.env, CHANNELS: postgres.url, DATA_DIR: folder }, rootDir).channels;

const createReader = (): ChannelReader =>
  createChannelReader({
    store: open(),
    trust: keys.trust,
    channel: 'production',
    now: Date.now,
    production: true,
  });

/** A server's view: polls until it is stopped, and notes when (ms UTC) it had verified each revision. */
const startServer = () => {
  const reader = createReader();
  const seen: number[] = [];
  let isOn = true;
  const look = async (): Promise<void> => {
    while (isOn) {
      const { revision } = await reader.poll();
      const newest = revision?.document.revision ?? 0;
      while (seen.length <= newest) seen.push(Date.now());
      await pause(pollPause);
    }
  };
  const looking = look();
  return {
    seenAt: (revision: number): number => seen[revision] ?? Number.POSITIVE_INFINITY,
    newest: () => seen.length - 1,
    async stop() {
      isOn = false;
      await looking;
    },
  };
};

const percentiles = (all: readonly number[]): readonly number[] => {
  const sorted = all.toSorted((a, b) => a - b);
  return [0.5, 0.95, 0.99].map((share) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0));
};

const readRevisions = async (): Promise<readonly ChannelRevision[]> => {
  const { revision } = await createReader().poll();
  if (!revision) throw new Error('The channel does not verify.');
  const revisions: ChannelRevision[] = [];
  for await (const document of readHistory(open(), revision)) revisions.unshift(document);
  return revisions;
};

/** For the page of the proof. */
const writeFigures = (figures: Readonly<Record<string, readonly number[]>>): void => {
  const reports = join(rootDir, '.cache', 'reports');
  mkdirSync(reports, { recursive: true });
  writeFileSync(join(reports, 'promotion-figures.json'), JSON.stringify({ promotions, figures }));
};

it(`loses none of ${promotions} promotions that begin at once, and three servers see each of them within a second`, async () => {
  const first = { version: '1.0.0', previous: null, canary: null };
  const releases = Object.fromEntries(teams.map((name) => [name, first]));
  const start = { kind: 'promote', by: 'start', why: '', signer: keys.platform } as const;
  const options = { channel: 'production', trust: keys.trust, now: Date.now, production: true };
  await changeChannel(open(), { ...options, ...start }, () => ({
    ok: true,
    value: { releases, what: 'start' },
  }));
  const servers = [1, 2, 3].map(startServer);
  const done = (await Promise.all(teams.map(runTeam))).flat();
  while (servers.some((server) => server.newest() < promotions + 1)) await pause(10);
  await Promise.all(servers.map((server) => server.stop()));
  expect(done.filter(({ changed }) => !changed)).toEqual([]);
  const revisions = await readRevisions();
  expect(revisions).toHaveLength(promotions + 1);
  expect(revisions.slice(1).map(({ revision, change }) => `${revision} ${change.by} ${change.why}`)).toEqual(
    done
      .toSorted((a, b) => (a.revision ?? 0) - (b.revision ?? 0))
      .map(({ revision, by, turn }) => `${revision} ${by} turn ${turn}`),
  );
  for (const [index, { releases: after, change }] of revisions.entries())
    expect(changedPackages(revisions[index - 1]?.releases ?? {}, after)).toEqual(change.packages);
  const untilSeen = revisions.slice(1).map(({ revision, change }) => {
    const last = Math.max(...servers.map((server) => server.seenAt(revision)));
    return last - change.at;
  });
  const written = revisions.map(({ change }) => change.at);
  const gaps = written.slice(1).map((at, index) => at - (written[index] ?? at));
  const figures = {
    'promotion: its start, with all others → its answer': percentiles(done.map(({ took }) => took)),
    'between two revisions': percentiles(gaps),
    'signed → verified by all three servers': percentiles(untilSeen),
  };
  writeFigures(figures);
  if (process.env['PROOF']) expect(figures['signed → verified by all three servers'][1]).toBeLessThan(1000);
}, 600_000);
