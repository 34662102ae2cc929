/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpointSetting, shareSetting } from './tracing-settings';
import { inSpan, noTracing, openTracing, traceHeaders, type Tracing } from './tracing';

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
}

let server: Server;
let endpoint: string;
let bodies: string[];
let asked: number;
let answers: boolean;
let open: Tracing[];

const spans = (): SentSpan[] =>
  bodies.flatMap((body) =>
    (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }).resourceSpans.flatMap(
      ({ scopeSpans }) => scopeSpans.flatMap(({ spans: some }) => some),
    ),
  );

const start = async (more: Partial<Parameters<typeof openTracing>[0]> = {}): Promise<Tracing> => {
  const tracing = await openTracing({
    endpoint,
    service: 'test',
    key: 'secret of the shop',
    share: 1,
    trustsCallers: false,
    ...more,
  });
  open.push(tracing);
  return tracing;
};

const idOf = (number: number): string => number.toString(16).padStart(32, '0');

beforeEach(async () => {
  [bodies, asked, answers, open] = [[], 0, true, []];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      asked += 1;
      if (!answers) return;
      bodies.push(body);
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  await Promise.all(open.map((tracing) => tracing.close()));
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
});

describe('traces of a server', () => {
  it('are off without an endpoint, and then change nothing', async () => {
    expect(
      await openTracing({ endpoint: null, service: 'test', key: '', share: 1, trustsCallers: true }),
    ).toBe(noTracing);
    expect(noTracing.begin('call', { role: 'server' })).toBeNull();
    expect(traceHeaders()).toEqual({});
    expect(await inSpan('step', async () => 1)).toBe(1);
  });

  it('continue the trace of the caller, and name it to the next server', async () => {
    const tracing = await start();
    const parent = { traceId: idOf(7), spanId: 'a'.repeat(16), sampled: true };
    const span = tracing.begin('call', {
      role: 'server',
      parent,
      part: { remote: 'remote-x', release: '1' },
    });
    const headers = await span?.run(() => inSpan('step', async () => traceHeaders()));
    span?.end();
    await tracing.flush();
    const [step, call] = spans();
    expect(call).toMatchObject({ name: 'call', traceId: parent.traceId, parentSpanId: parent.spanId });
    expect(step).toMatchObject({ name: 'step', traceId: parent.traceId, parentSpanId: call?.spanId });
    expect(headers).toEqual({
      traceparent: `00-${parent.traceId}-${step?.spanId ?? ''}-01`,
      baggage: 'shop.remote=remote-x,shop.release=1',
    });
  });

  it('note the kind of an error and never its message', async () => {
    const tracing = await start();
    const span = tracing.begin('call', { role: 'server' });
    const work = span?.run(() =>
      inSpan('step', () => Promise.reject(Object.assign(new Error('ann@shop.example'), { code: '23505' }))),
    );
    await expect(work).rejects.toThrow('ann');
    span?.end();
    await tracing.flush();
    expect(bodies.join()).toContain('23505');
    expect(bodies.join()).not.toContain('ann@shop.example');
  });

  it('cannot be forced by the flag or the id of a visitor: a share is recorded, by a secret', async () => {
    const recorded = async (options: Parameters<typeof start>[0]): Promise<number[]> => {
      const tracing = await start({ share: 0.25, ...options });
      return Array.from({ length: 80 }, (_, number) => number + 1).filter(
        (number) =>
          tracing.begin('call', {
            role: 'server',
            parent: { traceId: idOf(number), spanId: 'b'.repeat(16), sampled: true },
          })?.isRecorded,
      );
    };
    const [one, same, other] = [await recorded({}), await recorded({}), await recorded({ key: 'another' })];
    // All flags say "record", and the ids are the lowest that exist.
    expect(one.length).toBeGreaterThan(5);
    expect(one.length).toBeLessThan(40);
    // Two servers of the shop agree; without its secret nobody can compute the same.
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
    expect(await recorded({ share: 0 })).toEqual([]);
  });

  it('follow a caller of the shop', async () => {
    const tracing = await start({ trustsCallers: true, share: 0 });
    const begin = (sampled: boolean) =>
      tracing.begin('call', {
        role: 'server',
        parent: { traceId: idOf(9), spanId: 'b'.repeat(16), sampled },
      })?.isRecorded;
    expect([begin(true), begin(false)]).toEqual([true, false]);
    expect(tracing.begin('job', { role: 'internal' })?.isRecorded).toBe(false);
  });

  it('record no more than a hundred requests a second, however many come', async () => {
    const tracing = await start();
    const began = Math.floor(Date.now() / 1000);
    const many = Array.from({ length: 3000 }, () => tracing.begin('call', { role: 'server' })?.isRecorded);
    const seconds = Math.floor(Date.now() / 1000) - began + 1;
    expect(many.filter(Boolean).length).toBeGreaterThan(99);
    expect(many.filter(Boolean).length).toBeLessThanOrEqual(100 * seconds);
  });

  it('add the span that a browser measured under its own ids', async () => {
    const tracing = await start();
    tracing.addReported('view search', {
      self: { traceId: idOf(5), spanId: 'c'.repeat(16) },
      parent: null,
      part: { remote: 'remote-search', release: '1', arm: 'stable' },
      notes: { 'shop.page': 'search' },
      start: 1000,
      end: 1250,
    });
    await tracing.flush();
    expect(spans()).toMatchObject([
      {
        name: 'view search',
        traceId: idOf(5),
        spanId: 'c'.repeat(16),
        startTimeUnixNano: '1000000000',
        endTimeUnixNano: '1250000000',
      },
    ]);
  });

  it('are lost, and no request waits for them, while the collector does not answer', async () => {
    answers = false;
    const tracing = await start({ pause: 5 });
    const told = { sent: 0, lost: 0, dropped: 0 };
    tracing.watch((outcome, count) => void (told[outcome] += count));
    let recorded = 0;
    // A hundred requests are recorded in a second: more spans than the queue holds.
    const steps = 30;
    const request = async (): Promise<void> => {
      const span = tracing.begin('call', { role: 'server' });
      recorded += span?.isRecorded ? 1 + steps : 0;
      for (let step = 0; step < steps; step += 1)
        await span?.run(() => inSpan('step', async () => undefined));
      span?.end();
    };
    await request();
    while (asked === 0) await new Promise((resolve) => setImmediate(resolve));
    // The collector has a batch and is silent. More than the queue holds comes after it.
    for (let round = 0; round < 300; round += 1) await request();
    expect([told.sent, told.lost]).toEqual([0, 0]);
    server.closeAllConnections();
    await tracing.close();
    // Ends with the last attempt to reach the collector: each recorded span is then counted once.
    while (told.lost + told.dropped < recorded) await new Promise((resolve) => setImmediate(resolve));
    expect(told).toEqual({ sent: 0, lost: recorded - told.dropped, dropped: expect.any(Number) });
    expect(Math.min(told.lost, told.dropped)).toBeGreaterThan(0);
  }, 60_000);
});

describe('the settings of traces', () => {
  it('take the address of a collector, and no secrets in it', () => {
    expect(endpointSetting('')).toBeNull();
    expect(endpointSetting('https://otel.shop.example:4318/')).toBe('https://otel.shop.example:4318');
    for (const bad of ['otel', 'ftp://otel', 'http://user:word@otel', 'http://otel/?key=1'])
      expect(() => endpointSetting(bad)).toThrow('must be the address of a collector');
  });

  it('take a share from 0 to 1', () => {
    expect(['0', '.5', '0.05', '1'].map(shareSetting)).toEqual([0, 0.5, 0.05, 1]);
    for (const bad of ['', '2', '-1', 'all', '1e-3']) expect(() => shareSetting(bad)).toThrow('from 0 to 1');
  });
});
