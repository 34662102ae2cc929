import type { Json } from '@detour/shared-contracts/base';
import type {
  ErrorReport,
  PageHead,
  PageModule,
  PagePrefetch,
  PageProps,
  ReleaseFiles,
  RemoteHost,
  RemoteName,
  ShopLocation,
} from '@detour/shared-contracts/mount';
import type { RouteMatch } from '@detour/shared-contracts/sites';
import { loadBudget, unmountBudget, withinBudget } from './budget';
import type { RemoteLoader } from '../composition/remote-loader';
import { createRetrySchedule } from './retry-schedule';
import { markSlot, replaceSlot, type SlotElements } from './slot-view';

export interface PanelState {
  /** Time (ms) until the next retry. Null during a retry. */
  readonly retryIn: number | null;
  /** Reference that a visitor can give to customer care. */
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
  /** Of the current or upcoming page. */
  prefetchInput(location?: ShopLocation, route?: RouteMatch): Parameters<PageModule['prefetch']>[0];
  setHead(head: PageHead): void;
}

/** A page that is ready to mount, or the reason why not. */
export interface PreparedPage {
  readonly remote: RemoteName;
  readonly page: { readonly module: PageModule; readonly release: ReleaseFiles } | null;
  readonly prefetched: PagePrefetch | null;
  readonly error: unknown;
}

export interface MountRequest {
  readonly remote: RemoteName;
  readonly prepared: PreparedPage | null;
  /** The slot contains this remote's server HTML. */
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
  /** Never rejects: falls back to the last good release or the panel. */
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

/** Delay (ms) before the fallback shows a loading message. */
const patience = 400;

/** The main slot: one page of one remote, or an error panel that retries by itself. @spec SHELL-010 */
export const createPageSlot = (options: PageSlotOptions): PageSlot => {
  const { elements, loader, panel } = options;
  let mounted: Mounted | null = null;
  let wanted: MountRequest | null = null;

  const prefetch = async (
    module: PageModule,
    location?: ShopLocation,
    route?: RouteMatch,
    signal?: AbortSignal,
  ): Promise<PagePrefetch | null> => {
    const input = options.prefetchInput(location, route);
    const work = async (): Promise<PagePrefetch> => module.prefetch(signal ? { ...input, signal } : input);
    // The page handles late or failed data itself.
    return withinBudget(`prefetch of ${input.location.path}`, work(), loadBudget).catch(() => null);
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

  const versionOf = ({ prepared }: MountRequest): string => prepared?.page?.release.version ?? '';

  const report = (request: MountRequest, error: unknown): void =>
    options
      .hostFor({ remote: request.remote, version: versionOf(request) }, () => undefined)
      .report({ kind: 'load', code: 'SHELL-101', error });

  const giveUp = (request: MountRequest): void => {
    markSlot(elements.slot(), request.remote, versionOf(request), 'failed');
    reference ||= newReference(request.remote);
    showPanel(retries.wait());
  };

  /** After a successful load: the last good release replaces one that fails to start or crashes in use. */
  const standIn = async (request: MountRequest, error: unknown): Promise<void> => {
    report(request, error);
    markSlot(elements.slot(), request.remote, versionOf(request), 'loading');
    const waiting = setTimeout(() => wanted === request && showPanel(null), patience);
    const page = await loader.loadLastGood<PageModule>(request.remote, 'page', versionOf(request));
    const prefetched = page && wanted === request ? await prefetch(page.module) : null;
    clearTimeout(waiting);
    if (wanted !== request) return;
    if (!page) return giveUp(request);
    const prepared = { remote: request.remote, page, prefetched, error: null };
    await mount({ ...request, prepared, hydrate: false });
  };

  /** Marks the page as mounted, or shows a fallback. Never rejects. */
  const mountPrepared = async (
    request: MountRequest,
    page: NonNullable<PreparedPage['page']>,
  ): Promise<void> => {
    const element = elements.slot();
    markSlot(element, request.remote, page.release.version, 'loading');
    const stands = (): boolean => mounted?.props === props;
    const broken = async (error: unknown): Promise<void> => {
      if (!stands()) return;
      await clear();
      if (wanted === request) await standIn(request, error);
    };
    const onReport = ({ code, error }: ErrorReport): void => {
      if (code === 'SHELL-201') void broken(error);
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
    try {
      await withinBudget(`mount of ${request.remote}`, start(), loadBudget);
    } catch (error) {
      return broken(error);
    }
    if (!stands()) return;
    markSlot(element, request.remote, page.release.version, 'mounted');
    retries.reset();
    reference = '';
    panel.hide();
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
    if (!page) {
      report(request, request.prepared?.error ?? new Error(`${request.remote} was not prepared.`));
      return giveUp(request);
    }
    await mountPrepared(request, page);
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

/** Support reference: the remote's short name and a random word. */
const newReference = (remote: RemoteName): string => {
  const random = crypto.getRandomValues(new Uint16Array(1))[0] ?? 0;
  return `${remote.replace('remote-', '')}-${random.toString(16).padStart(4, '0')}`;
};
