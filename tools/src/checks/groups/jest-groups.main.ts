import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { rootDir } from '../../webpack/build-context';
import { dealSuites, type SuiteGroup } from './deal-suites';
import { groupFile } from './group-file';
import { keptOptions } from './kept-options';
import { splitReport, type GroupReport } from './split-report';

// Runs jest with the given arguments. The suites of a group share their modules. The report is as without groups.

const jest = join(rootDir, 'node_modules', '.bin', 'jest');
const folder = join(rootDir, '.cache', 'test-groups');
const isSelection = (argument: string): boolean => !/^--(?:json|silent|outputFile=)/.test(argument);

/** Path of the report that jest writes. */
const reportFile = (args: readonly string[]): string => {
  const named = args.find((argument) => argument.startsWith('--outputFile='));
  if (named === undefined) throw new Error('jest-groups needs --outputFile=FILE');
  return named.slice('--outputFile='.length);
};

/** Paths given with `--runTestsByPath` need no other selection. */
const givenSuites = (args: readonly string[]): readonly string[] | null => {
  const at = args.indexOf('--runTestsByPath');
  if (at < 0) return null;
  const end = args.findIndex((argument, index) => index > at && argument.startsWith('--'));
  return args.slice(at + 1, end < 0 ? undefined : end);
};

const listSuites = (args: readonly string[]): readonly string[] =>
  givenSuites(args) ??
  execFileSync(jest, [...args.filter(isSelection), '--listTests'], { cwd: rootDir, encoding: 'utf8' })
    .split('\n')
    .filter((path) => isAbsolute(path))
    .map((path) => relative(rootDir, path));

const writeGroups = (suites: readonly string[]): ReadonlyMap<string, SuiteGroup> => {
  rmSync(folder, { recursive: true, force: true });
  const groups = dealSuites(
    suites.map((path) => ({ path, source: readFileSync(join(rootDir, path), 'utf8') })),
  );
  return new Map(
    groups.map((group, index) => {
      const file = join(folder, group.project, `${String(index + 1)}.test.js`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, groupFile(group, rootDir));
      return [file, group];
    }),
  );
};

const args = process.argv.slice(2);
const report = reportFile(args);
const suites = listSuites(args);
const groups = writeGroups(suites);
const run = spawnSync(jest, [...keptOptions(args), '--silent', '--json', `--outputFile=${report}`], {
  cwd: rootDir,
  env: { ...process.env, TEST_GROUPS: folder },
  stdio: 'inherit',
});
if (existsSync(report)) {
  const split = splitReport(JSON.parse(readFileSync(report, 'utf8')) as GroupReport, groups, rootDir);
  writeFileSync(report, JSON.stringify(split));
}
process.exit(run.status ?? 1);
