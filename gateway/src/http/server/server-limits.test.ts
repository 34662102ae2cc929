import Fastify, { type FastifyInstance } from 'fastify';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { limitConnections, serverLimits } from './server-limits';

const request = 'GET /x HTTP/1.1\r\nHost: gateway\r\nConnection: close\r\n\r\n';

let app: FastifyInstance;
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

const start = async (trustedHops: readonly string[], perAddress: number): Promise<number> => {
  app = Fastify(serverLimits({ headMs: 300, requestMs: 600 })) as unknown as FastifyInstance;
  app.all('/x', () => 'x');
  limitConnections(app.server, { perAddress, trustedHops });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
};

/** Resolves with everything that the server sent before it closed the connection. */
const say = (port: number, text: string, from = '127.0.0.1'): Promise<string> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect({ port, host: '127.0.0.1', localAddress: from }, () => socket.write(text));
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('close', () => resolve(answer));
  });

const hold = (port: number, from: string): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from }, () => resolve());
    socket.on('error', () => undefined);
    sockets.push(socket);
  });

describe('the listener of the gateway', () => {
  it('closes connections whose head or body is late, and keeps serving others', async () => {
    const port = await start([], 100);
    const begun = [
      'GET /x HTTP/1.1\r\nHost: gateway\r\n',
      'POST /x HTTP/1.1\r\nHost: gateway\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nabc',
      '',
    ];
    const slow = begun.map((text) => say(port, text));
    expect(await say(port, request)).toMatch(/^HTTP\/1\.1 200 /);
    for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^(HTTP\/1\.1 (408|400) |$)/);
  });

  it('limits connections per address, and does not count those of the shell server', async () => {
    const port = await start(['127.0.0.3'], 2);
    for (let count = 0; count < 2; count += 1) await hold(port, '127.0.0.2');
    expect(await say(port, request, '127.0.0.2')).toMatch(/^HTTP\/1\.1 503 .*Retry-After: 10/s);
    expect(await say(port, request, '127.0.0.1')).toMatch(/^HTTP\/1\.1 200 /);
    for (let count = 0; count < 5; count += 1) await hold(port, '127.0.0.3');
    expect(await say(port, request, '127.0.0.3')).toMatch(/^HTTP\/1\.1 200 /);
  });
});
