import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readSourceCriteria } from './source-contract';

const repository = join(__dirname, '../../../..');

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'contract-'));
  for (const name of ['shared-contracts', 'remote-kit', 'shared-checkout'])
    symlinkSync(join(repository, name), join(root, name));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The criteria of a remote with these sources. */
const criteriaOf = (files: Readonly<Record<string, string>>) => {
  const folder = join(root, 'remote-x');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'src', name)), { recursive: true });
    writeFileSync(join(folder, 'src', name), text);
  }
  return readSourceCriteria(folder);
};

const importing = (...names: readonly string[]): string =>
  `import { ${names.join(', ')} } from '@detour/shared-contracts/api';\n`;

describe('the criteria derived from sources', () => {
  it('detects which criteria members are read and written', () => {
    const criteria = criteriaOf({
      'a.ts': `${importing('applyPatch')}const { dates } = useCriteria();\nexport const next = applyPatch(criteria, { place: null, ...(x ? { sort: 'promo' } : {}) });`,
      'b.ts': `const patch = usePatchCriteria();\npatch({ adults: 2 });\nexport const theme = criteria.theme;`,
    });
    expect(criteria).toEqual({ reads: ['dates', 'theme'], writes: ['adults', 'place', 'sort'] });
  });

  it('detects what a contract function reads', () => {
    const criteria = criteriaOf({
      'a.ts': `${importing('searchRequestOf')}export const r = searchRequestOf(x, flow, locale);`,
    });
    expect(criteria.reads).toEqual(expect.arrayContaining(['dates', 'place', 'stars']));
    expect(criteria.writes).toEqual([]);
  });
});
