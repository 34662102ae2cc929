import type {
  ErrorReport,
  Json,
  PageHead,
  PageModule,
  PagePrefetch,
  PageProps,
  ReleaseFiles,
  RemoteHost,
  RemoteName,
  RouteMatch,
  ShopLocation,
} from '@detour/shared-contracts';
import { loadBudget, unmountBudget, withinBudget } from './budget';
import type { RemoteLoader } from './remote-loader';
import { createRetrySchedule } from './retry-schedule';
import { markSlot, replaceSlot, type SlotElements } from './slot-view';

export interface PanelState {
  /** Milliseconds until the next try; null while one is under way. */
  readonly retryIn: number | null;
  /** What a visitor may read out to customer care. */
  readonly reference: string;
  retry(): void;
}

export interface SlotPanelView {
  show(state: PanelState): void;
  hide(): void;
}

export interface PageSlotOptions {
  readonly elements: SlotElements;
  readonly loader: RemoteLoader;
  readonly panel: SlotPanelView;
  hostFor(
    release: Pick<ReleaseFiles, 'remote' | 'version'>,
    onReport: (report: ErrorReport) => void,
  ): RemoteHost;
  prefetchInput(location: ShopLocation, route: RouteMatch): Parameters<PageModule['prefetch']>[0];
  setHead(head: PageHead): void;
}

/** A page that is ready to be mounted, or the reason why it is not. */
export interface PreparedPage {
  readonly remote: RemoteName;
  readonly page: { readonly module: PageModule; readonly release: ReleaseFiles } | null;
  readonly prefetched: PagePrefetch | null;
  readonly error: unknown;
}

export interface MountRequest {
  readonly remote: RemoteName;
  readonly prepared: PreparedPage | null;
  /** The slot holds this remote's server HTML. */
  readonly hydrate: boolean;
  readonly snapshot: Json;
}

export interface PageSlot {
  prepare(
    remote: RemoteName,
    location: ShopLocation,
    route: RouteMatch,
    signal?: AbortSignal,
  ): Promise<PreparedPage>;
  /** Never rejects: what cannot be mounted becomes the panel. */
  mount(request: MountRequest): Promise<void>;
  /** Never rejects. */
  unmount(): Promise<void>;
  snapshot(): Json;
  mounted(): RemoteName | null;
}

interface Mounted {
  readonly module: PageModule;
  readonly props: PageProps;
}

/** The main slot: one page of one remote, or a panel that says so and heals by itself. @spec SHELL-010 */
export const createPageSlot = (options: PageSlotOptions): PageSlot => {
  const { elements, loader, panel } = options;
  let mounted: Mounted | null = null;
  let wanted: MountRequest | null = null;

  const prefetch = async (
    module: PageModule,
    location: ShopLocation,
    route: RouteMatch,
    signal?: AbortSignal,
  ) => {
    const input = options.prefetchInput(location, route);
    const work = module.prefetch(signal ? { ...input, signal } : input);
    // Late or failed data is the page's own affair: it has a state for it.
    return withinBudget(`prefetch of ${location.path}`, work, loadBudget).catch(() => null);
  };

  const prepare: PageSlot['prepare'] = async (remote, location, route, signal) => {
    try {
      if (mounted && wanted?.remote === remote && wanted.prepared?.page) {
        const { page } = wanted.prepared;
        return {
          remote,
          page,
          prefetched: await prefetch(page.module, location, route, signal),
          error: null,
        };
      }
      const page = await loader.load<PageModule>(remote, 'page');
      return { remote, page, prefetched: await prefetch(page.module, location, route, signal), error: null };
    } catch (error) {
      return { remote, page: null, prefetched: null, error };
    }
  };

  let reference = '';
  const retries = createRetrySchedule(() => void retry());
  const showPanel = (retryIn: number | null): void =>
    panel.show({ retryIn, reference, retry: () => void retry() });

  const fail = (request: MountRequest, error: unknown): void => {
    markSlot(elements.slot(), request.remote, request.prepared?.page?.release.version ?? '', 'failed');
    options
      .hostFor(
        { remote: request.remote, version: request.prepared?.page?.release.version ?? '' },
        () => undefined,
      )
      .report({ kind: 'load', code: 'SHELL-101', error });
    reference ||= newReference(request.remote);
    showPanel(retries.wait());
  };

  const mountPrepared = async (
    request: MountRequest,
    page: NonNullable<PreparedPage['page']>,
  ): Promise<void> => {
    const element = elements.slot();
    markSlot(element, request.remote, page.release.version, 'loading');
    const onReport = (report: ErrorReport): void => {
      if (report.code === 'SHELL-201') void crashed(request, report.error);
    };
    const props = Object.assign(options.hostFor(page.release, onReport), {
      name: request.remote,
      element,
      identifierPrefix: `${request.remote}-`,
      hydrate: request.hydrate,
      prefetched: request.prepared?.prefetched ?? null,
      snapshot: request.snapshot,
      setHead: options.setHead,
    }) as PageProps;
    mounted = { module: page.module, props };
    const start = async (): Promise<void> => {
      await page.module.bootstrap(props);
      await page.module.mount(props);
    };
    await withinBudget(`mount of ${request.remote}`, start(), loadBudget);
    if (element.dataset['remoteState'] !== 'failed')
      markSlot(element, request.remote, page.release.version, 'mounted');
  };

  const crashed = async (request: MountRequest, error: unknown): Promise<void> => {
    if (wanted !== request) return;
    await clear();
    if (wanted === request) fail({ ...request, hydrate: false }, error);
  };

  const clear = async (): Promise<void> => {
    const leaving = mounted;
    mounted = null;
    if (leaving) {
      await withinBudget(
        'unmount',
        Promise.resolve().then(() => leaving.module.unmount(leaving.props)),
        unmountBudget,
      ).catch(() => undefined);
    }
    replaceSlot(elements.slot());
  };

  const mount: PageSlot['mount'] = async (request) => {
    wanted = request;
    const page = request.prepared?.page;
    if (!page)
      return fail(request, request.prepared?.error ?? new Error(`${request.remote} was not prepared.`));
    try {
      await mountPrepared(request, page);
      retries.reset();
      reference = '';
      panel.hide();
    } catch (error) {
      if (wanted !== request) return;
      await clear();
      if (wanted === request) fail(request, error);
    }
  };

  const retry = async (): Promise<void> => {
    const request = wanted;
    if (!request) return;
    retries.stop();
    showPanel(null);
    try {
      const page = await loader.loadOnce<PageModule>(request.remote, 'page');
      if (wanted !== request) return;
      const kept = request.hydrate && elements.slot().childElementCount > 0;
      if (!kept) replaceSlot(elements.slot());
      const prepared = {
        remote: request.remote,
        page,
        prefetched: request.prepared?.prefetched ?? null,
        error: null,
      };
      await mount({ ...request, prepared, hydrate: kept });
    } catch {
      if (wanted === request) showPanel(retries.wait());
    }
  };

  return {
    prepare,
    mount,
    async unmount() {
      wanted = null;
      retries.stop();
      retries.reset();
      reference = '';
      panel.hide();
      await clear();
    },
    snapshot() {
      try {
        return mounted?.module.snapshot() ?? null;
      } catch {
        return null;
      }
    },
    mounted: () => (mounted ? (wanted?.remote ?? null) : null),
  };
};

/** What a visitor may read out to customer care: part of the page and a short word of this moment. */
const newReference = (remote: RemoteName): string => {
  const random = crypto.getRandomValues(new Uint16Array(1))[0] ?? 0;
  return `${remote.replace('remote-', '')}-${random.toString(16).padStart(4, '0')}`;
};
