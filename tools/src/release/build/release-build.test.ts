import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { checkReleaseFolder, filesUnder, parseReleaseTable } from '@detour/shared-releases/release';
import { createReleaseScene } from '../testing/release-scene';

describe('a real build', () => {
  it('is published complete under its own version, and sets a global of that version', async () => {
    const scene = createReleaseScene();
    const built = await scene.json('build', 'remote-boxes');
    const [{ version, folder }] = built.builds;
    const hash = String(version).split('-').at(-1) ?? '';
    const published = await scene.run('publish', 'remote-boxes', '--from', folder, '--version', '7.8.9');
    expect([published.code, published.trouble]).toEqual([0, expect.stringContaining('boxes-development')]);
    const release = join(scene.dataDir, 'releases', 'remote-boxes', '7.8.9');
    const table = parseReleaseTable(readFileSync(join(release, 'release.json'), 'utf8'));
    expect(table.ok && (await checkReleaseFolder(release, table.value)).ok).toBe(true);
    const names = (files: readonly string[]) =>
      files.filter((file) => !['release.sig.json', 'provenance.intoto.json'].includes(file));
    expect(names(await filesUnder(release))).toEqual(await filesUnder(folder));
    const texts = (await filesUnder(release)).filter((file) => !/\.(br|gz)$/.test(file));
    expect(texts.filter((file) => readFileSync(join(release, file), 'utf8').includes(hash))).toEqual([]);
    const scripts = texts.filter((file) => file.endsWith('.js'));
    for (const file of scripts)
      expect(() => new Script(readFileSync(join(release, file), 'utf8'))).not.toThrow();
    expect(readFileSync(join(release, 'entry.js'), 'utf8')).toMatch(/^var remote_boxes_7_8_9;/);
    // Common code is the same file in each release, whatever its name.
    const codes = (table.ok && table.value.common) || [];
    expect(codes.map(({ file }) => file.split('.')[0])).toEqual(['common-base']);
    for (const { file, global } of codes) {
      expect(readFileSync(join(release, file))).toEqual(readFileSync(join(folder, file)));
      const page: Record<string, unknown> = {};
      new Script(readFileSync(join(release, file), 'utf8')).runInNewContext(page);
      expect(typeof page[global]).toBe('function');
    }
    // A page loads the scripts of the module of all pages too.
    const parts = Object.entries((table.ok && table.value.scripts) || {}).filter(
      ([part]) => !/^page-/.test(part),
    );
    for (const { file } of codes)
      expect(parts.filter(([, scripts]) => !scripts.includes(file)).map(([part]) => part)).toEqual([]);
  }, 600_000);
});
