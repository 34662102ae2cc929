import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { PhotoRefusal, PhotoWorker, PreparedPhoto } from '../../context/photo-worker';
import type { FromPhotoWorker, ToPhotoWorker, WorkerValue } from './photo-messages';

interface PhotoWorkerOptions {
  readonly log?: Pick<FastifyBaseLogger, 'error'>;
  /** Time (ms) for one job once it has begun. Then the process is ended. */
  readonly patience?: number;
  readonly launch?: () => ChildProcess;
}

const entry = fileURLToPath(new URL('./photo-worker.main.ts', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));

const launchWorker = (): ChildProcess =>
  fork(entry, [], {
    cwd: here,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Bytes are sent as bytes.
    serialization: 'advanced',
  });

/** Jobs under way at a time; the others wait here, so that a dead process takes few with it. */
const most = 2;
/** The process ends after so long (ms) without a job. */
const restAfter = 60_000;

type Job = ToPhotoWorker extends infer T ? (T extends unknown ? Omit<T, 'id'> : never) : never;

interface Waiting {
  readonly job: Job;
  resolve(value: WorkerValue): void;
  reject(error: Error): void;
  timer?: NodeJS.Timeout;
}

interface Child {
  /** Starts the process unless it runs. */
  send(message: ToPhotoWorker): void;
  kill(): void;
}

/** The process, which may die at any time and starts again with the next job. */
const createChild = (
  { log, launch = launchWorker }: PhotoWorkerOptions,
  onMessage: (message: FromPhotoWorker) => void,
  onDeath: () => void,
): Child => {
  let child: ChildProcess | null = null;
  const start = (): ChildProcess => {
    const started = launch();
    started.on('message', onMessage);
    started.on('exit', (code) => {
      log?.error({ code }, 'the process of photos ended; it restarts with the next photo');
      child = null;
      onDeath();
    });
    started.on('error', (error) => log?.error({ err: error }, 'the process of photos'));
    return started;
  };
  return {
    send: (message) => void (child ??= start()).send(message),
    kill: () => {
      child?.removeAllListeners();
      child?.kill('SIGKILL');
      child = null;
    },
  };
};

/** Gives the process two jobs at a time, in the order in which they came. */
const createQueue = (options: PhotoWorkerOptions) => {
  const { patience = 30_000 } = options;
  const running = new Map<number, Waiting>();
  const queue: Waiting[] = [];
  let count = 0;
  let rest: NodeJS.Timeout | undefined;

  const finish = (id: number, settle: (waiting: Waiting) => void): void => {
    const waiting = running.get(id);
    if (!waiting) return;
    running.delete(id);
    clearTimeout(waiting.timer);
    settle(waiting);
    begin();
  };
  const failRunning = (reason: string): void => {
    for (const id of [...running.keys()]) finish(id, ({ reject }) => reject(new Error(reason)));
  };
  const child = createChild(
    options,
    (message) =>
      finish(message.id, ({ resolve, reject }) =>
        message.kind === 'done' ? resolve(message.value) : reject(new Error(message.reason)),
      ),
    () => failRunning('The process of photos ended.'),
  );
  const end = (reason: string): void => {
    child.kill();
    failRunning(reason);
  };
  const begin = (): void => {
    clearTimeout(rest);
    while (running.size < most) {
      const waiting = queue.shift();
      if (!waiting) break;
      const id = ++count;
      running.set(id, waiting);
      waiting.timer = setTimeout(() => end('The process of photos did not respond.'), patience);
      child.send({ ...waiting.job, id });
    }
    if (running.size === 0) rest = setTimeout(() => child.kill(), restAfter).unref();
  };
  return {
    run: (job: Job): Promise<WorkerValue> =>
      new Promise((resolve, reject) => {
        queue.push({ job, resolve, reject });
        begin();
      }),
    stop: (reason: string): void => {
      for (const { reject } of queue.splice(0)) reject(new Error(reason));
      end(reason);
      clearTimeout(rest);
    },
  };
};

/**
 * Decodes and encodes photos in a child process: a picture that crashes its library or uses all memory ends that process and not the
 * gateway. It starts with the first job.
 */
export const createPhotoWorker = (options: PhotoWorkerOptions = {}): PhotoWorker => {
  const queue = createQueue(options);
  let isStopped = false;
  const stopping = 'The gateway is stopping.';
  const run = (job: Job): Promise<WorkerValue> =>
    isStopped ? Promise.reject(new Error(stopping)) : queue.run(job);
  return {
    prepare: async (bytes) => {
      const found = await run({ kind: 'prepare', bytes }).catch(() => 'busy' as const);
      return found as PreparedPhoto | PhotoRefusal;
    },
    encode: async (bytes, size) => {
      const { bytes: encoded } = (await run({ kind: 'encode', bytes, ...size })) as { bytes: Uint8Array };
      return encoded;
    },
    stop: async () => {
      isStopped = true;
      queue.stop(stopping);
    },
  };
};
