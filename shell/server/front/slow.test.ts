import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { talk } from './testing/raw-client.fixture';
import { startRecordingGateway, type RecordingGateway } from './testing/recording-gateway.fixture';
import { createTestShell } from './testing/shop.fixture';

const host = 'Host: fr.localhost\r\n';
const honest = (id: number): string => `GET /api/honest?id=${id} HTTP/1.1\r\n${host}\r\n`;
const held = `GET /api/held HTTP/1.1\r\n${host}\r\n`;
const slowKinds = [
  `GET /api/slow HTTP/1.1\r\n${host}X-Slow: `,
  `POST /api/slow HTTP/1.1\r\n${host}Content-Length: 60000\r\n\r\n`,
  `POST /api/slow HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nffff\r\n`,
  '',
];

let folder: string;
let gateway: RecordingGateway;
const apps: FastifyInstance[] = [];

const start = async (more: Readonly<Record<string, string>>): Promise<number> => {
  const shop = mkdtempSync(join(folder, 'shop-'));
  const app = await createTestShell(shop, { GATEWAY_ORIGIN: gateway.origin, ...more });
  apps.push(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'detour-slow-'));
  gateway = await startRecordingGateway();
});

afterEach(async () => {
  for (const app of apps.splice(0)) {
    app.server.closeAllConnections();
    await app.close();
  }
  await gateway.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Connection {
  readonly socket: Socket;
  /** Received data before the connection closed. */
  readonly ended: Promise<string>;
}

/** Connects from one of many loopback addresses and sends one byte at intervals after starting a request. */
const dawdle = (port: number, begin: string, from = '127.0.0.1'): Promise<Connection> =>
  new Promise((resolve) => {
    let text = '';
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    let timer: NodeJS.Timeout | undefined;
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    const ended = new Promise<string>((done) =>
      socket.on('close', () => {
        clearInterval(timer);
        done(text);
      }),
    );
    socket.on('connect', () => {
      if (begin !== '') socket.write(begin);
      if (slowKinds.includes(begin) && begin !== '') timer = setInterval(() => socket.write('x'), 40);
      resolve({ socket, ended });
    });
  });

const dawdleAll = (port: number): Promise<readonly Connection[]> =>
  Promise.all(Array.from({ length: 256 }, (_, index) => dawdle(port, slowKinds[index % 4] ?? '')));

describe('256 slow connections', () => {
  it('do not affect visitors: each call gets a response, and the gateway never sees the slow ones', async () => {
    const port = await start({
      HEAD_MS: '3600000',
      REQUEST_MS: '3600000',
      CONNECTIONS_PER_ADDRESS: '1000',
    });
    const slow = await dawdleAll(port);
    for (let id = 0; id < 50; id += 1)
      expect((await talk(port, honest(id), 1)).answers[0]?.body).toContain(`/api/honest?id=${id}"`);
    const together = await Promise.all(Array.from({ length: 100 }, (_, id) => talk(port, honest(id), 1)));
    expect(together.filter(({ status }) => status !== 200)).toEqual([]);
    expect(gateway.begun.filter((line) => line.includes('slow'))).toEqual([]);
    expect(slow.filter(({ socket }) => socket.destroyed)).toHaveLength(0);
  });

  it('are closed by the time limits of head and body, whether they send data or not', async () => {
    const port = await start({ HEAD_MS: '400', REQUEST_MS: '800', CONNECTIONS_PER_ADDRESS: '1000' });
    const slow = await dawdleAll(port);
    for (const text of await Promise.all(slow.map(({ ended }) => ended)))
      expect(text).toMatch(/^(HTTP\/1\.1 408 |$)/);
    expect((await talk(port, honest(1), 1)).status).toBe(200);
    expect(gateway.begun).toEqual(['GET /api/honest?id=1']);
  });
});

describe('an idle connection', () => {
  it('is closed after the idle timeout', async () => {
    const port = await start({ IDLE_MS: '200' });
    const { closed, answers } = await talk(port, honest(1), 2);
    expect([closed, answers.map(({ status }) => status)]).toEqual([true, [200]]);
  });
});

describe('the connections of one address', () => {
  const many = (port: number, from: string) =>
    Promise.all(Array.from({ length: 20 }, () => dawdle(port, '', from)));

  it('are limited, without affecting other addresses', async () => {
    const port = await start({ CONNECTIONS_PER_ADDRESS: '20' });
    const first = await many(port, '127.0.9.1');
    for (const { ended } of await many(port, '127.0.9.1'))
      expect(await ended).toMatch(/^HTTP\/1\.1 503 .*Retry-After: 10/s);
    expect((await talk(port, honest(1), 1)).status).toBe(200);
    expect(first.filter(({ socket }) => socket.destroyed)).toHaveLength(0);
    for (const { socket } of first) socket.destroy();
    // The server notices a moment later.
    for (let text = ''; !text.startsWith('HTTP/1.1 200');) {
      const { ended } = await dawdle(
        port,
        honest(2).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
        '127.0.9.1',
      );
      text = await ended;
    }
  });

  it('are not limited for a trusted hop', async () => {
    const port = await start({ CONNECTIONS_PER_ADDRESS: '2', TRUSTED_HOPS: '127.0.9.2' });
    const balancer = await many(port, '127.0.9.2');
    expect((await talk(port, honest(1), 1)).status).toBe(200);
    expect(balancer.filter(({ socket }) => socket.destroyed)).toHaveLength(0);
  });
});

describe('a slow gateway', () => {
  it('queues calls and rejects the rest with 503 and Retry-After', async () => {
    const port = await start({ GATEWAY_CALLS: '2', GATEWAY_QUEUE: '2' });
    const slow = await Promise.all([dawdle(port, held), dawdle(port, held)]);
    while (gateway.begun.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    const calls = Array.from({ length: 5 }, (_, id) => talk(port, honest(id), 1));
    const refused = await Promise.any(calls);
    expect(refused.status).toBe(503);
    expect(refused.answers[0]?.head).toMatch(/retry-after: 2/i);
    expect(JSON.parse(refused.answers[0]?.body ?? '')).toMatchObject({ code: 'BUSY' });
    for (const { socket } of slow) socket.destroy();
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 503, 503, 503]);
  });

  it('aborts a call whose response is never read', async () => {
    const port = await start({ ANSWER_MS: '300' });
    await dawdle(port, held);
    while (gateway.left() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await talk(port, honest(1), 1)).status).toBe(200);
  });
});
