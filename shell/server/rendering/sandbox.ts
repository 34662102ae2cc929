import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { readFileSync, writeFile } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseChildFrame, type ChildFrame } from './child-frame';
import { createFrameReader, writeFrame } from './frames';
import type { GatewayBridge } from './gateway-bridge';
import { isolation } from './isolation';

export class RenderError extends Error {
  override name = 'RenderError';
}

/** The work took longer than its budget. The process may still be fine, and complete it. */
export class LateRender<T> extends RenderError {
  override name = 'LateRender';
  constructor(
    message: string,
    /** The work that goes on. Rejects with `RenderError`. */
    readonly work: Promise<T>,
  ) {
    super(message);
    work.catch(() => undefined);
  }
}

type WorkKind = 'render' | 'frame' | 'ping';

/** One sandboxed process. Its messages are untrusted: any protocol violation kills it. */
export interface Sandbox {
  /** Evaluates a bundle: `shell` provides React, `remote` renders pages. */
  load(role: 'shell' | 'remote', name: string, source: Buffer): Promise<void>;
  /**
   * Rejects with `RenderError` when the work threw or the process ended. `onEarly` gets a part of the reply before the rest.
   */
  post(kind: WorkKind, input: unknown, onEarly?: (part: unknown) => void): Promise<unknown>;
  /** Called once with the reason when the process ended or was killed. */
  onEnd(listener: (reason: string) => void): void;
  isRunning(): boolean;
  /** Kills the process. Resolves when it has exited. */
  end(reason: string): Promise<void>;
}

interface Waiting {
  early?: ((part: unknown) => void) | undefined;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

const source = ['bundle-web.cjs', 'bundle-rights.cjs', 'bundle-host.cjs']
  .map((file) => readFileSync(fileURLToPath(new URL(`./${file}`, import.meta.url)), 'utf8'))
  .join('\n');

/** Maximum bytes of one message. */
const frameLimit = 4 * 1024 * 1024;
/** Concurrent gateway calls, and the number of calls that each page adds to the allowance. */
const calls = { atOnce: 32, perPage: 40, most: 400 } as const;
/** Number of text catalogues that a process caches. */
const keptTexts = 16;

const startChild = () => {
  const [program, ...args] = isolation().command;
  const child = spawn(program, [...args, '-e', source], {
    // Starts in its own process group: an interrupt goes to the server, which stops its processes itself.
    env: { TZ: 'UTC' },
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // The kernel's OOM killer picks these first. The file exists on Linux only.
  if (child.pid !== undefined) writeFile(`/proc/${child.pid}/oom_score_adj`, '1000', () => undefined);
  child.unref();
  for (const pipe of [child.stdin, child.stdout, child.stderr]) (pipe as Socket).unref();
  return child;
};

const reasonOf = (code: number | null, lines: string): string => {
  if (/heap out of memory|Allocation failed/i.test(lines)) return 'crashed: out of memory';
  const error = /^(?:Uncaught )?([\w.]*Error\b.*)$/m.exec(lines)?.[1];
  return error ? `crashed: ${error}` : `ended${code === null || code === 0 ? '' : ` with ${code}`}`;
};

export const startSandbox = (bridge: Pick<GatewayBridge, 'ask'>, onLine: (text: string) => void): Sandbox => {
  const child = startChild();
  const waiting = new Map<number, Waiting>();
  const texts = new Map<object, number>();
  const listeners: ((reason: string) => void)[] = [];
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let [counter, running, credit, lines] = [0, 0, 0, ''];
  let endReason: string | null = null;

  const send = (frame: unknown): void => void child.stdin.write(writeFrame(frame));

  const finish = (reason: string): void => {
    if (endReason !== null) return;
    endReason = reason;
    child.kill('SIGKILL');
    for (const { reject } of waiting.values()) reject(new RenderError(reason));
    waiting.clear();
    for (const listener of listeners) listener(reason);
  };

  const answerCall = async ({ call, request }: Extract<ChildFrame, { kind: 'call' }>): Promise<void> => {
    if (running >= calls.atOnce || credit <= 0) return send({ answer: call, error: 'too many calls' });
    running += 1;
    credit -= 1;
    try {
      send({ answer: call, ...(await bridge.ask(request)) });
    } catch (error) {
      send({ answer: call, error: (error as Error).message });
    } finally {
      running -= 1;
    }
  };

  const take = (value: unknown): void => {
    const frame = parseChildFrame(value);
    if (!frame) throw new Error('sent an invalid message');
    if (frame.kind === 'call') return void answerCall(frame);
    const entry = waiting.get(frame.id);
    if (!entry) throw new Error('sent an unrequested response');
    if (frame.kind === 'early') return entry.early?.(frame.value);
    waiting.delete(frame.id);
    if (frame.ok) entry.resolve(frame.value);
    else entry.reject(new RenderError(frame.message));
  };

  const reader = createFrameReader(frameLimit, take);
  child.stdout.on('data', (bytes: Buffer) => {
    if (endReason !== null) return;
    try {
      reader.take(bytes);
    } catch (error) {
      finish(`was ended: it ${(error as Error).message}`);
    }
  });
  child.stderr.on('data', (bytes: Buffer) => {
    const text = bytes.toString('utf8').slice(0, 4000);
    lines = (lines + text).slice(-8000);
    onLine(text.trimEnd());
  });
  child.stdin.on('error', () => undefined);
  child.on('error', (error) => finish(`could not be started: ${error.message}`));
  child.on('close', (code) => finish(reasonOf(code, lines)));

  const request = (frame: object, early?: Waiting['early']): Promise<unknown> => {
    if (endReason !== null) return Promise.reject(new RenderError(endReason));
    const id = (counter += 1);
    const reply = new Promise<unknown>((resolve, reject) => waiting.set(id, { early, resolve, reject }));
    send({ ...frame, id });
    return reply;
  };

  /** Texts are large and identical for each page, so they are sent once. */
  const keyOfTexts = (messages: object): number => {
    const known = texts.get(messages);
    if (known !== undefined) return known;
    const fresh = texts.size >= keptTexts;
    if (fresh) texts.clear();
    const keep = (counter += 1);
    texts.set(messages, keep);
    send({ keep, fresh, value: messages });
    return keep;
  };

  return {
    async load(role, name, bundle) {
      const loaded = request({ kind: 'load', input: { role, name } });
      const head = Buffer.alloc(4);
      head.writeUInt32BE(bundle.length, 0);
      child.stdin.write(head);
      child.stdin.write(bundle);
      await loaded;
    },
    post(kind, input, onEarly) {
      if (kind === 'ping') return request({ kind });
      credit = Math.min(calls.most, credit + calls.perPage);
      const { messages, ...rest } = (input ?? {}) as { messages?: unknown };
      return typeof messages === 'object' && messages !== null
        ? request({ kind, input: rest, messages: keyOfTexts(messages) }, onEarly)
        : request({ kind, input }, onEarly);
    },
    onEnd: (listener) => void listeners.push(listener),
    isRunning: () => endReason === null,
    async end(reason) {
      finish(reason);
      await gone;
    },
  };
};
