import { readFile } from 'node:fs/promises';
import { webcrypto } from 'node:crypto';
import { LateRender, RenderError, type Sandbox } from './sandbox';

/** A server bundle, and the `sha384-…` from its signed release. */
export interface ServerBundle {
  readonly file: string;
  readonly hash: string;
}

export interface RenderProcess {
  /** Rejects with `LateRender` when it exceeded `budget` (ms), and with `RenderError` when it threw or the process ended. `onEarly` gets a part of the reply before the rest, also after the budget. */
  run(
    kind: 'render' | 'frame',
    input: unknown,
    budget: number,
    onEarly?: (part: unknown) => void,
  ): Promise<unknown>;
  /** Starts the process ahead of use. Resolves when its bundles are loaded, or after `budget` (ms). */
  warm(budget: number): Promise<void>;
  isRunning(): boolean;
  /** True when later renders no longer compile. */
  hasDrawn(): boolean;
  close(): Promise<void>;
}

export interface RenderProcessOptions {
  readonly name: string;
  readonly shellBundle: ServerBundle;
  readonly remoteBundle: ServerBundle | null;
  /** A process with the shell's bundle already loaded, or a newly started one. */
  open(shellBundle: ServerBundle): Promise<Sandbox>;
  onTrouble(what: string): void;
}

/**
 * A process that misses a ping for this time (ms) is in a loop and is killed. The first render compiles, so a slow one is not
 * stuck.
 */
const pingBudget = { first: 1000, later: 150 } as const;

/** Verified at each process start, because the folder may have changed since verification. Hashed off the main thread. */
export const readBundle = async ({ file, hash }: ServerBundle): Promise<Buffer> => {
  const bytes = await readFile(file);
  const digest = await webcrypto.subtle.digest('SHA-384', bytes);
  if (`sha384-${Buffer.from(digest).toString('base64')}` !== hash)
    throw new RenderError(`${file} is not the bundle that was signed.`);
  return bytes;
};

/** One remote's server bundle in a sandboxed process. Started on first use, killed when it hangs, and restarted. */
export const createRenderProcess = (options: RenderProcessOptions): RenderProcess => {
  const { name, shellBundle, remoteBundle, onTrouble } = options;
  let opening: Promise<Sandbox> | null = null;
  /** Null while its bundles load, because a slow process is not stuck then. */
  let awake: Sandbox | null = null;
  let hasDrawn = false;
  let isClosed = false;

  const start = async (): Promise<Sandbox> => {
    const [sandbox, remote] = await Promise.all([
      options.open(shellBundle),
      remoteBundle ? readBundle(remoteBundle).catch((error: Error) => error) : null,
    ]);
    if (isClosed || remote instanceof Error) {
      await sandbox.end('ended');
      throw remote instanceof Error ? remote : new RenderError('ended');
    }
    sandbox.onEnd((reason) => {
      awake = null;
      opening = null;
      hasDrawn = false;
      if (!isClosed) onTrouble(reason);
    });
    if (remote)
      await sandbox.load('remote', name, remote).catch(async (error: Error) => {
        await sandbox.end(error.message);
        throw error;
      });
    awake = sandbox;
    return sandbox;
  };

  const open = (): Promise<Sandbox> => {
    if (isClosed) return Promise.reject(new RenderError('ended'));
    if (opening) return opening;
    const started = start();
    opening = started;
    started.catch((error: Error) => {
      if (opening !== started) return;
      opening = null;
      if (!isClosed) onTrouble(error.message);
    });
    return started;
  };

  const killIfStuck = async (): Promise<void> => {
    const suspect = awake;
    if (!suspect) return;
    const answer = await Promise.race([
      suspect.post('ping', null).then(() => 'alive'),
      late(hasDrawn ? pingBudget.later : pingBudget.first),
    ]).catch(() => 'dead');
    if (answer === lateWord && awake === suspect) await suspect.end('hung and was killed');
  };

  return {
    async run(kind, input, budget, onEarly) {
      const work = open().then((sandbox) => sandbox.post(kind, input, onEarly));
      // A late render may still complete.
      work.then(
        () => (hasDrawn = true),
        () => undefined,
      );
      const result = await Promise.race([work, late(budget)]);
      if (result !== lateWord) return result;
      void killIfStuck();
      throw new LateRender(`took more than ${budget} ms`, work);
    },
    warm: (budget) =>
      Promise.race([open().then((sandbox) => sandbox.post('ping', null)), late(budget)]).then(
        () => undefined,
        () => undefined,
      ),
    isRunning: () => awake !== null,
    hasDrawn: () => hasDrawn,
    async close() {
      isClosed = true;
      const leaving = opening;
      opening = null;
      await leaving?.then(
        (sandbox) => sandbox.end('ended'),
        () => undefined,
      );
    },
  };
};

const lateWord = Symbol('late');

const late = (budget: number): Promise<typeof lateWord> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(lateWord), budget).unref();
  });
