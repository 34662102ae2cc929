import type { EventName, EventPayload } from '@detour/shared-contracts/events';
import { Subject } from 'rxjs';
import { createConsent } from '../host/visitor/consent';
import { createStorage } from '../host/visitor/storage';
import { startAnalytics, type AnalyticsOptions } from './start-analytics';
import { openAnalytics, type OpenAnalytics } from './open-analytics';

const realFetch = globalThis.fetch;
const flags = { datesForced: true };
const composition = {
  remotes: { 'remote-search': { version: '1.2.0' }, 'remote-boxes': { version: '3.0.1' } },
};

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
  document.body.innerHTML = '';
  document.cookie = 'user_account_id=; max-age=0';
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

const createBus = () => {
  const subjects = new Map<string, Subject<unknown>>();
  const subjectOf = (name: string): Subject<unknown> => {
    const subject = subjects.get(name) ?? new Subject<unknown>();
    subjects.set(name, subject);
    return subject;
  };
  return {
    on: subjectOf as never,
    emit: <N extends EventName>(name: N, payload: EventPayload<N>): void => subjectOf(name).next(payload),
  };
};

const setUp = ({ mode = 'visitor', load }: { mode?: string; load?: AnalyticsOptions['load'] } = {}) => {
  // Without beacons, events go out by an ordinary post, whose body can be read.
  const posts: { path: string; body: string }[] = [];
  globalThis.fetch = ((path: string, { body }: RequestInit) => {
    posts.push({ path, body: String(body) });
    return Promise.resolve({ ok: true });
  }) as typeof fetch;
  const bus = createBus();
  const clock = { now: () => Date.now() };
  const consent = createConsent(clock.now, () => undefined);
  const place = { path: '/recherche', page: 'search' };
  const loaded = jest.fn(load ?? (async () => openAnalytics));
  startAnalytics({
    document: { site: { locale: 'nl_BE', mode, flags }, clock, composition } as never,
    navigation: { location: () => ({ path: place.path }), route: () => ({ page: place.page }) } as never,
    events: { own: bus as never, consent, storage: createStorage(consent) },
    load: loaded,
  });
  const select = (id = 'a'): void => bus.emit('search.offer-selected@1', { id, index: 0, sellPrice: 100 });
  return { bus, consent, place, posts, loaded, select };
};

const accept = { preferences: false, statistics: true };
const refuse = { preferences: true, statistics: false };
const settle = () => jest.advanceTimersByTimeAsync(20_000);
const stored = (): string[] =>
  ['analyticsClient', 'analyticsSession'].filter((key) => localStorage.getItem(key));

describe('analytics of a page', () => {
  it('send nothing, store nothing and load nothing before consent, and drop what happened before it', async () => {
    const { consent, posts, loaded, select } = setUp();
    select();
    await settle();
    expect([posts, loaded.mock.calls, stored()]).toEqual([[], [], []]);
    consent.answer(accept);
    await settle();
    expect([posts, loaded.mock.calls]).toEqual([[], []]);
  });

  it('send nothing after refusal', async () => {
    const { consent, posts, loaded, select } = setUp();
    consent.answer(refuse);
    select();
    await settle();
    expect([posts, loaded.mock.calls, stored()]).toEqual([[], [], []]);
  });

  it('post client id, user id and events with name, page path, page type, A/B tests and locale [ANALYT-006] [ANALYT-007]', async () => {
    document.cookie = 'user_account_id=0c0ffee0-0000-4000-8000-000000000000';
    // The last good release of the search is on the page.
    document.body.innerHTML = '<div data-remote="remote-search" data-remote-version="1.1.9"></div>';
    const { bus, consent, place, posts, loaded, select } = setUp();
    consent.answer(accept);
    select();
    Object.assign(place, { path: '/nl/cadeau', page: 'boxes' });
    bus.emit('boxes.list-shown@1', { boxes: [{ id: 'B', boxPrice: 200 }] });
    bus.emit('boxes.flag-activated@1', { flag: 'boxMigration' });
    await settle();
    expect(loaded).toHaveBeenCalledTimes(1);
    expect(posts.map(({ path }) => path)).toEqual(['/api/analytics/ga/collect/be']);
    const post = JSON.parse(posts[0]?.body ?? '');
    const arms = [
      'search-dates:forced',
      'new-filters:dropdowns',
      'results-promises:hidden',
      'box-migration:own-pages',
    ];
    expect(post).toEqual({
      clientId: JSON.parse(localStorage.getItem('analyticsClient') ?? '').id,
      sessionId: JSON.parse(localStorage.getItem('analyticsSession') ?? '').id,
      userId: '0c0ffee0-0000-4000-8000-000000000000',
      events: [
        {
          name: 'select_item',
          pagePath: '/recherche',
          pageType: 'search',
          abTests: arms,
          locale: 'nl_BE',
          items: [{ id: 'a', price: 100, box_price: null, format: null }],
          source: { remote: 'remote-search', release: '1.1.9' },
        },
        {
          name: 'view_item_list',
          pagePath: '/nl/cadeau',
          pageType: 'boxes',
          abTests: [...arms, 'boxMigration'],
          locale: 'nl_BE',
          items: [{ id: 'B', price: 200, box_price: 200, format: null }],
          source: { remote: 'remote-boxes', release: '3.0.1' },
        },
      ],
    });
  });

  it('have no user id for a visitor without an account [ANALYT-006]', async () => {
    const { consent, posts, select } = setUp();
    consent.answer(accept);
    select();
    await settle();
    expect(JSON.parse(posts[0]?.body ?? '').userId).toBeNull();
  });

  it('send at once when the page is hidden', async () => {
    const { consent, posts, select } = setUp();
    consent.answer(accept);
    select('first');
    await settle();
    select('last');
    expect(posts).toHaveLength(1);
    dispatchEvent(new Event('pagehide'));
    expect(posts).toHaveLength(2);
  });

  it('stop and delete both ids when the consent is withdrawn, and begin anew with another id', async () => {
    const { consent, posts, select } = setUp();
    consent.answer(accept);
    select();
    await settle();
    const before = localStorage.getItem('analyticsClient');
    select();
    consent.answer(refuse);
    expect(stored()).toEqual([]);
    select();
    await settle();
    expect([posts.length, stored()]).toEqual([1, []]);
    consent.answer(accept);
    select();
    await settle();
    expect(posts).toHaveLength(2);
    expect(localStorage.getItem('analyticsClient')).not.toBe(before);
  });

  it('delete ids that an earlier consent left', () => {
    localStorage.setItem('analyticsClient', '{}');
    localStorage.setItem('analyticsSession', '{}');
    setUp();
    expect(stored()).toEqual([]);
  });

  it('keep the newest thirty events until their code is there', async () => {
    const notice = jest.fn();
    const { consent, select } = setUp({ load: async () => () => ({ notice, stop: () => undefined }) });
    consent.answer(accept);
    for (let index = 0; index < 40; index += 1) select(String(index));
    await settle();
    const ids = notice.mock.calls.map(([noticed]) => noticed.event.payload.id);
    expect([ids.length, ids[0], ids[29]]).toEqual([30, '10', '39']);
  });

  it('change nothing when their code does not load, and try again with the next event [ANALYT-011]', async () => {
    const load = jest.fn(async (): Promise<OpenAnalytics> => openAnalytics);
    load.mockRejectedValueOnce(new Error('offline'));
    const { consent, posts, select } = setUp({ load });
    consent.answer(accept);
    expect(() => select()).not.toThrow();
    await settle();
    expect(posts).toEqual([]);
    select();
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
    expect(JSON.parse(posts[0]?.body ?? '').events).toHaveLength(2);
  });

  it('do not follow customer care', async () => {
    const { consent, posts, select } = setUp({ mode: 'care' });
    consent.answer(accept);
    select();
    await settle();
    expect(posts).toEqual([]);
  });
});
