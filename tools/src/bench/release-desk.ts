import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { runRelease } from '../release/run-release';
import { rootDir } from '../webpack/build-context';
import { loadPage, type FreshPage } from './fresh-page';

/** The releases that these benches promote and roll back. */
export const subject = { remote: 'remote-search', before: '1.0.0', after: '1.1.0' } as const;

/** The first page load that contains a version. */
export interface Arrived extends FreshPage {
  /** Duration (ms) from the start to the end of this page load. */
  readonly passed: number;
}

interface Visitors {
  /** Cookie `arm` of a visitor. Default: none. */
  readonly arm?: string;
  /** Milliseconds between two loads. */
  readonly rest?: number;
}

/** Reloads the results page until it contains the version. */
export const awaitVersion = async (
  port: number,
  version: string,
  { arm, rest = 0 }: Visitors = {},
): Promise<Arrived> => {
  const began = performance.now();
  for (;;) {
    const page = await loadPage(port, arm);
    const passed = performance.now() - began;
    if (page.version === version) return { ...page, passed };
    if (passed > 60_000) throw new Error(`${subject.remote}@${version} was not served within a minute.`);
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  }
};

/** Release verbs with their durations in ms. */
export const createDesk = (env: NodeJS.ProcessEnv) => {
  /** Runs a verb in this process. Returns its duration (ms). Throws when rejected. */
  const run = async (...args: readonly string[]): Promise<number> => {
    const said: string[] = [];
    const note = (text: string): void => void said.push(text);
    const began = performance.now();
    const code = await runRelease(args, { env, rootDir, now: () => Date.now(), print: note, say: note });
    if (code !== 0) throw new Error(`${args.join(' ')}: ${said.join('\n')}`);
    return performance.now() - began;
  };
  /** Runs the same verb as a separate command, including Node's startup. */
  const runProcess = (...args: readonly string[]): Promise<number> =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      const main = join(rootDir, 'tools', 'bin', 'release.mjs');
      const child = spawn(process.execPath, [main, ...args], { cwd: rootDir, env, stdio: 'ignore' });
      child.on('error', reject);
      child.on('exit', (code) =>
        code === 0
          ? resolve(performance.now() - began)
          : reject(new Error(`${args.join(' ')}: exit ${code}`)),
      );
    });
  return { run, runProcess };
};

export type Desk = ReturnType<typeof createDesk>;
