import { parseCriteria } from '@detour/shared-contracts/criteria';
import { filterVariationOf } from '@detour/shared-contracts/platform';
import { criteriaInFlow, priceRangeOf, resultsPageSize } from '@detour/shared-contracts/rules';
import type { PageDefinition } from '@detour/remote-kit';
import { activityPage } from '../../activities/activity-page';
import { firstAnswer } from '../../page/first-answer';
import { basePathOf } from './base-path';
import { offersQuery } from './offers.query';
import { toResultsHead } from '../heading/results-head.view-model';
import { flowOfPage, readPage } from './results-query';
import { resultsRequest } from './results-request';
import { ResultsPage } from '../ResultsPage';

/** The results page. The server renders the search without criteria, because it never sees the hash. */
export const searchPage: PageDefinition = {
  async prefetch(context) {
    const { queryClient, api, site, route, location, text, now } = context;
    const flow = flowOfPage(route.page, location.search);
    if (flow === 'activity') return activityPage.prefetch(context);
    const priceRange = priceRangeOf(flow, { isNewer: filterVariationOf(site.flags) !== 'dropdowns' });
    const criteria = criteriaInFlow(parseCriteria(location.hash, now, site.locale), flow, priceRange);
    const query = offersQuery(api, resultsRequest(site.locale, flow, location.search, criteria));
    await firstAnswer(queryClient.prefetchQuery(query));
    const head = toResultsHead({
      text,
      brand: site.brand,
      flow,
      basePath: basePathOf(site.locale, flow),
      page: readPage(location.search),
      pageSize: resultsPageSize,
      answer: queryClient.getQueryData(query.queryKey) ?? null,
    });
    return { head };
  },
  Component: ResultsPage,
};
