import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { WorkerStream } from './worker-stream';

export interface EmbeddedDatabase {
  readonly pool: pg.Pool;
  /** The whole data folder as a tar archive: the template of a test suite. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
  /** Resolves with the reason when the worker dies. The process must then end. */
  readonly died: Promise<string>;
}

interface Options {
  /** Data folder. Without it, the database is in memory. */
  readonly dataDir?: string;
  /** `safe` writes each commit to disk before it is acknowledged. `relaxed` (default) does not wait for the disk. */
  readonly durability?: 'relaxed' | 'safe';
  /** Archive made by `dump`, to start from. */
  readonly template?: string;
}

const answer = (worker: Worker, type: string): Promise<{ bytes?: Uint8Array }> =>
  new Promise((resolve) => {
    const listen = (message: { type: string; bytes?: Uint8Array }): void => {
      if (message.type !== type) return;
      worker.off('message', listen);
      resolve(message);
    };
    worker.on('message', listen);
  });

/** PGlite in a worker, behind an ordinary `pg.Pool` of one connection. */
export const openEmbeddedDatabase = async (options: Options = {}): Promise<EmbeddedDatabase> => {
  const file = fileURLToPath(new URL('./pglite-worker.mjs', import.meta.url));
  // Without the parent's loader flags, because the worker is plain JavaScript and starts faster without them.
  const worker = new Worker(file, { workerData: options, execArgv: [] });
  let closing = false;
  const failed = once(worker, 'error').then(([error]) => Promise.reject(error as Error));
  const died = once(worker, 'exit').then(() => 'The embedded database stopped unexpectedly.');
  await Promise.race([answer(worker, 'ready'), failed]);
  failed.catch(() => {});
  const pool = new pg.Pool({
    // The types of node-postgres require a socket, but it calls only the methods that a WorkerStream has.
    stream: () => new WorkerStream(worker) as never,
    user: 'postgres',
    password: 'embedded',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
  });
  return {
    pool,
    died: new Promise((resolve) => void died.then((text) => (closing ? undefined : resolve(text)))),
    async dump() {
      const dumped = answer(worker, 'dump');
      worker.postMessage({ type: 'dump' });
      return (await dumped).bytes ?? new Uint8Array();
    },
    async close() {
      closing = true;
      if (!pool.ended) await pool.end();
      const closed = answer(worker, 'closed');
      worker.postMessage({ type: 'close' });
      await closed;
      await worker.terminate();
    },
  };
};
