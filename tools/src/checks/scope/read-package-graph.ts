import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from '../../boundaries/find-violations';
import { listPackages, listSources } from '../../boundaries/source-files';
import type { PackageNode } from './affected-packages';

/** Reads the import graph of the packages from the sources, including tests and settings. */
export const readPackageGraph = (root: string): readonly PackageNode[] => {
  const packages = listPackages(root);
  return packages.map(({ folder }) => {
    const specifiers = new Set(
      listSources(join(root, folder)).flatMap((file) =>
        importsOf(readFileSync(join(root, folder, file), 'utf8')),
      ),
    );
    const imports = packages
      .filter((other) => other.folder !== folder)
      .filter(({ name }) => [...specifiers].some((found) => found === name || found.startsWith(`${name}/`)));
    return { folder, imports: imports.map((other) => other.folder) };
  });
};
