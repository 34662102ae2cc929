import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Suggestion } from '@detour/shared-contracts';
import { useApi, useSite } from '@detour/remote-kit';
import { useDataReport } from '../useDataReport';
import { suggestionsQuery } from './suggestions.query';
import { useDebounced } from './useDebounced';

/** Between two keys of somebody who types fast. */
const debounceMs = 150;

export interface Suggestions {
  readonly suggestions: readonly Suggestion[];
  /** The term that the suggestions answer; what is typed may be further. */
  readonly term: string;
  readonly loading: boolean;
  /** An answer came for what is typed now. */
  readonly settled: boolean;
}

const none: readonly Suggestion[] = [];

/** Places for what is typed. The ones before stay until the next come; a failure is logged and shows nothing. @spec DEST-012 DEST-013 */
export const useSuggestions = (typed: string): Suggestions => {
  const { locale } = useSite();
  const term = useDebounced(typed.trim(), debounceMs);
  const { data, error, isFetching } = useQuery(suggestionsQuery(useApi(), { locale, term }));
  const [last, setLast] = useState({ term: '', suggestions: none });
  if (data && (last.term !== term || last.suggestions !== data)) setLast({ term, suggestions: data });
  useDataReport(term === '' ? 'SEARCH-305' : 'SEARCH-304', error);
  // After a failure what was there before answers nothing that is typed now.
  const kept = error ? { term, suggestions: none } : last;
  return {
    suggestions: data ?? kept.suggestions,
    term: data ? term : kept.term,
    loading: isFetching || term !== typed.trim(),
    settled: data !== undefined && term === typed.trim(),
  };
};
