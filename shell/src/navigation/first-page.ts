import type { PageModule, PagePrefetch, RemoteName, ShopLocation } from '@detour/shared-contracts/mount';
import type { RouteMatch } from '@detour/shared-contracts/sites';
import type { PageSlot } from '../slots/page-slot';
import type { PreparedPage } from '../slots/prepared-page';
import type { RemoteLoader } from '../composition/remote-loader';
import type { PageChanges } from './page-changes';
import { findAnchor } from './scroll/page-scroll';

export interface FirstPageOptions {
  readonly page: {
    readonly route: RouteMatch;
    /** The slot contains the remote's server HTML. */
    readonly rendered: boolean;
  };
  /** Data of the server's HTML. */
  prefetched(): Promise<PagePrefetch | null>;
  readonly location: ShopLocation;
  readonly slotHasContent: boolean;
  readonly slot: Pick<PageSlot, 'prepare'>;
  readonly loader: Pick<RemoteLoader, 'load'>;
  readonly changes: Pick<PageChanges, 'open' | 'hasLeftFirst'>;
  applyHead(head: PagePrefetch['head']): void;
  /** Placeholder for a page that the server had no time for. Returns the function that removes it. */
  showWaiting(route: RouteMatch, location: ShopLocation): () => void;
}

/** Uses the server's data unchanged. */
const loadRendered = async (
  { loader, page, slot, location, ...options }: FirstPageOptions,
  remote: RemoteName,
): Promise<PreparedPage> => {
  const data = options.prefetched().catch(() => null);
  try {
    const code = await loader.load<PageModule>(remote, 'page', page.route.page);
    const prefetched = await data;
    // The file of the data is lost: the browser asks the gateway, as for the next page.
    if (!prefetched) return await slot.prepare(remote, location, page.route);
    return { remote, page: code, prefetched, error: null };
  } catch (error) {
    return { remote, page: null, prefetched: await data, error };
  }
};

/** After a reload. An anchor in the address brings itself into view. */
const scrollBack = (location: ShopLocation): void => {
  if (findAnchor(location)) return;
  const scrollY = Number((history.state as { scrollY?: unknown } | null)?.scrollY) || 0;
  if (scrollY > 0) scrollTo(0, scrollY);
};

/** The initial page of the document: hydrated if the server rendered it, otherwise loaded and rendered. */
export const openFirstPage = async (options: FirstPageOptions): Promise<void> => {
  const { page, slot, changes, location } = options;
  const { route, rendered } = page;
  if (route.remote === 'shell') return changes.open('shell', null, options.slotHasContent);
  const stopWaiting = rendered ? () => undefined : options.showWaiting(route, location);
  const first = rendered
    ? await loadRendered(options, route.remote)
    : await slot.prepare(route.remote, location, route);
  if (changes.hasLeftFirst()) return stopWaiting();
  if (first.prefetched?.status === 404 && !rendered) {
    stopWaiting();
    return changes.open('shell', null, false);
  }
  if (!rendered && first.prefetched) options.applyHead(first.prefetched.head);
  await changes.open(
    route.remote,
    { remote: route.remote, prepared: first, hydrate: rendered, snapshot: null },
    false,
  );
  stopWaiting();
  if (!changes.hasLeftFirst()) scrollBack(location);
};
