import type { Json } from '@detour/shared-contracts/base';
import type { PageModule, PagePrefetch, RemoteName, ShopLocation } from '@detour/shared-contracts/mount';
import type { RouteMatch } from '@detour/shared-contracts/sites';
import type { LoadedModule, RemoteLoader } from '../composition/remote-loader';
import { loadBudget, withinBudget } from './budget';

/** A page that is ready to mount, or the reason why not. */
export interface PreparedPage {
  readonly remote: RemoteName;
  readonly page: LoadedModule<PageModule> | null;
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

/** The page that a navigation leads to. Without it, the present page. */
export interface PageTarget {
  readonly location?: ShopLocation | undefined;
  readonly route?: RouteMatch | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Input of a page's `prefetch`, of the current or upcoming page. */
export type PrefetchInput = (
  location?: ShopLocation,
  route?: RouteMatch,
) => Parameters<PageModule['prefetch']>[0];

/** Runs the page's prefetch. Null when it fails or is late: the page handles that itself. */
export const prefetchPage = async (
  module: PageModule,
  prefetchInput: PrefetchInput,
  { location, route, signal }: PageTarget = {},
): Promise<PagePrefetch | null> => {
  const input = prefetchInput(location, route);
  const work = async (): Promise<PagePrefetch> => module.prefetch(signal ? { ...input, signal } : input);
  return withinBudget(`prefetch of ${input.location.path}`, work(), loadBudget).catch(() => null);
};

interface PrepareOptions {
  readonly loader: Pick<RemoteLoader, 'load' | 'loadPage'>;
  readonly prefetchInput: PrefetchInput;
  /** The remote's page that is mounted already, if any. */
  readonly mounted: LoadedModule<PageModule> | null;
  readonly target: PageTarget;
}

/** Loads a remote's page and its data. A mounted remote lacks at most the code of this page. Never rejects. */
export const preparePage = async (remote: RemoteName, options: PrepareOptions): Promise<PreparedPage> => {
  const { loader, prefetchInput, mounted, target } = options;
  const name = prefetchInput(target.location, target.route).route.page;
  try {
    if (mounted) await loader.loadPage(mounted.release, name);
    const page = mounted ?? (await loader.load<PageModule>(remote, 'page', name));
    return { remote, page, prefetched: await prefetchPage(page.module, prefetchInput, target), error: null };
  } catch (error) {
    return { remote, page: null, prefetched: null, error };
  }
};
