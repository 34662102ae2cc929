import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { rootDir } from '../shop';

/** A server in its own process, which can be stopped, killed and started again on its port. */
export interface ServerProcess {
  readonly port: number;
  start(): void;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>;
  log(): string;
}

interface ServerOptions {
  /** From the root of the repository. */
  readonly file: string;
  readonly port: number;
  readonly logFile: string;
  readonly env: Readonly<Record<string, string>>;
}

export const createServerProcess = ({ file, port, logFile, env }: ServerOptions): ServerProcess => {
  let child: ChildProcess | null = null;
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    const last = child;
    child = null;
    if (!last || last.exitCode !== null || last.signalCode !== null) return last?.exitCode ?? null;
    const exited = new Promise<number | null>((resolve) => last.once('exit', (code) => resolve(code)));
    last.kill(signal);
    return exited;
  };
  return {
    port,
    start() {
      const log = openSync(logFile, 'a');
      child = spawn(process.execPath, ['--import', 'tsx', file], {
        cwd: rootDir,
        env: { PATH: process.env['PATH'] ?? '', TZ: 'UTC', NODE_ENV: 'production', ...env },
        stdio: ['ignore', log, log],
      });
      closeSync(log);
    },
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
    log: () => readFileSync(logFile, 'utf8'),
  };
};
