import { createFolderReleaseStore } from '../../release/folder-release-store';
import { createTestKeys, writeTestRelease } from '../../testing';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { developmentVersion, isDevelopmentVersion, parseDevelopmentState } from './development-state';
import { overChannel, withDevelopmentReleases } from './with-development';

const version = developmentVersion(1_790_000_000_000, 3);

describe('the development state', () => {
  it('survives a round trip', () => {
    const problem = { message: 'Unexpected token', file: 'remote-search/src/remote.tsx', line: 3 };
    const state = { releases: { 'remote-search': version }, problem, savedAt: 5 };
    expect(parseDevelopmentState(JSON.stringify(state))).toEqual({ ok: true, value: state });
  });

  it.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['a published version', JSON.stringify({ releases: { shell: '1.4.0' }, problem: null, savedAt: null })],
    ['a path', JSON.stringify({ releases: { '../shell': version }, problem: null, savedAt: null })],
    ['a problem without a message', JSON.stringify({ releases: {}, problem: {}, savedAt: null })],
  ])('is rejected with %s', (_, text) => {
    expect(parseDevelopmentState(text).ok).toBe(false);
  });

  it('has versions that differ by session and build, and from published ones', () => {
    expect(isDevelopmentVersion(version)).toBe(true);
    expect(isDevelopmentVersion('0.1.0-3fa9c17b20')).toBe(false);
    expect(developmentVersion(1, 1)).not.toBe(developmentVersion(2, 1));
    expect(developmentVersion(1, 1)).not.toBe(developmentVersion(1, 2));
  });
});

describe('development releases', () => {
  it('replace the releases of the developed packages, without a last good release, and leave others unchanged', () => {
    const before = {
      version: '1.0.0',
      previous: '0.9.0',
      canary: { version: '1.1.0', percent: 5, startedAt: 0 },
    };
    const shown = overChannel({ shell: before, 'remote-search': before }, { 'remote-search': version });
    expect(shown).toEqual({ shell: before, 'remote-search': { version, previous: null, canary: null } });
  });

  it('are read from their own folder only, and published releases from theirs', async () => {
    const [published, development] = ['published', 'development'].map((name) =>
      createFolderReleaseStore(mkdtempSync(join(tmpdir(), `detour-${name}-`))),
    );
    if (!published || !development) throw new Error('two stores');
    const keys = createTestKeys();
    const store = withDevelopmentReleases(published, development);
    const id = { name: 'remote-search', version };
    const { folder } = writeTestRelease(id, { key: keys.platform });
    await published.publish(id, folder);
    expect(await store.has(id)).toBe(false);
    await development.publish(id, folder);
    expect([await store.has(id), (await store.folder(id)).startsWith(development.place)]).toEqual([
      true,
      true,
    ]);
    const other = { name: 'remote-search', version: '1.4.0' };
    await published.publish(other, writeTestRelease(other, { key: keys.platform }).folder);
    expect((await store.read(other, 'release.json')) !== null).toBe(true);
  });
});
