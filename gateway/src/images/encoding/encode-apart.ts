import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { pathOf, type Picture } from '../picture';
import { type Encoder, queueIsFull } from './encoder';
import type { FromEncoder, ToEncoder } from './encoder-messages';

const entry = fileURLToPath(new URL('./encoder.main.ts', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));

interface Waiter {
  readonly promise: Promise<void>;
  settle(reason: string | null): void;
}

/** Requests for pictures that are not encoded yet, by path. */
interface Waiting {
  readonly size: number;
  /** The promise of a request for the same picture. */
  find(path: string): Promise<void> | undefined;
  add(path: string): Promise<void>;
  /** Null: the picture is there. */
  settle(path: string, reason: string | null): void;
  failAll(reason: string): void;
}

export interface EncodeApartOptions {
  readonly folder: string;
  readonly log: FastifyBaseLogger;
  readonly launch?: (folder: string) => ChildProcess;
  /** Requested pictures that may wait. Anybody may request any picture of any size, so there is a limit. */
  readonly most?: number;
}

export const launchProcess = (folder: string): ChildProcess =>
  fork(entry, [folder], {
    cwd: here,
    // Separate flags: this process may have been started by a debugger or a test runner.
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/**
 * Encodes in a child process with low priority, because libvips would otherwise use the thread pool that the gateway needs for
 * files and hashes. The process starts with the first request, and again if it dies with requests pending.
 */
export function encodeApart(options: EncodeApartOptions): Encoder {
  const { folder, log, launch = launchProcess, most = 400 } = options;
  const waiting = createWaiting();
  let child: ChildProcess | null = null;
  let [isStopped, startedAt] = [false, 0];
  /** The list to encode in advance, once it is started. */
  let listed: ToEncoder | null = null;

  const onMessage = (message: FromEncoder): void => {
    if (message.kind === 'filled') {
      const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
      if (message.made > 0) log.info({ made: message.made, seconds }, 'all drawn covers are cached');
      if (waiting.size === 0) dismiss();
      return;
    }
    waiting.settle(message.path, message.kind === 'failed' ? message.reason : null);
  };
  /** Everything is cached, so the process would only use memory. */
  const dismiss = (): void => {
    child?.removeAllListeners('exit');
    child?.disconnect();
    child = null;
  };
  const onExit = (code: number | null): void => {
    child = null;
    if (isStopped) return;
    log.error({ code }, 'the encoding process ended; it restarts with the next requested picture');
    waiting.failAll('The encoding process ended.');
  };
  const running = (): ChildProcess => {
    if (child) return child;
    startedAt = performance.now();
    child = launch(folder);
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.on('error', (error) => log.error({ err: error }, 'the encoding process'));
    if (listed) child.send(listed);
    return child;
  };

  return {
    start: (covers = []) => {
      if (listed) return;
      const isNew = child === null;
      listed = { kind: 'start', covers };
      const started = running();
      if (!isNew) started.send(listed);
    },
    need: (picture) => {
      if (isStopped) return Promise.reject(new Error('The gateway is stopping.'));
      const known = waiting.find(pathOf(picture));
      if (known) return known;
      if (waiting.size >= most) return Promise.reject(new Error(queueIsFull));
      const encoded = waiting.add(pathOf(picture));
      running().send({ kind: 'need', scene: picture.scene.id, file: fileOf(picture) } satisfies ToEncoder);
      return encoded;
    },
    stop: async () => {
      isStopped = true;
      waiting.failAll('The gateway is stopping.');
      await ended(child);
    },
  };
}

const fileOf = ({ size, format }: Picture): string => `${size}.${format}`;

const createWaiting = (): Waiting => {
  const waiters = new Map<string, Waiter>();
  return {
    get size() {
      return waiters.size;
    },
    find: (path) => waiters.get(path)?.promise,
    add(path) {
      const waiter = createWaiter(() => waiters.delete(path));
      waiters.set(path, waiter);
      return waiter.promise;
    },
    settle: (path, reason) => waiters.get(path)?.settle(reason),
    failAll(reason) {
      for (const waiter of [...waiters.values()]) waiter.settle(reason);
    },
  };
};

function createWaiter(onSettled: () => void): Waiter {
  let settle: Waiter['settle'] = () => {};
  const promise = new Promise<void>((resolve, reject) => {
    settle = (reason) => {
      onSettled();
      if (reason === null) resolve();
      else reject(new Error(reason));
    };
  });
  // The caller of an aborted request is gone, so its failure is ignored.
  promise.catch(() => {});
  return { promise, settle };
}

async function ended(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exit;
}
