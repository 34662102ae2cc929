import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { FromGateway, ToGateway } from './messages';

export interface GatewayProcess {
  /** `http://127.0.0.1:…` of the running or last process. */
  address(): string;
  isAlive(): boolean;
  /** Number of exits that were not kills. */
  crashes(): number;
  start(): Promise<void>;
  /** SIGKILL, without a shutdown. */
  kill(): void;
  setClock(offset: number): void;
  /** Runs one turn of its jobs; also resolves when the process dies meanwhile. */
  turn(): Promise<void>;
  stop(): Promise<void>;
}

const file = join(import.meta.dirname, 'gateway.main.ts');

/** A gateway in its own process, which can be killed and restarted. */
export const createGatewayProcess = (env: Readonly<Record<string, string>>): GatewayProcess => {
  let child: ChildProcess | null = null;
  let address = '';
  let offset = 0;
  let turns = 0;
  let crashes = 0;

  const send = (to: ChildProcess, message: ToGateway): void => {
    // The process may die before the message is sent.
    to.send(message, () => {});
  };
  const awaitMessage = (
    of: ChildProcess,
    isIt: (message: FromGateway) => boolean,
  ): Promise<FromGateway | null> =>
    new Promise((resolve) => {
      const end = (answer: FromGateway | null): void => {
        of.off('message', listen);
        of.off('exit', exit);
        resolve(answer);
      };
      const listen = (message: unknown): void => {
        if (isIt(message as FromGateway)) end(message as FromGateway);
      };
      const exit = (): void => end(null);
      of.on('message', listen);
      of.on('exit', exit);
    });

  return {
    address: () => address,
    isAlive: () => child !== null,
    crashes: () => crashes,
    async start() {
      const started = fork(file, {
        execArgv: ['--import', 'tsx'],
        env: { PATH: process.env['PATH'] ?? '', TZ: 'UTC', ...env, CLOCK_OFFSET: String(offset) },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      child = started;
      started.once('exit', () => {
        if (child !== started) return;
        crashes += 1;
        child = null;
      });
      const ready = await awaitMessage(started, ({ kind }) => kind === 'ready');
      if (ready?.kind !== 'ready') throw new Error('A gateway of the kill matrix did not start.');
      ({ address } = ready);
    },
    kill() {
      child?.kill('SIGKILL');
      child = null;
    },
    setClock(next) {
      offset = next;
      if (child) send(child, { kind: 'clock', offset });
    },
    async turn() {
      if (!child) return;
      const id = (turns += 1);
      const turned = awaitMessage(child, (message) => message.kind === 'turned' && message.id === id);
      send(child, { kind: 'turn', offset, id });
      await turned;
    },
    async stop() {
      const last = child;
      if (!last) return;
      child = null;
      const exited = once(last, 'exit');
      last.kill('SIGKILL');
      await exited;
    },
  };
};
