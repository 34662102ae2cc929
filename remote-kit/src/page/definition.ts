import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type {
  Format,
  PageHead,
  PageName,
  RemoteName,
  RouteMatch,
  ShopLocation,
  SiteContext,
} from '@detour/shared-contracts';
import type { Api } from '../api/api-client';
import type { TextFunction } from '../text/text-function';

/** What a page's `prefetch` gets, in the browser before the URL changes and on the server. */
export interface PrefetchContext {
  readonly queryClient: QueryClient;
  readonly api: Api;
  readonly site: SiteContext;
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
  /** 200 unless the thing is unknown (404) or expired (410). */
  readonly status?: number;
}

export interface PageDefinition {
  prefetch(context: PrefetchContext): Promise<PrefetchOutcome>;
  readonly Component: ComponentType;
}

/** All that a remote is: its pages by name in the route table. */
export interface RemoteDefinition {
  readonly remote: RemoteName;
  /** Key of its Emotion cache, lower-case letters: nothing of it leaks out of its slot. */
  readonly styleKey: string;
  readonly pages: Readonly<Partial<Record<PageName, PageDefinition>>>;
}
