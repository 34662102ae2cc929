import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ActivityListResponse } from '@detour/shared-contracts/api';
import type { Flow } from '@detour/shared-contracts/mount';
import type { SearchFacets } from './search-facets';
import { useApi, useHost, useSite } from '@detour/remote-kit';
import { useDataReport } from '../../useDataReport';
import { activityListQuery, facetsQuery } from './facets.query';
import type { Criteria, Names } from '../../contract';

/** Filter counts while a panel is open. Null until known. The previous counts stay while new ones load. @spec FILT-050 */
export const useFilterFacets = (criteria: Criteria, flow: Flow, isOpen: boolean): SearchFacets | null => {
  const host = useHost<Names>();
  const { locale } = useSite();
  const { data, error } = useQuery({
    ...facetsQuery(useApi<Names>(), criteria, flow, locale),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    if (!error) return;
    host.report({
      kind: 'data',
      code: 'SEARCH-308',
      error: new Error(`Error fetching facets: ${error.message}`, { cause: error }),
    });
  }, [host, error]);
  return data ?? null;
};

export interface ActivityList {
  readonly list: ActivityListResponse | null;
  readonly failed: boolean;
  retry(): void;
}

/** Activity names, loaded on demand. @spec FILT-018 */
export const useActivityList = (): ActivityList => {
  const { locale } = useSite();
  const query = useQuery(activityListQuery(useApi<Names>(), locale));
  const { error } = query;
  useDataReport('SEARCH-309', error);
  return { list: query.data ?? null, failed: query.isError, retry: () => void query.refetch() };
};
