import fc from 'fast-check';
import { testFiles, testTable } from '../testing/test-release';
import { isReleasePath, parseReleaseTable } from './parse-release-table';
import { parseSignature } from '../trust/signature';

const id = { name: 'remote-search', version: '1.4.0' };
const table = testTable(id, testFiles(id));

describe('release tables', () => {
  it('round-trip through print and parse', () => {
    expect(parseReleaseTable(JSON.stringify(table))).toEqual({ ok: true, value: table });
  });

  it('and signatures are rejected without a throw for any other text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect([parseReleaseTable(text).ok, parseSignature(text).ok]).toEqual([false, false]);
      }),
    );
  });

  it('name common code that is a file of the release, with a global of its own', () => {
    const code = { version: '0.1.0-a', file: 'entry.js', global: 'detour_common_base_a' };
    const accepts = (...common: readonly unknown[]): boolean =>
      parseReleaseTable(JSON.stringify({ ...table, common })).ok;
    expect([accepts(), accepts(code)]).toEqual([true, true]);
    const { version: _, ...withoutVersion } = code;
    for (const wrong of [
      { ...code, file: 'other.js' },
      { ...code, global: 'detourLoad' },
      withoutVersion,
      null,
    ])
      expect(accepts(code, wrong)).toBe(false);
    expect(parseReleaseTable(JSON.stringify({ ...table, common: code })).ok).toBe(false);
  });

  it('name files of texts that the release has in each language', () => {
    const hash = Object.values(table.files)[0] ?? '';
    const parse = (messageParts: unknown, ...added: readonly string[]) =>
      parseReleaseTable(
        JSON.stringify({
          ...table,
          files: { ...table.files, ...Object.fromEntries(added.map((file) => [file, hash])) },
          messageParts,
        }),
      ).ok;
    const files = Object.keys(table.messages).map((locale) => `messages/${locale}.page-home.js`);
    expect(files.length).toBeGreaterThan(0);
    expect(parse({ 'page-home': 'page-home' }, ...files)).toBe(true);
    expect(parse({ 'page-home': 'page-home' }, ...files.slice(1))).toBe(false);
    expect(parse({ 'page-home': 1 }, ...files)).toBe(false);
    expect(parse(['page-home'], ...files)).toBe(false);
  });

  it.each(['entry.js', 'messages/fr_FR.js', 'a/b/c-d_e.1a2b.js', 'shell.js.LICENSE.txt', '_next.js'])(
    'may contain %s',
    (path) => {
      expect(isReleasePath(path)).toBe(true);
    },
  );

  it.each([
    '',
    '/',
    '/a',
    'a/',
    'a//b',
    '.',
    '..',
    '../a',
    'a/../b',
    './a',
    '.git/x',
    'a b',
    'a\\b',
    'a?b',
    'a%2fb',
    'a\0b',
  ])('may not contain "%s"', (path) => {
    expect(isReleasePath(path)).toBe(false);
  });
});
