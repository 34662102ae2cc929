import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../webpack/build-context';
import { checkSecurityPage, type ReadText } from './check-security-page';

const read: ReadText = (path) => {
  const file = join(rootDir, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

const page = readFileSync(join(rootDir, 'docs', 'security.md'), 'utf8');

const withRow = (row: string): string => page.replace(/^\| V1\.2\.4 .*$/m, row);

describe('docs/security.md', () => {
  it('contains each requirement of level 1 and 2 once, and refers only to existing files and tests', () => {
    expect(checkSecurityPage(page, read)).toEqual([]);
  });

  it.each([
    ['', 'V1.2.4 is missing.'],
    ['| V1.2.4 | 2 | SQL | met | x |', 'V1.2.4 is not of level 2.'],
    ['| V1.2.4 | 1 | SQL | perhaps | x |', 'V1.2.4 is “perhaps”.'],
    [
      '| V1.2.4 | 1 | SQL | met | `gateway/src/gone.test.ts` “it” |',
      'V1.2.4 names gateway/src/gone.test.ts, which does not exist.',
    ],
    [
      '| V1.2.4 | 1 | SQL | met | `gateway/src/http/http.test.ts` “never was” |',
      'V1.2.4: gateway/src/http/http.test.ts has no test “never was”.',
    ],
    [
      '| V1.2.4 | 1 | SQL | met | “Nowhere” below |',
      'V1.2.4 names the section Nowhere, which does not exist.',
    ],
  ])('is rejected when it contains %j', (row, trouble) => {
    expect(checkSecurityPage(withRow(row), read)).toContain(trouble);
  });

  it('is rejected when its counts are wrong', () => {
    const troubles = checkSecurityPage(withRow('| V1.2.4 | 1 | SQL | **open** | x |'), read);
    expect(troubles).toEqual([expect.stringMatching(/^Level 1 counts/)]);
  });
});
