import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../webpack/build-context';
import { readersOf, specsFor, type Concerns } from './scope/affected-packages';
import type { Stage } from './stage';
import {
  buildStage,
  browserSpecs,
  checksOf,
  jestStage,
  playwrightStage,
  reports,
  workers,
  type CheckedPaths,
} from './stages';
import { fullSuites, specTiers } from './suite-tiers';

/** The selected work: complete packages, and suites that read the changed files. */
export interface Selection {
  readonly packages: readonly string[];
  readonly changedFiles: readonly string[];
}

/** Parts of the repository that a selection refers to. */
export interface Workshop {
  /** Browser specs, from `e2e/`. */
  readonly specs: readonly string[];
  readonly concerns: Concerns;
  /** Packages that have releases. */
  readonly built: readonly string[];
}

const withoutTests = new Set(['e2e']);

/** The shell has a project for the browser and one for its server. */
const projectsOf = (folder: string): readonly string[] =>
  folder === 'shell' ? ['shell', 'shell:server'] : withoutTests.has(folder) ? [] : [folder];

/** Checks only the types of these packages, because no other package can break and a complete check takes a minute. */
const typesOf = (packages: readonly string[]): string => {
  const parts = ['src', 'build', 'test', 'server', '*.config.ts'];
  const settings = {
    extends: '../tsconfig.json',
    compilerOptions: { tsBuildInfoFile: `./tsc.${packages.join('.')}.tsbuildinfo` },
    include: packages.flatMap((folder) =>
      folder === 'e2e' ? ['../e2e'] : parts.map((part) => `../${folder}/${part}`),
    ),
  };
  mkdirSync(join(rootDir, '.cache'), { recursive: true });
  const file = join('.cache', `tsconfig.${packages.join('.')}.json`);
  writeFileSync(join(rootDir, file), JSON.stringify(settings, null, 2));
  return file;
};

/** Returns whether a change of the selection can affect a database or a browser. */
export const needsOf = (
  stages: readonly Stage[],
): { readonly browser: boolean; readonly postgres: boolean } => {
  const words = stages.flatMap(({ args }) => args);
  return {
    browser: stages.some(({ name }) => name === 'pages'),
    postgres: ['gateway', 'tools', 'shared-releases'].some((project) => words.includes(project)),
  };
};

/** The parts of a selection by name. `stagesOfSelection` converts them to commands. */
export interface SelectedWork {
  /** Packages and changed texts to format and lint. */
  readonly paths: readonly string[];
  readonly types: readonly string[];
  readonly projects: readonly string[];
  readonly readers: readonly { readonly project: string; readonly suites: string }[];
  readonly builds: readonly string[];
  /** Browser specs. Null for all of them. */
  readonly specs: readonly string[] | null;
}

export const workOf = (
  { packages, changedFiles }: Selection,
  { specs, concerns, built }: Workshop,
): SelectedWork => {
  const chosen = specsFor(packages, { specs, concerns, remotes: built.filter((name) => name !== 'shell') });
  const outside = changedFiles.filter((file) => !packages.some((folder) => file.startsWith(`${folder}/`)));
  return {
    paths: [...packages, ...outside],
    types: packages,
    projects: packages.flatMap(projectsOf),
    readers: readersOf(changedFiles, packages).map(({ reader, suites }) => ({ project: reader, suites })),
    builds: built.filter((name) => packages.includes(name)),
    specs: chosen.length === specs.length ? null : chosen,
  };
};

/** Uses separate report files, so that those of a complete run stay for `npm run spec`. */
export const stagesOfSelection = (work: SelectedWork, isFull = false): readonly Stage[] => {
  mkdirSync(reports, { recursive: true });
  const paths = work.paths.filter((path) => existsSync(join(rootDir, path)));
  const checked: CheckedPaths = {
    paths,
    types: work.types.length > 0 ? typesOf(work.types) : 'tsconfig.json',
  };
  const checks = paths.length > 0 ? checksOf(checked) : [];
  const left = isFull ? [] : ['--testPathIgnorePatterns', '/node_modules/', fullSuites()];
  const specs = isFull ? work.specs : specTiers(work.specs ?? browserSpecs()).daily;
  return [
    ...(work.types.length > 0 ? checks : checks.filter(({ name }) => name === 'format')),
    ...(work.projects.length > 0
      ? [jestStage('tests', ['--selectProjects', ...work.projects, ...left, ...workers])]
      : []),
    ...work.readers.map(({ project, suites }) =>
      jestStage(`read by ${project}`, [
        '--selectProjects',
        project,
        '--testPathPatterns',
        suites,
        ...workers,
      ]),
    ),
    ...(work.builds.length > 0
      ? [
          buildStage(work.builds),
          {
            name: 'live check',
            command: process.execPath,
            args: ['--import', 'tsx', 'tools/src/checks/live-check.main.ts', ...work.builds],
          },
        ]
      : []),
    ...(specs === null || specs.length > 0 ? [playwrightStage('pages', specs ?? [])] : []),
  ];
};

/** Reads the list of browser specs and the packages that each concerns. */
export const readWorkshop = (built: readonly string[]): Workshop => {
  const { detour } = JSON.parse(readFileSync(join(rootDir, 'e2e', 'package.json'), 'utf8')) as {
    readonly detour: { readonly concerns?: Concerns };
  };
  return {
    built,
    concerns: detour.concerns ?? {},
    specs: browserSpecs(),
  };
};
