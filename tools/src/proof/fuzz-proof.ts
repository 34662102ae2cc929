import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../webpack/build-context';
import { printFuzz, type FuzzRun } from './print-fuzz';

const folder = join(rootDir, '.cache', 'fuzz');

interface Part {
  readonly seed: number;
  readonly requests: number;
  readonly database: 'embedded' | 'postgres';
}

const size = 20_000;

/** Parts of at most 20,000 requests: each has a process, an application and a database of its own, and a seed that repeats it. */
const planParts = (first: number, total: number, onPostgres: number): readonly Part[] =>
  Array.from({ length: Math.ceil(total / size) }, (_, index) => ({
    seed: first + index,
    requests: Math.min(size, total - index * size),
    database: index * size < onPostgres ? ('postgres' as const) : ('embedded' as const),
  }));

const runPart = ({ seed, requests, database }: Part): Promise<FuzzRun> =>
  new Promise((resolve, reject) => {
    const report = join(folder, `${seed}.json`);
    const args = ['--seed', String(seed), '--requests', String(requests), '--database', database];
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'gateway/test/fuzz/fuzz.main.ts', ...args, '--report', report],
      { cwd: rootDir, stdio: ['ignore', 'inherit', 'inherit'] },
    );
    child.once('error', reject);
    child.once('exit', (code) => {
      // 1 is a finding, which the report tells; anything else ended without one.
      if (code !== 0 && code !== 1)
        return reject(new Error(`The part with seed ${seed} ended with ${code}.`));
      const found = JSON.parse(readFileSync(report, 'utf8')) as Omit<FuzzRun, 'seed' | 'database'>;
      resolve({ ...found, seed, database });
    });
  });

const numberOf = (name: string, fallback: number): number => {
  const value = Number(process.env[name] ?? fallback);
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`${name} must be a whole number from 1.`);
  return value;
};

/** `FUZZ_SEED` repeats a run, `FUZZ_REQUESTS` and `FUZZ_POSTGRES` change how many requests there are and how many of them meet PostgreSQL. */
export const proveFuzz = async (): Promise<string> => {
  mkdirSync(folder, { recursive: true });
  const first = numberOf('FUZZ_SEED', Math.ceil(Math.random() * 1_000_000));
  const parts = planParts(first, numberOf('FUZZ_REQUESTS', 200_000), numberOf('FUZZ_POSTGRES', 40_000));
  const runs: FuzzRun[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let part = parts[next++]; part; part = parts[next++]) runs.push(await runPart(part));
  };
  // One for each core that such a machine has at least.
  await Promise.all([work(), work()]);
  const text = printFuzz(runs);
  const wrong = runs.reduce(
    (sum, run) => sum + run.findings.length + run.rejections.length + (run.healthy ? 0 : 1),
    0,
  );
  if (wrong > 0) throw new Error(text);
  return text;
};
