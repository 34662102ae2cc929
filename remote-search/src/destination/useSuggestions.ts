import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Suggestion } from '@detour/shared-contracts/api';
import { useDebounced } from '@detour/shared-ui';
import { useApi, useSite } from '@detour/remote-kit';
import { useDataReport } from '../useDataReport';
import { suggestionsQuery } from './suggestions.query';
import type { Names } from '../contract';

/** Debounce delay for fast typing. */
const debounceMs = 150;

export interface Suggestions {
  readonly suggestions: readonly Suggestion[];
  /** The term of the current suggestions. The typed text may be newer. */
  readonly term: string;
  readonly loading: boolean;
  /** The suggestions match the typed text. */
  readonly settled: boolean;
}

const none: readonly Suggestion[] = [];

/**
 * Suggestions for the typed text. Keeps the previous ones until new ones arrive. Logs a failure and shows no error. @spec
 * DEST-012 DEST-013
 */
export const useSuggestions = (typed: string): Suggestions => {
  const { locale } = useSite();
  const term = useDebounced(typed.trim(), debounceMs);
  const { data, error, isFetching } = useQuery(suggestionsQuery(useApi<Names>(), { locale, term }));
  const [last, setLast] = useState({ term: '', suggestions: none });
  if (data && (last.term !== term || last.suggestions !== data)) setLast({ term, suggestions: data });
  useDataReport(term === '' ? 'SEARCH-305' : 'SEARCH-304', error);
  // After a failure the previous suggestions no longer match the typed text.
  const kept = error ? { term, suggestions: none } : last;
  return {
    suggestions: data ?? kept.suggestions,
    term: data ? term : kept.term,
    loading: isFetching || term !== typed.trim(),
    settled: data !== undefined && term === typed.trim(),
  };
};
