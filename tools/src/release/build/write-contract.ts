import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeContract, type ContractFile } from '@detour/shared-contracts/contract';
import { sharedModules } from '../../webpack/base-config';
import { readBudget } from './weight/read-budget';
import { rootDir, type BuildContext } from '../../webpack/build-context';

/** `@emotion/react/jsx-runtime` belongs to `@emotion/react`. */
const packageOf = (module: string): string =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

/** Versions, in this build, of packages that are singletons on a page. */
export const sharedVersions = (packageDir: string): Readonly<Record<string, string>> => {
  // Not every package exports its manifest, so this resolves it like Node does.
  const folders = [join(packageDir, 'node_modules'), join(rootDir, 'node_modules')];
  const names = [...new Set(sharedModules.map(packageOf))].sort();
  return Object.fromEntries(
    names.map((name) => {
      const found = folders
        .map((folder) => join(folder, name, 'package.json'))
        .find((file) => existsSync(file));
      if (!found) throw new Error(`${name} is shared on the page, but not installed.`);
      const manifest = JSON.parse(readFileSync(found, 'utf8')) as { version: string };
      return [name, manifest.version];
    }),
  );
};

/** `contract.json` of the release: the package's file with the schemas of this build. Hashed and signed like any other file. */
export const writeContract = ({ packageDir, outputDir, version }: BuildContext): void => {
  const file = JSON.parse(readFileSync(join(packageDir, 'contract.json'), 'utf8')) as ContractFile;
  const budget = readBudget(packageDir);
  const contract = describeContract(file, {
    version,
    modules: sharedVersions(packageDir),
    ...(Object.keys(budget).length > 0 && { budget }),
  });
  writeFileSync(join(outputDir, 'contract.json'), JSON.stringify(contract));
};
