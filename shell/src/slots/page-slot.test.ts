import type {
  ErrorReport,
  PageModule,
  PageProps,
  RemoteHost,
  ShopLocation,
} from '@detour/shared-contracts/mount';
import type { RouteMatch } from '@detour/shared-contracts/sites';
import type { PanelState } from './failure-panel';
import { createPageSlot } from './page-slot';
import type { PreparedPage } from './prepared-page';
import type { LoadedModule, RemoteLoader } from '../composition/remote-loader';
import { findSlotElements } from './slot-view';

const location: ShopLocation = { path: '/', search: '', hash: '', key: 'a', state: null };
const route = {
  page: 'home',
  remote: 'remote-search',
  locale: 'fr_FR',
  params: {},
  simplified: false,
  private: false,
} as RouteMatch;
const release = { remote: 'remote-search', version: '1.2.3' };
const before = { remote: 'remote-search', version: '1.2.2' };
const prefetched = { data: null, head: { title: 'Accueil' }, status: 200 };

const healthy = (): PageModule => ({
  bootstrap: () => Promise.resolve(),
  mount: (props) => {
    props.element.innerHTML = '<h1>page</h1>';
    return Promise.resolve();
  },
  unmount: (props) => {
    props.element.replaceChildren();
    return Promise.resolve();
  },
  prefetch: () => Promise.resolve(prefetched),
  snapshot: () => ({ kept: true }),
});

const setUp = (module: () => PageModule | Error, lastGood: PageModule | null = null) => {
  document.body.innerHTML = '<main id="main"><div id="slot-panel"></div><div id="slot"></div></main>';
  const shown: PanelState[] = [];
  let visible = false;
  const reports: ErrorReport[] = [];
  const load = <T>(): Promise<LoadedModule<T>> => {
    const found = module();
    return found instanceof Error
      ? Promise.reject(found)
      : Promise.resolve({ module: found as T, release: release as never });
  };
  const loadLastGood = <T>(
    _: string,
    _exposed: string,
    failed: { readonly version: string },
  ): Promise<LoadedModule<T> | null> => {
    if (!lastGood || failed.version === before.version) return Promise.resolve(null);
    return Promise.resolve({ module: lastGood as T, release: before as never });
  };
  const loader: RemoteLoader = {
    load,
    loadAgain: load,
    loadLastGood,
    loadPage: () => Promise.resolve(),
    loadScripts: () => Promise.resolve(),
  };
  const slot = createPageSlot({
    elements: findSlotElements(),
    loader,
    panel: {
      show: (state) => {
        visible = true;
        shown.push(state);
      },
      hide: () => (visible = false),
    },
    hostFor: (_, onReport) =>
      ({
        report: (report: ErrorReport) => {
          reports.push(report);
          onReport(report);
        },
      }) as unknown as RemoteHost,
    prefetchInput: () => ({ location, route }) as never,
    setHead: () => undefined,
  });
  const open = async (hydrate = false): Promise<void> => {
    const prepared = await slot.prepare('remote-search', location, route);
    await slot.mount({ remote: 'remote-search', prepared, hydrate, snapshot: null });
  };
  const state = (): string | undefined => document.getElementById('slot')?.dataset['remoteState'];
  const version = (): string | undefined => document.getElementById('slot')?.dataset['remoteVersion'];
  return { slot, open, state, version, shown, reports, isPanelVisible: () => visible };
};

describe('page slot', () => {
  it('mounts a page and marks its owner', async () => {
    const { open, state, isPanelVisible } = setUp(healthy);
    await open();
    expect(state()).toBe('mounted');
    expect(document.getElementById('slot')?.dataset).toMatchObject({
      remote: 'remote-search',
      remoteVersion: '1.2.3',
    });
    expect(isPanelVisible()).toBe(false);
  });

  it('shows the panel when the remote fails to load, and recovers on retry without a reload [SHELL-010]', async () => {
    let broken = true;
    const { open, state, shown, reports, isPanelVisible, slot } = setUp(() =>
      broken ? new Error('404') : healthy(),
    );
    await open();
    expect(state()).toBe('failed');
    expect(isPanelVisible()).toBe(true);
    expect(shown.at(-1)).toMatchObject({
      retryIn: 8000,
      reference: expect.stringMatching(/^search-[0-9a-f]{4}$/) as string,
    });
    expect(reports.map(({ code }) => code)).toEqual(['SHELL-101']);
    broken = false;
    shown.at(-1)?.retry();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(state()).toBe('mounted');
    expect(isPanelVisible()).toBe(false);
    expect(document.querySelector('h1')?.textContent).toBe('page');
    await slot.unmount();
  });

  it.each([
    ['bootstrap', { bootstrap: () => Promise.reject(new Error('no')) }],
    ['mount', { mount: () => Promise.reject(new Error('no')) }],
    [
      'mount, after rendering half of it',
      {
        mount: (props: PageProps) => {
          props.element.innerHTML = 'half';
          throw new Error('no');
        },
      },
    ],
  ])('shows the panel and an empty slot when %s fails [SHELL-010]', async (_, fault) => {
    const { open, state, isPanelVisible, slot } = setUp(() => ({
      ...healthy(),
      ...(fault as Partial<PageModule>),
    }));
    await open();
    expect(state()).toBe('failed');
    expect(isPanelVisible()).toBe(true);
    expect(document.getElementById('slot')?.childElementCount).toBe(0);
    await slot.unmount();
  });

  it('replaces a page that crashes later with the panel [SHELL-010]', async () => {
    let host: PageProps | undefined;
    const { open, state, isPanelVisible, slot } = setUp(() => ({
      ...healthy(),
      mount: (props) => {
        host = props;
        return Promise.resolve();
      },
    }));
    await open();
    host?.report({ kind: 'render', code: 'SHELL-201', error: new Error('render') });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(state()).toBe('failed');
    expect(isPanelVisible()).toBe(true);
    await slot.unmount();
  });

  it.each([
    ['bootstrap', { bootstrap: () => Promise.reject(new Error('no')) }],
    ['mount', { mount: () => Promise.reject(new Error('no')) }],
  ])(
    'falls back to the last good release, with its own data, when %s fails [SHELL-010]',
    async (_, fault) => {
      const data = { ...prefetched, data: { of: 'the release before' } };
      const mounted: PageProps[] = [];
      const good: PageModule = {
        ...healthy(),
        prefetch: () => Promise.resolve(data),
        mount: (props) => {
          mounted.push(props);
          return healthy().mount(props);
        },
      };
      const { open, state, version, reports, isPanelVisible } = setUp(
        () => ({ ...healthy(), ...fault }),
        good,
      );
      await open(true);
      expect([state(), version()]).toEqual(['mounted', '1.2.2']);
      expect(mounted).toMatchObject([{ prefetched: data, hydrate: false }]);
      expect(reports.map(({ code }) => code)).toEqual(['SHELL-101']);
      expect(isPanelVisible()).toBe(false);
      expect(document.querySelector('h1')?.textContent).toBe('page');
    },
  );

  it('falls back to the last good release when a page crashes in use [SHELL-010]', async () => {
    const hosts: PageProps[] = [];
    const crashing: PageModule = {
      ...healthy(),
      mount: (props) => {
        hosts.push(props);
        return Promise.resolve();
      },
    };
    const { open, state, version, isPanelVisible, slot } = setUp(() => crashing, crashing);
    await open();
    expect(version()).toBe('1.2.3');
    hosts[0]?.report({ kind: 'render', code: 'SHELL-201', error: new Error('render') });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect([state(), version()]).toEqual(['mounted', '1.2.2']);
    // Reports of a removed page do not affect the current one.
    hosts[0]?.report({ kind: 'render', code: 'SHELL-201', error: new Error('render') });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect([state(), hosts.length]).toEqual(['mounted', 2]);
    hosts[1]?.report({ kind: 'render', code: 'SHELL-201', error: new Error('render') });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect([state(), hosts.length]).toEqual(['failed', 2]);
    expect(isPanelVisible()).toBe(true);
    await slot.unmount();
  });

  it('shows the panel when the last good release fails as well [SHELL-010]', async () => {
    const broken: PageModule = { ...healthy(), mount: () => Promise.reject(new Error('no')) };
    const { open, state, reports, isPanelVisible, slot } = setUp(() => broken, broken);
    await open();
    expect([state(), isPanelVisible()]).toEqual(['failed', true]);
    expect(reports.map(({ code }) => code)).toEqual(['SHELL-101', 'SHELL-101']);
    await slot.unmount();
  });

  it('does not disturb the visitor’s next page while the last good release loads', async () => {
    let loaded: (() => void) | undefined;
    const wait = new Promise<void>((resolve) => (loaded = resolve));
    const late: PageModule = { ...healthy(), prefetch: () => wait.then(() => prefetched) };
    const broken: PageModule = { ...healthy(), mount: () => Promise.reject(new Error('no')) };
    const { open, version, slot } = setUp(() => broken, late);
    const opening = open();
    await new Promise((resolve) => setTimeout(resolve, 0));
    await slot.unmount();
    loaded?.();
    await opening;
    expect(slot.mounted()).toBeNull();
    expect(version()).toBeUndefined();
  });

  it('mounts a page whose prefetch failed: the page handles it', async () => {
    const { open, state } = setUp(() => ({
      ...healthy(),
      prefetch: () => Promise.reject(new Error('gateway down')),
    }));
    await open();
    expect(state()).toBe('mounted');
  });

  it('keeps unhydrated server HTML when the scripts fail to load', async () => {
    const { slot, isPanelVisible } = setUp(() => new Error('offline'));
    const element = document.getElementById('slot');
    if (element) element.innerHTML = '<h1>server</h1>';
    const prepared: PreparedPage = {
      remote: 'remote-search',
      page: null,
      prefetched,
      error: new Error('offline'),
    };
    await slot.mount({ remote: 'remote-search', prepared, hydrate: true, snapshot: null });
    expect(isPanelVisible()).toBe(true);
    expect(document.querySelector('h1')?.textContent).toBe('server');
    await slot.unmount();
  });

  it('removes the old page completely, even when its unmount throws', async () => {
    const { open, slot } = setUp(() => ({
      ...healthy(),
      unmount: () => {
        throw new Error('no');
      },
    }));
    await open();
    await expect(slot.unmount()).resolves.toBeUndefined();
    expect(document.getElementById('slot')?.childElementCount).toBe(0);
    expect(document.getElementById('slot')?.getAttributeNames()).toEqual(['id']);
    expect(slot.mounted()).toBeNull();
  });

  it('returns the snapshot of the mounted page, and null without one', async () => {
    const { open, slot } = setUp(healthy);
    expect(slot.snapshot()).toBeNull();
    await open();
    expect(slot.snapshot()).toEqual({ kept: true });
    await slot.unmount();
  });
});
