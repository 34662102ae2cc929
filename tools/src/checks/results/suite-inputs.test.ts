import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inputHashesOf, readTree, type InputHashes } from './suite-inputs';

const roles = {
  contracts: 'contracts',
  ui: 'ui',
  search: 'remote',
  product: 'remote',
  gateway: 'gateway',
  tools: 'tools',
};

const first: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ workspaces: Object.keys(roles) }),
  'package-lock.json': '{}',
  'docs/privacy.md': 'one year',
  'contracts/src/index.ts': "export * from './money';\n",
  'contracts/src/money.ts': 'export const money = 1;\n',
  'contracts/src/money.test.ts': "import { money } from './money';\nit('is', () => money);\n",
  'contracts/src/day.ts': 'export const day = 1;\n',
  'contracts/src/day.test.ts': "import { day } from './day';\nit('is', () => day);\n",
  'ui/src/index.ts': "export { money } from '@detour/contracts';\n",
  'search/src/page.ts': "import names from './names.json';\nexport const page = names;\n",
  'search/src/names.json': '{}',
  'search/src/page.test.ts': "import { page } from './page';\nit('is', () => page);\n",
  'search/src/price.test.ts': "import { money } from '@detour/ui';\nit('is', () => money);\n",
  'product/src/index.ts': 'export {};\n',
  'gateway/src/server.ts': "import { money } from '@detour/contracts';\nexport default money;\n",
  'gateway/src/tables.sql': 'create table a ();',
  'gateway/src/tables.test.ts': "import { readFileSync } from 'node:fs';\nit('is', () => readFileSync);\n",
  'gateway/src/other.test.ts': 'expect(1);\n',
  'gateway/src/terms.test.ts': "const page = join(__dirname, '../../docs/privacy.md');\n",
  'gateway/src/pages.test.ts': "const folder = join(__dirname, '../..', 'docs');\n",
  'gateway/src/rules.test.ts': "const root = join(__dirname, '../..');\n",
  'gateway/src/run.test.ts':
    "import { spawn } from 'node:child_process';\nconst page = join(__dirname, '../../docs/privacy.md');\n",
  'tools/src/read.ts': "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n",
  'tools/src/read.test.ts': "import { read } from './read';\nit('is', () => read);\n",
  'e2e/buy.spec.ts': "it('buys');\n",
};

const readInputHashes = (root: string, env: Readonly<Record<string, string>>): InputHashes =>
  inputHashesOf(readTree(root), env);

const suites = Object.keys(first).filter((file) => file.endsWith('.test.ts'));
const roots: string[] = [];

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

const put = (root: string, files: Readonly<Record<string, string>>): void => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
};

const repository = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'inputs-'));
  roots.push(root);
  put(root, first);
  for (const [name, role] of Object.entries(roles))
    put(root, {
      [`${name}/package.json`]: JSON.stringify({
        name: `@detour/${name}`,
        detour: { role },
        exports: { '.': './src/index.ts' },
      }),
    });
  return root;
};

/** Returns the suites whose hash differs after a change. */
const changedBy = (
  files: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>> = {},
): readonly string[] => {
  const root = repository();
  const before = readInputHashes(root, {});
  const old = suites.map((suite) => before.suite(suite));
  put(root, files);
  const after = readInputHashes(root, env);
  return suites.filter((suite, index) => after.suite(suite) !== old[index]);
};

/** The same files, and `more`. */
const wholeRepository = ['gateway/src/rules.test.ts', 'gateway/src/run.test.ts', 'tools/src/read.test.ts'];

const readingFiles = ['gateway/src/tables.test.ts', 'gateway/src/terms.test.ts', 'gateway/src/pages.test.ts'];

describe('the inputs of a suite', () => {
  it('are the same when nothing changed', () => {
    expect(changedBy({})).toEqual([]);
  });

  it('are the files that it imports, across packages and re-exports', () => {
    expect(changedBy({ 'contracts/src/money.ts': 'export const money = 2;\n' })).toEqual([
      'contracts/src/money.test.ts',
      'search/src/price.test.ts',
      // These suites read files of a package whose server imports the contracts.
      ...readingFiles,
      ...wholeRepository,
    ]);
    expect(changedBy({ 'search/src/names.json': '{"a":1}' })).toEqual([
      'search/src/page.test.ts',
      ...wholeRepository,
    ]);
  });

  it('include the suite itself and no other suite', () => {
    expect(changedBy({ 'contracts/src/day.test.ts': 'expect(1);\n' })).toEqual(['contracts/src/day.test.ts']);
    expect(changedBy({ 'gateway/src/other.test.ts': 'expect(2);\n' })).toEqual(['gateway/src/other.test.ts']);
  });

  it('are all files of its package when it reads files', () => {
    expect(changedBy({ 'gateway/src/tables.sql': 'create table b ();' })).toEqual([
      ...readingFiles,
      ...wholeRepository,
    ]);
  });

  it('are the files and folders outside of its package that it names', () => {
    expect(changedBy({ 'docs/privacy.md': 'two years' })).toEqual([
      'gateway/src/terms.test.ts',
      'gateway/src/pages.test.ts',
      ...wholeRepository,
    ]);
    expect(changedBy({ 'docs/another.md': '' })).toEqual(['gateway/src/pages.test.ts', ...wholeRepository]);
  });

  it('are all files of the repository when it names its root, runs what it names, or belongs to the tools', () => {
    expect(changedBy({ 'product/src/index.ts': 'export const a = 1;\n' })).toEqual(wholeRepository);
  });

  it('are all files of the repository when an import cannot be resolved', () => {
    const root = repository();
    put(root, { 'ui/src/index.ts': "export * from './made-later';\n" });
    expect(readInputHashes(root, {}).reach('search/src/price.test.ts')).toBe('repository');
  });

  it('include the lockfile and settings for every suite', () => {
    expect(changedBy({ 'package-lock.json': '{"a":1}' })).toEqual(suites);
    expect(changedBy({ 'tools/src/jest/before-all.mjs': '' })).toEqual(suites);
    expect(changedBy({}, { PROOF: '1' })).toEqual(suites);
  });
});

describe('the inputs of a browser spec', () => {
  const specAfter = (file: string, concerns: readonly string[] | null): boolean => {
    const root = repository();
    const before = readInputHashes(root, {}).spec('e2e/buy.spec.ts', concerns);
    put(root, { [file]: 'changed' });
    return readInputHashes(root, {}).spec('e2e/buy.spec.ts', concerns) !== before;
  };

  it.each([
    ['gateway/src/server.ts', ['search'], true],
    ['contracts/src/day.ts', ['search'], true],
    ['search/src/page.ts', ['search'], true],
    ['e2e/buy.spec.ts', ['search'], true],
    ['product/src/index.ts', ['search'], false],
    ['product/src/index.ts', null, true],
    ['search/src/page.test.ts', ['search'], false],
    ['docs/privacy.md', null, false],
  ])('change with %s (concerns: %j): %j', (file, concerns, changed) => {
    expect(specAfter(file, concerns)).toBe(changed);
  });
});

describe('readTree', () => {
  it('keeps what it knows while no file changes, and reads again after a change', () => {
    const root = repository();
    const tree = readTree(root);
    expect(readTree(root, tree)).toBe(tree);
    put(root, { 'contracts/src/money.ts': 'export const money = 2;\n' });
    expect(readTree(root, tree)).not.toBe(tree);
  });
});
