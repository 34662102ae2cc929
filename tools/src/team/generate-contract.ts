import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformFile } from '@swc/core';
import { toContractFile, type ContractDeclaration } from '@detour/shared-contracts/contract/declare';

/** Writes `contract.json` from `src/contract.ts`. Returns whether it was stale. */
export const generateContract = async (rootDir: string): Promise<boolean> => {
  const { code } = await transformFile(join(rootDir, 'src/contract.ts'), {
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'es6' },
  });
  // Beside the packages, which the declaration imports.
  const folder = join(rootDir, 'node_modules/.cache/detour');
  const compiled = join(folder, `contract-${process.pid}.mjs`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(compiled, code);
  try {
    const { contract } = (await import(/* webpackIgnore: true */ pathToFileURL(compiled).href)) as {
      readonly contract: ContractDeclaration;
    };
    const file = join(rootDir, 'contract.json');
    const content = toContractFile(contract);
    if (JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))) === JSON.stringify(content)) return false;
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
    return true;
  } finally {
    rmSync(compiled, { force: true });
  }
};
