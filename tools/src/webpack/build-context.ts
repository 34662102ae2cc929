import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the installed command line `detour`, which names it. Null in this repository. */
export const installedTools: string | null = process.env['DETOUR_TOOLS'] || null;

/** This repository; with an installed command line, the repository of the team, which is one remote. */
export const rootDir =
  installedTools === null ? join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..') : process.cwd();

/** A file of the tools that is read or loaded by its path: `common/common-link.cjs`. */
export const toolFile = (path: string): string =>
  join(installedTools ?? join(rootDir, 'tools', 'src'), 'webpack', path);

/** Folder of a package. `BUILD_SOURCE` names another one. */
const packageDirOf = (name: string): string =>
  installedTools === null ? resolve(rootDir, process.env['BUILD_SOURCE'] ?? name) : rootDir;

/** Sources of every package, and what builds them. Those of a team's repository are in its lockfile, by their hashes. */
const common = [
  'shared-contracts/src',
  'shared-contracts/generated',
  'shared-ui/src',
  'shared-checkout/src',
  'remote-kit/src',
  'tools/src/webpack',
  'package-lock.json',
];

const ignored = /(\.test\.tsx?|\.stories\.tsx|\.test-d\.ts|\.md)$|\/testing\//;

const filesOf = (path: string): readonly string[] => {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return ignored.test(path) ? [] : [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
};

const hashOf = (paths: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesOf(join(rootDir, path)))) {
    hash.update(relative(rootDir, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 10);
};

/** Hash of all build inputs: equal inputs need no rebuild, and the release's name identifies them. */
const inputHashOf = (packageDir: string): string =>
  hashOf([
    ...common,
    ...['src', 'package.json', 'contract.json'].map((part) => join(relative(rootDir, packageDir), part)),
  ]);

/** Hash of what the common code is built from. */
export const commonInputHash = (): string => hashOf(common);

/** Folder of builds of this clone, each in a folder of its own. */
export const buildsDir = (): string => process.env['BUILDS_DIR'] ?? join(rootDir, '.cache', 'builds');

export interface BuildContext {
  /** `remote-search` */
  readonly name: string;
  /** `0.1.0-3fa9c17b20`: package version and the hash of its inputs. */
  readonly version: string;
  /** `/_r/remote-search/0.1.0-3fa9c17b20/` */
  readonly publicPath: string;
  readonly packageDir: string;
  readonly outputDir: string;
  /** Global variable of the container. Unique per release, so that two releases can coexist on a page. */
  readonly container: string;
}

export const buildContextOf = (name: string): BuildContext => {
  const packageDir = packageDirOf(name);
  const manifest = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as { version: string };
  const version = process.env['RELEASE_VERSION'] ?? `${manifest.version}-${inputHashOf(packageDir)}`;
  return {
    name,
    version,
    packageDir,
    publicPath: `/_r/${name}/${version}/`,
    // Not a release yet: publication signs it and stores it.
    outputDir: process.env['BUILD_OUTPUT'] ?? join(buildsDir(), name, version),
    container: `${name}_${version}`.replace(/\W/g, '_'),
  };
};
