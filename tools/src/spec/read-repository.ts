import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestTitle } from '../checks/stage';
import { reportStages } from '../checks/stages';
import { rootDir } from '../webpack/build-context';
import type { DecisionRecord } from './decision-index';
import { assumptionsOf } from './find-assumptions';
import { marksOf, type Mark } from './find-marks';
import { levelOf, levelsById, type LevelsById } from './proof-levels';
import { parseRequirements, type RequirementRow } from './requirement-rows';

export const readRequirements = (): readonly RequirementRow[] =>
  parseRequirements(readFileSync(join(rootDir, 'docs', 'requirements.tsv'), 'utf8'));

const readFiles = <M>(
  patterns: readonly string[],
  find: (file: string, text: string) => readonly M[],
): readonly M[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], {
    cwd: rootDir,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    .filter((file) => file !== '' && !file.startsWith('tools/src/spec/') && existsSync(join(rootDir, file)))
    .flatMap((file) => find(file, readFileSync(join(rootDir, file), 'utf8')));

const sources = ['*.ts', '*.tsx', '*.mjs', '*.js'];

/** All marks in tracked and addable source files. */
export const readMarks = (): readonly Mark[] => readFiles(sources, marksOf);

const texts = new Map<string, string | undefined>();

const readText = (file: string): string | undefined => {
  if (!texts.has(file)) {
    const path = join(rootDir, file);
    texts.set(file, existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  }
  return texts.get(file);
};

/** Levels of the tests that name a row, by its id. */
export const readLevels = (): LevelsById =>
  levelsById(
    readFiles(sources, (file, text) =>
      marksOf(file, text).map((mark) => ({ ...mark, level: levelOf(file, readText) })),
    ),
  );

/** All assumptions that source files and documents name. */
export const readAssumptions = (): readonly Mark[] => readFiles([...sources, '*.md'], assumptionsOf);

export const readAssumptionList = (): string =>
  readFileSync(join(rootDir, 'docs', 'assumptions.tsv'), 'utf8');

const decisions = join(rootDir, 'docs', 'decisions');

/** The page that lists all decision records. */
export const indexFile = join(decisions, 'README.md');

export const readDecisions = (): readonly DecisionRecord[] =>
  readdirSync(decisions)
    .filter((file) => /^\d{4}-.*\.md$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(decisions, file), 'utf8') }));

export interface LastRun {
  readonly titles: readonly TestTitle[];
  /** Stages without a report: their rows count as not run. */
  readonly missing: readonly string[];
}

/** Results of the last test runs. */
export const readLastRun = (): LastRun => {
  const titles: TestTitle[] = [];
  const missing: string[] = [];
  for (const { name, report } of reportStages()) {
    if (report && existsSync(report.file))
      titles.push(...report.titles(JSON.parse(readFileSync(report.file, 'utf8'))));
    else missing.push(name);
  }
  return { titles, missing };
};
