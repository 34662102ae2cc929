import type { ActivitySearchRequest, OffersRequest } from '@detour/shared-contracts/api';
import type { Sort } from '@detour/shared-contracts/criteria';
import type { Flow, SiteContext } from '@detour/shared-contracts/mount';
import { criteriaInFlow, readFlow, resultsPageSize, searchRequestOf } from '@detour/shared-contracts/rules';
import type { PageName } from '@detour/shared-contracts/sites';
import { activityRequest } from '../../activities/activity-request';
import { hasDates } from '../../calendar/flexible/flexible-dates.view-model';
import type { Criteria } from '../../contract';
import { sitePriceRange, type FilterFlags } from './site-price-range';

interface SearchFacts {
  /** Adapted to the flow. */
  readonly criteria: Criteria;
  /** The effective sort: the one in the criteria if the flow offers it. */
  readonly sort: Sort;
  /** Zero-based. */
  readonly page: number;
}

export interface StaySearch extends SearchFacts {
  readonly flow: Exclude<Flow, 'activity'>;
  readonly request: OffersRequest;
}

export interface ActivitySearch extends SearchFacts {
  readonly flow: 'activity';
  readonly request: ActivitySearchRequest;
}

/** The search of a results page. `request` is the only request before the first complete render. */
export type PageSearch = StaySearch | ActivitySearch;

export interface PageSearchInput {
  readonly page: PageName;
  /** Query of the URL. */
  readonly search: string;
  /** As parsed from the hash. */
  readonly criteria: Criteria;
  readonly site: Pick<SiteContext, 'locale'> & { readonly flags: FilterFlags };
}

/**
 * Decides flow, criteria, sort, page and request of a results page. Prefetch, server rendering and components use this one
 * function, so that a page renders what was fetched. @spec FLOW-006 SRCH-015 SRCH-045
 */
export const pageSearchOf = ({ page: name, search, criteria: found, site }: PageSearchInput): PageSearch => {
  const { locale } = site;
  const flow = name === 'activity-search' ? 'activity' : readFlow(search);
  const criteria = criteriaInFlow(found, flow, sitePriceRange(flow, site.flags, hasDates(found)));
  const page = readPage(search);
  if (flow === 'activity') {
    const request = activityRequest(criteria, locale, { page });
    return { flow, criteria, sort: request.orderBy, page, request };
  }
  const request = searchRequestOf(criteria, flow, locale, { page, limit: resultsPageSize });
  return { flow, criteria, sort: request.orderBy, page, request };
};

const lastPage = 1000;

/** Zero-based page. Invalid values count as the first. @spec SRCH-015 */
const readPage = (search: string): number => {
  const text = new URLSearchParams(search).get('page') ?? '';
  return /^\d{1,4}$/.test(text) && Number(text) <= lastPage ? Number(text) : 0;
};
