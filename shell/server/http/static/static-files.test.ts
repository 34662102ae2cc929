/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { createFolderReleaseStore, type ReleaseStore } from '@detour/shared-releases/release';
import { createTestKeys, writeTestRelease } from '@detour/shared-releases/testing';
import { createVerifiedReleases, type VerifiedReleases } from '../../composition/releases/verified-releases';
import { registerStaticFiles } from './static-files';

const keys = createTestKeys();
const id = { name: 'remote-search', version: '1.4.0' };
let folder: string;
let store: ReleaseStore;
let verified: VerifiedReleases;
let app: FastifyInstance;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'detour-static-'));
  store = createFolderReleaseStore(folder);
  verified = createVerifiedReleases({ store, trust: () => keys.trust, production: true, now: () => 1 });
  app = Fastify();
  registerStaticFiles(app, verified, folder);
});

afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const publish = async (key = keys.search): Promise<string> => {
  const release = writeTestRelease(id, { key });
  await store.publish(id, release.folder);
  return join(folder, id.name, id.version);
};

const ask = async (path: string, headers = {}): Promise<number> =>
  (await app.inject({ url: path, headers })).statusCode;

describe('files of a release', () => {
  it('are served as immutable, compressed when the browser supports it', async () => {
    await publish();
    const plain = await app.inject('/_r/remote-search/1.4.0/entry.js');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toContain('javascript');
    const packed = await app.inject({
      url: '/_r/remote-search/1.4.0/entry.js',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(packed.headers['content-encoding']).toBe('gzip');
  });

  it('are served for releases that were never live on this server, for tabs opened long ago', async () => {
    expect(await ask('/_r/remote-search/1.4.0/messages/fr_FR.js')).toBe(404);
    await publish();
    expect(await ask('/_r/remote-search/1.4.0/messages/fr_FR.js')).toBe(200);
  });

  it('are scripts only: no server bundle, table, signature or contract', async () => {
    await publish();
    for (const file of ['server.cjs', 'release.json', 'release.sig.json', 'contract.json', 'entry.js.gz'])
      expect([file, await ask(`/_r/remote-search/1.4.0/${file}`)]).toEqual([file, 404]);
  });

  it.each([
    '/_r/remote-search/1.4.0/../../../secret.js',
    '/_r/remote-search/1.4.0/%2e%2e/%2e%2e/%2e%2e/secret.js',
    '/_r/remote-search/1.4.0/..%2f..%2f..%2fsecret.js',
    '/_r/remote-search/..%2fremote-search%2f1.4.0/entry.js',
    '/_r/..%2fremote-search/1.4.0/entry.js',
    '/_r/remote-search/1.4.0//entry.js',
    '/_r/remote-search/1.4.0/messages%5c..%5centry.js',
    '/_r/remote-search/1.4.0/entry.js%00.js',
    '/_r/remote-search/1.4.0/__proto__.js',
    '/_r/remote-search/1.4.0/constructor',
  ])('stop an attack by a path that leaves the release: %s', async (path) => {
    await publish();
    writeFileSync(join(folder, 'secret.js'), 'secret');
    expect(await ask(path)).toBe(404);
  });

  it('stop an attack by a release without a trusted signature', async () => {
    await publish(keys.stranger);
    expect(await ask('/_r/remote-search/1.4.0/entry.js')).toBe(404);
  });

  it('stop an attack by a script that was added beside the table', async () => {
    const place = await publish();
    writeFileSync(join(place, 'evil.js'), 'alert(1)');
    expect(await ask('/_r/remote-search/1.4.0/evil.js')).toBe(404);
    expect((await verified.open(id)).ok).toBe(false);
  });

  it('stop an attack by a symbolic link in a release, which could be redirected after the check', async () => {
    const place = await publish();
    const [chunk = ''] = readdirSync(place).filter((file) => /^page\..*\.js$/.test(file));
    const elsewhere = join(folder, 'elsewhere.js');
    writeFileSync(elsewhere, readFileSync(join(place, chunk)));
    rmSync(join(place, chunk));
    symlinkSync(elsewhere, join(place, chunk));
    expect(await ask(`/_r/remote-search/1.4.0/${chunk}`)).toBe(404);
  });
});
