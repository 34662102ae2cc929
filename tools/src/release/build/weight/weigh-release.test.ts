import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testFiles, writeTestRelease } from '@detour/shared-releases/testing';
import { rootDir } from '../../../webpack/build-context';
import { builtPackages } from '../build-all';
import { createReleaseScene } from '../../testing/release-scene';
import { readBudget } from './read-budget';
import { judgeWeights, weighRelease } from './weigh-release';

describe('weighRelease', () => {
  it('sums the compressed scripts of a module, without messages and server bundle', () => {
    const { folder } = writeTestRelease({ name: 'remote-search', version: '1.0.0' });
    writeFileSync(join(folder, 'entry.js.br'), Buffer.alloc(2048));
    writeFileSync(join(folder, 'page.1a2b3c4d.js.br'), Buffer.alloc(3175));
    expect(weighRelease(folder)).toEqual({ page: 5.1 });
  });

  it('counts the common module and each shared chunk once for a page', () => {
    const { folder } = writeTestRelease({ name: 'remote-search', version: '1.0.0' });
    const table = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as { scripts: object };
    for (const name of ['entry', 'page', 'page-home', 'shared'])
      writeFileSync(join(folder, `${name}.js.br`), Buffer.alloc(1024));
    const scripts = { page: ['entry.js', 'page.js'], 'page-home': ['entry.js', 'shared.js', 'page-home.js'] };
    writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...table, scripts }));
    expect(weighRelease(folder)).toEqual({ page: 2, 'page-home': 4 });
  });

  it('counts common code in the shell, which provides it, and not in a remote', () => {
    const common = [{ version: 'a', file: 'common-base.a1.js', global: 'detour_common_base_a1' }];
    const weigh = (name: 'shell' | 'remote-search', module: string) => {
      const { folder } = writeTestRelease({ name, version: '1.0.0' });
      const table = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as object;
      for (const file of ['entry', 'common-base.a1'])
        writeFileSync(join(folder, `${file}.js.br`), Buffer.alloc(file === 'entry' ? 1024 : 2048));
      const scripts = { [module]: ['entry.js', ...(name === 'shell' ? [] : ['common-base.a1.js'])] };
      writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...table, scripts, common }));
      return weighRelease(folder);
    };
    expect(weigh('remote-search', 'page')).toEqual({ page: 1 });
    expect(weigh('shell', 'shell')).toEqual({ shell: 1, 'common-base': 2 });
  });

  it('counts the texts of the page with most of them, in their longest language', () => {
    const { folder } = writeTestRelease({ name: 'remote-search', version: '1.0.0' });
    const table = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as object;
    const messages = { fr_FR: 'messages/fr_FR.js', nl_NL: 'messages/nl_NL.js' };
    const files = { fr_FR: 9, nl_NL: 9, 'fr_FR.page-home': 1, 'nl_NL.page-home': 2, 'fr_FR.fragment-map': 5 };
    for (const [name, size] of Object.entries({ ...files, 'nl_NL.fragment-map': 5 }))
      writeFileSync(join(folder, `messages/${name}.js.br`), Buffer.alloc(1024 * size));
    const weigh = (messageParts: object, ...pages: readonly string[]) => {
      const scripts = Object.fromEntries(pages.map((page) => [page, []]));
      writeFileSync(
        join(folder, 'release.json'),
        JSON.stringify({ ...table, messages, scripts, messageParts }),
      );
      return weighRelease(folder)['messages'];
    };
    const parts = { 'page-home': 'page-home', 'fragment-map': 'fragment-map' };
    expect(weigh(parts, 'page-home')).toBe(2);
    expect(weigh(parts, 'page-home', 'page-search')).toBe(9);
  });

  it('compresses a script that has no compressed variant', () => {
    const { folder } = writeTestRelease({ name: 'remote-search', version: '1.0.0' });
    expect(weighRelease(folder)['page']).toBeGreaterThan(0);
  });
});

describe('judgeWeights', () => {
  const budget = { page: [50, 80] } as const;

  it.each([
    [80, [], []],
    [50, [], []],
    [80.1, [expect.stringContaining('weighs 80.1 KB, over its ceiling of 80 KB')], []],
    [49.9, [], [expect.stringContaining('under its floor of 50 KB. Lower the ceiling')]],
  ])('compares %d KB with a budget of 50 to 80', (page, refused, warned) => {
    expect(judgeWeights('remote-search', { page }, budget)).toEqual({ refused, warned });
  });

  it('warns about a page without a budget', () => {
    expect(judgeWeights('remote-search', { page: 60, 'page-home': 70 }, budget)).toEqual({
      refused: [],
      warned: [expect.stringContaining('has no budget for "page-home"')],
    });
  });

  it('warns about a budget for a missing module, and accepts modules without a budget', () => {
    expect(judgeWeights('remote-search', { 'fragment-map': 900 }, budget)).toEqual({
      refused: [],
      warned: [expect.stringContaining('but no such module')],
    });
  });
});

describe('readBudget', () => {
  const folder = mkdtempSync(join(tmpdir(), 'budget-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const declare = (detour: object): void => {
    mkdirSync(join(folder, 'remote-a'), { recursive: true });
    writeFileSync(join(folder, 'remote-a', 'package.json'), JSON.stringify({ detour }));
  };

  it.each([[[80, 50]], [[50]], ['80'], [[-1, 4]]])('rejects %j with a sentence', (page) => {
    declare({ budget: { page } });
    expect(() => readBudget(join(folder, 'remote-a'))).toThrow('detour.budget.page must be [floor, ceiling]');
  });

  it('treats a package without a budget as unlimited', () => {
    declare({ role: 'remote' });
    expect(readBudget(join(folder, 'remote-a'))).toEqual({});
    expect(readBudget(join(folder, 'nowhere'))).toEqual({});
  });

  it.each(builtPackages)('finds a floor and a ceiling for %s', (name) => {
    const module = name === 'shell' ? 'shell' : 'page';
    expect(readBudget(join(rootDir, name))[module]).toEqual([expect.any(Number), expect.any(Number)]);
  });
});

describe('publish', () => {
  it('rejects a release over its ceiling, with the necessary action', async () => {
    const id = { name: 'remote-boxes', version: '0.1.0-aaaaaaaaaa' };
    // Incompressible text.
    const noise = Array.from({ length: 3000 }, (_, index) =>
      createHash('sha512').update(`${index}`).digest('base64'),
    );
    const page = `/*${noise.join('')}*/`;
    const { folder } = writeTestRelease(id, { files: { ...testFiles(id), 'page.1a2b3c4d.js': page } });
    const scene = createReleaseScene();
    const publish = (from: string) => scene.run('publish', id.name, '--version', '1.0.0', '--from', from);
    const ran = await publish(folder);
    expect([ran.code, ran.trouble]).toEqual([
      1,
      expect.stringMatching(/page weighs \d+.* KB, over its ceiling of \d+ KB/),
    ]);
    expect((await publish(scene.buildOf(id.name))).code).toBe(0);
  });
});
