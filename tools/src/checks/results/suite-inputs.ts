import { dirname, join } from 'node:path';
import { listPackages, type WorkspacePackage } from '../../boundaries/source-files';
import { hashOf, takeSnapshot, type Snapshot } from './repository-files';
import { factsOf, farther, type Reach, type SourceFacts } from './source-reach';

/** Returns the hash of all inputs of a suite or a browser spec, given by its path from the root. */
export interface InputHashes {
  suite(file: string): string;
  spec(file: string, concerns: readonly string[] | null): string;
  /** Returns the reach of a suite, including everything that it imports. */
  reach(file: string): Reach;
}

const isSuite = (file: string): boolean => /\.(test|spec|test-d)\.[cm]?[jt]sx?$/.test(file);
const isCode = (file: string): boolean => /\.[cm]?[jt]sx?$/.test(file);
const isConfig = (file: string): boolean => /\.config\.\w+$/.test(file);
const folderOf = (file: string): string => file.split('/')[0] ?? '';

/** Files that every result depends on, besides the version of Node and some settings. */
const common =
  /^(package-lock\.json|package\.json|jest\.config\.mjs|tsconfig\.json|\.npmrc|tools\/src\/jest\/.*)$/;

const settings =
  /^(PROOF|PROOF_\w+|\w+_SEED|SHOP_\w+|DATABASE_URL|TEST_DATABASES|TEST_GATEWAYS|CHROMIUM|BUILDS_DIR|DATA_DIR)$/;

/** Version of the cache format. Increase it to invalidate all results. */
const format = 1;

const endings = ['', '.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts', '/index.ts', '/index.tsx'];

/** Resolves an import to a file of the repository. Null for an external package; undefined for a missing file. */
const resolveImport = (
  snapshot: Snapshot,
  packages: readonly WorkspacePackage[],
  { from, specifier }: { readonly from: string; readonly specifier: string },
): string | null | undefined => {
  const find = (path: string): string | undefined =>
    endings.map((ending) => path + ending).find((file) => snapshot.has(file));
  if (specifier.startsWith('.')) {
    const path = join(dirname(from), specifier);
    return find(path) ?? find(path.replace(/\.[cm]?js$/, ''));
  }
  const target = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  if (!target) return null;
  const exported = target.exports[`.${specifier.slice(target.name.length)}`];
  return exported === undefined ? undefined : find(join(target.folder, exported));
};

interface Closure {
  readonly files: ReadonlySet<string>;
  readonly reach: Reach;
}

/** Returns all files that the given files import, including themselves. */
const closeOver = (
  starts: readonly string[],
  facts: (file: string) => SourceFacts,
  resolve: (from: string, specifier: string) => string | null | undefined,
): Closure => {
  const files = new Set(starts);
  let reach: Reach = 'imports';
  // A set is iterated in insertion order, including items that are added during the iteration.
  for (const file of files) {
    if (!isCode(file)) continue;
    const { imports, reach: own } = facts(file);
    reach = farther(reach, own);
    for (const specifier of imports) {
      const target = resolve(file, specifier);
      // The import cannot be resolved, so all files of the repository count as inputs.
      if (target === undefined) reach = 'repository';
      else if (target !== null) files.add(target);
    }
  }
  return { files, reach };
};

const digest = (lines: readonly string[]): string => hashOf(lines.join('\n'));

/** Caches the results of a function. */
const remember = <T>(answer: (of: string) => T): ((of: string) => T) => {
  const known = new Map<string, T>();
  return (of) => {
    if (!known.has(of)) known.set(of, answer(of));
    return known.get(of) as T;
  };
};

interface Reading {
  /** Returns a file with the hash of its content. */
  line(file: string): string;
  /** Returns the files of a package without its suites, which only suites and the runner read. */
  packageLine(folder: string): string;
  /** Returns the whole repository. Suites count by name only, because some tests count them. */
  everything(): string;
  closureOf(file: string): Closure;
  /** Returns the packages that any source of a package imports, because a process started by a suite may import them. */
  packagesOf(folder: string): readonly string[];
}

const readRepository = (snapshot: Snapshot, packages: readonly WorkspacePackage[]): Reading => {
  const facts = remember((file) => factsOf(file, snapshot.text(file)));
  const close = (starts: readonly string[]): Closure =>
    closeOver(starts, facts, (from, specifier) => resolveImport(snapshot, packages, { from, specifier }));
  const line = (file: string): string => `${file} ${snapshot.hash(file)}`;
  const filesOf = remember((folder) =>
    snapshot.files.filter((file) => folderOf(file) === folder && !isSuite(file)),
  );
  const whole = remember(() => digest(snapshot.files.map((file) => (isSuite(file) ? file : line(file)))));
  return {
    line,
    packageLine: remember((folder) => `${folder}/ ${digest(filesOf(folder).map(line))}`),
    everything: () => whole(''),
    closureOf: remember((file) => close([file])),
    packagesOf: remember((folder) => {
      const sources = filesOf(folder).filter((file) => isCode(file) && !isConfig(file));
      return [...new Set([...close(sources).files].map(folderOf))];
    }),
  };
};

/** Returns one hash of the inputs that all results share. */
const worldOf = (
  { files }: Snapshot,
  line: Reading['line'],
  env: Readonly<Record<string, string | undefined>>,
): string =>
  digest([
    `${format} ${process.version} ${process.platform} ${process.arch}`,
    ...Object.keys(env)
      .filter((name) => settings.test(name))
      .sort()
      .map((name) => `${name}=${env[name] ?? ''}`),
    ...files.filter((file) => common.test(file)).map(line),
  ]);

/** Reads a repository once and returns the hashes of that state. */
export const readInputHashes = (
  root: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): InputHashes => {
  const snapshot = takeSnapshot(root);
  const packages = listPackages(root);
  const remotes = new Set(packages.filter(({ role }) => role === 'remote').map(({ folder }) => folder));
  const { line, packageLine, everything, closureOf, packagesOf } = readRepository(snapshot, packages);
  const world = worldOf(snapshot, line, env);
  // The tools read the whole repository, so their suites may do so too, unless they use only imports.
  const reach = (file: string): Reach => {
    const found = closureOf(file).reach;
    return found === 'package' && folderOf(file) === 'tools' ? 'repository' : found;
  };
  const inputsOf = (file: string): readonly string[] => {
    const files = [...closureOf(file).files].sort().map(line);
    if (reach(file) === 'imports') return files;
    if (reach(file) === 'repository') return [...files, everything()];
    const folders = [...closureOf(file).files].map(folderOf);
    const all = new Set(folders.flatMap((folder) => [folder, ...packagesOf(folder)]));
    return [...files, ...[...all].sort().map(packageLine)];
  };
  return {
    reach,
    suite: (file) => digest([world, file, ...inputsOf(file)]),
    spec(file, concerns) {
      const visited = packages.filter(
        ({ folder }) => concerns === null || !remotes.has(folder) || concerns.includes(folder),
      );
      return digest([world, line(file), ...visited.map(({ folder }) => packageLine(folder))]);
    },
  };
};
