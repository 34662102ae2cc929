import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { useHydrated } from '@detour/remote-kit';
import { useDataReport } from '../useDataReport';

type SearchState = 'loading' | 'ready' | 'empty' | 'error';

export interface SearchAnswer<T> {
  readonly state: SearchState;
  /** The answer to this request; else, while it loads or after it failed, the one before. */
  readonly answer: T | null;
  /** True while `answer` belongs to an earlier request. */
  readonly outdated: boolean;
  /** The browser has no connection, and the request waits for one. */
  readonly offline: boolean;
  readonly retrying: boolean;
  retry(): void;
}

interface Found {
  readonly exactMatch: readonly unknown[];
}

/** The answer of a search. What was there stays while the next one loads, and when it fails. @spec SRCH-037 SRCH-038 SRCH-039 */
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
 * The last answer that the visitor has seen. The server's default results do not count while the page is being hydrated: behind a
 * hash with criteria they were never shown.
 */
const useLast = <T>(data: T | undefined): T | null => {
  const hydrated = useHydrated();
  const [last, setLast] = useState<T | null>(null);
  if (hydrated && data && data !== last) setLast(data);
  return last;
};
