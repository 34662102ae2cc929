import { queryOptions } from '@tanstack/react-query';
import { unwrap, type Api } from '@detour/remote-kit';
import type { Names } from '../contract';
import { loadExperiments } from './experiments.client';

/** Read again whenever the tab becomes active: results grow, and colleagues change experiments too. */
export const experimentsQuery = (api: Api<Names>) =>
  queryOptions({
    queryKey: ['experiments'],
    queryFn: async ({ signal }) => unwrap(await loadExperiments(api, signal)),
    staleTime: 0,
    refetchOnWindowFocus: true,
    // Of staff: never stored in a history entry.
    meta: { personal: true },
  });
