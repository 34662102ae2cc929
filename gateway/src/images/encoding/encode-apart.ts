import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { Picture } from '../picture';
import { pathOf } from '../picture';
import type { Encoder } from './encoder';
import type { FromEncoder, ToEncoder } from './encoder-messages';

const entry = fileURLToPath(new URL('./encoder.main.ts', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));

interface Waiter {
  readonly promise: Promise<void>;
  settle(reason: string | null): void;
}

/**
 * Encodes in a process of its own with low priority: libvips would otherwise take the thread pool that the gateway's files
 * and hashes need. The process starts at the first wish and is started again if it dies with wishes open.
 */
export function encodeApart({ folder, log }: { folder: string; log: FastifyBaseLogger }): Encoder {
  const waiting = new Map<string, Waiter>();
  let child: ChildProcess | null = null;
  let [isStopped, startedAt] = [false, 0];

  const onMessage = (message: FromEncoder): void => {
    if (message.kind === 'filled') {
      const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
      log.info({ made: message.made, seconds }, 'the drawn covers are all in the cache');
      return;
    }
    waiting.get(message.path)?.settle(message.kind === 'failed' ? message.reason : null);
  };
  const onExit = (code: number | null): void => {
    child = null;
    if (isStopped) return;
    log.error({ code }, 'the encoding process ended; it starts again with the next picture asked for');
    for (const waiter of [...waiting.values()]) waiter.settle('The encoding process ended.');
  };
  const running = (): ChildProcess => {
    if (child) return child;
    startedAt = performance.now();
    child = fork(entry, [folder], {
      cwd: here,
      // Its own flags, not this process's: a debugger or a test runner may have started the gateway.
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.on('error', (error) => log.error({ err: error }, 'the encoding process'));
    return child;
  };
  const tell = (message: ToEncoder): boolean => running().send(message);

  return {
    start: () => void tell({ kind: 'start' }),
    need: (picture) => {
      const known = waiting.get(pathOf(picture));
      if (known) return known.promise;
      const waiter = createWaiter(() => waiting.delete(pathOf(picture)));
      waiting.set(pathOf(picture), waiter);
      tell({ kind: 'need', scene: picture.scene.id, file: fileOf(picture) });
      return waiter.promise;
    },
    stop: async () => {
      isStopped = true;
      for (const waiter of [...waiting.values()]) waiter.settle('The gateway is stopping.');
      await ended(child);
    },
  };
}

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
  // A request that has gone away leaves nobody to hear of a failure.
  promise.catch(() => {});
  return { promise, settle };
}

async function ended(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exit;
}
