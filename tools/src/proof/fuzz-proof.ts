import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../webpack/build-context';
import { printFuzz, type FuzzRun } from './print-fuzz';

const folder = join(rootDir, '.cache', 'fuzz');

interface Part {
  readonly seed: number;
  readonly requests: number;
  /** Null at the shell server, which has none. */
  readonly database: 'embedded' | 'postgres' | null;
}

const size = 20_000;

/** Parts of at most 20,000 requests: each has a process, an application and a database of its own, and a seed that repeats it. */
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

const runAll = async (server: Server, parts: readonly Part[], judged?: string): Promise<string> => {
  mkdirSync(folder, { recursive: true });
  const runs: FuzzRun[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let part = parts[next++]; part; part = parts[next++]) runs.push(await runPart(server, part));
  };
  // One for each core that such a machine has at least.
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

/** `FUZZ_SEED` repeats a run, `FUZZ_REQUESTS` and `FUZZ_POSTGRES` change how many requests there are and how many of them meet PostgreSQL. */
export const proveFuzz = (): Promise<string> =>
  runAll(
    'gateway',
    planParts(firstSeed(), numberOf('FUZZ_REQUESTS', 200_000), numberOf('FUZZ_POSTGRES', 40_000)),
  );

/** The same for the shell server, over its port; `FUZZ_SHELL_REQUESTS` changes how many requests there are. */
export const proveShellFuzz = (): Promise<string> =>
  runAll(
    'shell',
    planParts(firstSeed(), numberOf('FUZZ_SHELL_REQUESTS', 60_000), 0).map((part) => ({
      ...part,
      database: null,
    })),
    '5xx but 503 with Retry-After, late, without headers, with a stack or a folder, a way out, repeated markup, a secret in the log',
  );
