import type { Composition, ErrorReport, ReleaseIdentity } from '@detour/shared-contracts/mount';
import { withoutSecrets } from '@detour/shared-contracts/platform';
import type { RouteMatch } from '@detour/shared-contracts/sites';
import type { SlotMark } from '../slots/slot-view';
import {
  maxItems,
  maxMessage,
  type Observation,
  type ObservationReport,
  type ViewObservation,
  type VitalName,
} from './observation';

/** Time (ms) during which a page's reports are batched. */
const patience = 1000;

interface PageObserverOptions {
  readonly composition: Composition;
  readonly locale: string;
  /** True when the initial page has its server part. */
  readonly rendered: boolean;
  /** True when the visitor reloaded the document: ten reloads count as one. */
  readonly reloaded: boolean;
  route(): RouteMatch;
  path(): string;
  send(report: ObservationReport): void;
}

export interface PageObserver {
  slotMarked(mark: SlotMark): void;
  /** A navigation ended. If the remote stayed mounted, there was no mount event. */
  pageShown(): void;
  error(release: ReleaseIdentity, report: ErrorReport): void;
  vital(metric: VitalName, value: number): void;
  /** A page view of the current route was measured as a span. */
  view(span: Pick<ViewObservation, 'trace' | 'span' | 'parent' | 'cause' | 'start' | 'ms'>): void;
  flush(): void;
}

/** Removes URLs and numbers quoted in a message. */
const withoutPersonal = (text: string): string =>
  withoutSecrets(text)
    .replace(/[^\s@"'<>]+@[^\s@"'<>]+/g, '[address]')
    .replace(/\d{6,}/g, '[number]');

const textOf = (error: unknown): string =>
  withoutPersonal(error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(
    0,
    maxMessage,
  );

type MarkedPart = Pick<SlotMark, 'remote' | 'version' | 'state'>;

/** The page itself, among the parts of a view. */
const pagePart = {};

/** Parts of the current page view that were counted. */
const createTold = () => {
  let parts = new WeakSet<object>();
  return {
    reset(): void {
      parts = new WeakSet();
    },
    /** True once per part and view. */
    isNew(part: object): boolean {
      const isNew = !parts.has(part);
      parts.add(part);
      return isNew;
    },
  };
};

type ReportItem = Observation | ViewObservation;

/** Collects items and sends them together, after a while or when there are many. */
const createBatch = (send: (items: ReportItem[]) => void) => {
  let items: ReportItem[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (items.length === 0) return;
    const batch = items;
    items = [];
    send(batch);
  };
  const add = (item: ReportItem): void => {
    items.push(item);
    if (items.length >= maxItems) flush();
    else timer ??= setTimeout(flush, patience);
  };
  return { add, flush };
};

/** Which outcomes count as samples of a remote. Nothing counts in a reloaded document. */
const createSamples = (reloaded: boolean) => {
  let joined = new Set<string>();
  const failed = new Set<string>();
  const withError = new Set<string>();
  /** Releases whose first error preceded their page part: that page view still counts. */
  const errorFirst = new Set<string>();
  return {
    nextView(): void {
      joined = new Set();
    },
    /** A part was shown: whether it counts as a load, and as a page view. */
    part(remote: string, hasFailed: boolean): { readonly load: boolean; readonly view: boolean } {
      const load = !reloaded && !failed.has(remote);
      const isOpen = errorFirst.delete(remote) || !withError.has(remote);
      const view = !reloaded && isOpen && !joined.has(remote);
      joined.add(remote);
      if (hasFailed) failed.add(remote);
      return { load, view };
    },
    /** An error happened: whether it counts as a bad page view. */
    error(remote: string): boolean {
      const bad = !reloaded && !withError.has(remote);
      if (bad && !joined.has(remote)) errorFirst.add(remote);
      withError.add(remote);
      return bad;
    },
  };
};

/** The version of a remote that the composition names; `mounted` for a remote without one. */
const createWanted = (composition: Composition) => {
  const remotes: Readonly<Record<string, { readonly version: string } | undefined>> = composition.remotes;
  return (remote: string, mounted: string): string =>
    (remote === 'shell' ? composition.shell : remotes[remote])?.version ?? mounted;
};

/** The page of the current route, and the release that the composition names. */
const createPlace =
  ({ route }: Pick<PageObserverOptions, 'route'>, wantedRelease: ReturnType<typeof createWanted>) =>
  () => {
    const { remote, page } = route();
    return { route: page, remote, release: wantedRelease(remote, '') };
  };

/**
 * Counts the outcome of each part of each page view, by release. A release that failed once is not counted again in the same
 * document, because the canary test needs independent samples (decision 0620).
 */
export const createPageObserver = (options: PageObserverOptions): PageObserver => {
  const { composition } = options;
  const { add, flush } = createBatch((items) =>
    options.send({ composition: composition.id, locale: options.locale, items }),
  );
  let viewPath: string | null = null;
  let isFirstView = true;
  const told = createTold();
  /** The release in the page's slot, which may be the last good one. */
  let pageVersion = '';
  const samples = createSamples(options.reloaded);

  const wantedRelease = createWanted(composition);
  const place = createPlace(options, wantedRelease);

  const addPart = (part: string, { remote, version, state }: MarkedPart): void => {
    const release = wantedRelease(remote, version);
    const outcome = state === 'failed' ? 'failed' : version === release ? 'mounted' : 'last-good';
    const { load, view } = samples.part(remote, outcome !== 'mounted');
    const isDocument = part === 'page' && isFirstView && remote !== 'shell';
    const server = isDocument ? (options.rendered ? 'drawn' : 'lost') : null;
    const route = options.route().page;
    add({ kind: 'part', route, remote, release, part, outcome, server, load, view });
  };

  const enterView = (): boolean => {
    const path = options.path();
    if (path === viewPath) return false;
    isFirstView = viewPath === null;
    viewPath = path;
    told.reset();
    samples.nextView();
    addPart('frame', { remote: 'shell', version: composition.shell.version, state: 'mounted' });
    return true;
  };

  return {
    slotMarked(mark) {
      if (mark.state === 'loading') return;
      const isPage = mark.element.id === 'slot';
      if (isPage) {
        enterView();
        pageVersion = mark.version;
      }
      if (!told.isNew(isPage ? pagePart : mark.element)) return;
      addPart(isPage ? 'page' : (mark.element.dataset['fragment'] ?? 'fragment'), mark);
    },
    pageShown() {
      if (!enterView()) return;
      const { remote } = options.route();
      told.isNew(pagePart);
      addPart('page', { remote, version: pageVersion || wantedRelease(remote, ''), state: 'mounted' });
    },
    error({ remote, version }, { code, error }) {
      const bad = samples.error(remote);
      const release = wantedRelease(remote, version);
      add({ kind: 'error', route: options.route().page, remote, release, code, message: textOf(error), bad });
    },
    vital(metric, value) {
      add({ kind: 'vital', ...place(), metric, value });
    },
    view: (span) => add({ kind: 'view', ...place(), ...span }),
    flush,
  };
};
