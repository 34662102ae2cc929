import { queryOptions, skipToken } from '@tanstack/react-query';
import { unwrap, type Api } from '@detour/remote-kit';
import type { Names } from '../../contract';
import type { QuoteRequest } from '../quote/quote.client';
import { loadOtherStays } from './other-stays.client';

/** Null requests nothing. */
export const otherStaysQuery = (api: Api<Names>, request: QuoteRequest | null) =>
  queryOptions({
    // The chosen days of activities change nothing.
    queryKey: ['other-stays', request && { ...request, activitySelectionList: '' }],
    queryFn: request ? async ({ signal }) => unwrap(await loadOtherStays(api, request, signal)) : skipToken,
    // Stock changes: requested again when shown.
    staleTime: 20_000,
  });
