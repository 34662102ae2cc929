import { infiniteQueryOptions, keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { unwrap, type Api } from '@detour/remote-kit';
import type { Names } from '../contract';
import {
  loadChangeDays,
  loadChangeQuote,
  type ChangeDaysRequest,
  type ChangeQuestion,
} from './change.client';

/** The last quote stays while the next one loads. Never cached: prices and rooms change by themselves. null sends no request. */
export const changeQuoteQuery = (api: Api<Names>, question: ChangeQuestion | null) =>
  queryOptions({
    queryKey: ['change-quote', question],
    queryFn: question
      ? async ({ signal }) => unwrap(await loadChangeQuote(api, question, signal))
      : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });

/** Days to which the booking can be moved, page by page from `month` on. */
export const changeDaysQuery = (api: Api<Names>, request: ChangeDaysRequest) =>
  infiniteQueryOptions({
    queryKey: ['change-days', request],
    queryFn: async ({ pageParam, signal }) =>
      unwrap(
        await loadChangeDays(api, { ...request, query: { ...request.query, month: pageParam } }, signal),
      ),
    initialPageParam: request.query.month,
    getNextPageParam: (last) => last.nextMonth,
  });

/** The days on which a stay from a chosen day can end. null sends no request. */
export const changeCheckoutsQuery = (api: Api<Names>, request: ChangeDaysRequest | null) =>
  queryOptions({
    queryKey: ['change-checkouts', request],
    queryFn: request ? async ({ signal }) => unwrap(await loadChangeDays(api, request, signal)) : skipToken,
  });
