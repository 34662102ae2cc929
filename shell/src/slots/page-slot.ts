import type { Json } from '@detour/shared-contracts/base';
import type { PageModule, RemoteName, ShopLocation } from '@detour/shared-contracts/mount';
import type { RouteMatch } from '@detour/shared-contracts/sites';
import type { RemoteLoader } from '../composition/remote-loader';
import { createFailurePanel, type SlotPanelView } from './failure-panel';
import { createMountedPage, type HostFor } from './mounted-page';
import {
  prefetchPage,
  preparePage,
  type MountRequest,
  type PrefetchInput,
  type PreparedPage,
} from './prepared-page';
import { markSlot, replaceSlot, type SlotElements } from './slot-view';

export interface PageSlotOptions {
  readonly elements: SlotElements;
  readonly loader: RemoteLoader;
  readonly panel: SlotPanelView;
  readonly hostFor: HostFor;
  readonly prefetchInput: PrefetchInput;
  setHead: Parameters<typeof createMountedPage>[0]['setHead'];
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

/** Delay (ms) before the fallback shows a loading message. */
const patience = 400;

const versionOf = ({ prepared }: MountRequest): string => prepared?.page?.release.version ?? '';

/** The main slot: one page of one remote, or an error panel that retries by itself. @spec SHELL-010 */
export const createPageSlot = (options: PageSlotOptions): PageSlot => {
  const { elements, loader, hostFor, prefetchInput, setHead } = options;
  const page = createMountedPage({ elements, hostFor, setHead });
  const panel = createFailurePanel(options.panel, () => void retry());
  /** The last request. An older one that is still running stops. */
  let wanted: MountRequest | null = null;

  const report = (request: MountRequest, error: unknown): void =>
    hostFor({ remote: request.remote, version: versionOf(request) }, () => undefined).report({
      kind: 'load',
      code: 'SHELL-101',
      error,
    });

  const giveUp = (request: MountRequest): void => {
    markSlot(elements.slot(), request.remote, versionOf(request), 'failed');
    panel.showFailed(request.remote);
  };

  /** After a successful load: the last good release replaces one that fails to start or crashes in use. */
  const fallBack = async (request: MountRequest, error: unknown): Promise<void> => {
    const { remote } = request;
    report(request, error);
    markSlot(elements.slot(), remote, versionOf(request), 'loading');
    const waiting = setTimeout(() => wanted === request && panel.showRetrying(), patience);
    const lastGood = await loader.loadLastGood<PageModule>(remote, 'page', {
      version: versionOf(request),
      page: prefetchInput().route.page,
    });
    const prefetched =
      lastGood && wanted === request ? await prefetchPage(lastGood.module, prefetchInput) : null;
    clearTimeout(waiting);
    if (wanted !== request) return;
    if (!lastGood) return giveUp(request);
    await mount({
      ...request,
      prepared: { remote, page: lastGood, prefetched, error: null },
      hydrate: false,
    });
  };

  const mount: PageSlot['mount'] = async (request) => {
    wanted = request;
    const loaded = request.prepared?.page;
    if (!loaded) {
      report(request, request.prepared?.error ?? new Error(`${request.remote} was not prepared.`));
      return giveUp(request);
    }
    const isMounted = await page.put(request, loaded, async (error) => {
      if (wanted === request) await fallBack(request, error);
    });
    if (isMounted) panel.hide();
  };

  const retry = async (): Promise<void> => {
    const request = wanted;
    if (!request) return;
    const { remote, hydrate, prepared } = request;
    panel.stopRetries();
    panel.showRetrying();
    try {
      const loaded = await loader.loadAgain<PageModule>(remote, 'page', prefetchInput().route.page);
      if (wanted !== request) return;
      const kept = hydrate && elements.slot().childElementCount > 0;
      if (!kept) replaceSlot(elements.slot());
      const again = { remote, page: loaded, prefetched: prepared?.prefetched ?? null, error: null };
      await mount({ ...request, prepared: again, hydrate: kept });
    } catch {
      if (wanted === request) panel.showFailed(remote);
    }
  };

  return {
    prepare: (remote, location, route, signal) =>
      preparePage(remote, {
        loader,
        prefetchInput,
        mounted: page.isPresent() && wanted?.remote === remote ? (wanted.prepared?.page ?? null) : null,
        target: { location, route, signal },
      }),
    mount,
    async unmount() {
      wanted = null;
      panel.stopRetries();
      panel.hide();
      await page.clear();
    },
    snapshot: page.snapshot,
    mounted: () => (page.isPresent() ? (wanted?.remote ?? null) : null),
  };
};
