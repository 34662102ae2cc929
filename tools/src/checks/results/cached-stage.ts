import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runStage, type Stage, type StageResult, type Suites } from '../stage';
import type { ResultStore } from './result-store';

/** Returns the hash of a suite's current inputs. */
type KeyOf = (suite: string) => string;

export interface ResultCache {
  readonly store: ResultStore;
  /** Reads the repository. Called before and after a run. */
  readKeys(stage: Stage): KeyOf;
}

const readReport = (file: string): unknown =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as unknown) : null;

const nothingRan = (name: string): StageResult => ({
  name,
  seconds: 0,
  output: '',
  titles: [],
  passed: 0,
  failed: 0,
});

/** Stores results of suites that passed without a repetition and whose inputs did not change during the run. */
const keep = (
  suites: Suites,
  report: unknown,
  before: KeyOf,
  { store, after }: { store: ResultStore; after: KeyOf },
): void => {
  for (const [suite, { passed, part }] of suites.parts(report))
    if (passed && before(suite) === after(suite)) store.write(before(suite), part);
};

/**
 * Runs only the suites of a stage without a cached pass for the same inputs. The others count as passed, and the report contains
 * both. A stage without suites always runs. Failures are never cached.
 */
export const runCachedStage = async (stage: Stage, cache: ResultCache | null): Promise<StageResult> => {
  const { suites, report } = stage;
  if (cache === null || !suites || !report) return runStage(stage);
  const began = performance.now();
  const before = cache.readKeys(stage);
  const kept: unknown[] = [];
  const missing: string[] = [];
  const all = suites.list();
  for (const suite of all) {
    const part = cache.store.read(before(suite));
    if (part === null) missing.push(suite);
    else kept.push(part);
  }
  const mustRun = missing.length > 0 || all.length === 0;
  const ran = mustRun
    ? await runStage(missing.length === 0 ? stage : { ...stage, args: suites.argsFor(missing) })
    : nothingRan(stage.name);
  const fresh = mustRun ? readReport(report.file) : null;
  if (fresh !== null) keep(suites, fresh, before, { store: cache.store, after: cache.readKeys(stage) });
  const seconds = (performance.now() - began) / 1000;
  if (kept.length === 0) return { ...ran, seconds };
  // A run without a report has failed as a whole, whatever the cached results are.
  const merged = suites.merge(fresh, kept);
  mkdirSync(dirname(report.file), { recursive: true });
  writeFileSync(report.file, JSON.stringify(merged));
  const cached = report.count(suites.merge(null, kept)).passed;
  return { ...ran, seconds, cached, passed: ran.passed + cached, titles: report.titles(merged) };
};
