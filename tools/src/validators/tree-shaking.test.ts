import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { webpack } from 'webpack';

const root = join(__dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'validators-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Bundles one file like a release: webpack in production mode, TypeScript by swc. */
const bundle = (source: string): Promise<string> => {
  writeFileSync(join(folder, 'entry.ts'), source);
  const compiler = webpack({
    mode: 'production',
    context: root,
    entry: join(folder, 'entry.ts'),
    output: { path: folder, filename: 'out.js' },
    resolve: { extensions: ['.ts', '.js'], modules: [join(root, 'node_modules')] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: require.resolve('swc-loader'),
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
  });
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error || stats?.hasErrors())
        return reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
      compiler.close(() => resolve(readFileSync(join(folder, 'out.js'), 'utf8')));
    });
  });
};

describe('the part of the contracts in a bundle', () => {
  it('is one validator when one is imported', async () => {
    const text = await bundle(
      "import { validateProblem } from '@detour/shared-contracts/validators'; console.log(validateProblem);",
    );
    expect(text).toContain('must have required property');
    // Members of other responses, and the table with all event validators.
    for (const word of ['holdExpiresAt', 'programLine', 'exactMatch', 'shell.criteria-changed@1'])
      expect(text).not.toContain(word);
    expect(text.length).toBeLessThan(4_000);
  });

  it('is only the loading of a validator when its loader is imported', async () => {
    const text = await bundle(
      "import { offersValidator } from '@detour/shared-contracts/validator-loaders'; console.log(offersValidator);",
    );
    for (const word of ['must have required property', 'exactMatch', 'holdExpiresAt'])
      expect(text).not.toContain(word);
    expect(text.length).toBeLessThan(4_000);
  });

  it('contains neither a schema nor the schema library when a rule is imported', async () => {
    const text = await bundle(
      "import { offersCall } from '@detour/shared-contracts/api'; import { parseCriteria } from '@detour/shared-contracts/criteria'; import { promoToShow } from '@detour/shared-contracts/rules'; console.log(parseCriteria, promoToShow, offersCall);",
    );
    for (const word of ['TypeBox', 'additionalProperties', 'holdExpiresAt', 'exactMatch'])
      expect(text).not.toContain(word);
    expect(text.length).toBeLessThan(12_000);
  });
});
