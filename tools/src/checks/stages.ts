import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, isAbsolute, join, relative } from 'node:path';
import { listPackages, listSources } from '../boundaries/source-files';
import { rootDir } from '../webpack/build-context';
import { jestCounts, jestParts, jestTitles } from './reports/jest-report';
import { playwrightCounts, playwrightParts, playwrightTitles } from './reports/playwright-report';
import { fullSuites, slowSuites, specTiers } from './suite-tiers';
import type { Stage } from './stage';

const bin = (name: string): string => join(rootDir, 'node_modules', '.bin', name);
/**
 * TypeScript's native compiler: the same errors in a quarter of the time. The tools that parse sources need the API of the other
 * compiler.
 */
const typeCheck = join(rootDir, 'node_modules', 'typescript-native', 'bin', 'tsc');
/** Lint and the type check are short Go programs: up to 3 GiB, their garbage collector only costs time (decision 1083). */
const lateCollection = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

/** By default, jest leaves one core idle. */
export const workers = ['--maxWorkers', String(availableParallelism())];
export const reports = join(rootDir, '.cache', 'reports');

/** Runs jest with suites in groups that share their modules. `npx jest PATH` runs each suite alone. */
const inGroups = ['--import', 'tsx', 'tools/src/checks/groups/jest-groups.main.ts'];

export const jestStage = (name: string, args: readonly string[]): Stage => {
  const file = join(reports, `${name.replace(/\W+/g, '-')}.json`);
  const output = ['--json', `--outputFile=${file}`, '--silent'];
  return {
    name,
    command: process.execPath,
    args: [...inGroups, ...args, ...output],
    // Tests make much short-lived garbage: a larger nursery saves 5 % of their time.
    env: { NODE_OPTIONS: '--no-warnings --max-semi-space-size=64' },
    report: { file, count: jestCounts, titles: jestTitles },
    suites: {
      kind: 'suite',
      ...jestParts,
      // The list of paths also contains the selected projects.
      list: () =>
        execFileSync(bin('jest'), [...args, '--listTests'], {
          cwd: rootDir,
          encoding: 'utf8',
          // A test of the stages runs in a group itself.
          env: { ...process.env, TEST_GROUPS: undefined },
        })
          .split('\n')
          .filter((path) => isAbsolute(path))
          .map((path) => relative(rootDir, path)),
      argsFor: (chosen) => [...inGroups, '--runTestsByPath', ...chosen, ...workers, ...output],
    },
  };
};

/** Subject of the checks: everything, or some paths with a separate settings file for the types. */
export interface CheckedPaths {
  readonly paths: readonly string[];
  readonly types: string;
}

/** Folders with sources of the product or its tools. */
const sourceFolders = (): readonly string[] =>
  listPackages(rootDir)
    .flatMap(({ folder }) => [join(folder, 'src'), join(folder, 'server')])
    .filter((folder) => existsSync(join(rootDir, folder)));

const everywhere: CheckedPaths = { paths: ['.'], types: 'tsconfig.json' };

/** Checks of some paths. */
const pathChecks = ({ paths, types }: CheckedPaths): readonly Stage[] => [
  {
    name: 'format',
    command: bin('oxfmt'),
    args: ['--check', '--no-error-on-unmatched-pattern', ...paths],
  },
  {
    name: 'lint',
    command: bin('oxlint'),
    // One thread: other checks need the second core.
    args: ['--threads', '1', '--no-error-on-unmatched-pattern', ...paths],
    env: lateCollection,
  },
  {
    name: 'types',
    command: process.execPath,
    args: [
      typeCheck,
      '-p',
      types,
      // More threads check some files twice, and other checks need the second core.
      '--singleThreaded',
      // A separate file, because the two compilers cannot read each other's build info.
      '--tsBuildInfoFile',
      `.cache/types.${basename(types)}.tsbuildinfo`,
    ],
    env: lateCollection,
  },
];

const script = (name: string, file: string, ...args: readonly string[]): Stage => ({
  name,
  command: process.execPath,
  args: [...(file.endsWith('.ts') ? ['--import', 'tsx'] : []), file, ...args],
});

/** Checks of the whole repository. */
const treeChecks = (): readonly Stage[] => [
  script('boundaries', 'tools/src/boundaries/check-boundaries.mjs'),
  {
    name: 'cycles',
    command: bin('depcruise'),
    args: ['--config', 'dependency-cruiser.config.mjs', '--output-type', 'err', ...sourceFolders()],
  },
  { name: 'unused', command: bin('knip'), args: ['--no-progress'] },
  script('lockfile', 'tools/src/supply/check-lock.main.ts'),
  script('licences', 'tools/src/supply/licences.main.ts', '--check'),
  script('messages', 'tools/src/messages/check-messages.mjs'),
  script('spec', 'tools/src/spec/spec.main.ts', '--marks'),
  script('public surface', 'tools/src/packages/api/check-api.main.ts'),
];

export const checksOf = (checked: CheckedPaths): readonly Stage[] =>
  [...pathChecks(checked), ...treeChecks()].map((stage): Stage => ({ ...stage, singleThread: true }));

export const playwrightStage = (name: string, args: readonly string[]): Stage => {
  const file = join(reports, `${name.replace(/\W+/g, '-')}.json`);
  return {
    name,
    command: bin('playwright'),
    args: ['test', '-c', 'e2e/playwright.config.ts', ...args],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    report: { file, count: playwrightCounts, titles: playwrightTitles },
    suites: {
      kind: 'spec',
      ...playwrightParts,
      list: () =>
        listSources(join(rootDir, 'e2e'), /\.spec\.ts$/)
          .filter((spec) => args.length === 0 || args.some((arg) => spec.includes(arg)))
          .map((spec) => `e2e/${spec}`),
      argsFor: (chosen) => ['test', '-c', 'e2e/playwright.config.ts', ...chosen],
    },
  };
};

/** Builds the changed packages and checks their weight. */
export const buildStage = (names: readonly string[]): Stage => ({
  name: 'build',
  command: process.execPath,
  args: ['--import', 'tsx', 'tools/src/release/build/build-all.main.ts', ...names],
});

const ignored = (...patterns: readonly string[]): readonly string[] => [
  '--testPathIgnorePatterns',
  '/node_modules/',
  ...patterns,
];

const unit = (): Stage => jestStage('unit', [...ignored(slowSuites()), ...workers]);

/** What a run takes: the suites without a server; also the servers and the browser; also all that takes long. */
export type Tier = 'verify' | 'test' | 'full';

export const browserSpecs = (): readonly string[] => listSources(join(rootDir, 'e2e'), /\.spec\.ts$/);

export const stagesFor = (tier: Tier): readonly Stage[] => {
  mkdirSync(reports, { recursive: true });
  if (tier === 'verify') return [...checksOf(everywhere), unit()];
  const specs = specTiers(browserSpecs());
  const integration = jestStage('integration', [
    '--testPathPatterns',
    slowSuites(),
    ...ignored(fullSuites()),
    ...workers,
  ]);
  const daily: readonly Stage[] = [
    ...checksOf(everywhere),
    unit(),
    tier === 'full'
      ? integration
      : { ...integration, env: { ...integration.env, TEST_DATABASES: 'postgres' } },
    // The shop of the specs builds all packages while its gateway seeds the catalogue; the build stage then finds them and weighs them.
    playwrightStage('browser', specs.daily),
    buildStage([]),
  ];
  if (tier === 'test') return daily;
  return [
    ...daily,
    jestStage('long suites', ['--testPathPatterns', fullSuites(), ...workers]),
    playwrightStage('long specs', specs.full),
    // What the gateway's suites have filled of the response schemas.
    script('wire', 'tools/src/wire/wire.main.ts'),
  ];
};

/** Stages that leave a report behind, for `npm run spec`. */
export const reportStages = (): readonly Stage[] => stagesFor('full').filter(({ report }) => report);
