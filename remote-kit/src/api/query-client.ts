import { dehydrate, defaultShouldDehydrateQuery, QueryClient } from '@tanstack/react-query';
import type { Json } from '@detour/shared-contracts';
import { isTransient } from './api-error';

/** One per remote and mount. Data of a page stays fresh for a minute: what the server sent is not fetched again. */
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
      // A history entry outlives a sign-out: what is personal is asked for again (`meta: { personal: true }`).
      dehydrate: {
        shouldDehydrateQuery: (query) =>
          defaultShouldDehydrateQuery(query) && query.meta?.['personal'] !== true,
      },
    },
  });

/** On the server nothing is retried: the budget is 300 ms, and the browser can do it again. */
export const createServerQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity, retry: false } } });

/**
 * Empties the cache of a part that is gone. A request under way sets the timer of its removal when it ends: it is to end at once, for a
 * timer of five minutes would hold the query for as long.
 */
export const dropQueries = (client: QueryClient): void => {
  for (const query of client.getQueryCache().getAll()) query.gcTime = 0;
  client.clear();
};

/** What the queries hold, for a page of the server or of the history. It is JSON: answers are parsed from it, and errors are not kept. */
export const dehydratedJson = (queryClient: QueryClient): Json => dehydrate(queryClient) as unknown as Json;
