import { infiniteQueryOptions } from '@tanstack/react-query';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadSearchCalendar, type SearchCalendarQuery } from './search-calendar.client';
import type { Names } from '../contract';

/**
 * Daily prices, page by page: each response names the next month, until the year is complete.
 * @spec CAL-009 CAL-016
 */
export const searchCalendarQuery = (api: Api<Names>, query: SearchCalendarQuery) =>
  infiniteQueryOptions({
    queryKey: ['search-calendar', JSON.stringify(query)],
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await loadSearchCalendar(api, { ...query, fromMonth: pageParam }, signal)),
    initialPageParam: query.fromMonth,
    getNextPageParam: ({ nextMonth }) => nextMonth,
  });
