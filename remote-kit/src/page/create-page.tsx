import type { ContractNames } from '@detour/shared-contracts/contract/declare';
import createCache, { type EmotionCache } from '@emotion/cache';
import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import * as React from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Json } from '@detour/shared-contracts/base';
import { createFormat } from '@detour/shared-contracts/format';
import type {
  PageModule,
  PagePrefetch,
  PagePrefetchInput,
  PageProps,
  ReleaseIdentity,
} from '@detour/shared-contracts/mount';
import { createApi, warmHttp, type Api } from '../api/api-client';
import { checkApi, checkHost } from '../contract/check-use';
import type { RemoteDefinition } from './definition';
import { singleSpaReact } from './lifecycles';
import { createPageStore, type PageStore } from './page-store';
import { createRemoteIntl, readMessages } from '../text/messages';
import { useMessages } from '../text/useMessages';
import { createQueryClient, dehydratedJson, dropQueries } from '../api/query-client';
import { RemotePages, RemoteProviders } from './RemoteApp';
import { RenderBoundary } from './RenderBoundary';
import { runPrefetch } from './run-prefetch';
import { withMinisite } from './with-minisite';

export interface PageOptions {
  /** Replaced in tests. In production, calls go to the page's origin. */
  readonly api?: Api<ContractNames>;
}

interface PageState {
  queryClient: QueryClient | null;
  cache: EmotionCache | null;
  mounted: PageProps | null;
  snapshots: Map<string, unknown>;
}

/** What ties an order to the page that sent it. */
const visitHeaders = (release: ReleaseIdentity | undefined): Readonly<Record<string, string>> => ({
  ...(release && { 'x-composition-id': release.compositionId }),
  ...(release?.visit && { 'x-visit': release.visit }),
});

interface PageServices {
  readonly definition: RemoteDefinition;
  readonly state: PageState;
  readonly api: Api<ContractNames>;
  readonly pages: PageStore;
}

const touches = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;

/** Runs `work` once, when the visitor does something: nothing is loaded for a page that is only looked at. */
const whenTouched = (work: () => void): void => {
  const ended = new AbortController();
  const start = (): void => {
    ended.abort();
    work();
  };
  for (const touch of touches)
    addEventListener(touch, start, { passive: true, capture: true, signal: ended.signal });
};

/** Lifecycles that a remote exposes as `./page`. State lives from the first prefetch to the unmount. */
export const createPage = (definition: RemoteDefinition, options: PageOptions = {}): PageModule => {
  const state: PageState = { queryClient: null, cache: null, mounted: null, snapshots: new Map() };
  const writeHeaders = () => visitHeaders(state.mounted?.release);
  const api = checkApi(options.api ?? createApi({ baseUrl: '', writeHeaders }), definition.contract);
  const queryClient = (): QueryClient => (state.queryClient ??= createQueryClient());
  const pages = createPageStore(definition);
  const lifecycles = createLifecycles({ definition, state, api, pages });
  return {
    bootstrap: (props) => lifecycles.bootstrap(props),
    async mount(props) {
      // After a prefetch it is loaded; a first page comes with the server's data.
      await pages.load(props.navigation.route().page);
      state.mounted = props;
      state.cache = createCache({ key: definition.styleKey });
      restore(props, queryClient(), state);
      await lifecycles.mount(props);
      if (!options.api) whenTouched(() => void warmHttp());
    },
    async unmount(props) {
      await lifecycles.unmount(props);
      if (state.queryClient) dropQueries(state.queryClient);
      state.cache?.sheet.flush();
      Object.assign(state, { queryClient: null, cache: null, mounted: null, snapshots: new Map() });
    },
    prefetch: (input: PagePrefetchInput): Promise<PagePrefetch> =>
      runPrefetch(pages, input, {
        api: withMinisite(api, input.site.minisiteId),
        queryClient: queryClient(),
        messages: readMessages(definition.remote),
      }),
    snapshot: (): Json => ({
      queries: state.queryClient ? dehydratedJson(state.queryClient) : null,
      state: Object.fromEntries(state.snapshots) as Json,
    }),
  };
};

const restore = (props: PageProps, queryClient: QueryClient, state: PageState): void => {
  const snapshot = props.snapshot as { queries?: unknown; state?: Record<string, unknown> } | null;
  if (snapshot?.queries) hydrate(queryClient, snapshot.queries);
  if (props.prefetched?.data) hydrate(queryClient, props.prefetched.data as Partial<DehydratedState>);
  if (props.hydrate) markFresh(queryClient);
  state.snapshots = new Map(Object.entries(snapshot?.state ?? {}));
};

/**
 * Data of server HTML counts as fresh from the moment the visitor gets it: the server decides how long it keeps a page, and a
 * request right after the first paint would render the page twice.
 */
const markFresh = (queryClient: QueryClient): void => {
  for (const { queryKey, state } of queryClient.getQueryCache().getAll())
    queryClient.setQueryData(queryKey, state.data);
};

type Lifecycles = Readonly<Record<'bootstrap' | 'mount' | 'unmount', (props: PageProps) => Promise<void>>>;

/** In a transition, React hydrates in slices of five milliseconds and lets the browser answer touches in between. */
const hydrateInSlices = <T,>(open: () => T): T => {
  let root: T | null = null;
  React.startTransition(() => {
    root = open();
  });
  // The callback of `startTransition` runs at once.
  return root as T;
};

/** single-spa-react passes no options to its roots, but `useId` prefix and error reports need them. */
const createLifecycles = (services: PageServices): Lifecycles => {
  const { state } = services;
  const rootOptions = () => ({
    identifierPrefix: state.mounted?.identifierPrefix ?? '',
    onRecoverableError: (error: unknown) =>
      state.mounted?.report({ kind: 'render', code: 'SHELL-202', error }),
  });
  return singleSpaReact<PageProps>({
    React,
    ReactDOMClient: {
      createRoot: (element: HTMLElement) => createRoot(element, rootOptions()),
      hydrateRoot: (element: HTMLElement, node: React.ReactNode) =>
        hydrateInSlices(() => hydrateRoot(element, node, rootOptions())),
    },
    renderType: () => (state.mounted?.hydrate ? 'hydrateRoot' : 'createRoot'),
    rootComponent: createRootComponent(services),
    suppressComponentDidCatchWarning: true,
    domElementGetter: (props) => props.element,
    // The shell calls these lifecycles itself, so the props that single-spa would add are missing and never read.
  }) as Lifecycles;
};

const createRootComponent = ({ definition, state, api, pages }: PageServices) => {
  const Root = (props: PageProps) => {
    const services = React.useMemo(
      () => ({
        host: checkHost(props, definition.contract),
        api: withMinisite(api, props.site.minisiteId),
        format: createFormat(props.site.locale),
        setHead: props.setHead,
        snapshots: state.snapshots,
      }),
      [props],
    );
    const [messages, readAgain] = useMessages(definition.remote, props.navigation);
    const intl = React.useMemo(
      () => createRemoteIntl(props.site.locale, messages),
      [props.site.locale, messages],
    );
    const cache = React.useMemo(() => state.cache ?? createCache({ key: definition.styleKey }), []);
    return (
      <RenderBoundary host={props}>
        <RemoteProviders
          services={services}
          intl={intl}
          cache={cache}
          hydrates={props.hydrate}
          queryClient={(state.queryClient ??= createQueryClient())}
        >
          <RemotePages pages={pages} onLate={readAgain} />
        </RemoteProviders>
      </RenderBoundary>
    );
  };
  return Root;
};
