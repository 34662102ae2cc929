import type { QueryClient, QueryFunction } from '@tanstack/react-query';
import { parseCriteria } from '@detour/shared-contracts/criteria';
import type { PageHead } from '@detour/shared-contracts/mount';
import { breadcrumbData } from '@detour/shared-ui';
import type { Api, PageDefinition, PrefetchContext } from '@detour/remote-kit';
import { activitySearchQuery } from '../../activities/activity-search.query';
import { firstAnswer } from '../../page/first-answer';
import { toResultsHead, type ResultsHeadContext } from '../heading/results-head.view-model';
import { toResultsHeading } from '../heading/results-heading.view-model';
import type { Text } from '../../text';
import { ResultsPage } from '../ResultsPage';
import { offersQuery } from './offers.query';
import { pageSearchOf, type PageSearch } from './page-search';
import type { Names } from '../../contract';

/** The results page of all flows. The server renders the search without criteria, because it never sees the hash. @spec SRCH-045 */
export const searchPage: PageDefinition<Names> = {
  async prefetch(context) {
    const { queryClient, api, site, route, location, text, now } = context;
    const criteria = parseCriteria<Names>(location.hash, now, site.locale);
    const search = pageSearchOf({ page: route.page, search: location.search, criteria, site });
    const answer = await fetchSearch(queryClient, api, search);
    const head = toResultsHead({ text, site, search, answer });
    return answer
      ? { head: { ...head, jsonLd: [crumbsOf(answer, head, search, context)] } }
      : { head, status: 503 };
  },
  Component: ResultsPage,
};

/** Structured data of the breadcrumb above the results. @spec SEO-007 */
const crumbsOf = (
  { searchDetails }: NonNullable<ResultsHeadContext['answer']>,
  { canonicalPath = '' }: PageHead,
  { flow, criteria }: PageSearch,
  { site, text, format }: PrefetchContext<Names>,
) => {
  const { crumbs } = toResultsHeading(searchDetails, {
    locale: site.locale,
    flow,
    text: text as Text,
    format,
    around: criteria.distance?.max,
  });
  return breadcrumbData(crumbs, site.origin, canonicalPath);
};

const fetchSearch = (
  client: QueryClient,
  api: Api<Names>,
  search: PageSearch,
): Promise<ResultsHeadContext['answer']> =>
  search.flow === 'activity'
    ? answerOf(client, activitySearchQuery(api, search.request))
    : answerOf(client, offersQuery(api, search.request));

interface SearchQuery<T> {
  readonly queryKey: string[];
  readonly queryFn?: QueryFunction<T, string[]>;
}

const answerOf = async <T>(client: QueryClient, query: SearchQuery<T>): Promise<T | null> => {
  await firstAnswer(client.prefetchQuery(query));
  return client.getQueryData<T>(query.queryKey) ?? null;
};
