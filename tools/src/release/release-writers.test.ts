import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { readTrust } from '@detour/shared-releases/trust';
import {
  changedPackages,
  createChannelReader,
  readHistory,
  type ChannelRevision,
} from '@detour/shared-releases/channel';
import { openStores } from '@detour/shared-releases/stores';
import { startTestPostgres } from '@detour/shared-releases/testing';
import { rootDir } from '../webpack/build-context';
import { createReleaseScene, startGatewayOfScene, type ReleaseScene } from './testing/release-scene';

/** Total number of changes. Only `npm run proof -- releases` runs the full number. */
const turns = process.env['PROOF'] ? 240 : 36;
const writers = 6;

interface Turn {
  readonly turn: number;
  readonly code: number;
  readonly answer: {
    readonly ok: boolean;
    readonly changed?: boolean;
    readonly revision?: number;
    readonly kind?: string;
  };
}

const runWriter = (seed: number, env: NodeJS.ProcessEnv): Promise<readonly Turn[]> =>
  new Promise((resolve, reject) => {
    const main = join(rootDir, 'tools/src/release/testing/random-writer.main.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', main, String(seed), String(turns / writers)], {
      cwd: rootDir,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let trouble = '';
    child.stdout.on('data', (chunk) => (out += String(chunk)));
    child.stderr.on('data', (chunk) => (trouble += String(chunk)));
    child.on('close', (code) =>
      code === 0
        ? resolve(
            out
              .trim()
              .split('\n')
              .map((line) => JSON.parse(line) as Turn),
          )
        : reject(new Error(`A writer ended with ${code}: ${trouble}`)),
    );
  });

/** The channel as a server reads it, oldest revision first. */
const readChannel = async ({ settings }: ReleaseScene): Promise<readonly ChannelRevision[]> => {
  const { channels: store, settings: places } = openStores(settings, rootDir);
  const trust = readTrust(places.trustFile);
  const reader = createChannelReader({
    store,
    trust,
    channel: 'production',
    now: Date.now,
    production: false,
  });
  const polled = await reader.poll();
  if (polled.kind !== 'newest') throw new Error('The channel does not verify.');
  const revisions: ChannelRevision[] = [];
  for await (const revision of readHistory(store, polled.revision)) revisions.unshift(revision);
  return revisions;
};

const publishAll = async (scene: ReleaseScene): Promise<void> => {
  await scene.release('shell', '1.0.0');
  for (const name of ['remote-search', 'remote-product', 'remote-boxes']) {
    await scene.release(name, '1.0.0');
    for (const version of ['1.1.0', '1.2.0']) await scene.publish(name, version);
  }
};

const prove = async (scene: ReleaseScene): Promise<void> => {
  await publishAll(scene);
  const begun = (await readChannel(scene)).length;
  const done = await Promise.all(
    Array.from({ length: writers }, (_, index) => runWriter(index + 1, scene.settings)),
  );
  const all = done.flatMap((list, index) => list.map((turn) => ({ ...turn, by: `writer-${index + 1}` })));
  expect(all).toHaveLength(turns);
  // A turn may fail only because its request is invalid (a second canary, nothing to roll back to).
  expect(all.filter(({ code, answer }) => code !== 0 && answer.kind !== 'refused')).toEqual([]);
  const changes = all.filter(({ answer }) => answer.changed);
  const revisions = await readChannel(scene);
  // The history contains exactly the confirmed changes under their numbers.
  expect(
    revisions.slice(begun).map(({ revision, change }) => `${revision} ${change.by} ${change.why}`),
  ).toEqual(
    changes
      .sort((a, b) => (a.answer.revision ?? 0) - (b.answer.revision ?? 0))
      .map(({ answer, by, turn }) => `${answer.revision} ${by} turn ${turn}`),
  );
  // Each writer changed its own package and kept the others' changes.
  for (const [index, { releases, change }] of revisions.entries())
    expect(changedPackages(revisions[index - 1]?.releases ?? {}, releases)).toEqual(change.packages);
  // How many of the random turns change something depends on their order; a run without changes would prove nothing.
  expect(changes.length).toBeGreaterThan(turns / 9);
};

describe('six writers at once', () => {
  let gateway: Awaited<ReturnType<typeof startGatewayOfScene>>;
  beforeAll(async () => {
    gateway = await startGatewayOfScene();
  });
  afterAll(() => gateway.close());

  it('lose no change in a folder', async () => {
    await prove(createReleaseScene({ GATEWAY_ORIGIN: gateway.origin }));
  }, 600_000);

  it('lose no change in PostgreSQL', async () => {
    const postgres = await startTestPostgres();
    try {
      await prove(createReleaseScene({ GATEWAY_ORIGIN: gateway.origin, CHANNELS: postgres.url }));
    } finally {
      await postgres.stop();
    }
  }, 600_000);
});
