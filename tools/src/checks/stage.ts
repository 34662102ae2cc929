import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { rootDir } from '../webpack/build-context';

/** One step of `verify` or `test`. A runner's stage reports how many tests passed; a check counts as one. */
export interface Stage {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** True when the stage may run in parallel with others of its kind. */
  readonly singleThread?: boolean;
  /** Report file of the runner, and a function that counts its results. */
  readonly report?: {
    readonly file: string;
    count(json: unknown): Counts;
    titles(json: unknown): readonly TestTitle[];
  };
  /** Runs some suites of the stage alone, so that cached results of the others can be used. */
  readonly suites?: Suites;
}

/** Suites of a runner: jest's test files, or the browser's specs. Paths are from the root. */
export interface Suites {
  readonly kind: 'suite' | 'spec';
  list(): readonly string[];
  argsFor(suites: readonly string[]): readonly string[];
  /** Results in a report by suite. `passed` means that each test passed at the first attempt. */
  parts(json: unknown): ReadonlyMap<string, { readonly passed: boolean; readonly part: unknown }>;
  /** Merges a report (null when nothing ran) with cached results. */
  merge(json: unknown, parts: readonly unknown[]): unknown;
}

export interface TestTitle {
  readonly title: string;
  readonly passed: boolean;
  /** First lines of the error. */
  readonly trouble?: string;
  /** True when the test passed only when repeated. It is reported, because it failed once. */
  readonly flaky?: boolean;
  /** Figures that the test recorded, for `npm run proof`. */
  readonly notes?: readonly string[];
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export interface StageResult extends Counts {
  readonly name: string;
  readonly seconds: number;
  readonly output: string;
  readonly titles: readonly TestTitle[];
  /** Number of passed tests that did not run, because none of their inputs changed. */
  readonly cached?: number;
}

const countsOf = (stage: Stage, code: number): Counts => {
  const plain = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (!stage.report) return plain;
  try {
    const counts = stage.report.count(JSON.parse(readFileSync(stage.report.file, 'utf8')));
    // A runner that exits with an error without a failed test (such as a file that does not load) counts as failed.
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1 };
  }
};

const titlesOf = ({ report }: Stage): readonly TestTitle[] => {
  try {
    return report ? report.titles(JSON.parse(readFileSync(report.file, 'utf8'))) : [];
  } catch {
    return [];
  }
};

export const runStage = (stage: Stage): Promise<StageResult> =>
  new Promise((resolve) => {
    const began = performance.now();
    if (stage.report) rmSync(stage.report.file, { force: true });
    const child = spawn(stage.command, stage.args, {
      cwd: rootDir,
      env: { ...process.env, ...stage.env, FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    child.on('close', (code) => {
      const seconds = (performance.now() - began) / 1000;
      resolve({ name: stage.name, seconds, output, titles: titlesOf(stage), ...countsOf(stage, code ?? 1) });
    });
  });
