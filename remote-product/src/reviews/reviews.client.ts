import { reviewsCall, type ReviewsResponse } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import { reviewsValidator } from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

/** @spec REV-006 */
export const reviewSorts = ['DATE_DESC', 'DATE_ASC', 'SCORE_DESC', 'SCORE_ASC'] as const;

export type ReviewSort = (typeof reviewSorts)[number];

/** Languages of reviews. Belgian sites also show those of the neighbouring countries. @spec REV-007 */
export const reviewLanguages = ['all', 'fr_FR', 'es_ES', 'it_IT', 'nl_NL'] as const;

export type ReviewLanguage = (typeof reviewLanguages)[number];

/** Reviews per page. @spec REV-005 */
export const reviewsPerPage = 10;

export interface ReviewsRequest {
  readonly hotelId: string;
  readonly language: ReviewLanguage;
  /** Falls back to other languages if this one has no reviews. Off if the visitor selected the language. */
  readonly fallback: boolean;
  readonly sort: ReviewSort;
  /** Zero-based. */
  readonly page: number;
}

/** Review language of the visitor's locale. */
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
  api: Api<Names>,
  { hotelId, language, fallback, sort, page }: ReviewsRequest,
  signal?: AbortSignal,
): Promise<Result<ReviewsResponse, ApiError>> =>
  api.request(reviewsCall, reviewsValidator, {
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
