import { parseCriteria } from '@detour/shared-contracts/criteria';
import { criteriaInFlow, resultsPageSize } from '@detour/shared-contracts/rules';
import type { PageDefinition } from '@detour/remote-kit';
import { firstAnswer } from '../page/first-answer';
import { basePathOf } from '../results/search/base-path';
import { toResultsHead } from '../results/heading/results-head.view-model';
import { readPage } from '../results/search/results-query';
import { ResultsPage } from '../results/ResultsPage';
import { activityRequest } from './activity-request';
import { activitySearchQuery } from './activity-search.query';

/** Results of an activity search, on its own path. The server renders them without criteria. @spec SRCH-045 */
export const activityPage: PageDefinition = {
  async prefetch({ queryClient, api, site, location, text, now }) {
    const criteria = criteriaInFlow(parseCriteria(location.hash, now, site.locale), 'activity');
    const page = readPage(location.search);
    const query = activitySearchQuery(api, activityRequest(criteria, site.locale, { page }));
    await firstAnswer(queryClient.prefetchQuery(query));
    const answer = queryClient.getQueryData(query.queryKey) ?? null;
    const head = toResultsHead({
      text,
      brand: site.brand,
      flow: 'activity',
      basePath: basePathOf(site.locale, 'activity'),
      page,
      pageSize: resultsPageSize,
      answer,
    });
    return { head };
  },
  Component: ResultsPage,
};
