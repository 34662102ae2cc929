import { reviewsCall, type Locale, type Result, type ReviewsResponse } from '@detour/shared-contracts';
import { validateReviews } from '@detour/shared-contracts/validators';
import type { Api, ApiError } from '@detour/shared-ui/remote';

export type ReviewSort = 'DATE_DESC' | 'DATE_ASC' | 'SCORE_DESC' | 'SCORE_ASC';

export interface ReviewsRequest {
  readonly hotelId: string;
  /** All languages without one. */
  readonly locale?: Locale;
  readonly sort: ReviewSort;
  /** Zero-based. */
  readonly page: number;
}

/** @spec REV-001 */
export const loadReviews = (
  api: Api,
  { hotelId, locale, sort, page }: ReviewsRequest,
  signal?: AbortSignal,
): Promise<Result<ReviewsResponse, ApiError>> =>
  api.request(reviewsCall, validateReviews, {
    params: { id: hotelId },
    query: { client: 'msite', withOtherLanguageFallback: true, ...(locale && { locale }), sort, page },
    ...(signal && { signal }),
  });
