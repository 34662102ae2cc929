import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensurePostgres } from '../checks/requirements';
import { runStage } from '../checks/stage';
import { reports } from '../checks/stages';
import { rootDir } from '../webpack/build-context';
import { proveCanary } from './canary-proof';
import { printReport, printSummary, type ProofRun } from './proof-pages';
import { proofs, type Bench } from './proofs';
import { findStaleProofs } from './stale-proofs';
import { writeFailurePage } from './write-failure-page';

/** Proofs without browser and database. */
const calculated: ReadonlySet<string> = new Set(['mutations']);

const commit = (): string =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: rootDir, encoding: 'utf8' }).trim();

const writeFile = (folder: readonly string[], name: string, text: string): string => {
  mkdirSync(join(rootDir, ...folder), { recursive: true });
  writeFileSync(join(rootDir, ...folder, `${name}.md`), text);
  return [...folder, `${name}.md`].join('/');
};

/** The summary is committed. The report, with a line for each case, is an artifact of the run. */
const write = (name: string, summary: string, report: string): void => {
  const paths = [writeFile(['docs', 'proofs'], name, summary), writeFile(['.cache', 'proofs'], name, report)];
  process.stdout.write(`${summary}\nWritten to ${paths.join(' and ')}\n`);
};

/** Writes earlier results even when a measurement fails. */
const measure = ({ title, run }: Bench) =>
  run().then(
    (text) => ({ lines: [`## ${title}`, '', '```', text, '```', ''], failed: 0 }),
    (error: Error) => ({ lines: [`## ${title}: **failed**`, '', error.message, ''], failed: 1 }),
  );

const prove = async (name: string): Promise<number> => {
  if (name === 'canary') {
    const { text, failed } = proveCanary(commit());
    write(name, text, text);
    return failed;
  }
  const proof = proofs[name];
  if (!proof)
    throw new Error(
      `There is no proof "${name}". There are: ${[...Object.keys(proofs), 'canary'].join(', ')}.`,
    );
  if (['races', 'after-purchase', 'releases', 'fuzz', 'kill'].includes(name)) ensurePostgres();
  else if (!calculated.has(name)) ensureBrowser();
  mkdirSync(reports, { recursive: true });
  const results = [];
  for (const stage of proof.stages)
    results.push(await runStage({ ...stage, env: { ...stage.env, PROOF: '1' } }));
  const figures = [];
  for (const bench of proof.benches ?? []) figures.push(await measure(bench));
  const failed = [...results, ...figures].reduce((total, result) => total + result.failed, 0);
  const run: ProofRun = { name, says: proof.says, commit: commit(), stages: results, figures };
  write(name, printSummary(run), printReport(run));
  if (name === 'faults') process.stdout.write(`Written to ${await writeFailurePage(commit())}\n`);
  for (const result of results) if (result.failed > 0) process.stdout.write(result.output.slice(-8000));
  return failed;
};

/** `npm run proof -- --stale`: names the pages that are older than their subject. */
const tellStale = (): number => {
  const stale = findStaleProofs(rootDir);
  process.stdout.write(stale.length === 0 ? 'No proof is stale.\n' : `${stale.join('\n')}\n`);
  return stale.length;
};

const [word = ''] = process.argv.slice(2);
(word === '--stale' ? Promise.resolve(tellStale()) : prove(word)).then(
  (failed) => process.exit(failed > 0 ? 1 : 0),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  },
);
