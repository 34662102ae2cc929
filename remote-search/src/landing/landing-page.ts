import type { LandingPage as LandingContent } from '@detour/shared-contracts/api';
import { isApiError, type PageDefinition, type PrefetchContext } from '@detour/remote-kit';
import { firstAnswer } from '../page/first-answer';
import { componentsOf } from './landing-components';
import { toLandingHead } from './landing-head.view-model';
import { bestBoxesQuery, landingQuery, resultBlockQuery, targetedBannersQuery } from './landing.query';
import { LandingPage } from './LandingPage';
import { resultBlockRequest } from './parts/result-block-request';
import type { Names } from '../contract';

/** Prefetches all lists in parallel. The page renders without any of them. */
const prefetchLists = async (
  page: LandingContent,
  { queryClient, api, site: { locale } }: PrefetchContext<Names>,
): Promise<void> => {
  await Promise.all([
    ...componentsOf(page, 'TopSearchResults').map((block) =>
      queryClient.prefetchQuery(resultBlockQuery(api, resultBlockRequest(block, locale))),
    ),
    ...(componentsOf(page, 'BestBoxes').length > 0
      ? [queryClient.prefetchQuery(bestBoxesQuery(api, locale))]
      : []),
    ...(componentsOf(page, 'TargetedBanner').length > 0
      ? [queryClient.prefetchQuery(targetedBannersQuery(api, locale))]
      : []),
  ]);
};

/** The page of a slug and locale. Unknown slugs are not found. @spec ROUTE-024 SEO-014 */
export const landingPage: PageDefinition<Names> = {
  async prefetch(context) {
    const { queryClient, api, site, route, text } = context;
    const slug = route.params['slug'] ?? '';
    const query = landingQuery(api, { slug, locale: site.locale });
    const load = async (): Promise<void> => {
      await queryClient.prefetchQuery(query);
      const page = queryClient.getQueryData(query.queryKey);
      if (page) await prefetchLists(page, context);
    };
    await firstAnswer(load());
    const page = queryClient.getQueryData(query.queryKey) ?? null;
    const error = queryClient.getQueryState(query.queryKey)?.error;
    const isUnknown = isApiError(error) && error.status === 404;
    return {
      head: toLandingHead(page, slug, { site, text }),
      status: page ? 200 : isUnknown ? 404 : 503,
    };
  },
  Component: LandingPage,
};
