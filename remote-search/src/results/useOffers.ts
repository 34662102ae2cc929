import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { OffersRequest, OffersResponse } from '@detour/shared-contracts';
import { useApi, useHost, useHydrated } from '@detour/shared-ui/remote';
import { offersQuery } from './offers.query';

export type OffersState = 'loading' | 'ready' | 'empty' | 'error';

export interface Offers {
  readonly state: OffersState;
  /** The answer to this request; else, while it loads or after it failed, the one before. */
  readonly answer: OffersResponse | null;
  /** True while `answer` belongs to an earlier request. */
  readonly outdated: boolean;
  /** The browser has no connection, and the request waits for one. */
  readonly offline: boolean;
  readonly retrying: boolean;
  retry(): void;
}

/**
 * The results of a request. What was there stays while the next ones load, and when they fail. @spec SRCH-037 SRCH-038 SRCH-039
 */
export const useOffers = (request: OffersRequest): Offers => {
  const host = useHost();
  const query = useQuery(offersQuery(useApi(), request));
  const { data, error } = query;
  const last = useLast(data);
  useEffect(() => {
    if (error) host.report({ kind: 'data', code: 'SEARCH-301', error });
  }, [host, error]);
  return {
    state: stateOf(data, query.isError),
    answer: data ?? last,
    outdated: data === undefined && last !== null,
    offline: query.fetchStatus === 'paused',
    retrying: query.isError && query.isFetching,
    retry: () => void query.refetch(),
  };
};

const stateOf = (data: OffersResponse | undefined, failed: boolean): OffersState => {
  if (data) return data.exactMatch.length > 0 ? 'ready' : 'empty';
  return failed ? 'error' : 'loading';
};

/**
 * The last answer that the visitor has seen. The server's default results do not count while the page is being hydrated: behind a
 * hash with criteria they were never shown.
 */
const useLast = (data: OffersResponse | undefined): OffersResponse | null => {
  const hydrated = useHydrated();
  const [last, setLast] = useState<OffersResponse | null>(null);
  if (hydrated && data && data !== last) setLast(data);
  return last;
};
