import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../webpack/build-context';
import { printFuzz, type FuzzRun } from './print-fuzz';

const folder = join(rootDir, '.cache', 'fuzz');

interface Part {
  readonly seed: number;
  readonly requests: number;
  /** Null for the shell server, which has none. */
  readonly database: 'embedded' | 'postgres' | null;
}

const size = 20_000;

/** Batches of at most 20,000 requests, each with its own process, application and database, and a reproducible seed. */
const planParts = (first: number, total: number, onPostgres: number): readonly Part[] =>
  Array.from({ length: Math.ceil(total / size) }, (_, index) => ({
    seed: first + index,
    requests: Math.min(size, total - index * size),
    database: index * size < onPostgres ? ('postgres' as const) : ('embedded' as const),
  }));

const programs = {
  gateway: 'gateway/test/fuzz/fuzz.main.ts',
  shell: 'shell/server/front/fuzz/fuzz.main.ts',
} as const;

type Server = keyof typeof programs;

const runPart = (server: Server, { seed, requests, database }: Part): Promise<FuzzRun> =>
  new Promise((resolve, reject) => {
    const report = join(folder, `${server}-${seed}.json`);
    const args = ['--seed', String(seed), '--requests', String(requests), '--report', report];
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', programs[server], ...args, ...(database ? ['--database', database] : [])],
      { cwd: rootDir, stdio: ['ignore', 'inherit', 'inherit'] },
    );
    child.once('error', reject);
    child.once('exit', (code) => {
      // Exit code 1 is a finding in the report. Any other code is a crash.
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

const runAll = async (server: Server, parts: readonly Part[], judged?: string): Promise<string> => {
  mkdirSync(folder, { recursive: true });
  const runs: FuzzRun[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let part = parts[next++]; part; part = parts[next++]) runs.push(await runPart(server, part));
  };
  // One per core of the smallest supported machine.
  await Promise.all([work(), work()]);
  const text = printFuzz(runs, judged);
  const wrong = runs.reduce(
    (sum, run) => sum + run.findings.length + run.rejections.length + (run.healthy ? 0 : 1),
    0,
  );
  if (wrong > 0) throw new Error(text);
  return text;
};

const firstSeed = (): number => numberOf('FUZZ_SEED', Math.ceil(Math.random() * 1_000_000));

/** `FUZZ_SEED` repeats a run. `FUZZ_REQUESTS` and `FUZZ_POSTGRES` set the number of requests and how many use PostgreSQL. */
export const proveFuzz = (): Promise<string> =>
  runAll(
    'gateway',
    planParts(firstSeed(), numberOf('FUZZ_REQUESTS', 200_000), numberOf('FUZZ_POSTGRES', 40_000)),
  );

/** The same for the shell server over its port. `FUZZ_SHELL_REQUESTS` sets the number of requests. */
export const proveShellFuzz = (): Promise<string> =>
  runAll(
    'shell',
    planParts(firstSeed(), numberOf('FUZZ_SHELL_REQUESTS', 60_000), 0).map((part) => ({
      ...part,
      database: null,
    })),
    '5xx but 503 with Retry-After, late, without headers, with a stack or a folder, a way out, repeated markup, a secret in the log',
  );
