import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createQueryClient, dropQueries } from './query-client';

/** A fragment's own query cache. It goes with the fragment: a query that nobody watches keeps a timer of five minutes. */
export const usePartQueryClient = (): QueryClient => {
  const [client] = useState(createQueryClient);
  useEffect(
    () => () => {
      // Parents leave first: their children's queries must be let go before the cache is emptied.
      queueMicrotask(() => dropQueries(client));
    },
    [client],
  );
  return client;
};
