import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GatewayContractFile } from '@detour/shared-contracts/contract';
import { toContractFile, type ContractDeclaration } from '@detour/shared-contracts/contract/declare';
import { formatFile } from '../../lint/format-file';
import { rootDir } from '../../webpack/build-context';

// Writes `contract.json` of each package with a declaration in `src/contract.ts`. The tests of the packages find a stale file.

const { workspaces } = JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8')) as {
  readonly workspaces: readonly string[];
};

for (const name of workspaces) {
  const source = join(rootDir, name, 'src/contract.ts');
  if (!existsSync(source)) continue;
  const { contract } = (await import(pathToFileURL(source).href)) as {
    readonly contract: ContractDeclaration | GatewayContractFile;
  };
  // The gateway declares no part: its contract is the content of the file.
  const content = contract.remote === 'gateway' ? contract : toContractFile(contract);
  const file = join(rootDir, name, 'contract.json');
  const text = await formatFile(file, JSON.stringify(content, null, 2));
  const isNew = !existsSync(file) || readFileSync(file, 'utf8') !== text;
  if (isNew) writeFileSync(file, text);
  process.stdout.write(`${name}/contract.json: ${isNew ? 'written' : 'unchanged'}\n`);
}
