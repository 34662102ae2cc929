import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runStage, type Stage, type StageResult, type Suites } from '../stage';
import type { ResultStore } from './result-store';

/** The hash of a suite's inputs as they are now. */
type KeyOf = (suite: string) => string;

export interface ResultCache {
  readonly store: ResultStore;
  /** Reads the repository; called before a run and after it. */
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

/** Keeps what passed at once and whose inputs stayed the same while it ran. */
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
 * Runs of a stage only the suites without a passed result of the same inputs; the others count as passed, and the report holds both. Stages
 * without suites run as they are. A failure is never kept.
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
    ? await runStage(kept.length === 0 ? stage : { ...stage, args: suites.argsFor(missing) })
    : nothingRan(stage.name);
  const fresh = mustRun ? readReport(report.file) : null;
  if (fresh !== null) keep(suites, fresh, before, { store: cache.store, after: cache.readKeys(stage) });
  const seconds = (performance.now() - began) / 1000;
  if (kept.length === 0) return { ...ran, seconds };
  // A run that left no report has failed as a whole; what was kept does not heal it.
  const merged = suites.merge(fresh, kept);
  mkdirSync(dirname(report.file), { recursive: true });
  writeFileSync(report.file, JSON.stringify(merged));
  const cached = report.count(suites.merge(null, kept)).passed;
  return { ...ran, seconds, cached, passed: ran.passed + cached, titles: report.titles(merged) };
};
