import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTracing } from '@detour/shared-contracts/tracing';
import { traceStatements } from '../../src/database/trace-statements';
import { openEmbedded, type TestDatabase } from '../databases/test-databases';
import { buyer, orderRequest, seedShop } from '../shop.fixture';
import { openTestApp, type TestApp } from '../test-app';
import { startCollector, type CollectedSpan, type Collector } from './collector';

const startTime = 240_000;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Ids as a browser makes them. */
const ids = (letter: string) => ({ trace: letter.repeat(32), span: letter.repeat(16) });

describe('traces from the browser to the database', () => {
  let collector: Collector;
  let database: TestDatabase;
  let shop: TestApp;
  let shell: ChildProcess;
  let folder: string;
  let port: number;

  beforeAll(async () => {
    collector = await startCollector();
    database = await openEmbedded(traceStatements);
    await seedShop(database.db);
    const tracing = await openTracing({
      endpoint: collector.endpoint,
      service: 'detour-gateway',
      key: 'any',
      share: 0,
      trustsCallers: true,
      pause: 50,
    });
    shop = await openTestApp(database.db, {}, undefined, { tracing });
    const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    folder = mkdtempSync(join(tmpdir(), 'traced-shell-'));
    port = await freePort();
    shell = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        join(import.meta.dirname, '../../../shell/server/front/testing/traced-shell.main.ts'),
      ],
      {
        cwd: join(import.meta.dirname, '../../..'),
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env: {
          PATH: process.env['PATH'],
          DATA_DIR: folder,
          SHELL_PORT: String(port),
          // Served as the French site: Node knows no names below localhost.
          ALLOWED_HOSTS: '127.0.0.1',
          GATEWAY_ORIGIN: origin,
          OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
          OTEL_TRACES_SAMPLER_ARG: '1',
        },
      },
    );
    await new Promise((resolve, reject) => {
      shell.once('message', resolve);
      shell.once('exit', () => reject(new Error('The shell server did not start.')));
    });
  }, startTime);

  afterAll(async () => {
    shell.kill('SIGKILL');
    await shop.app.close();
    await collector.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const send = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      ...init,
      headers: { 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0', ...init.headers },
    });

  const json = (body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

  const report = (view: object) =>
    send(
      '/_shell/observations',
      json({
        composition: 'c1',
        locale: 'fr_FR',
        items: [
          { kind: 'view', route: 'search', remote: 'remote-search', release: '1', parent: null, ...view },
        ],
      }),
    );

  /** Names from a span up to the root of its trace. */
  const pathOf = (span: CollectedSpan): string[] => {
    const above = collector.spans().find(({ spanId }) => spanId === span.parentSpanId);
    return [span.name, ...(above ? pathOf(above) : [])];
  };

  it('connect the page view, its order, the transaction and each statement, with remote, release and arm', async () => {
    const { trace, span } = ids('a');
    const headers = {
      traceparent: `00-${trace}-${span}-01`,
      baggage: 'shop.remote=remote-search,shop.release=1',
    };
    const answer = await send('/api/front/purchase/orders', json(orderRequest(), headers));
    expect(answer.status).toBe(201);
    const opened = (await answer.json()) as Record<string, unknown>;
    const told = await report({ trace, span, cause: 'click', start: Date.now() - 400, ms: 300 });
    expect(told.status).toBe(204);

    const isOurs = ({ traceId }: CollectedSpan): boolean => traceId === trace;
    const view = await collector.until((one) => isOurs(one) && one.name === 'view search');
    const call = await collector.until(
      (one) => isOurs(one) && one.service === 'detour-gateway' && one.name.startsWith('POST'),
    );
    const statement = await collector.until((one) => isOurs(one) && one.name === 'INSERT orders');
    await collector.until(
      (one) => isOurs(one) && one.service === 'detour-shell' && one.name.startsWith('POST'),
    );
    expect(view).toMatchObject({ spanId: span, service: 'detour-shell' });
    expect(pathOf(statement)).toEqual([
      'INSERT orders',
      'transaction',
      'POST /api/front/purchase/orders',
      'ask gateway',
      'POST /api/*',
      'view search',
    ]);
    for (const one of [view, call])
      expect(one.notes).toMatchObject({
        'shop.remote': 'remote-search',
        'shop.release': '1',
        'shop.arm': 'stable',
      });
    expect(call.notes).toMatchObject({
      'http.response.status_code': 201,
      'http.route': '/api/front/purchase/orders',
    });
    expect(statement.notes).toEqual({
      'db.system.name': 'postgresql',
      'db.operation.name': 'INSERT',
      'db.collection.name': 'orders',
    });

    // Nothing of the buyer, the order or the values of statements.
    const sent = collector.text().replace(/"\w+UnixNano":"\d+"/g, '');
    const secrets = [...Object.values(buyer), ...Object.values(opened), '20000', '127.0.0.1'].filter(
      (one): one is string => typeof one === 'string' && one.length > 4,
    );
    expect(secrets).toContain(opened['orderNumber']);
    for (const secret of secrets) expect([secret, sent.includes(secret)]).toEqual([secret, false]);
  });

  it('have no error for an order that is refused', async () => {
    const { trace, span } = ids('f');
    const refused = await send(
      '/api/front/purchase/orders',
      json({ ...orderRequest(), expectedAmount: 1 }, { traceparent: `00-${trace}-${span}-01` }),
    );
    expect(refused.status).toBe(409);
    const { notes } = await collector.until((one) => one.traceId === trace && one.name === 'transaction');
    expect(notes).toEqual({});
  });

  it('begin with the document of a page, which names its trace to the browser, and reach the gateway of its render', async () => {
    const page = await send('/recherche?secret=typed-by-a-visitor');
    expect(page.status).toBe(200);
    const [, trace = '', span = ''] =
      /trace;desc="00-(\w{32})-(\w{16})-01"/.exec(page.headers.get('server-timing') ?? '') ?? [];
    await report({ ...ids('b'), trace, parent: span, cause: 'document', start: Date.now() - 400, ms: 300 });
    const isOurs = ({ traceId }: CollectedSpan): boolean => traceId === trace;
    const statement = await collector.until((one) => isOurs(one) && one.name.startsWith('SELECT'));
    const document = await collector.until((one) => isOurs(one) && one.name === 'GET page');
    const view = await collector.until((one) => isOurs(one) && one.name === 'view search');
    expect(pathOf(statement).slice(-4)).toEqual([
      'GET /api/weekend/:id/detail.json',
      'ask gateway',
      'render remote-search',
      'GET page',
    ]);
    expect(document).toMatchObject({
      spanId: span,
      notes: {
        'http.response.status_code': 200,
        'shop.page': 'search',
        'shop.locale': 'fr_FR',
        'shop.page_cache': 'miss',
        'shop.remote': 'remote-search',
        'shop.release': '1',
        'shop.arm': 'stable',
      },
    });
    expect(view.parentSpanId).toBe(span);
    expect(collector.text()).not.toContain('typed-by-a-visitor');
  });

  it('stop an attack by forged headers: foreign words and huge baggage reach no span and no other server', async () => {
    const { trace, span } = ids('c');
    const baggage = [
      'shop.remote=remote-evil,shop.release=1',
      `shop.remote=remote-search,shop.release=1,user=${'forged'.repeat(1500)}`,
      'shop.remote=remote-search,shop.release=9.9.9-forged',
    ];
    for (const one of baggage)
      await send('/api/weekend/unknown/detail.json?locale=fr_FR', {
        headers: { traceparent: `00-${trace}-${span}-01`, tracestate: 'forged=1', baggage: one },
      });
    await report({
      trace,
      span: 'd'.repeat(16),
      release: '9.9.9',
      cause: 'click',
      start: Date.now() - 400,
      ms: 300,
    });
    await report({ trace, span: 'e'.repeat(16), cause: 'click', start: 1000, ms: 300 });
    const isCall = ({ traceId, service, name }: CollectedSpan): boolean =>
      traceId === trace && service === 'detour-gateway' && name.startsWith('GET');
    while (collector.spans().filter(isCall).length < baggage.length)
      await collector.until(isCall).then(() => new Promise((resolve) => setImmediate(resolve)));
    const ours = collector.spans().filter(({ traceId }) => traceId === trace);
    expect(ours.filter(({ name }) => name.startsWith('view'))).toEqual([]);
    expect(ours.filter(({ notes }) => 'shop.remote' in notes)).toEqual([]);
    expect(collector.text()).not.toMatch(/forged|remote-evil/);
  });
});
