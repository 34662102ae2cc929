import { reviewsCall, type ReviewsResponse } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import { validateReviews } from '@detour/shared-contracts/validators';
import type { Api, ApiError } from '@detour/remote-kit';

/** @spec REV-006 */
export const reviewSorts = ['DATE_DESC', 'DATE_ASC', 'SCORE_DESC', 'SCORE_ASC'] as const;

export type ReviewSort = (typeof reviewSorts)[number];

/** Languages that reviews are written in; Belgium reads those of its neighbours. @spec REV-007 */
export const reviewLanguages = ['all', 'fr_FR', 'es_ES', 'it_IT', 'nl_NL'] as const;

export type ReviewLanguage = (typeof reviewLanguages)[number];

/** A page of the gateway's answer. @spec REV-005 */
export const reviewsPerPage = 10;

export interface ReviewsRequest {
  readonly hotelId: string;
  readonly language: ReviewLanguage;
  /** Other languages where there is nothing in this one; not for a visitor who chose it. */
  readonly fallback: boolean;
  readonly sort: ReviewSort;
  /** Zero-based. */
  readonly page: number;
}

/** The visitor's own language, as reviews know it. */
export const reviewLanguageOf = (locale: Locale): Exclude<ReviewLanguage, 'all'> => {
  switch (locale) {
    case 'fr_BE':
      return 'fr_FR';
    case 'nl_BE':
      return 'nl_NL';
    default:
      return locale;
  }
};

/** @spec REV-001 */
export const loadReviews = (
  api: Api,
  { hotelId, language, fallback, sort, page }: ReviewsRequest,
  signal?: AbortSignal,
): Promise<Result<ReviewsResponse, ApiError>> =>
  api.request(reviewsCall, validateReviews, {
    params: { id: hotelId },
    query: {
      client: 'msite',
      withOtherLanguageFallback: fallback,
      ...(language !== 'all' && { locale: language }),
      sort,
      page,
    },
    ...(signal && { signal }),
  });
