import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Format } from '@detour/shared-contracts/format';
import type { PageHead, RemoteName, ShopLocation, SiteContext } from '@detour/shared-contracts/mount';
import type { PageName, RouteMatch } from '@detour/shared-contracts/sites';
import type { Api } from '../api/api-client';
import type { TextFunction } from '../text/text-function';

/** Input of a page's `prefetch`, in the browser before the URL changes, and on the server. */
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
  /** 200, or 404 for an unknown and 410 for an expired item. */
  readonly status?: number;
}

export interface PageDefinition {
  prefetch(context: PrefetchContext): Promise<PrefetchOutcome>;
  readonly Component: ComponentType;
}

/** Definition of a remote: its pages by route name. */
export interface RemoteDefinition {
  readonly remote: RemoteName;
  /** Emotion cache key, lower-case letters: styles never leave the slot. */
  readonly styleKey: string;
  readonly pages: Readonly<Partial<Record<PageName, PageDefinition>>>;
}
