import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type {
  ContractDeclaration,
  ContractNames,
  NamesOf,
  NoNames,
} from '@detour/shared-contracts/contract/declare';
import type { Format } from '@detour/shared-contracts/format';
import type { PageHead, RemoteName, ShopLocation, SiteContext } from '@detour/shared-contracts/mount';
import type { PageName, RouteMatch } from '@detour/shared-contracts/sites';
import type { Api } from '../api/api-client';
import type { TextFunction } from '../text/text-function';

/** Input of a page's `prefetch`, in the browser before the URL changes, and on the server. */
export interface PrefetchContext<N extends ContractNames> {
  readonly queryClient: QueryClient;
  readonly api: Api<N>;
  readonly site: SiteContext<N['flags']>;
  readonly route: RouteMatch;
  readonly location: ShopLocation;
  readonly text: TextFunction<string>;
  readonly format: Format;
  /** Milliseconds, UTC. */
  readonly now: number;
  readonly signal?: AbortSignal;
}

export interface PrefetchOutcome {
  readonly head: PageHead;
  /**
   * 200, or 404 for an unknown item, 410 for an expired one, 301 for one that has another address (`canonicalPath` of the head), and 503
   * when the data of the page could not be loaded.
   */
  readonly status?: number;
}

export interface PageDefinition<N extends ContractNames = NoNames> {
  readonly prefetch: (context: PrefetchContext<N>) => Promise<PrefetchOutcome>;
  /** Shown on the server, which knows nothing of the visitor, and until the page is hydrated. The shell notes that such a page needs scripts. */
  readonly Skeleton?: ComponentType;
  readonly Component: ComponentType;
}

/**
 * A page, or its code as a chunk: `() => import(…)`. The chunk has the name `page-` and the route name, so that the server puts it into the
 * HTML and the shell loads it before the URL changes.
 */
type PageSource<N extends ContractNames = NoNames> = PageDefinition<N> | (() => Promise<PageDefinition<N>>);

/** Definition of a remote: its pages by route name. A remote writes it as `DefinitionOf` its contract. */
export interface RemoteDefinition {
  readonly remote: RemoteName;
  /** Emotion cache key, lower-case letters: styles never leave the slot. */
  readonly styleKey: string;
  /** Rejects undeclared names at run time, in development and tests. Null in a release. */
  readonly contract: ContractDeclaration | null;
  readonly pages: Readonly<Partial<Record<PageName, PageSource<ContractNames>>>>;
}

/** The definition with exactly the pages of its contract. */
export interface DefinitionOf<D extends ContractDeclaration> extends RemoteDefinition {
  readonly remote: D['remote'] & RemoteName;
  readonly contract: D | null;
  readonly pages: { readonly [P in D['pages'][number]]: PageSource<NamesOf<D>> };
}
