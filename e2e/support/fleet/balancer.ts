import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A load balancer of the tests: the requests of a visitor go to one server after the other, whatever the servers ask for themselves meanwhile.
 * It asks each server ten times per second whether it is ready. A server that says no, or refuses the connection, gets nothing more; one that
 * is silent is asked again, as balancers do, because a busy machine keeps a healthy server waiting. It repeats on another server only what
 * cannot have had an effect: reads, and requests that no server accepted.
 */
export interface Balancer {
  readonly port: number;
  /** Resolves when exactly these servers (positions in `servers`) are ready. */
  untilReady(positions: readonly number[]): Promise<void>;
  /** Requests so far that a server did not accept or answer, repeated or not. */
  misses(): readonly string[];
  close(): Promise<void>;
}

interface BalancerOptions {
  /** Ports of the servers. */
  readonly servers: readonly number[];
  /** Path that answers 200 while a server may be sent requests. */
  readonly readyPath: string;
  /** Response header that names the position of the server that answered. */
  readonly mark: string;
}

/** Milliseconds between two questions. */
const askPause = 100;

/** Unanswered questions in a row after which a server counts as lost. */
const mostSilent = 3;

type Health = 'ready' | 'unready' | 'silent';

const askHealth = (port: number, path: string, agent: Agent): Promise<Health> =>
  new Promise((resolve) => {
    const call = request({ host: '127.0.0.1', port, path, agent, timeout: 2000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200 ? 'ready' : 'unready');
    });
    call.on('timeout', () => call.destroy());
    call.on('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'ECONNREFUSED' ? 'unready' : 'silent'),
    );
    call.end();
  });

/** Turn of each visitor's next request. The first ones of two visitors go to different servers. */
const createTurns = () => {
  const turns = new Map<string, number>();
  let first = 0;
  return ({ headers }: IncomingMessage): number => {
    const visitor = String(headers['x-forwarded-for'] ?? '');
    const turn = turns.get(visitor) ?? (first += 1);
    turns.set(visitor, turn + 1);
    return turn;
  };
};

const bodyOf = async (incoming: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

interface Attempt {
  readonly incoming: IncomingMessage;
  readonly body: Buffer;
  readonly reply: ServerResponse;
}

type Outcome = 'answered' | 'not-accepted' | 'lost';

const createSend =
  ({ servers, mark }: BalancerOptions, agent: Agent) =>
  (position: number, { incoming, body, reply }: Attempt): Promise<Outcome> =>
    new Promise((resolve) => {
      const upstream = request(
        {
          host: '127.0.0.1',
          port: servers[position],
          method: incoming.method,
          path: incoming.url,
          headers: incoming.headers,
          agent,
        },
        (answer) => {
          const { connection: _, 'keep-alive': __, ...headers } = answer.headers;
          reply.writeHead(answer.statusCode ?? 502, { ...headers, [mark]: String(position) });
          answer.pipe(reply);
          answer.on('error', () => reply.destroy());
          resolve('answered');
        },
      );
      upstream.on('error', (error: NodeJS.ErrnoException) =>
        resolve(error.code === 'ECONNREFUSED' ? 'not-accepted' : 'lost'),
      );
      reply.on('close', () => reply.writableFinished || upstream.destroy());
      upstream.end(body);
    });

export const startBalancer = async (options: BalancerOptions): Promise<Balancer> => {
  const { servers, readyPath, mark } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const ready = new Set<number>();
  const send = createSend(options, agent);
  const turnOf = createTurns();
  const misses: string[] = [];
  let closed = false;
  /** Servers from the next one on; all of them, when none is known to be ready. */
  const inTurn = (incoming: IncomingMessage): readonly number[] => {
    const turn = turnOf(incoming);
    const all = servers.map((_, index) => (index + turn) % servers.length);
    const usable = all.filter((position) => ready.has(position));
    return usable.length > 0 ? usable : all;
  };
  const server = createServer((incoming, reply) => {
    void bodyOf(incoming).then(async (body) => {
      const mayRepeat = incoming.method === 'GET' || incoming.method === 'HEAD';
      for (const position of inTurn(incoming)) {
        const outcome = await send(position, { incoming, body, reply });
        if (outcome === 'answered') return;
        misses.push(`${incoming.method} ${incoming.url?.split('?', 1)[0]} ${outcome} by ${mark} ${position}`);
        if (outcome === 'not-accepted') ready.delete(position);
        else if (!mayRepeat) break;
      }
      if (!reply.headersSent) reply.writeHead(502, { 'content-type': 'text/plain' });
      reply.end('502');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const watch = async (position: number): Promise<void> => {
    for (let silent = 0; !closed;) {
      const health = await askHealth(servers[position] ?? 0, readyPath, agent);
      silent = health === 'silent' ? silent + 1 : 0;
      if (health === 'ready') ready.add(position);
      else if (health === 'unready' || silent >= mostSilent) ready.delete(position);
      await pause(askPause);
    }
  };
  const watches = servers.map((_, position) => watch(position));
  return {
    port: (server.address() as AddressInfo).port,
    async untilReady(positions) {
      for (let round = 0; [...ready].sort().join() !== [...positions].sort().join(); round += 1) {
        if (round === 1200) throw new Error(`Ready are ${[...ready].join()}, not ${positions.join()}.`);
        await pause(askPause);
      }
    },
    misses: () => [...misses],
    async close() {
      closed = true;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
      await Promise.all(watches);
    },
  };
};
