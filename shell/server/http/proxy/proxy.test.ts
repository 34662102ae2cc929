/** @jest-environment node */
import { createServer as createCollector } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { openTracing } from '@detour/shared-contracts/tracing';
import { registerTraces } from '../../traces/request-traces';
import { createGatewayLink } from './gateway-link';
import { registerProxy } from './proxy';

const answer = 'HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\ncontent-length: 2\r\n\r\nok';

/** Answers the first request of each connection and closes it on the next, like a server that closes idle connections. */
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

describe('the proxy', () => {
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
      isCareHost: (host) => host === 'fr.care.localhost',
    });
    await app.ready();
  });

  afterEach(async () => {
    await app.close();
    gateway.close();
  });

  const ask = async (method: 'GET' | 'POST'): Promise<number> => {
    const { statusCode } = await app.inject({ method, url: '/api/offers.json' });
    // The connection returns to the pool after the response was read.
    await new Promise((resolve) => setImmediate(resolve));
    return statusCode;
  };

  it('retries a read once when an idle connection closes at that moment', async () => {
    expect([await ask('GET'), await ask('GET')]).toEqual([200, 200]);
    expect(seen).toEqual(['GET', 'GET', 'GET']);
  });

  it('retries over a new connection, because all idle ones may be closed', async () => {
    expect(await Promise.all([ask('GET'), ask('GET'), ask('GET')])).toEqual([200, 200, 200]);
    expect(await ask('GET')).toBe(200);
    expect(seen).toHaveLength(5);
  });

  it('never retries a call that may have had an effect', async () => {
    expect([await ask('GET'), await ask('POST')]).toEqual([200, 502]);
    expect(seen).toEqual(['GET', 'POST']);
  });

  it('forwards a call of customer care from its hosts only, however it is written [CARE-011]', async () => {
    const call = async (url: string, headers: Readonly<Record<string, string>>) =>
      (await app.inject({ url, headers })).statusCode;
    const paths = [
      '/api/care',
      '/api/care/session',
      '/api/%63are/session',
      '/api//care/session',
      '/api/CARE/x',
    ];
    for (const path of [...paths, '/api/care/session?host=fr.care.localhost'])
      for (const lie of ['x-forwarded-host', 'forwarded', 'x-original-host', 'x-host'])
        expect([path, await call(path, { host: 'fr.localhost', [lie]: 'fr.care.localhost' })]).toEqual([
          path,
          404,
        ]);
    expect(seen).toEqual([]);
    expect(await call('/api/care/session', { host: 'fr.care.localhost' })).toBe(200);
    expect(await call('/api/careful', { host: 'fr.localhost' })).not.toBe(404);
  });
});

interface SentSpan {
  readonly name: string;
  readonly kind: number;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
}

describe('the proxy of a traced call', () => {
  const client = 3;

  it('has a span of the call to the gateway, with its error when there was no answer', async () => {
    const bodies: string[] = [];
    const headersSeen: string[] = [];
    const collector = createCollector((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        bodies.push(body);
        response.setHeader('content-type', 'application/json').end('{}');
      });
    });
    // Closes the connection of a call that it must not answer.
    const gateway = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', (data) => {
        headersSeen.push(String(data));
        if (String(data).startsWith('POST')) socket.resetAndDestroy();
        else socket.write(answer);
      });
    });
    for (const server of [collector, gateway])
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const originOf = (server: Pick<Server, 'address'>): string =>
      `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const tracing = await openTracing({
      endpoint: originOf(collector),
      service: 'test',
      key: '',
      share: 1,
      trustsCallers: false,
    });
    const app = Fastify();
    registerTraces(app, {
      tracing,
      compositions: {
        current: () => {
          throw new Error('No call names a release.');
        },
      },
      visitors: { name: 'arm', parse: () => null },
      isKnown: () => false,
    });
    registerProxy(app, {
      gateway: createGatewayLink({ origin: originOf(gateway) }),
      timeout: 5000,
      secure: false,
      answerMs: 60_000,
      calls: 4,
      queue: 4,
      compositionId: () => 'c',
      isCareHost: () => false,
    });
    const status = async (method: 'GET' | 'POST') =>
      (await app.inject({ method, url: '/api/offers.json' })).statusCode;
    expect([await status('GET'), await status('POST')]).toEqual([200, 502]);
    await tracing.flush();
    const spans = bodies.flatMap((body) =>
      (
        JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }
      ).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
    const found = (method: string) => {
      const call = spans.find(({ name }) => name === `${method} /api/*`);
      const asked = spans.find(({ parentSpanId }) => call && parentSpanId === call.spanId);
      const kind = asked?.attributes.find(({ key }) => key === 'error.type')?.value.stringValue;
      return { asked, kind };
    };
    const [good, bad] = [found('GET'), found('POST')];
    expect([good.asked, bad.asked]).toEqual([
      expect.objectContaining({ name: 'ask gateway', kind: client }),
      expect.objectContaining({ name: 'ask gateway', kind: client }),
    ]);
    expect([good.kind, bad.kind]).toEqual([undefined, expect.stringMatching(/^[\w.]+$/)]);
    // The gateway continues the trace below the span of the call.
    expect(headersSeen[0]).toContain(`-${good.asked?.spanId}-01`);
    await app.close();
    gateway.close();
    collector.close();
    collector.closeAllConnections();
  });
});
