import type { ShellDocument } from '../boot/open-document';
import type { CompositionClient, SlotLifecycle } from '../composition/composition-client';
import type { RemoteLoader } from '../composition/remote-loader';
import type { VisitorEvents } from '../events/start-events';
import { flowOf } from '../frame/browser/frame-store';
import type { DeferredFrame } from '../frame/browser/loading/defer-frame';
import type { PageSlot } from '../slots/page-slot';
import { markSlot, replaceSlot } from '../slots/slot-view';
import type { PageObserver } from '../telemetry/page-observer';
import type { PageTrace } from '../telemetry/start-page-trace';
import { paintedPreview, watchCards } from './ahead/card-preview';
import { prepareAhead } from './ahead/prepare-ahead';
import { announcePage } from './announce';
import { applyHead } from './document-head';
import { openFirstPage } from './first-page';
import { layOutAll, layOutBelow } from './lay-out-below';
import { interceptLinks } from './links';
import type { ShellNavigation } from './navigation';
import { restoreScroll } from './scroll/page-scroll';
import { createPageChanges, type PageChanges, type PageChangesOptions } from './page-changes';
import { whenIdle } from './when-idle';

/** Maximum delay (ms) until an idle moment. */
const longestWait = 3000;

interface StartPagesOptions {
  readonly document: ShellDocument;
  readonly navigation: ShellNavigation;
  readonly events: Pick<VisitorEvents, 'own'>;
  readonly observer: Pick<PageObserver, 'pageShown'>;
  readonly trace: PageTrace;
  readonly loader: Pick<RemoteLoader, 'load' | 'loadScripts'>;
  readonly slot: PageSlot;
  readonly frame: DeferredFrame;
  /** Orders the mounts and unmounts of a page change. */
  connect(lifecycle: SlotLifecycle): CompositionClient;
}

/** Renders a page of the shell into the slot. */
const createOwnPages =
  ({ document, navigation, frame }: StartPagesOptions) =>
  (hydrate: boolean): (() => void) => {
    const { site, page, composition, elements } = document;
    const element = elements.slot();
    markSlot(element, 'shell', composition.shell.version, 'mounted');
    if (!hydrate) globalThis.document.title = site.brand;
    return frame.showOwnPage(element, { page, navigation }, hydrate);
  };

/** Covers the page until the next one is there. The same page with other data keeps its position; the remote handles this. */
const createWaiting =
  ({ document: { elements }, navigation, frame }: StartPagesOptions): PageChangesOptions['showWaiting'] =>
  (route, { search }, preview) =>
    elements.slot().hasChildNodes() && navigation.route().page === route.page
      ? () => undefined
      : frame.showSkeleton({ route, flow: flowOf(search) }, preview);

/** After the first page, also when it could not be shown. */
const settleFirstPage = (
  { trace, frame }: Pick<StartPagesOptions, 'trace' | 'frame'>,
  { hasLeftFirst }: Pick<PageChanges, 'hasLeftFirst'>,
): void => {
  if (!hasLeftFirst()) {
    trace.shown();
    restoreScroll();
  }
  whenIdle(() => void layOutBelow(), longestWait);
  frame.pageIsShown();
};

/** Shows the document's first page, then follows links and the browser's history. */
export const startPages = (options: StartPagesOptions): void => {
  const { document, navigation, events, observer, trace, loader, slot, frame } = options;
  const { page, site, elements } = document;
  const showWaiting = createWaiting(options);
  const ahead = prepareAhead({
    site,
    slot,
    loadScripts: loader.loadScripts,
    main: elements.slot,
    isBusy: navigation.pending,
  });
  const changes = createPageChanges({
    slot,
    applyHead,
    showWaiting,
    painted: paintedPreview,
    ...watchCards(),
    connect: options.connect,
    drawOwnPage: createOwnPages(options),
    clearSlot: () => void replaceSlot(elements.slot()),
    announce: () => announcePage(elements),
    onShown({ path }, shown, remote) {
      frame.pageIsShown();
      observer.pageShown();
      trace.shown();
      ahead.pageIsShown();
      events.own.emit('shell.page-shown@1', { page: shown.page, remote, path, locale: site.locale });
    },
  });
  navigation.start({
    prepare(target, route, ...how) {
      trace.begin(route.remote);
      return changes.prepare(target, route, ...how);
    },
    commit(...change) {
      layOutAll();
      changes.commit(...change);
    },
    snapshot: slot.snapshot,
    criteriaChanged: (hash) => events.own.emit('shell.criteria-changed@1', { hash }),
    leave: (href) => location.assign(href),
  });
  interceptLinks(navigation);
  void openFirstPage({
    page,
    prefetched: document.files.prefetched,
    slot,
    loader,
    changes,
    applyHead,
    showWaiting: (route, target) => showWaiting(route, target, null),
    location: navigation.location(),
    slotHasContent: elements.slot().hasChildNodes(),
  }).finally(() => {
    settleFirstPage(options, changes);
    ahead.pageIsShown();
  });
};
