import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { federationModules } from './library-rules';

type Loader = (this: { readonly resourcePath: string }, source: string) => string;

const load = (name: string): Loader => jest.requireActual<Loader>(`./${name}-loader.cjs`);
const root = join(__dirname, '../../../..');
const emotion = join(root, 'node_modules/@emotion/cache');
const federation = join(root, 'node_modules/@module-federation');

interface Compiled {
  readonly default: (options: { readonly key: string }) => {
    insert(selector: string, styles: object, sheet: object, shouldCache: boolean): void;
  };
}

/** As much of a document as Emotion reads. */
const page = { head: {}, querySelectorAll: () => [] };

/** Rules that Emotion writes for a style, with the prefixes of the loader. */
const rulesOf = (file: string, styles: string): readonly string[] => {
  const path = join(emotion, 'dist', file);
  const source = load('emotion-cache').call({ resourcePath: path }, readFileSync(path, 'utf8'));
  const { code } = transformSync(source, { module: { type: 'commonjs' } });
  const own = { exports: {} as Compiled };
  // oxlint-disable-next-line no-new-func -- the library's code, as a build would evaluate it
  new Function('module', 'exports', 'require', 'document', code)(own, own.exports, createRequire(path), page);
  const rules: string[] = [];
  const sheet = { insert: (rule: string) => void rules.push(rule) };
  own.exports.default({ key: 'x' }).insert('.a', { name: 'a', styles }, sheet, true);
  return rules;
};

describe('styles', () => {
  it.each(['emotion-cache.esm.js', 'emotion-cache.browser.esm.js'])(
    'have the prefixes that browsers of the shop need, and no others: %s',
    (file) => {
      expect(rulesOf(file, 'display:flex;width:fit-content;&::placeholder{color:red;}').join('')).toBe(
        '.a{display:flex;width:fit-content;}.a::placeholder{color:red;}',
      );
      expect(rulesOf(file, 'user-select:none;mask-image:none;hyphens:auto;masks:1;').join('')).toBe(
        '.a{-webkit-user-select:none;user-select:none;-webkit-mask-image:none;mask-image:none;-webkit-hyphens:auto;hyphens:auto;masks:1;}',
      );
    },
  );

  it('end the build of an Emotion that sets its prefixes in another way', () => {
    expect(() => load('emotion-cache').call({ resourcePath: '' }, 'var plugins = [];')).toThrow(
      'no longer contains',
    );
  });
});

describe('federation’s runtime', () => {
  const file = join(federation, 'sdk/dist/dom.js');

  it('creates no script element', () => {
    const code = load('federation').call({ resourcePath: file }, readFileSync(file, 'utf8'));
    expect(code).toContain('export function createScript() { throw');
    expect(code).not.toContain('createElement');
  });

  it.each(federationModules)('is replaced in %s', (module) => {
    const path = join(federation, module);
    const source = readFileSync(path, 'utf8');
    expect(load('federation').call({ resourcePath: path }, source).length).toBeLessThan(source.length);
  });

  it.each([
    ['sdk/dist/dom.js', 'export { createScript };'],
    ['runtime-core/dist/utils/load.js', 'async function loadEsmEntry() {\n}\n'],
    ['webpack-bundler-runtime/dist/another.js', ''],
  ])('ends the build when it has other names: %s', (module, source) => {
    expect(() => load('federation').call({ resourcePath: join(federation, module) }, source)).toThrow(
      'has other exports than before',
    );
  });

  it('keeps the name of a function that it empties, and all others', () => {
    const path = join(federation, 'runtime-core/dist/utils/load.js');
    const code = load('federation').call({ resourcePath: path }, readFileSync(path, 'utf8'));
    expect(code).toMatch(/async function loadEsmEntry\(.*\) \{ throw .*\}\n/);
    expect(code).toContain('origin.remoteHandler.hooks.lifecycle.loadEntry');
    expect(() => transformSync(code)).not.toThrow();
  });

  it.each([
    ['1.0.0', '<=1.0.0', true],
    ['19.2.0', '<=19.10.0', true],
    ['19.10.0', '<=19.2.9', false],
    ['2.0', '<=1.9.9', false],
    ['1.0.1', '<=1.0', false],
    ['1.0.0', '^4.0.0', true],
  ])('compares the versions of a singleton as numbers: %s %s', (version, range, fits) => {
    const path = join(federation, 'runtime-core/dist/utils/semver/index.js');
    const source = load('federation').call({ resourcePath: path }, readFileSync(path, 'utf8'));
    const { code } = transformSync(source, { module: { type: 'commonjs' } });
    const own = { exports: {} as { readonly satisfy: (version: string, range: string) => boolean } };
    // oxlint-disable-next-line no-new-func -- the module, as a build would evaluate it
    new Function('module', 'exports', code)(own, own.exports);
    expect(own.exports.satisfy(version, range)).toBe(fits);
  });
});
