/** @jest-environment node */
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { createGatewayLink } from './gateway-link';
import { registerProxy } from './proxy';

const answer = 'HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\ncontent-length: 2\r\n\r\nok';

/** Answers the first request of each connection, and hangs up at the next one: as a server does that closes what was idle. */
const startGateway = async (seen: string[]): Promise<Server> => {
  const server = createServer((socket: Socket) => {
    let asked = 0;
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      asked += 1;
      seen.push(String(data).split(' ', 1)[0] ?? '');
      if (asked === 1) socket.write(answer);
      else socket.resetAndDestroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};

describe('the way to the gateway', () => {
  let gateway: Server;
  let app: FastifyInstance;
  let seen: string[];

  beforeEach(async () => {
    seen = [];
    gateway = await startGateway(seen);
    app = Fastify();
    registerProxy(app, {
      gateway: createGatewayLink({
        origin: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
      }),
      timeout: 5000,
      secure: false,
      answerMs: 60_000,
      calls: 64,
      queue: 64,
      compositionId: () => 'c',
    });
    await app.ready();
  });

  afterEach(async () => {
    await app.close();
    gateway.close();
  });

  const ask = async (method: 'GET' | 'POST'): Promise<number> => {
    const { statusCode } = await app.inject({ method, url: '/api/offers.json' });
    // The connection goes back to the pool after the answer was read.
    await new Promise((resolve) => setImmediate(resolve));
    return statusCode;
  };

  it('asks a reading call once more when an idle connection was closed in the same moment', async () => {
    expect([await ask('GET'), await ask('GET')]).toEqual([200, 200]);
    expect(seen).toEqual(['GET', 'GET', 'GET']);
  });

  it('asks over a connection of its own, for all that idled may be closed', async () => {
    expect(await Promise.all([ask('GET'), ask('GET'), ask('GET')])).toEqual([200, 200, 200]);
    expect(await ask('GET')).toBe(200);
    expect(seen).toHaveLength(5);
  });

  it('never repeats what may have had an effect', async () => {
    expect([await ask('GET'), await ask('POST')]).toEqual([200, 502]);
    expect(seen).toEqual(['GET', 'POST']);
  });
});
