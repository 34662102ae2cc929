import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { objectServerKeys, startObjectServer, type ObjectServer } from '../../testing/object-server';
import { testFiles, writeTestRelease } from '../../testing/test-release';
import { createObjectReleaseStore } from './object-release-store';
import { createObjectStoreClient } from './object-store.client';

const id = { name: 'remote-search', version: '1.4.0' };
const hour = 3_600_000;
let server: ObjectServer;
beforeAll(async () => {
  server = await startObjectServer('shop');
});
beforeEach(() => {
  server.objects.clear();
  server.trouble.length = 0;
  server.ignoreConditions = false;
  server.now = 1000;
});
afterAll(() => server.close());

const clientOf = (keys: { accessKeyId: string; secretAccessKey: string } = objectServerKeys) =>
  createObjectStoreClient({ endpoint: server.endpoint, region: 'eu-west-3', bucket: 'shop', ...keys });

const open = (client = clientOf()) => {
  const cacheDir = mkdtempSync(join(tmpdir(), 'detour-cache-'));
  const place = { place: 's3://shop/releases', prefix: 'releases/' };
  return { cacheDir, store: createObjectReleaseStore({ client, cacheDir, now: () => server.now, ...place }) };
};

describe('release store in an object store', () => {
  it('stores a release where a delivery network expects it, and returns it completely', async () => {
    const { store, cacheDir } = open();
    const { folder, table } = writeTestRelease(id);
    expect([await store.has(id), await store.publish(id, folder), await store.has(id)]).toEqual([
      false,
      'published',
      true,
    ]);
    expect([...server.objects.keys()].sort()).toEqual(
      [
        ...Object.keys(testFiles(id)),
        'entry.js.gz',
        'messages/fr_FR.js.gz',
        'page.1a2b3c4d.js.gz',
        'release.json',
      ]
        .map((file) => `releases/remote-search/1.4.0/${file}`)
        .sort(),
    );
    expect(JSON.parse(String(await store.read(id, 'release.json')))).toEqual(table);
    expect(await store.read(id, 'none.js')).toBeNull();
    expect(await store.folder(id)).toBe(join(cacheDir, 'remote-search', '1.4.0'));
    expect(readdirSync(join(cacheDir, 'remote-search', '1.4.0')).sort()).toEqual(readdirSync(folder).sort());
  });

  it('writes the table last, so that an incomplete release does not exist', async () => {
    const { store } = open();
    await store.publish(id, writeTestRelease(id).folder);
    expect([...server.objects.keys()].at(-1)).toBe('releases/remote-search/1.4.0/release.json');
    server.objects.delete('releases/remote-search/1.4.0/release.json');
    expect([await store.has(id), await store.versions(id.name)]).toEqual([false, []]);
    await expect(store.folder(id)).rejects.toThrow('remote-search@1.4.0 is not in s3://shop/releases');
  });

  it('does not fetch a release twice', async () => {
    const { store } = open();
    await store.publish(id, writeTestRelease(id).folder);
    const folder = await store.folder(id);
    server.objects.clear();
    expect(await store.folder(id)).toBe(folder);
  });

  it('serves two concurrent fetches of the same release', async () => {
    const { store, cacheDir } = open();
    await store.publish(id, writeTestRelease(id).folder);
    const [first, second] = await Promise.all([store.folder(id), store.folder(id)]);
    expect(second).toBe(first);
    expect(readdirSync(join(cacheDir, id.name))).toEqual(['1.4.0']);
  });

  it('rejects an existing version', async () => {
    const { store } = open();
    await store.publish(id, writeTestRelease(id).folder);
    expect(await store.publish(id, writeTestRelease(id).folder)).toBe('taken');
  });

  it('lets one of two publishers of a version win', async () => {
    const { folder } = writeTestRelease(id);
    const answers = await Promise.all([open().store.publish(id, folder), open().store.publish(id, folder)]);
    expect(answers.sort()).toEqual(['published', 'taken']);
  });

  const otherFiles = { ...testFiles(id), 'entry.js': 'other' };

  it('never mixes its files with those of another publisher', async () => {
    const { store } = open();
    server.objects.set('releases/remote-search/1.4.0/entry.js', { bytes: Buffer.from('other'), at: 1000 });
    await expect(store.publish(id, writeTestRelease(id).folder)).rejects.toThrow(
      'Another publisher is writing',
    );
    expect(await store.has(id)).toBe(false);
  });

  it('resumes an interrupted attempt, and replaces an abandoned one', async () => {
    const { store } = open();
    server.objects.set('releases/remote-search/1.4.0/entry.js', { bytes: Buffer.from('other'), at: 1000 });
    server.now = 1000 + 2 * hour;
    expect(await store.publish(id, writeTestRelease(id).folder)).toBe('published');
    await expect(store.folder(id)).resolves.toContain('1.4.0');
  });

  it('publishes to a store without conditional writes, and rejects an existing version', async () => {
    server.ignoreConditions = true;
    const { store } = open();
    expect(await store.publish(id, writeTestRelease(id).folder)).toBe('published');
    expect(await store.publish(id, writeTestRelease(id, { files: otherFiles }).folder)).toBe('taken');
  });

  it.each([
    ['changed', 'page.1a2b3c4d.js', 'evil()'],
    ['added', 'evil.js', 'evil()'],
    ['emptied', 'server.cjs', ''],
    ['added outside', '../evil.js', 'evil()'],
  ])('rejects a fetched release with a file that was %s', async (_, file, text) => {
    const { store, cacheDir } = open();
    await store.publish(id, writeTestRelease(id).folder);
    server.objects.set(`releases/remote-search/1.4.0/${file}`, { bytes: Buffer.from(text), at: 0 });
    await expect(store.folder(id)).rejects.toThrow(file);
    expect(readdirSync(join(cacheDir, id.name))).toEqual([]);
  });

  it('lists versions over many pages, by publication time', async () => {
    const { store } = open();
    for (const version of ['2.0.0', '1.0.0', '1.5.0']) {
      server.now += 1000;
      await store.publish({ ...id, version }, writeTestRelease({ ...id, version }).folder);
    }
    expect(await store.versions(id.name)).toEqual([
      { ...id, version: '2.0.0', publishedAt: 2000 },
      { ...id, version: '1.0.0', publishedAt: 3000 },
      { ...id, version: '1.5.0', publishedAt: 4000 },
    ]);
  });

  it('removes all files of a release', async () => {
    const { store } = open();
    await store.publish(id, writeTestRelease(id).folder);
    await store.remove(id);
    expect(server.objects.size).toBe(0);
  });

  it('retries when the store is temporarily busy', async () => {
    const { store } = open();
    server.trouble.push(503, 500);
    expect(await store.publish(id, writeTestRelease(id).folder)).toBe('published');
  });

  it('reports what the store rejected', async () => {
    const { store } = open(clientOf({ accessKeyId: 'test-key', secretAccessKey: 'wrong' }));
    await expect(store.has(id)).rejects.toThrow('403 SignatureDoesNotMatch');
    const gone = createObjectStoreClient({
      endpoint: 'http://127.0.0.1:9',
      region: 'x',
      bucket: 'shop',
      ...objectServerKeys,
    });
    await expect(gone.get('x')).rejects.toThrow('http://127.0.0.1:9 does not respond');
  });

  it('never accesses keys outside its prefix', async () => {
    const { store } = open();
    await expect(store.read({ name: '..', version: '1' }, 'x')).rejects.toThrow('is not a release id');
    await expect(store.read(id, '../x')).rejects.toThrow('is not a path');
  });
});
