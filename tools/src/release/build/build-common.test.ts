import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commonConfig } from '../../webpack/common/common-config';
import { commonParts } from '../../webpack/common/common-modules';
import { runWebpack } from './run-webpack';

const build = async (modules: readonly string[]): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'common-'));
  await runWebpack([commonConfig({ name: 'trial', modules }, [], folder)]);
  return readFileSync(join(folder, 'trial.exports.json'), 'utf8');
};

describe('the build of common code', () => {
  it('exports what the listed modules export', async () => {
    const exported = await build([
      'shared-contracts/src/base/money.ts',
      'shared-contracts/src/base/result.ts',
    ]);
    expect(JSON.parse(exported)).toEqual(expect.arrayContaining(['ok', 'err']));
  });

  it('refuses a module that would exist twice, and names who uses it', async () => {
    await expect(build(['shared-ui/src/button/Button.tsx'])).rejects.toThrow(
      'shared-ui/src/spinner/Spinner.tsx is not listed, and shared-ui/src/button/Button.tsx uses it.',
    );
  });

  it('refuses a module with a chunk, which would have no address', async () => {
    const loader = 'shared-contracts/generated/validator-loaders/meValidator.ts';
    await expect(build([loader])).rejects.toThrow(`${loader} has an import().`);
  });

  it('refuses a file that does not exist', async () => {
    await expect(build(['shared-contracts/src/base/money.ts', 'shared-ui/src/Gone.tsx'])).rejects.toThrow(
      'Gone.tsx',
    );
  });

  it('has each module in one part only', () => {
    const all = commonParts.flatMap(({ modules }) => modules);
    expect(new Set(all).size).toBe(all.length);
  });
});
