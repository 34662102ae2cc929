import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publicSurface } from './public-surface';
import { reportProblem } from './report-problems';

const sources = {
  'src/index.ts':
    "export { Price, asText as priceText } from './price';\nexport { sizes } from './sizes';\nexport type { Shown } from './shown';\n",
  'src/price.ts': `import type { Cents, Unused } from './shown';
/** A price. */
export class Price {
  #secret = 1;
  constructor(readonly cents: Cents) {}
  private hidden(): void {}
  plus(other: Price): Price { return other; }
}
const helper = (): void => undefined;
export const asText = (cents: Cents, { sign = '€' }: { readonly sign?: string } = {}): string => helper() ?? sign;
`,
  'src/shown.ts':
    'export type Cents = number;\nexport type Unused = 1;\nexport interface Shown { readonly price: Cents }\n',
  'src/sizes.ts':
    "export const sizes = { small: 1, names: ['a', 'b'], of: (name: string): number => name.length } as const;\n",
};

const write = (folder: string, files: Readonly<Record<string, string>>): void => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
};

const root = mkdtempSync(join(tmpdir(), 'surface-'));

const reportOf = (changes: Readonly<Record<string, string>> = {}): Promise<string> => {
  write(join(root, 'kit'), { ...sources, ...changes });
  return publicSurface(
    { name: '@a/kit', folder: join(root, 'kit'), entries: { '.': 'src/index.ts' } },
    (code) => Promise.resolve(code),
  );
};

const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example', ...args], {
    cwd: root,
    encoding: 'utf8',
  });

const commit = (files: Readonly<Record<string, string>>): void => {
  write(join(root, 'kit'), files);
  git('add', '-A');
  git('commit', '-q', '-m', 'change');
};

const problem = (report: string): string => reportProblem(root, 'kit', report) ?? 'none';

it('shows names and signatures of what a package exports, and the types that they use', async () => {
  const report = await reportOf();
  expect(report).toContain('## `@a/kit`');
  expect(report).toContain(
    'declare const priceText: (cents: Cents, options?: {\n    readonly sign?: string;\n}) => string;',
  );
  expect(report).toContain('constructor(readonly cents: Cents);');
  expect(report).toContain('plus: (other: Price) => Price;');
  expect(report).toContain("names: ['a', 'b'],\n    of: value as (name: string) => number");
  expect(report).toMatch(/not exported\n\n```ts\ntype Cents = number;/);
});

it('shows no bodies, private members, comments or helpers', async () => {
  expect(await reportOf()).not.toMatch(/secret|hidden|A price|helper|Unused|€/);
});

it('stays the same when a body changes or a file is moved, and changes with a signature', async () => {
  const before = await reportOf();
  const moved = {
    'src/index.ts': sources['src/index.ts'].replace("'./sizes'", "'./new/sizes'"),
    'src/new/sizes.ts': sources['src/sizes.ts'].replace('name.length', '2'),
  };
  expect(await reportOf(moved)).toBe(before);
  const other = sources['src/price.ts'].replace('cents: Cents, {', 'cents: Cents | null, {');
  expect(await reportOf({ 'src/price.ts': other })).not.toBe(before);
});

it('asks for a new report, and for a line in the changelog, in the working tree and in commits', async () => {
  git('init', '-q');
  const first = await reportOf();
  commit({ 'API.md': first, 'CHANGELOG.md': '# Changes\n' });
  expect(problem(first)).toBe('none');
  const second = first.replace('type Cents = number', 'type Cents = bigint');
  expect(problem(second)).toMatch(/npm run generate.*\n  - type Cents = number;\n  \+ type Cents = bigint;/s);
  write(join(root, 'kit'), { 'API.md': second });
  expect(problem(second)).toContain('kit/CHANGELOG.md has not');
  commit({});
  expect(problem(second)).toContain('kit/CHANGELOG.md has not');
  commit({ 'CHANGELOG.md': '# Changes\n\n- Cents are a bigint.\n' });
  expect(problem(second)).toBe('none');
  expect(readFileSync(join(root, 'kit/API.md'), 'utf8')).toBe(second);
});
