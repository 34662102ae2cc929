import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootDir } from '../webpack/build-context';
import type { Lockfile } from './check-lock';
import { licenceProblems, licensedPackages, printLicences, type Licensed } from './licences';
import { printNotices } from './notices';

const lock = JSON.parse(readFileSync(join(rootDir, 'package-lock.json'), 'utf8')) as Lockfile;

const under = (licence: string, name = 'some-package'): Licensed => ({
  place: `node_modules/${name}`,
  name,
  version: '1.0.0',
  licence,
  isTool: false,
});

describe('the licences', () => {
  it('of this workspace are all allowed', () => {
    expect(licenceProblems(licensedPackages(lock))).toEqual([]);
  });

  it.each([
    ['GPL-3.0-only', '"GPL-3.0-only"'],
    ['AGPL-3.0', '"AGPL-3.0"'],
    ['', 'no stated licence'],
    ['UNLICENSED', '"UNLICENSED"'],
    ['SEE LICENSE IN LICENSE.md', '"SEE LICENSE IN LICENSE.md"'],
    ['(MIT AND GPL-2.0)', '"(MIT AND GPL-2.0)"'],
    // An exception applies to its package, not to its licence.
    ['LGPL-3.0-or-later', '"LGPL-3.0-or-later"'],
  ])('reject a package under %j', (licence, said) => {
    expect(licenceProblems([under(licence)])).toEqual([
      `some-package 1.0.0 is under ${said}, which licence-policy.ts does not allow.`,
    ]);
  });

  it.each(['MIT', '(MIT OR GPL-2.0)', '(ISC AND MIT)', 'Apache-2.0 AND MIT'])('allow %s', (licence) => {
    expect(licenceProblems([under(licence)])).toEqual([]);
  });

  it('list obligations with the packages that have them', () => {
    const text = printLicences(licensedPackages(lock));
    for (const name of ['sharp-libvips-linux-x64', 'date-holidays', 'GeoNames', 'fraunces', 'OFL-1.1'])
      expect(text).toContain(name);
  });

  it('are quoted once for all packages that share a text, without the tools', () => {
    const folder = mkdtempSync(join(tmpdir(), 'detour-notices-'));
    for (const [name, text] of [
      ['a', 'The text\r\n'],
      ['b', 'The text'],
      ['tool', 'Another'],
      ['silent', null],
    ] as const) {
      mkdirSync(join(folder, 'node_modules', name), { recursive: true });
      if (text) writeFileSync(join(folder, 'node_modules', name, 'LICENSE'), text);
    }
    const packages = [
      under('MIT', 'b'),
      under('MIT', 'a'),
      under('ISC', 'silent'),
      under('MIT', 'elsewhere'),
    ];
    const text = printNotices(folder, [...packages, { ...under('MIT', 'tool'), isTool: true }]);
    expect(text).toContain('a 1.0.0\nb 1.0.0\n\nThe text\n');
    expect(text).toContain('silent 1.0.0\n\nISC (the package brings no text of its licence)');
    expect(text).not.toMatch(/Another|elsewhere/);
  });
});
