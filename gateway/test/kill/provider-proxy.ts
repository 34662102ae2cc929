import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** `lies` returns another amount; `silent` does the work and closes the connection; `slow` delays the response. */
type ProviderFault = 'slow' | 'lies' | 'silent';

export interface ProviderProxy {
  readonly origin: string;
  /** Sets the fault of the next `count` responses to requests that start with `on`. */
  fail(fault: ProviderFault, on: string, count: number): void;
  /** Ends the faults; returns how many happened. */
  endFaults(): number;
  close(): Promise<void>;
}

const read = async (stream: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** Lowers each amount by a cent. */
const lie = (body: Buffer): Buffer =>
  Buffer.from(
    body
      .toString('utf8')
      .replace(/"(amount|amount_capturable|amount_received)":(\d+)/g, (all, name: string, amount: string) =>
        Number(amount) > 0 ? `"${name}":${Number(amount) - 1}` : all,
      ),
  );

/** Proxy between a gateway and the local Stripe server: responses can be late, wrong or missing. */
export const startProviderProxy = async (target: string): Promise<ProviderProxy> => {
  let plan: { readonly fault: ProviderFault; readonly on: string; left: number } | null = null;
  let failed = 0;

  const faultOf = (line: string): ProviderFault | null => {
    if (!plan || plan.left <= 0 || !line.startsWith(plan.on)) return null;
    plan.left -= 1;
    failed += 1;
    return plan.fault;
  };
  const forward = (incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { method, url, headers } = incoming;
      const outgoing = ask(`${target}${url}`, { method, headers }, resolve);
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  const handle = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const fault = faultOf(`${incoming.method} ${incoming.url}`);
    const answer = await forward(incoming, await read(incoming));
    const body = await read(answer);
    if (fault === 'silent') return void incoming.socket.destroy();
    if (fault === 'slow') await sleep(400);
    const { 'content-length': _length, connection: _connection, ...headers } = answer.headers;
    response.writeHead(answer.statusCode ?? 500, headers);
    response.end(fault === 'lies' ? lie(body) : body);
  };
  const server = createServer((incoming, response) => {
    void handle(incoming, response).catch(() => incoming.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail(fault, on, count) {
      plan = { fault, on, left: count };
      failed = 0;
    },
    endFaults() {
      plan = null;
      return failed;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
