import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnalyticsReportQuery } from '@detour/shared-contracts/api';
import { unwrap, type Api } from '@detour/remote-kit';
import type { Names } from '../contract';
import { loadReport } from './analytics.client';

/** Null: the days cannot be asked for. The former numbers stay while those of other days load. */
export const reportQuery = (api: Api<Names>, query: AnalyticsReportQuery | null) =>
  queryOptions({
    queryKey: ['analytics-report', query],
    queryFn: async ({ signal }) => {
      if (query === null) throw new Error('The days of a report are missing.');
      return unwrap(await loadReport(api, query, signal));
    },
    enabled: query !== null,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    // Of staff: never stored in a history entry.
    meta: { personal: true },
  });
