import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { readConfig } from '../settings/config';
import { createFrontServer, guardRequests } from '../http/front-server';
import { createGatewayLink } from '../http/proxy/gateway-link';
import { registerProxy } from '../http/proxy/proxy';
import { talk } from './testing/raw-client.fixture';
import { startRecordingGateway, type RecordingGateway } from './testing/recording-gateway.fixture';

const limits = readConfig({}, '/nowhere');

let gateway: RecordingGateway;
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  gateway = await startRecordingGateway();
  app = Fastify({ serverFactory: createFrontServer(limits) });
  guardRequests(app);
  registerProxy(app, {
    gateway: createGatewayLink({ origin: gateway.origin }),
    timeout: 5000,
    secure: false,
    answerMs: 60_000,
    calls: 64,
    queue: 64,
    compositionId: () => 'c',
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});

beforeEach(() => gateway.forget());

afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
  await gateway.close();
});

const ask = (target: string, method = 'GET') =>
  talk(port, `${method} ${target} HTTP/1.1\r\nHost: fr.localhost\r\nConnection: close\r\n\r\n`);

describe('a path that is sent on', () => {
  it.each([
    '/api/x',
    '/api/x?a=%00&b=//c&d=../e',
    '/images/a%20b.webp?w=320',
    '/error/1',
    '/api/h%C3%B4tel',
    '/api/a;b=1,2',
  ])('reaches the gateway as it was written: %s', async (target) => {
    expect((await ask(target)).status).toBe(200);
    expect(gateway.begun).toEqual([`GET ${target}`]);
  });

  it.each([
    '/%61pi/x',
    '/ap%69/x',
    '/%69mages/x',
    '/benef%69ciary/boxes/offers',
    '//api/x',
    '/api/../metrics',
    '/api/%2e%2e/metrics',
    '/api\\..\\metrics',
    '/api/%2fx',
    '/api/x%00',
    'http://127.0.0.1:1/api/x',
    'http://fr.localhost/api/x',
    '/api/x#fragment',
    '/api/%ff',
  ])('is refused when it could be read in two ways: %s', async (target) => {
    expect((await ask(target)).status).toBe(400);
    expect(gateway.begun).toEqual([]);
  });

  it.each(['/apiary/x', '/API/x', '/_shell/status', '/beneficiary/boxes/offers/x'])(
    'is the gateway’s own: %s stays here',
    async (target) => {
      expect((await ask(target)).status).toBe(404);
      expect(gateway.begun).toEqual([]);
    },
  );
});

describe('an answer of the gateway', () => {
  it('is 502 as problem+json where the gateway is away, without the query that may be private', async () => {
    const away = Fastify({ serverFactory: createFrontServer(limits) });
    registerProxy(away, {
      gateway: createGatewayLink({ origin: 'http://127.0.0.1:9' }),
      timeout: 5000,
      secure: false,
      answerMs: 60_000,
      calls: 64,
      queue: 64,
      compositionId: () => 'c',
    });
    for (const method of ['GET', 'POST'] as const) {
      const answer = await away.inject({ method, url: '/api/x?token=private' });
      expect(answer.statusCode).toBe(502);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(answer.json()).toMatchObject({ code: 'GATEWAY_UNAVAILABLE', instance: '/api/x' });
    }
    await away.close();
  });
});
