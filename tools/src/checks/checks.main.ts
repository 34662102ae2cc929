import { findStaleProofs } from '../proof/stale-proofs';
import { builtPackages } from '../release/build/build-all';
import { rootDir } from '../webpack/build-context';
import { affectedPackages } from './scope/affected-packages';
import { findChanges } from './scope/changed-files';
import { full, noCache, parseScope, type Scope } from './scope/parse-scope';
import { readPackageGraph } from './scope/read-package-graph';
import { ensureBrowser, ensurePostgres, ensurePromtool } from './requirements';
import { needsOf, readWorkshop, stagesOfSelection, workOf, type Selection } from './selected-stages';
import { openCache } from './results/open-cache';
import { runCachedStage } from './results/cached-stage';
import type { Stage, StageResult } from './stage';
import { stagesFor, type Tier } from './stages';

const given = process.argv.slice(3);
const tier: Tier = process.argv[2] === 'verify' ? 'verify' : given.includes(full) ? 'full' : 'test';
const words = given.filter((word) => word !== noCache && word !== full);
const graph = tier !== 'verify' && words.length > 0 ? readPackageGraph(rootDir) : [];

/** Assumes that every file of the packages changed: the files that tests of other packages read. */
const readFiles = (packages: readonly string[]): readonly string[] =>
  packages.flatMap((name) => [`${name}/contract.json`, `${name}/package.json`]);

const selectionOf = (scope: Exclude<Scope, { kind: 'all' }>): Selection => {
  if (scope.kind === 'only') return { packages: scope.packages, changedFiles: readFiles(scope.packages) };
  const { base, files } = findChanges(rootDir, scope.base);
  const packages = affectedPackages(graph, files);
  process.stdout.write(
    `${files.length} files changed against ${base}; affected: ${packages.join(', ') || 'no package'}\n`,
  );
  return { packages, changedFiles: files };
};

/** Stages of this run, after the installation of their requirements. */
const prepareStages = (): readonly Stage[] => {
  const scope = parseScope(
    words,
    graph.map(({ folder }) => folder),
  );
  const selection = tier === 'verify' || scope.kind === 'all' ? null : selectionOf(scope);
  const all = selection === null || (graph.length > 0 && selection.packages.length === graph.length);
  const stages = all
    ? stagesFor(tier)
    : stagesOfSelection(workOf(selection, readWorkshop(builtPackages)), tier === 'full');
  const needs = all ? { browser: tier !== 'verify', postgres: tier !== 'verify' } : needsOf(stages);
  if (needs.browser) ensureBrowser();
  if (needs.postgres) ensurePostgres();
  // Every selection that takes a suite of `tools` needs a database.
  if (tier === 'full' && needs.postgres) ensurePromtool();
  return stages;
};

const line = ({ name, seconds, passed, failed, cached = 0 }: StageResult): string =>
  `${failed > 0 ? 'FAIL' : 'ok  '} ${name.padEnd(12)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s${cached > 0 ? `   (${cached} passed before, nothing they read has changed)` : ''}`;

/** Prints failures before the log, for readers of the first lines only. */
const failures = ({ titles }: StageResult): string =>
  titles
    .filter(({ passed, flaky }) => !passed || flaky)
    .map(({ title, passed, trouble }) => `  ${passed ? 'repeated' : 'FAILED'}: ${title}\n${trouble ?? ''}\n`)
    .join('');

const run = async (): Promise<number> => {
  const began = performance.now();
  const stages = prepareStages();
  const cache = given.includes(noCache) ? null : openCache(rootDir);
  const results: StageResult[] = [];
  const runAndTell = async (stage: Stage): Promise<void> => {
    const result = await runCachedStage(stage, cache);
    results.push(result);
    process.stdout.write(`${line(result)}\n${failures(result)}`);
    if (result.failed > 0) process.stdout.write(`${result.output.trim().slice(-20_000)}\n\n`);
  };
  // A check has one thread, so two run in parallel. Test runners use all cores, so they run one after another.
  await Promise.all(stages.filter(({ singleThread }) => singleThread).map(runAndTell));
  for (const stage of stages) if (!stage.singleThread) await runAndTell(stage);
  // A stale proof fails nothing: it takes minutes to hours, and the current change may be unrelated.
  if (tier === 'verify')
    for (const stale of findStaleProofs(rootDir)) process.stdout.write(`stale: ${stale}\n`);
  const passed = results.reduce((total, result) => total + result.passed, 0);
  const failed = results.reduce((total, result) => total + result.failed, 0);
  const cached = results.reduce((total, result) => total + (result.cached ?? 0), 0);
  if (cached > 0) process.stdout.write(`${cached} of them from earlier runs; --no-cache runs everything\n`);
  process.stdout.write(
    `${((performance.now() - began) / 1000).toFixed(1)} s in all\n${passed} passed, ${failed} failed\n`,
  );
  return failed;
};

run().then(
  (failed) => process.exit(failed > 0 ? 1 : 0),
  (error: Error) => {
    process.stderr.write(`${error.message}\n0 passed, 1 failed\n`);
    process.exit(1);
  },
);
