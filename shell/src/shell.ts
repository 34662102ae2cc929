import { createIntl, createIntlCache } from 'react-intl';
import {
  createEventBus,
  languageTagOf,
  type ErrorReport,
  type Flow,
  type PageHead,
  type PageModule,
  type ReleaseFiles,
  type RemoteHost,
  type RemoteName,
  type RouteMatch,
  type ShopLocation,
} from '@detour/shared-contracts';
import { eventValidators } from '@detour/shared-contracts/validators';
import { createCompositionClient } from './composition-client';
import { applyHead } from './document-head';
import { createFrame, type FrameState } from './frame-client';
import { createServerClock } from './host/server-clock';
import { createConsent } from './host/consent';
import { createReporter } from './host/reporter';
import { createStorage } from './host/storage';
import { interceptLinks } from './links';
import type { EntryMemory } from './navigation/history-entries';
import { createNavigation, type ShellNavigation } from './navigation/navigation';
import { shellNotFound } from './not-found';
import { readComposition, readPageData } from './page-data';
import { mountFragment } from './slot/fragment-slots';
import { createPageSlot, type MountRequest, type PreparedPage } from './slot/page-slot';
import { createRemoteLoader } from './slot/remote-loader';
import { findSlotElements, markSlot, replaceSlot } from './slot/slot-view';

const flowOf = (search: string): Flow =>
  (/[?&]flow=(gifting|hotel|activity)\b/.exec(search)?.[1] as Flow | undefined) ?? 'booking';

const readMessages = (): never =>
  ((globalThis as Record<symbol, Record<string, never>>)[Symbol.for('detour.messages')]?.['shell'] ??
    {}) as never;

/** Wires the shell together; the only place that knows all of its parts. */
export const createShell = (): void => {
  const page = readPageData();
  const composition = readComposition();
  const { site } = page;
  const clock = createServerClock(page.now);
  const reporter = createReporter(site);
  const shellRelease = {
    remote: 'shell',
    version: composition.shell.version,
    compositionId: composition.id,
  } as const;
  const reportOwn = (code: string, kind: ErrorReport['kind']) => (error: unknown) =>
    reporter.report(shellRelease, { kind, code, error });
  const bus = createEventBus({ validators: eventValidators, onRefused: reportOwn('SHELL-301', 'contract') });
  const consent = createConsent(clock.now, (choice) => bus.emit('shell.consent-changed@1', choice));
  const storage = createStorage(consent);
  const elements = findSlotElements();
  const loader = createRemoteLoader(composition, site.locale);

  let frameState: FrameState;
  const frameListeners = new Set<() => void>();
  const store = {
    current: () => frameState,
    subscribe: (listener: () => void) => {
      frameListeners.add(listener);
      return () => void frameListeners.delete(listener);
    },
  };

  let request: MountRequest | null = null;
  let prepared: PreparedPage | null = null;
  let shownNotFound: (() => void) | null = null;
  /** The slot holds the not-found page that the server drew. */
  let hydrateNotFound = false;

  const isUnknown = (route: RouteMatch, ready: PreparedPage | null): boolean =>
    route.remote === 'shell' || ready?.prefetched?.status === 404;

  const navigation: ShellNavigation = createNavigation({
    site,
    route: page.route,
    clock,
    hooks: {
      async prepare(target, route, signal) {
        const busy = setTimeout(() => document.documentElement.setAttribute('data-preparing', ''), 120);
        try {
          const ready =
            route.remote === 'shell' ? null : await slot.prepare(route.remote, target, route, signal);
          if (!signal.aborted) prepared = ready;
        } finally {
          clearTimeout(busy);
          if (!signal.aborted) document.documentElement.removeAttribute('data-preparing');
        }
      },
      commit: (target, route, memory) => void commit(target, route, memory),
      snapshot: () => slot.snapshot(),
      criteriaChanged: (hash) => bus.emit('shell.criteria-changed@1', { hash }),
      leave: (href) => location.assign(href),
    },
  });

  const updateFrame = (): void => {
    const flow = flowOf(navigation.location().search);
    frameState = { route: navigation.route(), flow, criteria: navigation.criteria() };
    document.documentElement.dataset['flow'] = flow;
    document.documentElement.dataset['page'] = navigation.route().page;
    for (const listener of [...frameListeners]) listener();
  };
  updateFrame();
  navigation.subscribe(updateFrame);

  const hostFor = (
    release: Pick<ReleaseFiles, 'remote' | 'version'>,
    onReport: (report: ErrorReport) => void,
  ): RemoteHost => {
    const identity = { remote: release.remote, version: release.version, compositionId: composition.id };
    return {
      site,
      release: identity,
      navigation,
      bus,
      clock,
      consent,
      storage,
      report(report) {
        reporter.report(identity, report);
        onReport(report);
      },
      mountFragment: (element, fragment) =>
        mountFragment(element, fragment, { loader, hostFor, panelFor: (host) => frame.fragmentPanel(host) }),
    };
  };

  const intl = createIntl(
    { locale: languageTagOf(site.locale), messages: readMessages() },
    createIntlCache(),
  );
  const frame = createFrame({
    site,
    clock,
    store,
    consent,
    sites: page.sites,
    intl,
    goBack: navigation.back,
    onCrash: reportOwn('SHELL-203', 'render'),
  });

  const slot = createPageSlot({
    elements,
    loader,
    panel: frame.pagePanel,
    hostFor,
    prefetchInput: (location: ShopLocation, route: RouteMatch) => ({
      site,
      location,
      route,
      now: clock.now(),
    }),
    setHead: (head: PageHead) => applyHead(head),
  });

  const mountNotFound = (hydrate: boolean): void => {
    const element = elements.slot();
    markSlot(element, 'shell', composition.shell.version, 'mounted');
    if (!hydrate) document.title = `${site.brand}`;
    shownNotFound = frame.showNotFound(element, shellNotFound({ site, page, navigation }), hydrate);
  };

  const spa = createCompositionClient({
    async mount(name) {
      if (name === 'shell') {
        mountNotFound(hydrateNotFound);
        hydrateNotFound = false;
      } else if (request) await slot.mount(request);
    },
    async unmount(name) {
      if (name !== 'shell') return slot.unmount();
      shownNotFound?.();
      shownNotFound = null;
      replaceSlot(elements.slot());
    },
  });

  const announce = (): void => {
    const announcer = document.getElementById('announcer');
    if (announcer) announcer.textContent = document.title;
    // Somebody quick may be in the new page already: the focus is not taken from them.
    if (!elements.slot().contains(document.activeElement)) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  };

  const commit = async (
    target: ShopLocation,
    route: RouteMatch,
    memory: EntryMemory | null,
  ): Promise<void> => {
    const ready = prepared;
    prepared = null;
    const unknown = isUnknown(route, ready);
    const remote = unknown ? 'shell' : (route.remote as RemoteName);
    if (ready?.prefetched && !unknown) applyHead(ready.prefetched.head);
    if (!(remote !== 'shell' && slot.mounted() === remote)) {
      request =
        remote === 'shell'
          ? null
          : { remote, prepared: ready, hydrate: false, snapshot: memory?.snapshot ?? null };
      await spa.show(remote);
    }
    scrollTo(0, memory?.scrollY ?? 0);
    if (memory) requestAnimationFrame(() => scrollTo(0, memory.scrollY));
    announce();
    bus.emit('shell.page-shown@1', { page: route.page, remote, path: target.path, locale: site.locale });
  };

  const openFirstPage = async (): Promise<void> => {
    const { route } = page;
    const here = navigation.location();
    if (route.remote === 'shell') {
      hydrateNotFound = elements.slot().hasChildNodes();
      return spa.show('shell');
    }
    const first = page.rendered
      ? await loader.load<PageModule>(route.remote, 'page').then(
          (found) => ({
            remote: route.remote as RemoteName,
            page: found,
            prefetched: page.prefetched,
            error: null,
          }),
          (error: unknown) => ({
            remote: route.remote as RemoteName,
            page: null,
            prefetched: page.prefetched,
            error,
          }),
        )
      : await slot.prepare(route.remote, here, route);
    if (first.prefetched?.status === 404 && !page.rendered) return spa.show('shell');
    request = { remote: route.remote, prepared: first, hydrate: page.rendered, snapshot: null };
    if (!page.rendered && first.prefetched) applyHead(first.prefetched.head);
    await spa.show(route.remote);
    const scrollY = Number((history.state as { scrollY?: unknown } | null)?.scrollY) || 0;
    if (scrollY > 0) scrollTo(0, scrollY);
  };

  addEventListener('error', (event) => reportOwn('SHELL-204', 'render')(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => reportOwn('SHELL-204', 'render')(event.reason));
  navigation.start();
  interceptLinks(navigation);
  void openFirstPage();
  if (new URLSearchParams(location.search).has('boundaries')) {
    void import('./boundaries').then(({ showBoundaries }) => showBoundaries(composition, intl));
  }
};
