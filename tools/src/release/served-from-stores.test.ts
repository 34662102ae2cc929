import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, openSync, closeSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  emptyContract,
  frameBundle,
  freePort,
  objectServerKeys,
  pageBundle,
  startObjectServer,
  startTestPostgres,
  testFiles,
  writeTestRelease,
  type ObjectServer,
  type TestPostgres,
} from '@detour/shared-releases/testing';
import { rootDir } from '../webpack/build-context';
import { createReleaseScene, startGatewayOfScene } from './testing/release-scene';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A finished build whose server bundle renders its own version. */
const buildOf = (name: string, hash: string): string => {
  const id = { name, version: `0.1.0-${hash}` };
  const files = {
    ...testFiles(id),
    'server.cjs': name === 'shell' ? frameBundle : pageBundle(id.version),
    'messages/fr_FR.json': '{}',
    'contract.json': JSON.stringify(emptyContract(name)),
  };
  return writeTestRelease(id, { files }).folder;
};

let objects: ObjectServer;
let postgres: TestPostgres;
let gateway: Awaited<ReturnType<typeof startGatewayOfScene>>;
let server: ChildProcess | null = null;
/** The folders of the pipeline and of the serving machine, which share only the trust document. */
const [pipeline, machine] = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'detour-stores-'))) as [
  string,
  string,
];

beforeAll(async () => {
  objects = await startObjectServer('releases');
  objects.now = Date.now();
  postgres = await startTestPostgres();
  gateway = await startGatewayOfScene();
});

afterAll(async () => {
  if (server && server.exitCode === null) {
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  }
  gateway.close();
  await objects.close();
  await postgres.stop();
  for (const folder of [pipeline, machine]) rmSync(folder, { recursive: true, force: true });
});

/** A shell server in its own process, like `npm start` starts it. */
const startServer = async (env: Readonly<Record<string, string>>) => {
  const port = await freePort();
  const logFile = join(machine, 'server.log');
  const log = openSync(logFile, 'w');
  const { PATH = '' } = process.env;
  server = spawn(process.execPath, ['--import', 'tsx', 'shell/server/server.ts'], {
    cwd: rootDir,
    env: { PATH, NODE_ENV: 'production', SHELL_PORT: String(port), RENDER_BUDGET_MS: '20000', ...env },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const ask = async (path: string): Promise<Response | null> => {
    if (server?.exitCode !== null) throw new Error(readFileSync(logFile, 'utf8'));
    return fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
  };
  /** Resolves with the page once a release rendered it, and the duration (ms). */
  const drawnBy = async (version: string): Promise<{ readonly took: number; readonly id: string }> => {
    const began = performance.now();
    for (;;) {
      const html = (await (await ask('/recherche'))?.text()) ?? '';
      const [, id = ''] = /id="composition">\{"id":"([0-9a-f]{16})"/.exec(html) ?? [];
      if (html.includes(`<h1>drawn by ${version}</h1>`)) return { took: performance.now() - began, id };
      await pause(20);
    }
  };
  return { ask, drawnBy };
};

describe('releases in an object store and channels in PostgreSQL', () => {
  it('are published, promoted, served by a running shell server without a restart, and rolled back', async () => {
    const stores = {
      RELEASES: 's3://releases/shop',
      S3_ENDPOINT: objects.endpoint,
      S3_ACCESS_KEY_ID: objectServerKeys.accessKeyId,
      S3_SECRET_ACCESS_KEY: objectServerKeys.secretAccessKey,
      CHANNELS: postgres.url,
      GATEWAY_ORIGIN: gateway.origin,
    };
    const scene = createReleaseScene({ DATA_DIR: pipeline, ...stores });
    const run = async (...args: readonly string[]): Promise<void> => {
      const { code, trouble } = await scene.run(...args);
      if (code !== 0) throw new Error(`${args.join(' ')}: ${trouble}`);
    };
    const publish = (name: string, version: string, hash: string): Promise<void> =>
      run('publish', name, '--version', version, '--from', buildOf(name, hash));
    await publish('shell', '1.0.0', 'aaaaaaaaaa');
    await publish('remote-search', '1.0.0', 'aaaaaaaaaa');
    for (const name of ['shell', 'remote-search']) await run('promote', `${name}@1.0.0`);
    expect([...objects.objects.keys()]).toContain('shop/remote-search/1.0.0/release.json');
    expect(readdirSync(pipeline)).not.toContain('channels');

    const { ask, drawnBy } = await startServer({
      ...stores,
      DATA_DIR: machine,
      RELEASE_TRUST: join(pipeline, 'keys', 'trust.json'),
    });
    const before = await drawnBy('1.0.0');

    await publish('remote-search', '1.1.0', 'bbbbbbbbbb');
    await run('promote', 'remote-search@1.1.0', '--why', 'a try');
    const there = await drawnBy('1.1.0');
    expect(there.id).not.toBe(before.id);
    const script = await ask('/_r/remote-search/1.1.0/page.1a2b3c4d.js');
    expect([script?.status, await script?.text()]).toEqual([200, 'console.log("/_r/remote-search/1.1.0/");']);

    await run('rollback', 'remote-search', '--why', 'back again');
    const back = await drawnBy('1.0.0');
    expect(back.id).toBe(before.id);
    expect(
      (await scene.json('history', 'remote-search')).changes.map(({ kind }: { kind: string }) => kind),
    ).toEqual(['rollback', 'promote', 'promote']);
    process.stdout.write(
      `promoted → served ${there.took.toFixed(0)} ms, rolled back → served ${back.took.toFixed(0)} ms\n`,
    );
  });
});
