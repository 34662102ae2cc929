import { dirname, join } from 'node:path';
import { listPackages, type WorkspacePackage } from '../../boundaries/source-files';
import { hashOf, takeSnapshot, type Snapshot } from './repository-files';
import { factsOf, farther, type Reach, type SourceFacts } from './source-reach';

/** Gives for a suite or a browser spec (a path from the root) the hash of all that its result depends on. */
export interface InputHashes {
  suite(file: string): string;
  spec(file: string, concerns: readonly string[] | null): string;
  /** How far a suite sees, over all that it imports. */
  reach(file: string): Reach;
}

const isSuite = (file: string): boolean => /\.(test|spec|test-d)\.[cm]?[jt]sx?$/.test(file);
const isCode = (file: string): boolean => /\.[cm]?[jt]sx?$/.test(file);
const isConfig = (file: string): boolean => /\.config\.\w+$/.test(file);
const folderOf = (file: string): string => file.split('/')[0] ?? '';

/** What every result depends on, besides the version of Node and some settings. */
const common =
  /^(package-lock\.json|package\.json|jest\.config\.mjs|tsconfig\.json|\.npmrc|tools\/src\/jest\/.*)$/;

const settings = /^(PROOF|PROOF_\w+|\w+_SEED|SHOP_\w+|DATABASE_URL|CHROMIUM|BUILDS_DIR|DATA_DIR)$/;

/** Says of a result that it is from another world when the way of keeping results changes. */
const format = 1;

const endings = ['', '.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts', '/index.ts', '/index.tsx'];

/** The repository's own file that an import means; null for a package of others, undefined when there should be one and is none. */
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

/** All files that some files reach by imports, themselves included. */
const closeOver = (
  starts: readonly string[],
  facts: (file: string) => SourceFacts,
  resolve: (from: string, specifier: string) => string | null | undefined,
): Closure => {
  const files = new Set(starts);
  let reach: Reach = 'imports';
  // A set is walked in the order of insertion, with what is added on the way.
  for (const file of files) {
    if (!isCode(file)) continue;
    const { imports, reach: own } = facts(file);
    reach = farther(reach, own);
    for (const specifier of imports) {
      const target = resolve(file, specifier);
      // Something that this reading does not see through: nothing is left out then.
      if (target === undefined) reach = 'repository';
      else if (target !== null) files.add(target);
    }
  }
  return { files, reach };
};

const digest = (lines: readonly string[]): string => hashOf(lines.join('\n'));

/** Keeps what a function answered. */
const remember = <T>(answer: (of: string) => T): ((of: string) => T) => {
  const known = new Map<string, T>();
  return (of) => {
    if (!known.has(of)) known.set(of, answer(of));
    return known.get(of) as T;
  };
};

interface Reading {
  /** A file with the hash of what is in it. */
  line(file: string): string;
  /** All of a package but its suites, which only the suites themselves and the runner read. */
  packageLine(folder: string): string;
  /** The whole repository; of suites the names alone, for some count them. */
  everything(): string;
  closureOf(file: string): Closure;
  /** Packages that any source of a package reaches, whatever the suite: what it starts may import them. */
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

/** What all results have in common, as one hash. */
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

/** Reads a repository once; the hashes hold for what it was at that moment. */
export const readInputHashes = (
  root: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): InputHashes => {
  const snapshot = takeSnapshot(root);
  const packages = listPackages(root);
  const remotes = new Set(packages.filter(({ role }) => role === 'remote').map(({ folder }) => folder));
  const { line, packageLine, everything, closureOf, packagesOf } = readRepository(snapshot, packages);
  const world = worldOf(snapshot, line, env);
  // The tools look at the whole repository: their suites may too, unless imports are all they see.
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
