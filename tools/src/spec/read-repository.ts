import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestTitle } from '../checks/stage';
import { reportStages } from '../checks/stages';
import { rootDir } from '../webpack/build-context';
import { marksOf, type Mark } from './find-marks';
import { parseRequirements, type RequirementRow } from './requirement-rows';

export const readRequirements = (): readonly RequirementRow[] =>
  parseRequirements(readFileSync(join(rootDir, 'docs', 'requirements.tsv'), 'utf8'));

/** All marks in tracked and addable source files. */
export const readMarks = (): readonly Mark[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.js'], {
    cwd: rootDir,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    .filter((file) => file !== '' && !file.startsWith('tools/src/spec/') && existsSync(join(rootDir, file)))
    .flatMap((file) => marksOf(file, readFileSync(join(rootDir, file), 'utf8')));

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
