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
    isCareHost: () => false,
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

describe('a proxied path', () => {
  it.each([
    '/api/x',
    '/api/x?a=%00&b=//c&d=../e',
    '/images/a%20b.webp?w=320',
    '/error/1',
    '/api/h%C3%B4tel',
    '/api/a;b=1,2',
  ])('reaches the gateway unchanged: %s', async (target) => {
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
  ])('is rejected when it is ambiguous: %s', async (target) => {
    expect((await ask(target)).status).toBe(400);
    expect(gateway.begun).toEqual([]);
  });

  it.each(['/apiary/x', '/API/x', '/_shell/status', '/beneficiary/boxes/offers/x'])(
    'stays here unless it belongs to the gateway: %s',
    async (target) => {
      expect((await ask(target)).status).toBe(404);
      expect(gateway.begun).toEqual([]);
    },
  );
});

describe('a response of the gateway', () => {
  it('is 502 as problem+json when the gateway is unavailable, without the possibly private query', async () => {
    const away = Fastify({ serverFactory: createFrontServer(limits) });
    registerProxy(away, {
      gateway: createGatewayLink({ origin: 'http://127.0.0.1:9' }),
      timeout: 5000,
      secure: false,
      answerMs: 60_000,
      calls: 64,
      queue: 64,
      compositionId: () => 'c',
      isCareHost: () => false,
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
