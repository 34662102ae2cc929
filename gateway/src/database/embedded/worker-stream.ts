import { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';

type Callback = (error?: Error | null) => void;

/** A socket for node-postgres that leads to PGlite in a worker. Only one may exist: PGlite is one connection. */
export class WorkerStream extends Duplex {
  readonly #worker: Worker;
  readonly #onMessage = (message: { type: string; bytes?: Uint8Array }): void => {
    if (message.type === 'protocol' && message.bytes?.length) this.push(Buffer.from(message.bytes));
  };
  readonly #onExit = (): void => {
    this.destroy(new Error('The worker of the embedded database has stopped.'));
  };

  constructor(worker: Worker) {
    super();
    this.#worker = worker;
    worker.on('message', this.#onMessage);
    worker.once('exit', this.#onExit);
  }

  // Methods that node-postgres calls on a socket.
  connect(): void {
    queueMicrotask(() => this.emit('connect'));
  }
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Callback): void {
    this.#send(new Uint8Array(chunk));
    done();
  }

  // Parse, bind, execute and sync arrive as four writes. They are sent to the worker as one message.
  override _writev(chunks: { chunk: Buffer }[], done: Callback): void {
    this.#send(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))));
    done();
  }

  override _final(done: Callback): void {
    done();
    this.push(null);
  }

  override _destroy(error: Error | null, done: Callback): void {
    this.#worker.off('message', this.#onMessage);
    this.#worker.off('exit', this.#onExit);
    done(error);
  }

  #send(bytes: Uint8Array): void {
    this.#worker.postMessage({ type: 'protocol', bytes }, [bytes.buffer as ArrayBuffer]);
  }
}
