import { queryOptions } from '@tanstack/react-query';
import { unwrap, type Api } from '@detour/remote-kit';
import type { Names } from '../contract';
import { loadCancellation, type CancellationAsk } from './cancellation.client';

/** Never cached: sums change by the clock. */
export const cancellationQuery = (api: Api<Names>, ask: CancellationAsk) =>
  queryOptions({
    queryKey: ['cancellation', ask],
    queryFn: async ({ signal }) => unwrap(await loadCancellation(api, ask, signal)),
    staleTime: 0,
    gcTime: 0,
  });
