import { autocompleteCall, recommendedCall, type SuggestionsResponse } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import { autocompleteValidator, recommendedValidator } from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

const maxResults = 30;

/** Matching places, best first. @spec DEST-013 */
export const loadSuggestions = (
  api: Api<Names>,
  query: { readonly locale: Locale; readonly term: string },
  signal: AbortSignal,
): Promise<Result<SuggestionsResponse, ApiError>> =>
  api.request(autocompleteCall, autocompleteValidator, { query: { ...query, maxResults }, signal });

/** Suggested places before typing. @spec DEST-014 */
export const loadRecommended = (
  api: Api<Names>,
  locale: Locale,
  signal: AbortSignal,
): Promise<Result<SuggestionsResponse, ApiError>> =>
  api.request(recommendedCall, recommendedValidator, {
    query: { locale, q: '', catalogSourceType: '', catalogSourceCode: '' },
    signal,
  });
