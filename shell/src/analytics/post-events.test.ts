import type { AnalyticsPost } from '@detour/shared-contracts/api';
import { locales } from '@detour/shared-contracts/sites';
import { collectPath, postEvents } from './post-events';

const post: AnalyticsPost = { clientId: 'a', userId: null, sessionId: 'b', events: [] };
const realFetch = globalThis.fetch;

const beacons = (answer: (path: string, body: Blob) => boolean) =>
  Object.defineProperty(navigator, 'sendBeacon', { value: answer, configurable: true });

afterEach(() => {
  globalThis.fetch = realFetch;
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

const fetching = () => {
  const fetched = jest.fn(() => Promise.resolve({ ok: true } as Response));
  globalThis.fetch = fetched as never;
  return fetched;
};

describe('the post of analytics', () => {
  it('goes to one endpoint per point of sale: the country in lower case [ANALYT-007]', () => {
    expect(locales.map((locale) => [locale, collectPath(locale)])).toEqual([
      ['fr_FR', '/api/analytics/ga/collect/fr'],
      ['es_ES', '/api/analytics/ga/collect/es'],
      ['fr_BE', '/api/analytics/ga/collect/be'],
      ['nl_BE', '/api/analytics/ga/collect/be'],
      ['nl_NL', '/api/analytics/ga/collect/nl'],
      ['it_IT', '/api/analytics/ga/collect/it'],
    ]);
  });

  it('is a beacon of JSON when there are beacons [ANALYT-008]', () => {
    const sent: [string, string][] = [];
    beacons((path, body) => sent.push([path, body.type]) > 0);
    const fetched = fetching();
    postEvents('fr_BE', post);
    expect(sent).toEqual([['/api/analytics/ga/collect/be', 'application/json']]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ['there are no beacons', null],
    ['the browser refuses the beacon', () => false],
    [
      'the beacon throws',
      () => {
        throw new TypeError('blocked');
      },
    ],
  ])('is an ordinary post when %s [ANALYT-008]', (_when, answer) => {
    if (answer) beacons(answer);
    const fetched = fetching();
    postEvents('it_IT', post);
    expect(fetched).toHaveBeenCalledWith('/api/analytics/ga/collect/it', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(post),
    });
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('offline'))],
    [
      'throws',
      () => {
        throw new TypeError('no fetch');
      },
    ],
  ])('swallows a failure: fetch %s [ANALYT-011]', async (_how, answer) => {
    globalThis.fetch = answer as never;
    const uncaught = jest.fn();
    process.on('unhandledRejection', uncaught);
    expect(() => postEvents('fr_FR', post)).not.toThrow();
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', uncaught);
    expect(uncaught).not.toHaveBeenCalled();
  });
});
