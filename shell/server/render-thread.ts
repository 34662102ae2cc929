import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

export class RenderError extends Error {
  override name = 'RenderError';
}

interface Reply {
  readonly id: number;
  readonly ok: boolean;
  readonly value?: unknown;
  readonly message?: string;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

export interface RenderThread {
  /** Rejects with `RenderError` when it took longer than `budget` (ms), threw, or the thread died. */
  run<T>(kind: 'render' | 'frame', input: unknown, budget: number): Promise<T>;
  /** Starts the thread before it is needed; resolves when its bundles are read, or after `budget` (ms). */
  warm(budget: number): Promise<void>;
  isRunning(): boolean;
  /** What it draws next is compiled already. */
  hasDrawn(): boolean;
  close(): Promise<void>;
}

/** A server bundle, and the `sha384-…` that its release was signed with. */
export interface ServerBundle {
  readonly file: string;
  readonly hash: string;
}

export interface RenderThreadOptions {
  readonly shellBundle: ServerBundle;
  readonly remoteBundle: ServerBundle | null;
  onTrouble(what: string): void;
}

const workerFile = fileURLToPath(new URL('./render-worker.mjs', import.meta.url));
/** A thread that does not answer a ping in this time (ms) is in a loop, and is killed. What it draws first it compiles: slow is not stuck then. */
const pingBudget = { first: 1000, later: 150 } as const;

/** A worker thread that is started on first use, killed when it hangs, and started anew. */
export const createRenderThread = ({
  shellBundle,
  remoteBundle,
  onTrouble,
}: RenderThreadOptions): RenderThread => {
  let worker: Worker | null = null;
  /** False while its bundles are being read: slow is not stuck then. */
  let awake = false;
  let hasDrawn = false;
  let counter = 0;
  const waiting = new Map<number, Waiting>();

  const failAll = (reason: string): void => {
    for (const { reject } of waiting.values()) reject(new RenderError(reason));
    waiting.clear();
  };

  const start = (): Worker => {
    awake = false;
    hasDrawn = false;
    const started = new Worker(workerFile, {
      workerData: { shellBundle, remoteBundle },
      resourceLimits: { maxOldGenerationSizeMb: 256 },
      execArgv: [],
      env: { NODE_ENV: 'production', TZ: 'UTC' },
    });
    started.unref();
    started.on('message', ({ id, ok, value, message }: Reply) => {
      if (worker === started) awake = true;
      const entry = waiting.get(id);
      waiting.delete(id);
      if (ok) entry?.resolve(value);
      else entry?.reject(new RenderError(message ?? 'no reason given'));
    });
    const ended = (reason: string): void => {
      if (worker !== started) return;
      worker = null;
      onTrouble(reason);
      failAll(reason);
    };
    started.on('error', (error) => ended(`crashed: ${error.message}`));
    started.on('exit', () => ended('ended'));
    return started;
  };

  const post = <T>(kind: string, input: unknown): Promise<T> => {
    worker ??= start();
    const id = (counter += 1);
    const reply = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
    worker.postMessage({ id, kind, input });
    return reply as Promise<T>;
  };

  const killIfStuck = async (): Promise<void> => {
    const suspect = worker;
    if (!awake) return;
    const answer = await Promise.race([
      post('ping', null).then(() => 'alive'),
      late(hasDrawn ? pingBudget.later : pingBudget.first),
    ]).catch(() => 'dead');
    if (answer !== 'alive' && worker === suspect && suspect) {
      worker = null;
      onTrouble('hung and was killed');
      failAll('The render thread hung and was killed.');
      await suspect.terminate();
    }
  };

  return {
    async run<T>(kind: 'render' | 'frame', input: unknown, budget: number) {
      const work = post<T>(kind, input);
      // One that came too late was drawn all the same.
      work.then(
        () => (hasDrawn = true),
        () => undefined,
      );
      const result = await Promise.race([work, late(budget)]);
      if (result !== lateWord) return result as T;
      void killIfStuck();
      throw new RenderError(`took more than ${budget} ms`);
    },
    warm: (budget) =>
      Promise.race([post<unknown>('ping', null), late(budget)]).then(
        () => undefined,
        () => undefined,
      ),
    isRunning: () => worker !== null,
    hasDrawn: () => worker !== null && hasDrawn,
    async close() {
      const leaving = worker;
      worker = null;
      await leaving?.terminate();
    },
  };
};

const lateWord = Symbol('late');

const late = (budget: number): Promise<typeof lateWord> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(lateWord), budget).unref();
  });
