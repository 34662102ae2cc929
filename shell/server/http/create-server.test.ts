/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../settings/config';
import { createServer } from './create-server';
import { createShellMetrics } from './metrics';

const host = 'fr.localhost:8080';
let app: FastifyInstance;
let metrics: ReturnType<typeof createShellMetrics>;

beforeEach(() => {
  metrics = createShellMetrics();
  app = createServer(readConfig({ LOG_LEVEL: 'silent', PUBLIC_PORT: '8080' }, '/'), metrics);
  app.get('/broken', () => Promise.reject(new Error('a secret detail')));
  app.get('/fine', (request) => Promise.resolve({ id: request.id }));
});

afterEach(() => app.close());

describe('a server without routes of its own', () => {
  it('adds security headers to every response, to errors too', async () => {
    for (const url of ['/fine', '/broken', '/missing', '/%zz']) {
      const { headers } = await app.inject({ url, headers: { host } });
      expect([url, headers['x-content-type-options']]).toEqual([url, 'nosniff']);
    }
  });

  it.each(['/booking/summary', '/gift/checkout', '/booking/payment'])(
    'lets Stripe’s frame request payments on %s only with a publishable key',
    async (url) => {
      const policyOf = async (server: FastifyInstance): Promise<unknown> =>
        (await server.inject({ url, headers: { host } })).headers['permissions-policy'];
      const env = { LOG_LEVEL: 'silent', PUBLIC_PORT: '8080', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
      const withKey = createServer(readConfig(env, '/'), createShellMetrics());
      expect(await policyOf(withKey)).toContain('payment=(self "https://js.stripe.com")');
      expect(await policyOf(app)).toMatch(/payment=\(self\)$/);
      await withKey.close();
    },
  );

  it('sends only the status of an error', async () => {
    const answer = await app.inject({ url: '/broken', headers: { host } });
    expect([answer.statusCode, answer.body]).toEqual([500, '500']);
  });

  it('rejects an unknown host', async () => {
    expect((await app.inject({ url: '/fine', headers: { host: 'evil.example' } })).statusCode).toBe(421);
  });

  it('keeps a request id only when it is harmless', async () => {
    const idOf = async (id: string): Promise<string> =>
      (await app.inject({ url: '/fine', headers: { host, 'x-request-id': id } })).json<{ id: string }>().id;
    expect(await idOf('visitor-1234')).toBe('visitor-1234');
    expect(await idOf('a b\\n')).not.toBe('a b\\n');
  });

  it('measures requests by route and status', async () => {
    await app.inject({ url: '/fine', headers: { host } });
    const { values } = await metrics.requests.get();
    expect(values[0]?.labels).toMatchObject({ method: 'GET', route: '/fine', status: '200' });
  });
});
