import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findViolations } from './find-violations';

const roots: string[] = [];

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

const roles = {
  contracts: 'contracts',
  ui: 'ui',
  shell: 'shell',
  gateway: 'gateway',
  demo: 'demonstration',
  search: 'remote',
  product: 'remote',
  tools: 'tools',
  e2e: 'e2e',
};

/** A workspace with one package per role and the given files. */
const workspace = (files: Readonly<Record<string, string>>): string => {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  roots.push(root);
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write('package.json', JSON.stringify({ workspaces: Object.keys(roles) }));
  for (const [name, role] of Object.entries(roles)) {
    const exports = { '.': './src/index.ts', './extra': { default: './src/extra/index.ts' } };
    write(`${name}/package.json`, JSON.stringify({ name: `@detour/${name}`, detour: { role }, exports }));
  }
  for (const [file, text] of Object.entries(files)) write(file, text);
  return root;
};

const importing = (specifier: string): string => `import { x } from '${specifier}';\nexport { x };\n`;

describe('the import rule', () => {
  it.each([
    ['search/src/a.ts', '@detour/contracts'],
    ['search/src/a.ts', '@detour/ui/extra'],
    ['shell/server/a.ts', '@detour/ui'],
    ['gateway/src/a.ts', '@detour/contracts'],
    ['gateway/src/a.ts', '@detour/demo'],
    ['demo/src/a.ts', '@detour/contracts'],
    ['ui/src/a.ts', '@detour/contracts'],
    ['tools/src/a.ts', '@detour/contracts'],
    ['e2e/a.spec.ts', '@detour/contracts'],
    ['search/webpack.config.ts', '@detour/tools'],
    ['search/src/a.ts', '@detour/search'],
    ['search/src/a.ts', 'react'],
    ['search/src/results/a.ts', '../b'],
    ['contracts/src/a.test.ts', 'node:fs'],
  ])('allows that %s imports %s', (file, specifier) => {
    expect(findViolations(workspace({ [file]: importing(specifier) }))).toEqual([]);
  });

  it.each([
    ['search/src/a.ts', '@detour/product', 'remote may import contracts and ui and kit and checkout'],
    ['search/src/a.ts', '@detour/shell', 'remote may import contracts and ui and kit and checkout'],
    ['shell/src/a.ts', '@detour/search', 'shell may import contracts and ui and kit and releases'],
    ['gateway/src/a.ts', '@detour/ui', 'gateway may import contracts and demonstration'],
    ['demo/src/a.ts', '@detour/gateway', 'demonstration may import contracts'],
    ['demo/src/a.ts', 'node:fs', 'demonstration knows neither React nor Node'],
    ['search/src/a.ts', '@detour/demo', 'remote may import contracts and ui and kit and checkout'],
    ['ui/src/a.ts', '@detour/search', 'ui may import contracts'],
    ['contracts/src/a.ts', '@detour/ui', 'contracts may import nothing of ours'],
    ['contracts/src/a.ts', 'node:fs', 'contracts knows neither React nor Node'],
    ['contracts/src/a.ts', 'react', 'contracts knows neither React nor Node'],
    ['search/src/a.ts', '@detour/tools', 'remote may import contracts and ui and kit and checkout'],
    ['search/src/a.ts', '@detour/contracts/src/money', 'does not export'],
    ['search/src/a.ts', '../../product/src/a', 'leaves the package'],
  ])('rejects that %s imports %s', (file, specifier, reason) => {
    const [violation, ...others] = findViolations(workspace({ [file]: importing(specifier) }));
    expect(violation).toContain(`${file}: `);
    expect(violation).toContain(reason);
    expect(others).toEqual([]);
  });

  it('also detects types, dynamic imports and re-exports', () => {
    const violations = findViolations(
      workspace({
        'search/src/a.ts': "import type { A } from '@detour/product';\nexport type { A };\n",
        'search/src/b.ts': "export const load = () => import('@detour/product');\n",
        'search/src/c.ts': "export { c } from '@detour/product';\n",
      }),
    );
    expect(violations).toHaveLength(3);
  });

  it('uses the role that each package declares', () => {
    const root = workspace({});
    writeFileSync(join(root, 'search/package.json'), JSON.stringify({ name: '@detour/search' }));
    expect(findViolations(root)).toEqual(['search/package.json: declares no known "detour.role"']);
  });
});

describe('the names of files', () => {
  it.each([
    'offers.client.ts',
    'OfferCard.tsx',
    'OfferCard.test.tsx',
    'useCriteria.ts',
    'gift-panel.fragment.tsx',
    'index.ts',
  ])('accepts %s', (name) => {
    expect(findViolations(workspace({ [`search/src/${name}`]: '' }))).toEqual([]);
  });

  it.each([
    ['utils.ts', 'says nothing'],
    ['helpers.test.ts', 'says nothing'],
    ['offerCard.ts', 'neither kebab-case'],
    ['offer_card.ts', 'neither kebab-case'],
    ['offers.service.ts', 'not one of the list'],
    ['results/index.ts', 'index inside the package'],
  ])('rejects %s', (name, reason) => {
    const violations = findViolations(workspace({ [`search/src/${name}`]: '' }));
    expect(violations).toHaveLength(1);
    expect(violations[0]).toContain(reason);
  });
});
