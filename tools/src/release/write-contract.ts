import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeContract, type ContractFile } from '@detour/shared-contracts';
import { sharedModules } from '../webpack/base-config';
import { rootDir, type BuildContext } from '../webpack/build-context';

/** `@emotion/react/jsx-runtime` belongs to `@emotion/react`. */
const packageOf = (module: string): string =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

/** Versions, at this build, of the packages of which one copy runs on a page. */
export const sharedVersions = (packageDir: string): Readonly<Record<string, string>> => {
  // Not every package exports its manifest, so it is looked for where Node would look.
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

/** `contract.json` of the release: the package's file with the schemas of this build. It is hashed and signed like any other file. */
export const writeContract = ({ packageDir, outputDir, version }: BuildContext): void => {
  const file = JSON.parse(readFileSync(join(packageDir, 'contract.json'), 'utf8')) as ContractFile;
  const contract = describeContract(file, { version, modules: sharedVersions(packageDir) });
  writeFileSync(join(outputDir, 'contract.json'), JSON.stringify(contract));
};
