import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@detour/shared-contracts';
import { unwrap, type Api } from '@detour/shared-ui/remote';
import { loadReviews } from './reviews.client';

/** Reviews are written in four languages; Belgium reads those of its neighbours. */
const reviewLocaleOf = (locale: Locale): Locale =>
  locale === 'fr_BE' ? 'fr_FR' : locale === 'nl_BE' ? 'nl_NL' : locale;

/** The newest reviews in the visitor's language, for the block of the stay page. */
export const reviewsQuery = (api: Api, request: { readonly hotelId: string; readonly locale: Locale }) =>
  queryOptions({
    queryKey: ['reviews', request],
    queryFn: async ({ signal }) =>
      unwrap(
        await loadReviews(
          api,
          { hotelId: request.hotelId, locale: reviewLocaleOf(request.locale), sort: 'DATE_DESC', page: 0 },
          signal,
        ),
      ),
  });
