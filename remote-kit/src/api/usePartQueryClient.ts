import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createQueryClient, dropQueries } from './query-client';

/** A fragment's own query cache. Cleared on unmount, because an unobserved query keeps a five-minute timer. */
export const usePartQueryClient = (): QueryClient => {
  const [client] = useState(createQueryClient);
  useEffect(
    () => () => {
      // React unmounts parents first. Release the children's queries before clearing the cache.
      queueMicrotask(() => dropQueries(client));
    },
    [client],
  );
  return client;
};
