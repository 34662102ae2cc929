import { createIntl, createIntlCache } from 'react-intl';
import { createEventBus, installEventBus } from './events/event-bus';
import type { ErrorReport, SiteContext } from '@detour/shared-contracts/mount';
import { languageTagOf, type RouteMatch } from '@detour/shared-contracts/sites';
import { eventValidators } from '@detour/shared-contracts/validators';
import { announcePage } from './navigation/announce';
import { createCompositionClient } from './composition/composition-client';
import { applyHead } from './navigation/document-head';
import { createFrame } from './frame/frame-client';
import { createFrameStore } from './frame/frame-store';
import { promosOf } from './frame/content/choose-content';
import { createAccountStore } from './host/account-store';
import { createConsent } from './host/visitor/consent';
import { createHostFactory } from './host/create-host';
import { createFrameServices } from './host/frame-services';
import { forgetDrafts } from './host/visitor/forget-drafts';
import { keepMinisite } from './host/visitor/keep-minisite';
import { keepViewed } from './host/visitor/keep-viewed';
import { createPromoTracking } from './host/promo-tracking';
import { createReporter } from './host/reporter';
import { createServerClock } from './host/server-clock';
import { createStorage } from './host/visitor/storage';
import { interceptLinks } from './navigation/links';
import { openFirstPage } from './navigation/first-page';
import { createNavigation, type ShellNavigation } from './navigation/navigation';
import { createPageChanges } from './navigation/page-changes';
import { shellNotFound } from './frame/pages/not-found';
import { readComposition, readPageData } from './navigation/page-data';
import { releaseOfError } from './telemetry/release-of-error';
import { startObservations, watchVitalsWithConsent } from './telemetry/start-observations';
import { mountFragment, renewFragments } from './slots/fragment-slots';
import { createPageSlot } from './slots/page-slot';
import { createRemoteLoader } from './composition/remote-loader';
import { findSlotElements, markSlot, replaceSlot } from './slots/slot-view';

const registry = Symbol.for('detour.messages');

/** The compiled catalogue that the message script of this release registered. */
const readMessages = (): Record<string, never> =>
  (globalThis as { [registry]?: Record<string, Record<string, never>> })[registry]?.['shell'] ?? {};

const intlOf = ({ locale }: SiteContext) =>
  createIntl({ locale: languageTagOf(locale), messages: readMessages() }, createIntlCache());

/** Reports uncaught errors to the server's log. The page continues. @spec SHELL-004 */
const watchUncaught = (report: (error: unknown, script?: string) => void): void => {
  addEventListener('error', (event) => report(event.error ?? event.message, event.filename));
  addEventListener('unhandledrejection', (event) => report(event.reason));
};

/** Connects all parts of the shell. The only module that knows all of them. */
export const createShell = (): void => {
  const page = readPageData();
  const composition = readComposition();
  const { site } = page;
  const elements = findSlotElements();
  const intl = intlOf(site);
  const clock = createServerClock(page.now);
  const observer = startObservations({
    composition,
    locale: site.locale,
    rendered: page.rendered,
    navigation: () => navigation,
  });
  const routeNow = () => navigation.route();
  const reporter = createReporter({ site, route: routeNow, onReport: observer.error });
  const own = { remote: 'shell', version: composition.shell.version, compositionId: composition.id } as const;
  const reportOwn = (code: string, kind: ErrorReport['kind']) => (error: unknown) =>
    reporter.report(own, { kind, code, error });
  const bus = createEventBus({ validators: eventValidators, onRefused: reportOwn('SHELL-301', 'contract') });
  installEventBus(globalThis, bus);
  const consent = createConsent(clock.now, (choice) => bus.emit('shell.consent-changed@1', choice));
  watchVitalsWithConsent(observer, consent, bus);
  const storage = createStorage(consent);
  forgetDrafts(bus, storage);
  keepViewed(bus, storage, eventValidators['product.stay-viewed@1']);
  const visited = { ...site, minisiteId: keepMinisite(storage, page.minisite) };
  const loader = createRemoteLoader(composition, site.locale);

  const navigation: ShellNavigation = createNavigation({
    site,
    route: page.route,
    clock,
    hooks: {
      prepare: (target, route, signal) => changes.prepare(target, route, signal),
      commit: (target, route, memory) => changes.commit(target, route, memory),
      snapshot: () => slot.snapshot(),
      criteriaChanged: (hash) => bus.emit('shell.criteria-changed@1', { hash }),
      leave: (href) => location.assign(href),
    },
  });
  const hostFor = createHostFactory({
    site: visited,
    navigation,
    bus,
    clock,
    consent,
    storage,
    reporter,
    compositionId: composition.id,
    mountFragment: (element, request, factory) =>
      mountFragment(element, request, { loader, hostFor: factory, panelFor: frame.fragmentPanel }),
  });
  const store = createFrameStore(navigation);
  const frame = createFrame({
    site,
    clock,
    consent,
    intl,
    sites: page.sites,
    content: page.content,
    rating: page.rating,
    preview: page.preview ?? null,
    account: createAccountStore(bus),
    services: createFrameServices({
      site,
      clock,
      bus,
      publicOrigin: page.publicOrigin,
      mountFragment: (element, request) => hostFor(own, () => undefined).mountFragment(element, request),
      open: (href) => (href === location.href ? location.reload() : location.assign(href)),
    }),
    store,
    goBack: navigation.back,
    onCrash: reportOwn('SHELL-203', 'render'),
  });
  const prefetchInput = (target = navigation.location(), route = navigation.route()) => ({
    site: visited,
    location: target,
    route,
    now: clock.now(),
  });
  const slot = createPageSlot({
    elements,
    loader,
    hostFor,
    panel: frame.pagePanel,
    setHead: applyHead,
    prefetchInput,
  });
  // The same page with other data keeps its position: the remote handles this.
  const showWaiting = (route: RouteMatch): (() => void) =>
    elements.slot().hasChildNodes() && navigation.route().page === route.page
      ? () => undefined
      : frame.showSkeleton(route.page);
  const changes = createPageChanges({
    slot,
    applyHead,
    showWaiting,
    show: (owner) => spa.show(owner),
    drawOwnPage(hydrate) {
      const element = elements.slot();
      markSlot(element, 'shell', composition.shell.version, 'mounted');
      if (!hydrate) document.title = site.brand;
      const notFound = shellNotFound({ site, page, navigation });
      const route = navigation.route();
      return frame.showOwnPage(element, { route, minisite: page.minisite, ...notFound }, hydrate);
    },
    clearSlot: () => void replaceSlot(elements.slot()),
    announce: () => announcePage(elements),
    onShown(target, shown, remote) {
      observer.pageShown();
      bus.emit('shell.page-shown@1', { page: shown.page, remote, path: target.path, locale: site.locale });
    },
  });
  const spa = createCompositionClient(changes.lifecycle);

  const trackPromos = createPromoTracking((promos) =>
    bus.emit('shell.promos-shown@1', { promos: [...promos] }),
  );
  const trackShown = (): void => trackPromos(promosOf(page.content, site, store.current()));
  store.subscribe(trackShown);
  trackShown();
  watchUncaught((error, script) => {
    const stack = error instanceof Error ? error.stack : undefined;
    reporter.report(releaseOfError(composition, { stack, script }), {
      kind: 'render',
      code: 'SHELL-204',
      error,
    });
  });
  navigation.start();
  interceptLinks(navigation);
  void openFirstPage({
    page,
    slot,
    loader,
    changes,
    applyHead,
    showWaiting,
    location: navigation.location(),
    slotHasContent: elements.slot().hasChildNodes(),
  });
  if (page.development) {
    void import('./development/start-development').then(({ startDevelopment }) =>
      startDevelopment({
        composition,
        elements,
        slot,
        loader,
        renewFragments,
        setHead: applyHead,
        prefetchInput,
      }),
    );
  }
  const drawBoundaries = (): void =>
    void import('./overlay/boundaries').then(({ showBoundaries }) => showBoundaries(composition, intl));
  if (new URLSearchParams(location.search).has('boundaries')) drawBoundaries();
  addEventListener('keydown', ({ altKey, shiftKey, code }) => {
    if (altKey && shiftKey && code === 'KeyB') drawBoundaries();
  });
};
