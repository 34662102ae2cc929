import { queryOptions } from '@tanstack/react-query';
import { unwrap, type Api } from '@detour/remote-kit';
import type { Names } from '../contract';
import { loadCancellation } from './cancellation.client';

/** Never cached: sums change by the clock. */
export const cancellationQuery = (api: Api<Names>, orderUUID: string) =>
  queryOptions({
    queryKey: ['cancellation', orderUUID],
    queryFn: async ({ signal }) => unwrap(await loadCancellation(api, orderUUID, signal)),
    staleTime: 0,
    gcTime: 0,
  });
