import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeTestRelease } from '../testing/test-release';
import { createFolderReleaseStore } from './folder-release-store';

const id = { name: 'remote-search', version: '1.4.0' };
const newStore = () => {
  const dir = mkdtempSync(join(tmpdir(), 'detour-releases-'));
  return { dir, store: createFolderReleaseStore(dir) };
};

describe('release store in a folder', () => {
  it('stores a release and returns its files', async () => {
    const { dir, store } = newStore();
    const { folder, table } = writeTestRelease(id);
    expect(await store.has(id)).toBe(false);
    expect(await store.publish(id, folder)).toBe('published');
    expect(await store.has(id)).toBe(true);
    expect(JSON.parse(String(await store.read(id, 'release.json')))).toEqual(table);
    expect(await store.read(id, 'none.js')).toBeNull();
    expect(await store.folder(id)).toBe(join(dir, 'remote-search', '1.4.0'));
    expect(readdirSync(join(dir, 'remote-search'))).toEqual(['1.4.0']);
  });

  it('makes files readable for the serving process', async () => {
    const { store } = newStore();
    await store.publish(id, writeTestRelease(id).folder);
    expect(statSync(await store.folder(id)).mode & 0o777).toBe(0o755);
  });

  it('rejects an existing version and leaves it unchanged', async () => {
    const { store } = newStore();
    await store.publish(id, writeTestRelease(id).folder);
    const before = await store.read(id, 'entry.js');
    const other = writeTestRelease(id, {
      files: { 'entry.js': 'other', 'page.1a2b3c4d.js': '', 'messages/fr_FR.js': '' },
    });
    expect(await store.publish(id, other.folder)).toBe('taken');
    expect(await store.read(id, 'entry.js')).toEqual(before);
  });

  it('lets one of many concurrent publishers win', async () => {
    const { dir, store } = newStore();
    const folders = Array.from({ length: 8 }, () => writeTestRelease(id).folder);
    const answers = await Promise.all(folders.map((folder) => store.publish(id, folder)));
    expect(answers.filter((answer) => answer === 'published')).toHaveLength(1);
    expect(readdirSync(join(dir, 'remote-search'))).toEqual(['1.4.0']);
  });

  it('lists versions by publication time', async () => {
    const { dir, store } = newStore();
    for (const [version, at] of [
      ['2.0.0', 10],
      ['1.0.0', 30],
      ['1.5.0', 20],
    ] as const) {
      await store.publish({ ...id, version }, writeTestRelease({ ...id, version }).folder);
      utimesSync(join(dir, id.name, version, 'release.json'), at, at);
    }
    mkdirSync(join(dir, id.name, 'unfinished'));
    expect(await store.versions(id.name)).toEqual([
      { ...id, version: '2.0.0', publishedAt: 10_000 },
      { ...id, version: '1.5.0', publishedAt: 20_000 },
      { ...id, version: '1.0.0', publishedAt: 30_000 },
    ]);
    expect(await store.versions('remote-nobody')).toEqual([]);
  });

  it.each<[string, (folder: string) => void]>([
    ['changed', (folder) => appendFileSync(join(folder, 'page.1a2b3c4d.js'), ';evil()')],
    ['added', (folder) => writeFileSync(join(folder, 'evil.js'), 'evil()')],
    [
      'compressed from other bytes',
      (folder) => writeFileSync(join(folder, 'entry.js.gz'), gzipSync('evil()')),
    ],
    [
      'compressed from nothing known',
      (folder) => writeFileSync(join(folder, 'evil.js.gz'), gzipSync('evil()')),
    ],
    [
      'no longer readable as what it was compressed with',
      (folder) => writeFileSync(join(folder, 'entry.js.gz'), 'x'),
    ],
  ])('rejects a folder in which a file was %s', async (_, tamper) => {
    const { dir, store } = newStore();
    await store.publish(id, writeTestRelease(id).folder);
    tamper(join(dir, id.name, id.version));
    await expect(store.folder(id)).rejects.toThrow('is not the file that release.json names');
  });

  it('removes all files of a release', async () => {
    const { dir, store } = newStore();
    await store.publish(id, writeTestRelease(id).folder);
    await store.remove(id);
    await store.remove(id);
    expect([await store.has(id), existsSync(join(dir, id.name, id.version))]).toEqual([false, false]);
  });

  it('never accesses files outside its folder', async () => {
    const { store } = newStore();
    await expect(store.read({ name: '..', version: 'x' }, 'release.json')).rejects.toThrow(
      'is not a release id',
    );
    await expect(store.read(id, '../../secret')).rejects.toThrow('is not a path');
    await expect(store.remove({ ...id, version: '..' })).rejects.toThrow('is not a release id');
  });

  it('reports a path that is not a release', async () => {
    const { dir, store } = newStore();
    mkdirSync(join(dir, id.name, id.version), { recursive: true });
    writeFileSync(join(dir, id.name, id.version, 'notes.txt'), '');
    await expect(store.publish(id, writeTestRelease(id).folder)).rejects.toThrow('Remove it');
  });
});
