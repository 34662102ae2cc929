import { Agent, request } from 'node:http';

/** A call of the gateway. */
export interface LoadCall {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  /** Idempotency key of an order. */
  readonly key?: string;
}

export interface LoopFigures {
  /** Milliseconds of each answered call. */
  readonly times: readonly number[];
  /** Calls by status. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly seconds: number;
}

/** Resolves with the status once the whole answer is read. */
export const sendCall = (origin: string, agent: Agent, call: LoadCall): Promise<number> =>
  new Promise((resolve, reject) => {
    const text = call.body === undefined ? null : JSON.stringify(call.body);
    const sent = request(
      origin + call.path,
      {
        method: call.method,
        agent,
        headers: {
          origin: 'http://fr.localhost:8080',
          ...(call.key === undefined ? {} : { 'idempotency-key': call.key }),
          ...(text === null
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(text ?? undefined);
  });

interface LoopOptions {
  readonly connections: number;
  readonly seconds: number;
}

/** Each connection sends the next call when it has the answer of the last one. The first tenth of the time does not count. */
export const runClosedLoop = async (
  origin: string,
  calls: readonly LoadCall[],
  { connections, seconds }: LoopOptions,
): Promise<LoopFigures> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const start = performance.now();
  const warm = start + seconds * 100;
  const end = start + seconds * 1000;
  let next = 0;
  const work = async (): Promise<void> => {
    while (performance.now() < end) {
      const call = calls[next % calls.length];
      next += 1;
      if (!call) return;
      const began = performance.now();
      const status = await sendCall(origin, agent, call);
      if (began < warm) continue;
      times.push(performance.now() - began);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return { times, statuses, seconds: (performance.now() - warm) / 1000 };
};
