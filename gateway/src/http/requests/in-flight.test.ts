import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { createMetrics } from '../metrics';
import { registerProblems } from '../problem-plugin';
import { registerInFlight } from './in-flight';

let app: FastifyInstance;
let registry: Registry;
/** Calls that wait in their handler. */
let waiting: (() => void)[];

beforeEach(async () => {
  app = Fastify();
  const metrics = createMetrics();
  registry = metrics.registry;
  waiting = [];
  registerProblems(app);
  registerInFlight(app, { readsAtOnce: 2, purchasesAtOnce: 1 }, metrics);
  const wait = () => new Promise<object>((resolve) => waiting.push(() => resolve({})));
  app.get('/read', { config: { rate: 'read' } }, wait);
  app.get('/buy', { config: { rate: 'purchase' } }, wait);
  app.get('/health', () => ({}));
  app.get('/fails', { config: { rate: 'purchase' } }, () => {
    throw new Error('broken');
  });
  await app.ready();
});

afterEach(() => app.close());

/** Starts a call; `ready` resolves when its handler runs. */
const begin = (path: string) => {
  const before = waiting.length;
  const entered = app.inject(path).then(({ statusCode }) => statusCode);
  const isWaiting = async (): Promise<void> => {
    while (waiting.length === before) await new Promise((resolve) => setImmediate(resolve));
  };
  return { entered, ready: isWaiting() };
};

const endAll = (): void => {
  for (const end of waiting.splice(0)) end();
};

describe('calls that are answered at a time', () => {
  it('are limited for each kind, and the others are refused at once', async () => {
    const first = begin('/read');
    await first.ready;
    const second = begin('/read');
    await second.ready;
    const refused = await app.inject('/read');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('1');
    expect(refused.json()).toMatchObject({ code: 'BUSY' });
    const buying = begin('/buy');
    await buying.ready;
    expect((await app.inject('/buy')).statusCode).toBe(503);
    expect((await app.inject('/health')).statusCode).toBe(200);
    expect(await registry.metrics()).toContain('gateway_in_flight{kind="read"} 2');
    for (const kind of ['read', 'purchase'])
      expect(await registry.metrics()).toContain(`gateway_busy_total{kind="${kind}"} 1`);
    endAll();
    await Promise.all([first.entered, second.entered, buying.entered]);
    expect(await registry.metrics()).toContain('gateway_in_flight{kind="read"} 0');
  });

  it('leave room again after a failure', async () => {
    for (let call = 0; call < 3; call += 1) expect((await app.inject('/fails')).statusCode).toBe(500);
  });

  it('leave room again when the visitor leaves', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const call = request({ port, host: '127.0.0.1', path: '/buy' });
    call.on('error', () => undefined);
    call.end();
    while (waiting.length === 0) await new Promise((resolve) => setImmediate(resolve));
    call.destroy();
    const isFree = async () => (await registry.metrics()).includes('gateway_in_flight{kind="purchase"} 0');
    while (!(await isFree())) await new Promise((resolve) => setImmediate(resolve));
    endAll();
    const next = begin('/buy');
    await next.ready;
    endAll();
    await next.entered;
  });
});
