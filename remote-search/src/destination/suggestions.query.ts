import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@detour/shared-contracts/sites';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadRecommended, loadSuggestions } from './suggestions.client';
import type { Names } from '../contract';

/** An empty term requests recommended places. A new term cancels the previous request by its signal. */
export const suggestionsQuery = (
  api: Api<Names>,
  query: { readonly locale: Locale; readonly term: string },
) =>
  queryOptions({
    queryKey: ['suggestions', query.locale, query.term],
    queryFn: async ({ signal }) =>
      unwrap(
        query.term === ''
          ? await loadRecommended(api, query.locale, signal)
          : await loadSuggestions(api, query, signal),
      ),
    retry: false,
  });
