import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { useHydrated } from '@detour/remote-kit';
import { useDataReport } from '../../useDataReport';

type SearchState = 'loading' | 'ready' | 'empty' | 'error';

export interface SearchAnswer<T> {
  readonly state: SearchState;
  /** The response to this request; otherwise, while loading or after a failure, the previous one. */
  readonly answer: T | null;
  /** True while `answer` belongs to an earlier request. */
  readonly outdated: boolean;
  /** The browser is offline, and the request waits. */
  readonly offline: boolean;
  readonly retrying: boolean;
  retry(): void;
}

interface Found {
  readonly exactMatch: readonly unknown[];
}

/** Response of a search. Keeps the previous one while the next loads and when it fails. @spec SRCH-037 SRCH-038 SRCH-039 */
export const useSearchAnswer = <T extends Found>(
  options: UseQueryOptions<T, Error, T, string[]>,
  code: string,
): SearchAnswer<T> => {
  const query = useQuery(options);
  const { data, error } = query;
  const last = useLast(data);
  useDataReport(code, error);
  return {
    state: stateOf(data, query.isError),
    answer: data ?? last,
    outdated: data === undefined && last !== null,
    offline: query.fetchStatus === 'paused',
    retrying: query.isError && query.isFetching,
    retry: () => void query.refetch(),
  };
};

const stateOf = (data: Found | undefined, failed: boolean): SearchState => {
  if (data) return data.exactMatch.length > 0 ? 'ready' : 'empty';
  return failed ? 'error' : 'loading';
};

/**
 * The last response that the visitor saw. Ignores the server's default results during hydration: with criteria in the hash they
 * were never visible.
 */
const useLast = <T>(data: T | undefined): T | null => {
  const hydrated = useHydrated();
  const [last, setLast] = useState<T | null>(null);
  if (hydrated && data && data !== last) setLast(data);
  return last;
};
