import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { addRecentSearch, parseRecentSearches, type RecentSearch } from './recent/recent-searches';
import { useHost } from '@detour/remote-kit';
import type { Names } from '../contract';

/** Storage key. */
const recentSearchesKey = 'recentSearches';

export interface RecentSearches {
  readonly searches: readonly RecentSearch[];
  add(search: RecentSearch): void;
}

/** The last destinations of this browser, newest first. Empty on the server. @spec DEST-004 DEST-009 DEST-010 DEST-011 */
export const useRecentSearches = (): RecentSearches => {
  const { storage } = useHost<Names>();
  const subscribe = useCallback(
    (listener: () => void) => storage.subscribe(recentSearchesKey, listener),
    [storage],
  );
  const stored = useSyncExternalStore(
    subscribe,
    () => storage.read(recentSearchesKey),
    () => null,
  );
  const searches = useMemo(() => parseRecentSearches(stored), [stored]);
  return {
    searches,
    add: (search) => storage.write(recentSearchesKey, JSON.stringify(addRecentSearch(searches, search))),
  };
};
