import { dirname, join } from 'node:path';
import { importsOf } from '../../boundaries/find-violations';

/**
 * Files that a source can access when it runs: only `imports`; its `package` when it reads files or starts processes; the
 * `repository` when it uses paths outside of its package that could be anything. Each level includes the previous one.
 */
export type Reach = 'imports' | 'package' | 'repository';

const order: readonly Reach[] = ['imports', 'package', 'repository'];

export const farther = (one: Reach, other: Reach): Reach =>
  order.indexOf(one) > order.indexOf(other) ? one : other;

/** Modules and identifiers with which code accesses files and processes without an import. */
const readsFiles =
  /['"](?:node:)?(?:fs|fs\/promises|child_process|worker_threads|module|vm)['"]|import\.meta|\b__dirname\b|\b__filename\b|\brequire\.resolve\b|\bprocess\.cwd\b|\bimport\((?!\s*['"])/;

/** Paths relative to the source: `join(__dirname, '..', 'x')`, `new URL('../x', import.meta.url)`, `` `${__dirname}/../x` ``. */
const ownPaths = [
  /(?:__dirname|import\.meta\.dirname)((?:\s*,\s*'[^']*')+)/g,
  /()'(\.\.?\/[^']*)'\s*,\s*import\.meta\.url/g,
  /\$\{(?:__dirname|import\.meta\.dirname)\}()(\/[^`$]*)/g,
];

const pathsFromItself = (text: string): readonly string[] =>
  ownPaths.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, list = '', path = '']) =>
      join(...[...list.matchAll(/'([^']*)'/g)].map(([, part = '']) => part), path),
    ),
  );

const runsForTests = /\.(test|fixture)\.tsx?$|(?:^|\/)(?:test|testing)\//;

/** Folders that no check depends on: output of tests, and installed packages, which the lockfile defines. */
const made = /^(?:\.cache|\.data|node_modules)(?:\/|$)/;

/** With these a source can run what it names: a script outside of its package, which imports more. */
const runsCode = /['"](?:node:)?(?:child_process|worker_threads|module|vm)['"]|\bimport\((?!\s*['"])/;

/** Paths from the root that a source names outside of its package. `.` or `..` is the whole repository. */
const pathsOutside = (file: string, text: string): readonly string[] => {
  const [folder = ''] = file.split('/');
  return pathsFromItself(text)
    .map((path) => join(dirname(file), path))
    .filter((path) => path !== folder && !path.startsWith(`${folder}/`) && !made.test(path));
};

/** Returns the reach of one source by its text, without its imports. `file` is the path from the root of the repository. */
const reachOf = (file: string, text: string, outside: readonly string[]): Reach => {
  if (outside.length > 0 && runsCode.test(text)) return 'repository';
  // Servers that tests start read folders from settings. A test that uses the current folder runs in the root.
  if (runsForTests.test(file) && /\bprocess\.cwd\b/.test(text)) return 'repository';
  return readsFiles.test(text) ? 'package' : 'imports';
};

interface SourceFacts {
  readonly imports: readonly string[];
  readonly reach: Reach;
  /** Files and folders outside of its package that it reads, as paths from the root. */
  readonly outside: readonly string[];
}

export const factsOf = (file: string, text: string): SourceFacts => {
  const outside = pathsOutside(file, text);
  return { imports: importsOf(text), reach: reachOf(file, text, outside), outside };
};
