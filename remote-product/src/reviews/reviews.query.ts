import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Locale } from '@detour/shared-contracts/sites';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadReviews, reviewLanguageOf, reviewsPerPage, type ReviewsRequest } from './reviews.client';
import type { Names } from '../contract';

/** Newest reviews in the visitor's language, for the block on a page. */
export const reviewsQuery = (
  api: Api<Names>,
  request: { readonly hotelId: string; readonly locale: Locale },
) =>
  queryOptions({
    queryKey: ['reviews', request],
    queryFn: async ({ signal }) =>
      unwrap(
        await loadReviews(
          api,
          {
            hotelId: request.hotelId,
            language: reviewLanguageOf(request.locale),
            fallback: true,
            sort: 'DATE_DESC',
            page: 0,
          },
          signal,
        ),
      ),
  });

export type ReviewsChoice = Pick<ReviewsRequest, 'hotelId' | 'language' | 'sort'>;

/** Reviews in the selected order and language, page by page. Another selection starts at the first page. @spec REV-005 REV-008 */
export const reviewsListQuery = (api: Api<Names>, choice: ReviewsChoice) =>
  infiniteQueryOptions({
    queryKey: ['reviews-list', choice],
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await loadReviews(api, { ...choice, fallback: false, page: pageParam }, signal)),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      pages.length * reviewsPerPage < last.totalCount ? pages.length : null,
  });
