/** @jest-environment node */
import type { Composition } from '@detour/shared-contracts/mount';
import type { ViewObservation } from './observation';
import { openPageTrace } from './page-trace';
import { startPageTrace } from './start-page-trace';

const realFetch = globalThis.fetch;
const documentSpan = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
const composition = {
  id: 'c1',
  shell: { version: '1.0.0' },
  remotes: { 'remote-search': { version: '1.4.0' }, 'remote-product': { version: '2.0.0' } },
} as unknown as Composition;

let asked: Request[];
let views: Partial<ViewObservation>[];
let consent: boolean;
let loads: number;

const start = (header: string | undefined, mode = 'visitor') => {
  const entry = {
    responseStart: 100,
    serverTiming: header === undefined ? [] : [{ name: 'trace', description: header }],
  };
  jest
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([entry as unknown as PerformanceNavigationTiming]);
  return startPageTrace({
    document: {
      site: { mode },
      page: { route: { remote: 'remote-search' } },
      composition,
      clock: { now: () => 1_800_000_000_000 },
    },
    consent: { allows: () => consent },
    observer: { view: (view) => void views.push(view) },
    load: async () => {
      loads += 1;
      return openPageTrace;
    },
  });
};

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  [asked, views, consent, loads] = [[], [], true, 0];
  Object.assign(globalThis, { location: new URL('http://fr.localhost:8080/recherche') });
  globalThis.fetch = ((input: Request | string, init?: RequestInit) => {
    asked.push(input instanceof Request ? input : new Request(new URL(input, location.href), init));
    return Promise.resolve(new Response('{}'));
  }) as typeof fetch;
});

afterEach(() => {
  jest.restoreAllMocks();
  globalThis.fetch = realFetch;
  Reflect.deleteProperty(globalThis, 'location');
});

const headersOf = async (path: string, init?: RequestInit) => {
  await fetch(new URL(path, location.href), init);
  const headers = asked.at(-1)?.headers;
  return [headers?.get('traceparent') ?? null, headers?.get('baggage') ?? null];
};

describe('the trace of a page view', () => {
  it('continues the document’s, and gives its calls the ids, the remote and the release', async () => {
    const trace = start(documentSpan);
    trace.shown();
    await settled();
    expect(views).toMatchObject([{ trace: 'a'.repeat(32), parent: 'b'.repeat(16), cause: 'document' }]);
    const [view] = views;
    expect(await headersOf('/api/front/purchase/orders', { method: 'POST', body: '{"a":1}' })).toEqual([
      `00-${'a'.repeat(32)}-${view?.span ?? ''}-01`,
      'shop.remote=remote-search,shop.release=1.4.0',
    ]);
    expect([asked.at(-1)?.method, await asked.at(-1)?.text()]).toEqual(['POST', '{"a":1}']);
    expect(await headersOf('/_shell/data/x')).toEqual([null, null]);
    expect(await headersOf('https://maps.example/api/x')).toEqual([null, null]);
  });

  it('has a new id for each page view, reported once', async () => {
    const trace = start(documentSpan);
    trace.shown();
    await settled();
    for (const remote of ['remote-product', 'remote-search']) {
      trace.begin(remote);
      trace.shown();
      trace.shown();
      await settled();
    }
    expect(views.map(({ cause, parent }) => [cause, parent])).toEqual([
      ['document', 'b'.repeat(16)],
      ['click', null],
      ['click', null],
    ]);
    expect(new Set(views.map(({ trace: id }) => id)).size).toBe(3);
    for (const { trace: id, span } of views)
      expect(`${id ?? ''}-${span ?? ''}`).toMatch(/^[0-9a-f]{32}-[0-9a-f]{16}$/);
    trace.begin('remote-product');
    await settled();
    expect((await headersOf('/api/x'))[1]).toBe('shop.remote=remote-product,shop.release=2.0.0');
  });

  it('measures, sends and loads nothing without consent, and ends with it', async () => {
    consent = false;
    const trace = start(documentSpan);
    trace.shown();
    trace.begin('remote-product');
    await settled();
    expect([views, loads, await headersOf('/api/x')]).toEqual([[], 0, [null, null]]);
    consent = true;
    trace.begin('remote-product');
    await settled();
    expect((await headersOf('/api/x'))[0]).toMatch(/^00-/);
    consent = false;
    expect(await headersOf('/api/x')).toEqual([null, null]);
  });

  it.each([
    ['while the servers do not trace', undefined, 'visitor'],
    ['for staff', documentSpan, 'care'],
  ])('leaves fetch alone %s', async (_when, header, mode) => {
    const before = globalThis.fetch;
    const trace = start(header, mode);
    trace.begin('remote-search');
    trace.shown();
    await settled();
    expect(globalThis.fetch).toBe(before);
    expect([views, loads]).toEqual([[], 0]);
  });
});
