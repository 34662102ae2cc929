// @own-modules: the started pages prepare links later, when another suite would have replaced the page.
import { createFixedClock } from '@detour/shared-contracts/base';
import { matchPath, type RouteMatch } from '@detour/shared-contracts/sites';
import { createNavigation } from './navigation';
import { startPages } from './start-pages';

const site = { locale: 'fr_FR', brand: 'Détour', flags: {} } as never;
const routeTo = (path: string): RouteMatch => matchPath('fr', path, 'fr_FR') as RouteMatch;
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

const setUp = async () => {
  history.replaceState(null, '', '/');
  document.body.innerHTML =
    '<div id="slot-panel"></div><div id="slot"><p>page</p></div><a href="/recherche?page=2">results</a>';
  const log: string[] = [];
  const emit = jest.fn();
  let mounted: string | null = null;
  const navigation = createNavigation({
    site,
    route: routeTo('/'),
    clock: createFixedClock('2026-11-21T10:00:00Z'),
  });
  startPages({
    document: {
      site,
      page: { route: routeTo('/'), rendered: true },
      files: { prefetched: () => Promise.resolve({ data: null, head: { title: '' }, status: 200 }) },
      composition: { shell: { version: '1.0.0' } },
      elements: {
        slot: () => document.getElementById('slot')!,
        panel: document.getElementById('slot-panel')!,
      },
    } as never,
    navigation,
    events: { own: { emit } } as never,
    observer: { pageShown: () => log.push('shown') },
    trace: { begin: () => undefined, shown: () => undefined },
    loader: { load: () => Promise.resolve({ module: {}, release: {} }) } as never,
    slot: {
      prepare: (remote: string, { path }: { path: string }) => {
        log.push(`prepare ${path}`);
        return Promise.resolve({ remote, page: null, prefetched: null, error: null });
      },
      mount: (request: { remote: string; hydrate: boolean }) => {
        mounted = request.remote;
        log.push(`mount ${request.remote}${request.hydrate ? ' hydrated' : ''}`);
        return Promise.resolve();
      },
      unmount: () => Promise.resolve(),
      snapshot: () => null,
      mounted: () => mounted,
    } as never,
    frame: {
      showSkeleton: () => () => undefined,
      showOwnPage: () => () => undefined,
      pageIsShown: () => void log.push('frame'),
    },
    connect: (lifecycle) => ({ show: (owner) => lifecycle.mount(owner) }),
  });
  await settle();
  return { log, emit };
};

let shop: Awaited<ReturnType<typeof setUp>>;

// Once, because a document has one shell whose listeners stay.
beforeAll(async () => {
  window.scrollTo = (() => undefined) as typeof window.scrollTo;
  shop = await setUp();
});

describe('the pages of a document', () => {
  it('hydrate the page that the server rendered', () => {
    expect(shop.log).toEqual(['mount remote-search hydrated', 'frame']);
  });

  it('follow a link: prepare, show, then report it to the other parts', async () => {
    const { log, emit } = shop;
    document.querySelector('a')?.click();
    await settle();
    expect(log.slice(2)).toEqual(['prepare /recherche', 'frame', 'shown']);
    expect(location.pathname + location.search).toBe('/recherche?page=2');
    expect(emit).toHaveBeenCalledWith('shell.page-shown@1', {
      page: 'search',
      remote: 'remote-search',
      path: '/recherche',
      locale: 'fr_FR',
    });
  });
});
