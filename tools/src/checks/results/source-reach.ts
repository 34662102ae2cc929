import { dirname, join } from 'node:path';
import { importsOf } from '../../boundaries/find-violations';

/**
 * How far a source sees when it runs: `imports` alone, `package` when it reads files or starts processes of its package, `repository` when
 * it climbs out of its package. A later one holds the earlier ones.
 */
export type Reach = 'imports' | 'package' | 'repository';

const order: readonly Reach[] = ['imports', 'package', 'repository'];

export const farther = (one: Reach, other: Reach): Reach =>
  order.indexOf(one) > order.indexOf(other) ? one : other;

/** Modules and words by which code comes to files and processes without importing them. */
const readsFiles =
  /['"](?:node:)?(?:fs|fs\/promises|child_process|worker_threads|module|vm)['"]|import\.meta|\b__dirname\b|\b__filename\b|\brequire\.resolve\b|\bprocess\.cwd\b|\bimport\((?!\s*['"])/;

/** A path from the source's own place: `join(__dirname, '..', 'x')`, `new URL('../x', import.meta.url)`, `` `${__dirname}/../x` ``. */
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

/** Folders that no check depends on: what tests make, and what is installed (the lockfile says that). */
const made = /^(?:\.cache|\.data|node_modules)(?:\/|$)/;

const leavesPackage = (file: string, text: string): boolean => {
  const [folder = ''] = file.split('/');
  return pathsFromItself(text)
    .map((path) => join(dirname(file), path))
    .some((path) => path !== folder && !path.startsWith(`${folder}/`) && !made.test(path));
};

/** Reach of one source by its text, whatever it imports. `file` is the path from the root of the repository. */
const reachOf = (file: string, text: string): Reach => {
  if (leavesPackage(file, text)) return 'repository';
  // Servers that tests start take folders from settings; a test that asks for the present folder stands at the root.
  if (runsForTests.test(file) && /\bprocess\.cwd\b/.test(text)) return 'repository';
  return readsFiles.test(text) ? 'package' : 'imports';
};

export interface SourceFacts {
  readonly imports: readonly string[];
  readonly reach: Reach;
}

export const factsOf = (file: string, text: string): SourceFacts => ({
  imports: importsOf(text),
  reach: reachOf(file, text),
});
