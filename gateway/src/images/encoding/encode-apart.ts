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
  const waiting = new Map<string, Waiter>();
  let child: ChildProcess | null = null;
  let [isStopped, startedAt] = [false, 0];
  /** The list to encode in advance, once it is started. */
  let listed: ToEncoder | null = null;

  const onMessage = (message: FromEncoder): void => {
    if (message.kind === 'filled') {
      if (message.made > 0) log.info(filledIn(message.made, startedAt), 'all drawn covers are cached');
      if (waiting.size === 0) dismiss();
      return;
    }
    waiting.get(message.path)?.settle(message.kind === 'failed' ? message.reason : null);
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
    for (const waiter of [...waiting.values()]) waiter.settle('The encoding process ended.');
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
      const known = waiting.get(pathOf(picture));
      if (known) return known.promise;
      if (waiting.size >= most) return Promise.reject(new Error(queueIsFull));
      const waiter = createWaiter(() => waiting.delete(pathOf(picture)));
      waiting.set(pathOf(picture), waiter);
      running().send({ kind: 'need', scene: picture.scene.id, file: fileOf(picture) } satisfies ToEncoder);
      return waiter.promise;
    },
    stop: async () => {
      isStopped = true;
      for (const waiter of [...waiting.values()]) waiter.settle('The gateway is stopping.');
      await ended(child);
    },
  };
}

/** Seconds with one decimal. */
const filledIn = (made: number, startedAt: number): { made: number; seconds: number } => ({
  made,
  seconds: Math.round((performance.now() - startedAt) / 100) / 10,
});

const fileOf = ({ size, format }: Picture): string => `${size}.${format}`;

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
