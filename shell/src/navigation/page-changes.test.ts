import type { ShopLocation } from '@detour/shared-contracts/mount';
import type { RouteMatch } from '@detour/shared-contracts/sites';
import type { CardPreview } from './ahead/card-preview';
import type { MountRequest, PreparedPage } from '../slots/prepared-page';
import { createPageChanges } from './page-changes';

const target: ShopLocation = { path: '/recherche', search: '', hash: '', key: 'b', state: null };
const routeOf = (remote: string): RouteMatch => ({ page: 'search', remote }) as RouteMatch;
const readyWith = (status: number): PreparedPage => ({
  remote: 'remote-search',
  page: null,
  prefetched: { data: null, head: { title: 'Résultats' }, status },
  error: null,
});
const step = (signal = new AbortController().signal, heading: string | null = null) => ({ signal, heading });
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

const setUp = (
  ready: PreparedPage | Promise<PreparedPage> = readyWith(200),
  preview: CardPreview | null = null,
) => {
  const log: string[] = [];
  let inSlot: string | null = null;
  const changes = createPageChanges({
    slot: {
      prepare: async () => ready,
      mount: (request) => {
        inSlot = request.remote;
        log.push(`mount ${request.remote}${request.hydrate ? ' hydrated' : ''}`);
        return Promise.resolve();
      },
      unmount: () => {
        log.push(`unmount ${inSlot}`);
        inSlot = null;
        return Promise.resolve();
      },
      mounted: () => inSlot as never,
    },
    connect: (lifecycle) => ({
      async show(owner) {
        if (inSlot) await lifecycle.unmount(inSlot as never);
        await lifecycle.mount(owner);
      },
    }),
    drawOwnPage: (hydrate) => {
      log.push(`draw own page${hydrate ? ' hydrated' : ''}`);
      return () => log.push('remove own page');
    },
    clearSlot: () => log.push('clear'),
    applyHead: ({ title }) => log.push(`title ${title}`),
    announce: () => log.push('announce'),
    onShown: (_, __, owner) => log.push(`shown ${owner}`),
    painted: () => {
      log.push('painted');
      return Promise.resolve();
    },
    previewOf: (href) => (href === '/recherche' ? preview : null),
    showWaiting: (_, __, known) => {
      log.push(known ? `wait with ${known.title}` : 'wait');
      return () => log.push('stop waiting');
    },
  });
  return { changes, log };
};

beforeEach(() => {
  window.scrollTo = (() => undefined) as typeof window.scrollTo;
});

describe('page changes', () => {
  it('show the prepared page: title first, then the page, then the announcement', async () => {
    const { changes, log } = setUp();
    await changes.prepare(target, routeOf('remote-search'), step());
    changes.commit(target, routeOf('remote-search'), null);
    await settle();
    expect(log).toEqual(['title Résultats', 'mount remote-search', 'announce', 'shown remote-search']);
  });

  it('keep a remote mounted when another of its pages is shown', async () => {
    const { changes, log } = setUp();
    for (let round = 0; round < 2; round += 1) {
      await changes.prepare(target, routeOf('remote-search'), step());
      changes.commit(target, routeOf('remote-search'), null);
      await settle();
    }
    expect(log.filter((line) => line.startsWith('mount'))).toHaveLength(1);
  });

  it('give a not-found page to the shell', async () => {
    const { changes, log } = setUp(readyWith(404));
    await changes.prepare(target, routeOf('remote-search'), step());
    changes.commit(target, routeOf('remote-search'), null);
    await settle();
    expect(log).toEqual(['draw own page', 'announce', 'shown shell']);
  });

  it('render from one shell page to another', async () => {
    const { changes, log } = setUp();
    await changes.open('shell', null, true);
    changes.commit(target, routeOf('shell'), null);
    await settle();
    expect(log.slice(0, 4)).toEqual(['draw own page hydrated', 'remove own page', 'clear', 'draw own page']);
  });

  it('keep the page that the visitor chose before the first page was ready', async () => {
    const { changes, log } = setUp({ ...readyWith(200), remote: 'remote-boxes' });
    await changes.prepare(target, routeOf('remote-boxes'), step());
    changes.commit(target, routeOf('remote-boxes'), null);
    await settle();
    const first: MountRequest = {
      remote: 'remote-search',
      prepared: readyWith(200),
      hydrate: true,
      snapshot: null,
    };
    await changes.open('remote-search', first, false);
    expect(log.filter((line) => line.includes('mount'))).toEqual(['mount remote-boxes']);
    expect(changes.hasLeftFirst()).toBe(true);
  });

  it('discard the preparation of a superseded navigation', async () => {
    const { changes, log } = setUp();
    const controller = new AbortController();
    controller.abort();
    await changes.prepare(target, routeOf('remote-search'), step(controller.signal));
    changes.commit(target, routeOf('remote-search'), null);
    await settle();
    expect(log).not.toContain('title Résultats');
  });

  it('show a loading state after 120 ms, until the page is ready', async () => {
    jest.useFakeTimers();
    let finish: (ready: PreparedPage) => void = () => undefined;
    const { changes, log } = setUp(new Promise((resolve) => (finish = resolve)));
    const work = changes.prepare(target, routeOf('remote-search'), step());
    jest.advanceTimersByTime(119);
    expect(log).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(log).toEqual(['wait']);
    finish(readyWith(200));
    await work;
    jest.useRealTimers();
    changes.commit(target, routeOf('remote-search'), null);
    await settle();
    expect(log.slice(1, 4)).toEqual(['title Résultats', 'mount remote-search', 'stop waiting']);
  });

  it('show at once what the pressed card shows, and do nothing before it is painted', async () => {
    const { changes, log } = setUp(readyWith(200), { title: 'Une nuit', picture: null });
    const work = changes.prepare(target, routeOf('remote-search'), step());
    expect(log).toEqual(['wait with Une nuit', 'painted']);
    await work;
    changes.commit(target, routeOf('remote-search'), null);
    await settle();
    expect(log.slice(2, 6)).toEqual(['title Résultats', 'mount remote-search', 'stop waiting', 'announce']);
  });

  it('show the heading that a remote names of its next page', async () => {
    const { changes, log } = setUp();
    await changes.prepare(target, routeOf('remote-search'), step(undefined, 'Normandie'));
    expect(log[0]).toBe('wait with Normandie');
  });

  it('prepare nothing for a page that was superseded while its heading was painted', async () => {
    const { changes, log } = setUp(readyWith(200), { title: 'Une nuit', picture: null });
    const controller = new AbortController();
    const work = changes.prepare(target, routeOf('remote-search'), step(controller.signal));
    controller.abort();
    await work;
    changes.commit(target, routeOf('remote-search'), null);
    await settle();
    expect(log).toContain('stop waiting');
    expect(log).not.toContain('title Résultats');
  });

  it('stop waiting for a superseded page', async () => {
    jest.useFakeTimers();
    const { changes, log } = setUp(new Promise(() => undefined));
    const controller = new AbortController();
    void changes.prepare(target, routeOf('remote-search'), step(controller.signal));
    jest.advanceTimersByTime(200);
    controller.abort();
    expect(log).toEqual(['wait', 'stop waiting']);
    jest.useRealTimers();
  });
});
