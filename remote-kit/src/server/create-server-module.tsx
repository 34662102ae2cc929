import createCache, { type EmotionCache } from '@emotion/cache';
import { renderToString } from 'react-dom/server';
import { emptyCriteria } from '@detour/shared-contracts/criteria';
import { createFormat } from '@detour/shared-contracts/format';
import type {
  RemoteHost,
  ServerModule,
  ServerRenderInput,
  ServerStyle,
} from '@detour/shared-contracts/mount';
import { createApi } from '../api/api-client';
import { checkApi, checkHost } from '../contract/check-use';
import type { RemoteDefinition } from '../page/definition';
import { createPageStore } from '../page/page-store';
import { createRemoteIntl } from '../text/messages';
import { createServerQueryClient, renderedJson } from '../api/query-client';
import { RemotePages, RemoteProviders } from '../page/RemoteApp';
import { runPrefetch } from '../page/run-prefetch';

type Messages = Readonly<Record<string, never>>;

/** Server bundle of a remote: runs prefetch, reports its head and status, and renders the browser's tree to text. */
export const createServerModule = (definition: RemoteDefinition): ServerModule => ({
  async render(input, onAnswer) {
    const messages = input.messages as Messages;
    const queryClient = createServerQueryClient();
    const client = createApi({
      baseUrl: input.gatewayOrigin,
      timeout: 5000,
      headers: { 'x-request-id': input.requestId, 'x-composition-id': input.release.compositionId },
    });
    const api = checkApi(client, definition.contract);
    const pages = createPageStore(definition);
    const prefetched = await runPrefetch(pages, input, { api, queryClient, messages });
    onAnswer?.({ head: prefetched.head, status: prefetched.status });
    const cache = createCache({ key: definition.styleKey });
    cache.compat = true;
    const html =
      prefetched.status === 404
        ? ''
        : renderToString(
            <RemoteProviders
              services={{
                host: checkHost(createServerHost(input), definition.contract),
                api,
                format: createFormat(input.site.locale),
                setHead: () => undefined,
                snapshots: new Map(),
              }}
              intl={createRemoteIntl(input.site.locale, messages)}
              cache={cache}
              hydrates
              queryClient={queryClient}
            >
              <RemotePages pages={pages} />
            </RemoteProviders>,
            { identifierPrefix: input.identifierPrefix },
          );
    const data = renderedJson(queryClient);
    queryClient.clear();
    const skeleton = (await pages.load(input.route.page)).Skeleton !== undefined;
    return { ...prefetched, data, html, styles: stylesOf(cache), ...(skeleton && { skeleton }) };
  },
});

/** With `compat` Emotion keeps the text of each rule used by this render. */
const stylesOf = (cache: EmotionCache): readonly ServerStyle[] => {
  const used = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  return used.length === 0
    ? []
    : [{ key: cache.key, ids: used.map(([id]) => id), css: used.map(([, css]) => css).join('') }];
};

const nothing = (): void => undefined;
const unsubscribe = (): (() => void) => nothing;

/** Navigation, storage and events do nothing on the server. */
const createServerHost = (input: ServerRenderInput): RemoteHost => ({
  site: input.site,
  release: input.release,
  clock: { now: () => input.now },
  navigation: {
    location: () => input.location,
    route: () => input.route,
    criteria: () => emptyCriteria,
    navigate: () => Promise.resolve('failed'),
    patchCriteria: nothing,
    back: nothing,
    subscribe: unsubscribe,
  },
  // An observable without events, so that the bundle does not contain RxJS. Components only subscribe and unsubscribe.
  bus: { emit: nothing, on: () => ({ subscribe: () => ({ unsubscribe: nothing }) }) as never },
  consent: { current: () => null, allows: (kind) => kind === 'needed', reopen: nothing },
  storage: { read: () => null, write: nothing, remove: nothing, subscribe: unsubscribe },
  report: nothing,
  mountFragment: () => ({ update: nothing, unmount: () => Promise.resolve() }),
});
