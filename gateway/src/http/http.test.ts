import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFixedClock } from '@detour/shared-contracts/base';
import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import { Type } from '@sinclair/typebox';
import { testKeyring } from '../../test/test-keyring';
import { createAdminCommands } from '../operations/admin/admin-commands';
import { createApp } from '../app';
import { readConfig } from '../settings/read-config';
import type { Database } from '../database/open-database';
import { HttpProblem } from './problem';
import { registerCall } from './register-call';

const anyObject = Type.Object({});
const probe = (path: string) =>
  ({ method: 'POST', path, body: anyObject, response: anyObject, summary: 'probe' }) as const;

/** No call of these tests reaches the database. */
const noDatabase = {} as Database;

const openApp = async (env: Readonly<Record<string, string>>, add: (app: FastifyInstance) => void) => {
  const app = await createApp({
    config: readConfig(env),
    db: noDatabase,
    clock: createFixedClock('2026-11-23T09:00:00Z'),
    secret: testKeyring,
    mail: { send: async () => {} },
  });
  add(app);
  return app;
};

describe('registerCall', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await openApp({}, (one) => {
      registerCall(one, { ...callSchemas.flags, path: '/probe' }, async ({ query }) => ({
        flags: query.locale === 'nl_NL' ? ('broken' as never) : {},
        experiments: {},
      }));
      registerCall(one, probe('/refused'), async () => {
        throw new HttpProblem({
          status: 409,
          code: 'NO_ROOM_LEFT',
          detail: 'Gone.',
          extra: { newAmount: 1 },
        });
      });
      registerCall(one, probe('/crashed'), async () => {
        throw new Error('password=123');
      });
    });
  }, 30_000);
  afterAll(() => app.close());

  it('returns what the schema allows, with an ETag for conditional requests', async () => {
    const first = await app.inject('/probe?locale=fr_FR');
    expect(first.json()).toEqual({ flags: {}, experiments: {} });
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await app.inject({ url: '/probe?locale=fr_FR', headers })).statusCode).toBe(304);
  });

  it('rejects unknown and wrong members with their paths', async () => {
    const answer = await app.inject('/probe?locale=xx&more=1');
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({
      type: 'urn:detour:problem:invalid-request',
      title: 'Bad Request',
      status: 400,
      code: 'INVALID_REQUEST',
      errors: [
        { path: 'query', message: 'must NOT have additional properties: more' },
        { path: 'query/locale', message: 'must be equal to one of the allowed values' },
      ],
    });
  });

  it('never sends a response that violates its schema', async () => {
    const answer = await app.inject('/probe?locale=nl_NL');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ code: 'INVALID_ANSWER' });
    expect(answer.body).not.toContain('broken');
  });

  it('returns a rejection as problem+json with its extra members', async () => {
    const answer = await app.inject({ method: 'POST', url: '/refused', payload: {} });
    expect(answer.json()).toMatchObject({ status: 409, code: 'NO_ROOM_LEFT', detail: 'Gone.', newAmount: 1 });
    expect(answer.json().instance).toBe(`urn:request:${String(answer.headers['x-request-id'])}`);
  });

  it('hides the cause of an unexpected error from the client', async () => {
    const answer = await app.inject({ method: 'POST', url: '/crashed', payload: {} });
    expect(answer.json()).toMatchObject({ status: 500, code: 'INTERNAL' });
    expect(answer.body).not.toContain('password');
  });

  it('returns problems for an unknown path, a broken body and a huge body', async () => {
    expect((await app.inject('/nope')).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    const headers = { 'content-type': 'application/json' };
    const broken = await app.inject({ method: 'POST', url: '/refused', payload: '{', headers });
    expect(broken.json()).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    const huge = await app.inject({ method: 'POST', url: '/refused', payload: { a: 'x'.repeat(70_000) } });
    expect(huge.json()).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' });
  });

  it('takes the caller’s request id when it is a single word', async () => {
    const given = await app.inject({
      url: '/api/health/live',
      headers: { 'x-request-id': 'visit-12345678' },
    });
    expect(given.headers['x-request-id']).toBe('visit-12345678');
    const forged = await app.inject({ url: '/api/health/live', headers: { 'x-request-id': 'a\tb c"' } });
    expect(forged.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the Origin check', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await openApp({}, (one) => {
      registerCall(one, probe('/change'), async () => ({}));
      registerCall(one, probe('/machine'), async () => ({}), { anyOrigin: true });
    });
  }, 30_000);
  afterAll(() => app.close());

  const statusWith = async (headers: Readonly<Record<string, string>>, url = '/change') =>
    (
      await app.inject({
        method: 'POST',
        url,
        payload: {},
        headers: { host: 'fr.localhost:8080', ...headers },
      })
    ).statusCode;

  it('accepts changes from pages of the shop and from callers that are not browsers', async () => {
    expect(await statusWith({ origin: 'http://fr.localhost:8080' })).toBe(200);
    expect(await statusWith({ origin: 'http://be.localhost:8080' })).toBe(200);
    expect(await statusWith({})).toBe(200);
    expect(await statusWith({ 'sec-fetch-site': 'same-origin' })).toBe(200);
  });

  it('takes origins from the configuration, scheme included, never from a header', async () => {
    const asked = { host: 'shop.example', 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https' };
    expect(await statusWith({ ...asked, origin: 'https://shop.example' })).toBe(403);
    expect(await statusWith({ origin: 'https://fr.localhost:8080' })).toBe(403);
    expect(await statusWith({ origin: 'http://fr.localhost.evil.example:8080' })).toBe(403);
  });

  it('accepts changes from customer care and from a developer’s localhost', async () => {
    expect(await statusWith({ origin: 'http://fr.care.localhost:8080' })).toBe(200);
    expect(await statusWith({ origin: 'http://localhost:8080' })).toBe(200);
    // A developer's shell servers share a gateway.
    expect(await statusWith({ origin: 'http://fr.localhost:1234' })).toBe(200);
    expect(await statusWith({ origin: 'http://evil.localhost:8080' })).toBe(403);
  });

  it('rejects a foreign page', async () => {
    expect(await statusWith({ origin: 'https://evil.example' })).toBe(403);
    expect(await statusWith({ origin: 'null' })).toBe(403);
    expect(await statusWith({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await statusWith({ origin: 'https://evil.example' }, '/machine')).toBe(200);
  });
});

describe('rate limits', () => {
  it('count by address and kind of call', async () => {
    const app = await openApp({ RATE_PURCHASES: '2' }, (one) => {
      registerCall(one, probe('/one'), async () => ({}), { rate: 'purchase' });
      registerCall(one, probe('/two'), async () => ({}), { rate: 'purchase' });
      registerCall(one, probe('/three'), async () => ({}));
    });
    const post = (url: string, from?: string) =>
      app.inject({ method: 'POST', url, payload: {}, headers: from ? { 'x-forwarded-for': from } : {} });
    expect((await post('/one', '203.0.113.9')).statusCode).toBe(200);
    expect((await post('/two', '203.0.113.9')).statusCode).toBe(200);
    const third = await post('/one', '203.0.113.9');
    expect(third.json()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
    expect((await post('/three', '203.0.113.9')).statusCode).toBe(200);
    expect((await post('/one', '203.0.113.10')).statusCode).toBe(200);
    await app.close();
  });

  it('count all addresses of an IPv6 /64 as one customer', async () => {
    const app = await openApp({ RATE_PURCHASES: '2' }, (one) =>
      registerCall(one, probe('/one'), async () => ({}), { rate: 'purchase' }),
    );
    const post = async (from: string): Promise<number> =>
      (await app.inject({ method: 'POST', url: '/one', payload: {}, headers: { 'x-forwarded-for': from } }))
        .statusCode;
    expect(await post('2001:db8:0:1::1')).toBe(200);
    expect(await post('2001:db8:0:1:ffff::1')).toBe(200);
    expect(await post('2001:db8:0:1:aaaa:bbbb:cccc:dddd')).toBe(429);
    expect(await post('2001:db8:0:2::1')).toBe(200);
    await app.close();
  });

  it('exempt no network: only reading has a separate budget for the trusted hop', async () => {
    const app = await openApp({ RATE_PURCHASES: '2', RATE_READS: '1', RATE_RENDERING: '3' }, (one) => {
      registerCall(one, probe('/one'), async () => ({}), { rate: 'purchase' });
      registerCall(one, probe('/two'), async () => ({}));
    });
    const post = async (url: string): Promise<number> =>
      (await app.inject({ method: 'POST', url, payload: {} })).statusCode;
    expect([await post('/one'), await post('/one'), await post('/one')]).toEqual([200, 200, 429]);
    const reads = [await post('/two'), await post('/two'), await post('/two'), await post('/two')];
    expect(reads).toEqual([200, 200, 200, 429]);
    await app.close();
  });
});

describe('the contract', () => {
  it('is served completely: every call, by method and path', async () => {
    const app = await openApp({}, () => {});
    const missing = Object.entries(callSchemas).filter(
      ([, { method, path }]) => !app.hasRoute({ method, url: path }),
    );
    expect(missing.map(([id]) => id)).toEqual([]);
    await app.close();
  });
});

describe('the gateway for operators', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await openApp({}, () => {});
  }, 30_000);
  afterAll(() => app.close());

  it('publishes each registered call in an OpenAPI document', async () => {
    const { paths } = (await app.inject('/api/docs')).json() as { paths: Record<string, object> };
    expect(paths['/api/front/purchase/orders']).toHaveProperty('post.requestBody');
    expect(paths['/api/product/{id}/quote']).toHaveProperty('get.responses');
  });

  it('hides the document behind the shop’s proxy, and in production everywhere except on the admin socket', async () => {
    const visitor = { url: '/api/docs', headers: { 'x-forwarded-for': '203.0.113.9' } };
    expect((await app.inject(visitor)).statusCode).toBe(404);
    const selling = await createApp({
      config: { ...readConfig({}), environment: 'production' },
      db: noDatabase,
      secret: testKeyring,
      clock: createFixedClock('2026-11-23T09:00:00Z'),
      mail: { send: async () => {} },
    });
    await selling.ready();
    expect((await selling.inject('/api/docs')).statusCode).toBe(404);
    const commands = createAdminCommands(selling, { ensure: async () => null }, async () => null);
    const sent = (async function* () {})() as AsyncIterable<Uint8Array>;
    expect(await commands['open-api']?.(sent)).toHaveProperty(['paths', '/api/front/purchase/orders']);
    await selling.close();
  });

  it('reports that it is alive, and not ready without a database', async () => {
    expect((await app.inject('/api/health/live')).json()).toEqual({ status: 'live' });
    const ready = await app.inject('/api/health/ready');
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toMatchObject({ status: 'starting', database: false });
  });

  it('serves metrics with the operator’s token, never behind the proxy, and in production never without the token', async () => {
    const operatorToken = 't'.repeat(40);
    const ask = async (settings: object, headers: Readonly<Record<string, string>>): Promise<number> => {
      const one = await createApp({
        config: { ...readConfig({}), ...settings },
        db: noDatabase,
        secret: testKeyring,
        clock: createFixedClock('2026-11-23T09:00:00Z'),
        mail: { send: async () => {} },
      });
      const { statusCode } = await one.inject({ url: '/api/metrics', headers });
      await one.close();
      return statusCode;
    };
    const authorization = `Bearer ${operatorToken}`;
    const selling = { environment: 'production' };
    expect(await ask(selling, {})).toBe(404);
    expect(await ask({ ...selling, operatorToken }, {})).toBe(404);
    expect(await ask({ ...selling, operatorToken }, { authorization: `${authorization}x` })).toBe(404);
    expect(await ask({ ...selling, operatorToken }, { authorization })).toBe(200);
    const proxied = { authorization, 'x-forwarded-for': '203.0.113.9' };
    expect(await ask({ ...selling, operatorToken }, proxied)).toBe(404);
  }, 60_000);

  it('exports each metric and label that the dashboard and the alert rules name', async () => {
    const one = await createApp({
      config: readConfig({}),
      db: noDatabase,
      secret: testKeyring,
      clock: createFixedClock('2026-11-23T09:00:00Z'),
      mail: { send: async () => {} },
      processMetrics: true,
    });
    const { registry } = one.gateway.metrics;
    const exported = (await one.inject('/api/metrics')).body;
    const folder = join(import.meta.dirname, '../../../tools/monitoring');
    const rules = [...readFileSync(join(folder, 'alerts.yml'), 'utf8').matchAll(/^\s+expr: (.+)$/gm)];
    const board = JSON.parse(readFileSync(join(folder, 'dashboard.json'), 'utf8')) as {
      panels: { targets: { expr: string }[] }[];
    };
    const expressions = [
      ...rules.map(([, rule]) => rule ?? ''),
      ...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ];
    const ofGateway = expressions.filter((text) => !/shell_|remote:slo_/.test(text));
    expect(ofGateway.length).toBeGreaterThan(20);
    for (const text of ofGateway) {
      const names = [...text.matchAll(/\b(?:gateway|nodejs|process)_\w+/g)].map(([name]) =>
        name.replace(/_(bucket|sum|count)$/, ''),
      );
      const labels = names.flatMap((name) => {
        expect(exported).toContain(`# TYPE ${name} `);
        return (registry.getSingleMetric(name) as unknown as { labelNames: string[] }).labelNames;
      });
      const used = [...text.matchAll(/by \(([^)]+)\)|(\w+)(?==~?")/g)].flatMap(
        ([, by, label]) => by?.split(', ') ?? label ?? [],
      );
      expect([text, used.filter((label) => ![...labels, 'le', 'job', 'instance'].includes(label))]).toEqual([
        text,
        [],
      ]);
    }
    await one.close();
  }, 60_000);

  it('never serves metrics behind the shop’s proxy', async () => {
    expect((await app.inject('/api/metrics')).body).toContain('gateway_request_seconds_bucket');
    const visitor = { url: '/api/metrics', headers: { 'x-forwarded-for': '203.0.113.9' } };
    expect((await app.inject(visitor)).statusCode).toBe(404);
  });
});
