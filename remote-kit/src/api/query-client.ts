import { dehydrate, defaultShouldDehydrateQuery, QueryClient } from '@tanstack/react-query';
import type { Json } from '@detour/shared-contracts/base';
import { isTransient } from './api-error';

/** One per remote and mount. Page data stays fresh for a minute, so server data is not fetched again. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        gcTime: 5 * 60_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 2 && isTransient(error),
        retryDelay: (attempt) => 300 * 2 ** attempt,
      },
      mutations: { retry: false },
      // A history entry outlives a sign-out, so personal data is fetched again (`meta: { personal: true }`).
      dehydrate: {
        shouldDehydrateQuery: (query) =>
          defaultShouldDehydrateQuery(query) && query.meta?.['personal'] !== true,
      },
    },
  });

/** No retries on the server: the limit is 300 ms, and the browser can retry. */
export const createServerQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity, retry: false } } });

/**
 * Clears the cache of an unmounted part. Cancels running requests, because a finished one would start a five-minute removal timer
 * that keeps the query alive.
 */
export const dropQueries = (client: QueryClient): void => {
  for (const query of client.getQueryCache().getAll()) query.gcTime = 0;
  client.clear();
};

/**
 * State of the queries for server HTML or a history entry. It is JSON: responses are parsed from it, and errors are not
 * kept.
 */
export const dehydratedJson = (queryClient: QueryClient): Json => dehydrate(queryClient) as unknown as Json;

/**
 * The same for server HTML, without times: the browser counts it as fresh when it gets it, and the same data is the same document
 * (record 0923).
 */
export const renderedJson = (queryClient: QueryClient): Json => {
  const { queries } = dehydrate(queryClient);
  return {
    queries: queries.map((query) => ({
      ...query,
      dehydratedAt: 0,
      state: { ...query.state, dataUpdatedAt: 0 },
    })),
  } as unknown as Json;
};
