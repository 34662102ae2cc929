import { dirname, join } from 'node:path';
import { listPackages, type WorkspacePackage } from '../../boundaries/source-files';
import { hashOf, takeSnapshot, type Snapshot } from './repository-files';
import { factsOf, farther, type Reach } from './source-reach';

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

/** Resolves an import of a file to a file of the repository. Null for an external package; undefined for a missing file. */
const resolveImport = (
  { snapshot, packages }: Pick<Tree, 'snapshot' | 'packages'>,
  from: string,
  specifier: string,
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
  /** Files outside of the packages of `files` that one of them reads. */
  readonly outside: ReadonlySet<string>;
}

/** A source's imported files of the repository, and its reach without them. */
interface ResolvedFacts {
  readonly targets: readonly string[];
  readonly reach: Reach;
  readonly outside: readonly string[];
}

/** The files that a path names: itself, or what is below it. Code of a named file could run; the texts of a folder are read. */
const filesAt = (path: string, { files, has }: Snapshot): readonly string[] => {
  if (has(path)) return isCode(path) ? [] : [path];
  return files.filter((file) => file.startsWith(`${path}/`));
};

const resolveFacts = (file: string, tree: Pick<Tree, 'snapshot' | 'packages'>): ResolvedFacts => {
  const { imports, reach, outside: paths } = factsOf(file, tree.snapshot.text(file));
  const targets = imports.map((specifier) => resolveImport(tree, file, specifier));
  const outside = paths.map((path) => filesAt(path, tree.snapshot));
  // An import that cannot be resolved, or a path that names no file, makes all files of the repository inputs.
  const isUnknown = targets.includes(undefined) || outside.some((files) => files.length === 0);
  return {
    targets: targets.filter((target) => typeof target === 'string'),
    reach: isUnknown ? 'repository' : reach,
    outside: outside.flat(),
  };
};

/** Returns all files that the given files import, including themselves. */
const closeOver = (starts: readonly string[], factsOfFile: (file: string) => ResolvedFacts): Closure => {
  const files = new Set(starts);
  const outside = new Set<string>();
  let reach: Reach = 'imports';
  // A set is iterated in insertion order, including items that are added during the iteration.
  for (const file of files) {
    if (!isCode(file)) continue;
    const { targets, reach: own, outside: read } = factsOfFile(file);
    reach = farther(reach, own);
    for (const target of targets) files.add(target);
    for (const other of read) outside.add(other);
  }
  return { files, reach, outside };
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
  /** Returns the reach of a suite, including everything that it imports. */
  reach(file: string): Reach;
  /** Returns the hash of everything that a suite can read. */
  inputsOf(file: string): string;
}

const readSources = (tree: Pick<Tree, 'snapshot' | 'packages'>): Reading => {
  const { snapshot } = tree;
  const facts = remember((file) => resolveFacts(file, tree));
  const close = (starts: readonly string[]): Closure => closeOver(starts, facts);
  const closureOf = remember((file) => close([file]));
  const line = (file: string): string => `${file} ${snapshot.hash(file)}`;
  const filesOf = remember((folder) =>
    snapshot.files.filter((file) => folderOf(file) === folder && !isSuite(file)),
  );
  const packageLine = remember((folder) => `${folder}/ ${digest(filesOf(folder).map(line))}`);
  // Suites count by name only, because some tests count them.
  const everything = remember(() =>
    digest(snapshot.files.map((file) => (isSuite(file) ? file : line(file)))),
  );
  // Packages that any source of a package imports: a process started by a suite may import them.
  const packagesOf = remember((folder): readonly string[] => {
    const sources = filesOf(folder).filter((file) => isCode(file) && !isConfig(file));
    return [...new Set([...close(sources).files].map(folderOf))];
  });
  // The tools read the whole repository, so their suites may do so too, unless they use only imports.
  const reach = (file: string): Reach => {
    const found = closureOf(file).reach;
    return found === 'package' && folderOf(file) === 'tools' ? 'repository' : found;
  };
  const inputsOf = (file: string): readonly string[] => {
    const files = [...closureOf(file).files].sort().map(line);
    if (reach(file) === 'imports') return files;
    if (reach(file) === 'repository') return [...files, everything('')];
    const folders = [...closureOf(file).files].map(folderOf);
    const all = new Set(folders.flatMap((folder) => [folder, ...packagesOf(folder)]));
    const outside = [...closureOf(file).outside].sort().map(line);
    return [...files, ...outside, ...[...all].sort().map(packageLine)];
  };
  return { line, packageLine, reach, inputsOf: remember((file) => digest(inputsOf(file))) };
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

/** A repository at one moment, with what its sources import. */
export interface Tree {
  readonly snapshot: Snapshot;
  readonly packages: readonly WorkspacePackage[];
  readonly reading: Reading;
  /** Hash of all files. */
  readonly digest: string;
}

/** Reads a repository. Returns `last`, with everything it has computed, when no file changed since. */
export const readTree = (root: string, last: Tree | null = null): Tree => {
  const snapshot = takeSnapshot(root);
  const whole = digest(snapshot.files.map((file) => `${file} ${snapshot.hash(file)}`));
  if (last?.digest === whole) return last;
  const packages = listPackages(root);
  return { snapshot, packages, reading: readSources({ snapshot, packages }), digest: whole };
};

/** Returns the hashes of the inputs in a state of the repository. */
export const inputHashesOf = (
  { snapshot, packages, reading }: Tree,
  env: Readonly<Record<string, string | undefined>> = process.env,
): InputHashes => {
  const { line, packageLine, reach, inputsOf } = reading;
  const remotes = new Set(packages.filter(({ role }) => role === 'remote').map(({ folder }) => folder));
  const world = worldOf(snapshot, line, env);
  return {
    reach,
    suite: (file) => digest([world, file, inputsOf(file)]),
    spec(file, concerns) {
      const visited = packages.filter(
        ({ folder }) => concerns === null || !remotes.has(folder) || concerns.includes(folder),
      );
      return digest([world, line(file), ...visited.map(({ folder }) => packageLine(folder))]);
    },
  };
};
